"""The engine, proven on the fixture games and on whatever stands on the shelf."""

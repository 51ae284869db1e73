"""The rules of each game, clause by clause: one folder a game, named like the game's own."""

"""The games: one folder each, found by the registry. Nothing here names any of them."""

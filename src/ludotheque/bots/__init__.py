"""Opponents shared by all games, written against the verbs alone."""

"""Pac-Man in a real browser: whole games, by every kind of hand."""

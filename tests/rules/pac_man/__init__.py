"""Pac-Man's rules, its board, its notation, its refusals and its story."""

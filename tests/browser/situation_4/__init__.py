"""Situation 4 in a real browser."""

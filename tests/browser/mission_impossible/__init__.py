"""Mission Impossible in a real browser."""

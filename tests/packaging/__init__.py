"""Building the page, and the wheel that carries it."""

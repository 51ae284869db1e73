"""Games in the terminal, played by people who see what a real one would show."""

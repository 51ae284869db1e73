"""What all games stand on: declared states, compilation, chance, matches and their text."""

__version__ = "0.1.0"  # of the whole package: pyproject.toml reads it here

"""What all games stand on: declared states, compilation, chance, matches and their text."""

"""What games are made with: whatever two of them would otherwise say alike. Knows no game."""

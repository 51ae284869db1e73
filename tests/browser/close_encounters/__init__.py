"""Close Encounters in a real browser."""

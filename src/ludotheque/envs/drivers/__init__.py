"""What is compiled with each game's rules for its environments."""

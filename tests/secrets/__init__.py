"""What a seat may not know never leaves the server: the same for every game, now and later."""

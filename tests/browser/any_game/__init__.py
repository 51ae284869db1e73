"""Games that the page has no folder for, played through the client of any game."""

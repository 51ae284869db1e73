"""Works out the map of a board that is not one of the game's own."""

// The name by which the game's words are known.

export const GAME = "situation-4";

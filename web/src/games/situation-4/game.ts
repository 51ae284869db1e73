// The name by which the game's words are known, and the colours of its sides: those of their pieces.

export const GAME = "situation-4";

export const SIDES = {
  A: { colour: "#2f7f86", ink: "#f4fbf4" },
  B: { colour: "#c4622d", ink: "#1f0e05" },
} as const;

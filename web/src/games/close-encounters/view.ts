// Made by `make types` from src/ludotheque/games/close_encounters. Do not edit.

// Made from the types in Python: change those, and make this again.

export interface View {
  readonly phase: string;
  readonly turn: string;
  readonly turns: number;
  readonly players: ReadonlyArray<Player>;
  readonly dice: ReadonlyArray<number>;
  readonly walk: Walk | null;
  readonly quiet_turns: number;
  readonly card: ReadonlyArray<OwnCircle> | null;
  readonly cards: Readonly<Record<string, ReadonlyArray<OwnCircle>>>;
}

/** A valley of so many columns and rows. Pawns step to the eight squares around them. */
export interface BoardShown {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly squares: ReadonlyArray<SquareShown>;
}

export interface Player {
  readonly seat: string;
  readonly pawn: string;
  readonly bound: string;
  readonly chips: ReadonlyArray<number>;
  readonly traps: ReadonlyArray<Trap>;
  readonly clear: ReadonlyArray<number>;
  readonly due: number;
  readonly roll: number;
  readonly outrolled: boolean;
}

export interface Walk {
  readonly left: number;
  readonly start: string;
  readonly entered: ReadonlyArray<string>;
  readonly leaving: "" | "both" | "ship" | "tower";
}

/** One square: its column from the left, its row from the top. */
export interface SquareShown {
  readonly name: string;
  readonly kind: Kind;
  readonly column: number;
  readonly row: number;
  readonly number: number;
  readonly area: "" | "ship" | "tower";
}

export interface OwnCircle {
  readonly number: number;
  readonly made: number;
  readonly dead: boolean;
}

export type Kind = "tower" | "ship" | "safe" | "numbered";

/** A live circle as everybody knows it: the turn in which it was made, and where it can be. */
export interface Trap {
  readonly made: number;
  readonly possible: number;
}

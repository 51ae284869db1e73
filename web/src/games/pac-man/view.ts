// Made by `make types` from src/ludotheque/games/pac_man. Do not edit.

// Made from the types in Python: change those, and make this again.

export interface View {
  readonly phase: string;
  readonly turn: string;
  readonly players: ReadonlyArray<Player>;
  readonly ghosts: ReadonlyArray<string>;
  readonly marbles: Readonly<Record<string, string>>;
  readonly swallowed: number;
  readonly dice: ReadonlyArray<number>;
  readonly walk: Walk | null;
  readonly quiet_turns: number;
}

/** A maze of so many columns and rows of grid points. */
export interface BoardShown {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly spaces: ReadonlyArray<SpaceShown>;
  readonly links: ReadonlyArray<LinkShown>;
  readonly doors: ReadonlyArray<DoorShown>;
}

export interface Player {
  readonly seat: string;
  readonly pacman: string;
  readonly home: string;
  readonly white: number;
  readonly yellow: number;
  readonly roll: number;
  readonly outrolled: boolean;
}

export interface Walk {
  readonly piece: string;
  readonly left: number;
  readonly came: string | null;
}

/** Somewhere that a piece can stand: its grid column from the left, its row from the top. */
export interface SpaceShown {
  readonly name: string;
  readonly kind: Kind;
  readonly column: number;
  readonly row: number;
  readonly home: string | null;
}

/** A track between two spaces, and every grid point (column, row) on it, ends included. */
export interface LinkShown {
  readonly a: string;
  readonly b: string;
  readonly path: ReadonlyArray<readonly [number, number]>;
}

/** A way out of the board beside a hole; whoever goes out comes in at any other door. */
export interface DoorShown {
  readonly space: string;
  readonly side: Side;
}

export type Kind = "hole" | "ringed" | "home" | "centre";

/** A side of the board; also the way that a door's arrow or a track goes. */
export type Side = "top" | "right" | "bottom" | "left";

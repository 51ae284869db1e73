// Made by `make types` from src/ludotheque/games/mission_impossible. Do not edit.

// Made from the types in Python: change those, and make this again.

export interface View {
  readonly phase: string;
  readonly turn: string;
  readonly first: string;
  readonly round: number;
  readonly die: number | null;
  readonly reach: number | null;
  readonly players: ReadonlyArray<Player>;
  readonly cards: ReadonlyArray<Card>;
  readonly opened: ReadonlyArray<string>;
  readonly not_hunting: ReadonlyArray<readonly [string, string]>;
  readonly notebook: Notebook | null;
  readonly everything: boolean;
}

/** A city of so many half steps across and rows down, and what heads the report card. */
export interface BoardShown {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly squares: ReadonlyArray<SquareShown>;
  readonly streets: ReadonlyArray<StreetShown>;
  readonly clues: ReadonlyArray<string>;
  readonly agents: ReadonlyArray<AgentShown>;
}

/** What all can see of a player, and whatever the viewer knows besides. */
export interface Player {
  readonly seat: string;
  readonly district: number;
  readonly square: string | null;
  readonly safe: boolean;
  readonly cards_laid: number;
  readonly ready: boolean;
  readonly roll: number;
  readonly outrolled: boolean;
  readonly eliminated: number;
  readonly multiplier: number;
  readonly fell_to: string | null;
  readonly known_to: ReadonlyArray<string>;
  readonly agent: string | null;
  readonly target: string | null;
  readonly suspects: ReadonlyArray<string>;
}

/** A card that lies, or lay, face down on a coloured square. */
export interface Card {
  readonly square: string;
  readonly owner: string;
  readonly holder: string | null;
  readonly noted_by: ReadonlyArray<string>;
  readonly says: string | null;
}

/** What only its owner may see. */
export interface Notebook {
  readonly seat: string;
  readonly agent: string;
  readonly target: string | null;
  readonly hand: ReadonlyArray<string>;
  readonly next_square: string | null;
  readonly start: string | null;
  readonly line_ups: number;
}

/** A square: its column in half steps from the left, its row from the top. */
export interface SquareShown {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly district: number | null;
}

/** A street between two squares. */
export interface StreetShown {
  readonly a: string;
  readonly b: string;
}

/** An agent, and the clues that fit them. */
export interface AgentShown {
  readonly name: string;
  readonly clues: ReadonlyArray<string>;
}

// Where things are on the board, and how one gets from square to square on the picture: pure
// geometry. Squares are wider than high, so that the long board is large in every window.

import type { Place } from "../../kit/place";
import type { BoardShown, SquareShown } from "./view";

/** From one square to the next, in units of the picture, and what lies around them all. */
export const CELL = { x: 62, y: 46 } as const;
export const TILE = { x: 56, y: 40 } as const;
const MARGIN = { side: 24, top: 88, bottom: 92 } as const;

/** The usual board's width over its height. */
export const RATIO = (11 * CELL.x + 2 * MARGIN.side) / (18 * CELL.y + MARGIN.top + MARGIN.bottom);

/** The eight directions, as steps of columns and rows. */
export type Heading = readonly [across: number, down: number];

/** What leads where on a keyboard: arrows, the number pad, and what it is without its numbers. */
export const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
  Numpad8: [0, -1],
  Numpad6: [1, 0],
  Numpad2: [0, 1],
  Numpad4: [-1, 0],
  Numpad7: [-1, -1],
  Numpad9: [1, -1],
  Numpad1: [-1, 1],
  Numpad3: [1, 1],
};

export class Valley {
  readonly width: number;
  readonly height: number;
  readonly squares: ReadonlyArray<SquareShown>;
  /** The highest number. */
  readonly last: number;
  private readonly byName: ReadonlyMap<string, SquareShown>;
  private readonly byPoint: ReadonlyMap<string, SquareShown>;

  constructor(drawing: BoardShown) {
    this.squares = drawing.squares;
    this.width = drawing.columns * CELL.x + 2 * MARGIN.side;
    this.height = (drawing.rows - 1) * CELL.y + MARGIN.top + MARGIN.bottom;
    this.byName = new Map(drawing.squares.map((square) => [square.name, square]));
    this.byPoint = new Map(drawing.squares.map((each) => [`${each.column} ${each.row}`, each]));
    this.last = Math.max(0, ...drawing.squares.map((square) => square.number));
  }

  square(name: string): SquareShown | undefined {
    return this.byName.get(name);
  }

  /** The middle of a square; of a square that is not there, the middle of the board. */
  place(name: string): Place {
    const square = this.byName.get(name);
    if (!square) return { x: this.width / 2, y: this.height / 2 };
    return {
      x: MARGIN.side + (square.column + 0.5) * CELL.x,
      y: MARGIN.top + square.row * CELL.y,
    };
  }

  isEnd(name: string): boolean {
    const kind = this.byName.get(name)?.kind;
    return kind === "tower" || kind === "ship";
  }

  isSafe(name: string): boolean {
    return this.byName.get(name)?.kind === "safe";
  }

  /** The square at a place. */
  at({ x, y }: Place): string | null {
    const column = Math.floor((x - MARGIN.side) / CELL.x);
    const row = Math.round((y - MARGIN.top) / CELL.y);
    return this.byPoint.get(`${column} ${row}`)?.name ?? null;
  }

  /** The square next to another one. */
  next(name: string, [across, down]: Heading): string | null {
    const from = this.byName.get(name);
    if (!from) return null;
    return this.byPoint.get(`${from.column + across} ${from.row + down}`)?.name ?? null;
  }

  /** Which way one square lies from another, if it lies straight or aslant from it. */
  heading(from: string, to: string): Heading | null {
    const [a, b] = [this.byName.get(from), this.byName.get(to)];
    if (!a || !b) return null;
    const [across, down] = [b.column - a.column, b.row - a.row];
    const straight = across === 0 || down === 0 || Math.abs(across) === Math.abs(down);
    return straight ? [Math.sign(across), Math.sign(down)] : null;
  }

  /** How many steps lie between two squares, if nothing is in the way. */
  steps(from: string, to: string): number {
    const [a, b] = [this.byName.get(from), this.byName.get(to)];
    if (!a || !b) return Number.POSITIVE_INFINITY;
    return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
  }

  /** The fewest steps between two squares, jumps over chips included; pawns and rules may need more. */
  stepsOver(from: string, to: string, chips: ReadonlySet<string>): number {
    const found = new Map([[from, 0]]);
    for (const [at, steps] of found) {
      for (const heading of Object.values(HEADINGS)) {
        for (let next = this.next(at, heading); next !== null; next = this.next(next, heading)) {
          if (!found.has(next)) found.set(next, steps + 1);
          if (!chips.has(next)) break;
        }
      }
    }
    return found.get(to) ?? Number.POSITIVE_INFINITY;
  }

  /** Whether two squares do not touch: whoever gets from one to the other has jumped, or flown. */
  isApart(from: string, to: string): boolean {
    return this.steps(from, to) > 1;
  }

  /** A way on the picture: straight from square to square, and in an arc where it jumps. */
  trail(names: ReadonlyArray<string>): string {
    return names
      .map((name, index) => {
        const { x, y } = this.place(name);
        const before = names[index - 1];
        if (before === undefined) return `M${x},${y}`;
        return this.isApart(before, name) ? this.arc(before, name) : `L${x},${y}`;
      })
      .join("");
  }

  private arc(from: string, to: string): string {
    const top = this.crest(from, to);
    const { x, y } = this.place(to);
    return `Q${top.x},${top.y} ${x},${y}`;
  }

  /** The height of a jump. */
  crest(from: string, to: string): Place {
    const [a, b] = [this.place(from), this.place(to)];
    const sideways = Math.abs(a.x - b.x) < 1 ? CELL.x * 0.7 : 0;
    const up = sideways ? 0 : CELL.y * 1.5;
    return { x: (a.x + b.x) / 2 + sideways, y: (a.y + b.y) / 2 - up };
  }
}

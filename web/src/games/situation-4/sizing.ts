// How large pieces lie in a tray: large enough to be told apart, and small enough that most of them
// are seen at once. In pixels.

import type { Extent } from "./ground";
import { PIECE_MARGIN } from "./printing";
import type { PieceShown } from "./view";

/** Where a tray lies: under the map or beside it, or with whatever room there is. */
export type Lies = "" | "beside" | "under";

const FEW = 12; // pieces: fewer are not shown larger
const LEAST = 40;
const MOST = 132;
const BACK = { least: 12, most: 72 };

/**
 * The side of a piece's cell, where so many pieces were in the tray at first: the largest at which
 * all of them are seen at once, or the least that can be told apart.
 */
export function cellIn({ width, height }: Extent, total: number): number {
  const wanted = Math.max(FEW, total);
  for (let cell = MOST; cell > LEAST; cell -= 1) {
    if (linesIn(height, cell) * Math.floor(width / cell) >= wanted) return cell;
  }
  return LEAST;
}

/** How many cells lie in a column that is so high, or in a row that is so wide. */
export function linesIn(size: number, cell: number): number {
  return Math.max(1, Math.floor(size / cell));
}

/** Face down, they all fit in, in whole rows. */
export function backIn({ width, height }: Extent, count: number): number {
  for (let back = BACK.most; back > BACK.least; back -= 1) {
    if (Math.floor(height / back) * Math.floor(width / back) >= count) return back;
  }
  return BACK.least;
}

/** The longest side of any of these pieces, in units of the board. */
export function largestOf(pieces: ReadonlyArray<PieceShown>): number {
  return Math.max(1, ...pieces.map((piece) => Math.max(piece.width, piece.height)));
}

/** Pixels a unit, so that most pieces fill their cells; the largest reach a little beyond. */
export function scaleIn(cell: number, largest: number): number {
  return (cell * 1.15) / (largest + 2 * PIECE_MARGIN);
}

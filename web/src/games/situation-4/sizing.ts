// How large pieces lie in a tray: large enough to be told apart, and small enough that most of them
// are seen at once. In pixels.

import type { Extent } from "./ground";
import { PIECE_MARGIN } from "./printing";
import type { PieceShown } from "./view";

const ROOMY = 0.72; // of all pieces: so many are to be seen at once, where there is room
const FEW = 12; // pieces: fewer are not shown larger
const LEAST = { shared: 40, alone: 52 };
const TIDY = 96; // before the rows are stretched to the height of the tray
const MOST = 104;
const BACK = { least: 26, most: 72 };

/** The side of a piece's cell, where so many pieces were in the tray at first. */
export function cellIn({ width, height }: Extent, total: number, shared: boolean): number {
  const fits = Math.sqrt((width * height) / Math.max(FEW, total * ROOMY));
  const least = shared ? LEAST.shared : LEAST.alone;
  const tidy = Math.min(TIDY, Math.max(least, Math.floor(fits * 0.96)));
  return Math.max(least, Math.min(MOST, Math.floor(height / rowsIn(height, tidy))));
}

export function rowsIn(height: number, cell: number): number {
  return Math.max(1, Math.floor(height / cell));
}

/** Face down, they all fit in. */
export function backIn({ width, height }: Extent, count: number): number {
  const fits = 0.88 * Math.sqrt((width * height) / Math.max(1, count));
  return Math.floor(Math.min(BACK.most, Math.max(BACK.least, fits)));
}

/** The longest side of any of these pieces, in units of the board. */
export function largestOf(pieces: ReadonlyArray<PieceShown>): number {
  return Math.max(1, ...pieces.map((piece) => Math.max(piece.width, piece.height)));
}

/** Pixels a unit, so that the largest piece fills its cell. */
export function scaleIn(cell: number, largest: number): number {
  return (cell * 1.06) / (largest + 2 * PIECE_MARGIN);
}

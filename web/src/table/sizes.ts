// How a table is laid in windows of different sizes. The style sheet of `Arrangement.svelte` has the same
// three arrangements: wide, low and upright.

import type { Corner } from "../games/contract";

/** There is room for seats at both sides of the board, and for a line of controls below it. */
export const WIDE = "(min-aspect-ratio: 6/5) and (min-width: 900px) and (min-height: 600px)";

/** A telephone: what one holds and the board are not seen at the same time. */
export const NARROW = "(max-width: 899px)";

/** A drawer comes in from the side, or else from below. */
export const BESIDE = "(min-width: 900px), (orientation: landscape)";

const CONTROLS = 56; // pixels: a line of controls
const AROUND = 700; // pixels beside the board: two columns of seats, the panel, and gaps
const ENOUGH = 0.83; // of the board's size in a window without anything else
const LOWEST = 600;

/** Whether the panel can stand beside a board of this ratio and leave it large. */
export function hasPanel(width: number, height: number, ratio: number): boolean {
  return height >= LOWEST && width - AROUND >= ENOUGH * (height - CONTROLS) * ratio;
}

const FEW: ReadonlyArray<Corner> = ["lb", "lt", "rt", "rb"];
const MANY: ReadonlyArray<Corner> = ["lb", "lm", "lt", "rt", "rm", "rb"];

/** Where so many people sit around a board, the nearest first and the others clockwise from there. */
export function corners(count: number): ReadonlyArray<Corner> {
  if (count === 2) return ["lb", "rt"];
  return count <= FEW.length ? FEW : MANY;
}

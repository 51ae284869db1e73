// What whoever moves things about must know of the table, as it is at the moment; and what can be
// moved about.

import type { Ground } from "./ground";
import type { PieceShown, View } from "./view";
import type { Unit } from "./workbench.svelte";

export type Thing =
  | { readonly seat: string; readonly piece: number }
  | { readonly seat: string; readonly unit: Unit };

export interface Scene {
  readonly view: View;
  readonly ground: Ground;
  /** The sides of those who sit at this screen; the second sits at its far edge. */
  readonly own: ReadonlyArray<string>;
  /** Whether anybody may play now. */
  readonly active: boolean;
  /** What may be listed of what each side may do. */
  readonly legal: Readonly<Record<string, ReadonlyArray<string>>>;
  /** A piece as it was handed out, once it was. */
  drawn(seat: string, piece: number): PieceShown | undefined;
  /** Which team-mate has a piece in hand: a number, or 0. */
  holder(seat: string, piece: number): number;
}

/** The places of a side that are still open. */
export function openTo({ view }: Scene, seat: string): ReadonlyArray<string> {
  return view.sides.find((side) => side.seat === seat)?.open ?? [];
}

/** The places on which something lies, whoever laid it. */
export function takenIn({ view }: Scene): ReadonlySet<string> {
  return new Set(view.pieces.map(({ place }) => place));
}

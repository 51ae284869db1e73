// Made by `make types` from src/ludotheque/games/situation_4. Do not edit.

import { type Unread, reader } from "../../kit/notation";

export type Move =
  | { readonly kind: "deal"; readonly place: string; readonly turn: number }
  | { readonly kind: "lay"; readonly piece: number; readonly place: string; readonly turn: number }
  | { readonly kind: "drop"; readonly place: string }
  | { readonly kind: "tank"; readonly place: string }
  | { readonly kind: "flag"; readonly objective: string }
  | { readonly kind: "bridge"; readonly site: string }
  | { readonly kind: "ready" }
  | { readonly kind: "done" }
  | { readonly kind: "go" }
  | { readonly kind: "still" }
  | { readonly kind: "time" };

/** A move as it is written, taken apart. */
export const parsed: (move: string) => Move | Unread = reader<Move>({
  deal: { text: /^deal (?<place>[a-z][1-9][0-9]?)(?: turned (?<turn>[0-3]))?$/, numbers: ["turn"] },
  lay: { text: /^lay (?<piece>[1-9][0-9]{0,2}) at (?<place>[a-z][1-9][0-9]?)(?: turned (?<turn>[0-3]))?$/, numbers: ["piece", "turn"] },
  drop: { text: /^drop (?<place>[a-z][1-9][0-9]?)$/, numbers: [] },
  tank: { text: /^tank (?<place>[a-z][1-9][0-9]?)$/, numbers: [] },
  flag: { text: /^flag (?<objective>[a-z]+-[1-9][0-9]?)$/, numbers: [] },
  bridge: { text: /^bridge (?<site>[1-9][0-9]?)$/, numbers: [] },
  ready: { text: /^ready$/, numbers: [] },
  done: { text: /^done$/, numbers: [] },
  go: { text: /^go$/, numbers: [] },
  still: { text: /^still$/, numbers: [] },
  time: { text: /^time$/, numbers: [] },
});

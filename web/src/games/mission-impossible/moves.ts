// Made by `make types` from src/ludotheque/games/mission_impossible. Do not edit.

import { type Unread, reader } from "../../kit/notation";

export type Move =
  | { readonly kind: "deal"; readonly agents: string }
  | { readonly kind: "roll"; readonly die: number }
  | { readonly kind: "lay"; readonly clue: string }
  | { readonly kind: "start"; readonly square: string }
  | { readonly kind: "go"; readonly square: string }
  | { readonly kind: "confront"; readonly seat: string }
  | { readonly kind: "pass" };

/** A move as it is written, taken apart. */
export const parsed: (move: string) => Move | Unread = reader<Move>({
  deal: { text: /^deal (?<agents>[a-z]+(-[a-z]+)*)$/, numbers: [] },
  roll: { text: /^(?<die>[1-6])$/, numbers: ["die"] },
  lay: { text: /^lay (?<clue>sunglasses|broken-nose|wart|beard|scar|gold-tooth|moustache|eye-patch|limp|freckles|tattoo|monocle|red-herring)$/, numbers: [] },
  start: { text: /^start (?<square>[a-z][1-9][0-9]?)$/, numbers: [] },
  go: { text: /^(?<square>[a-z][1-9][0-9]?)$/, numbers: [] },
  confront: { text: /^confront (?<seat>[A-F])$/, numbers: [] },
  pass: { text: /^pass$/, numbers: [] },
});

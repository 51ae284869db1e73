// Made by `make types` from src/ludotheque/games/close_encounters. Do not edit.

import { type Unread, reader } from "../../kit/notation";

export type Move =
  | { readonly kind: "roll"; readonly first: number; readonly second: number }
  | { readonly kind: "circle"; readonly number: number }
  | { readonly kind: "pass" }
  | { readonly kind: "step"; readonly square: string }
  | { readonly kind: "stay" };

/** A move as it is written, taken apart. */
export const parsed: (move: string) => Move | Unread = reader<Move>({
  roll: { text: /^(?<first>[1-6])-(?<second>[1-6])$/, numbers: ["first", "second"] },
  circle: { text: /^circle (?<number>[1-9][0-9]{0,2})$/, numbers: ["number"] },
  pass: { text: /^pass$/, numbers: [] },
  step: { text: /^to (?<square>[1-9][0-9]{0,2}|[a-z][1-9][0-9]?|tower|ship)$/, numbers: [] },
  stay: { text: /^stay$/, numbers: [] },
});

// Made by `make types` from src/ludotheque/games/pac_man. Do not edit.

import { type Unread, reader } from "../../kit/notation";

export type Move =
  | { readonly kind: "empty"; readonly home: string }
  | { readonly kind: "roll"; readonly first: number; readonly second: number }
  | { readonly kind: "choose"; readonly piece: string; readonly die: number }
  | { readonly kind: "step"; readonly space: string }
  | { readonly kind: "stay" }
  | { readonly kind: "name"; readonly seat: string };

/** A move as it is written, taken apart. */
export const parsed: (move: string) => Move | Unread = reader<Move>({
  empty: { text: /^empty (?<home>[a-z][1-9][0-9]?)$/, numbers: [] },
  roll: { text: /^(?<first>[1-6])-(?<second>[1-6])$/, numbers: ["first", "second"] },
  choose: { text: /^(?<piece>pac-man|ghost-[12]) (?<die>[1-6])$/, numbers: ["die"] },
  step: { text: /^(?<space>[a-z][1-9][0-9]?)$/, numbers: [] },
  stay: { text: /^stay$/, numbers: [] },
  name: { text: /^name (?<seat>[A-D])$/, numbers: [] },
});

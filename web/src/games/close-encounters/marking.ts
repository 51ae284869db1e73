// The marking card of whoever looks: which circles there are, which are due, which may be made, and
// what choosing a number does. The folded card in the tray and the open one in the hand share it.

import type { Draft } from "../../core/draft.svelte";
import { playerAt } from "../../kit/events";
import type { SeatShown } from "../../protocol";
import { circlesIn, clearFor, numbersIn } from "./choosing";
import { knowledge } from "./knowledge.svelte";
import { choose, chooseInstead } from "./targets";
import type { OwnCircle, View } from "./view";

/** The circles that are made, in the order of their numbers. */
export function circlesOf(view: View): ReadonlyArray<OwnCircle> {
  return (view.card ?? []).toSorted((a, b) => a.number - b.number);
}

/** How many numbers a seat circles at once: all that it owes, before the game begins. */
export function together(view: View, seat: string): number {
  return view.phase === "circle" ? Math.max(1, playerAt(view, seat)?.due ?? 1) : 1;
}

/** How many circles are to be made now. */
export function dueIn(view: View, draft: Draft | null): number {
  return draft && view.phase !== "landed" ? (playerAt(view, draft.seat)?.due ?? 0) : 0;
}

/** The numbers that may be circled now. */
export function offeredIn(draft: Draft | null): ReadonlySet<number> {
  return new Set(draft && !draft.sent ? numbersIn(circlesIn(draft)) : []);
}

/** The numbers that have been chosen, and are not circled yet. */
export function chosenIn(draft: Draft | null): ReadonlyArray<number> {
  return numbersIn(draft?.moves ?? []);
}

/** The numbers that are known to be clear, if that is wanted, by whoever looks. */
export function clearIn(
  view: View,
  draft: Draft | null,
  seats: ReadonlyArray<SeatShown>,
): ReadonlySet<number> {
  const mine = seats.filter((seat) => seat.yours);
  const reader = draft?.seat ?? (mine.length === 1 ? (mine[0]?.seat ?? "") : "");
  const wanted = knowledge.shown && reader !== "" && view.phase !== "circle";
  return wanted ? clearFor(view, reader) : new Set<number>();
}

/** Chooses a number, or circles the one that is chosen; whether it was circled. */
export function mark(draft: Draft | null, number: number): boolean {
  if (!draft || draft.sent) return false;
  const again = chosenIn(draft).includes(number);
  if (draft.together > 1) choose(draft, number);
  else if (again) void draft.confirm();
  else chooseInstead(draft, `circle ${number}`);
  return again && draft.together === 1;
}

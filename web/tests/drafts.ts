// Drafts of recorded positions, and boards on which they are laid out.

import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import { Draft } from "../src/core/draft.svelte";
import type { SeatShown, Way } from "../src/protocol";
import type { Offer } from "./recordings";

export const way = (move: string, ...then: Way[]): Way => ({ move, then, more: false, finds: {} });

/** A tree of ways in which the last of some moves finds something else. */
export function finding(
  ways: ReadonlyArray<Way>,
  [first, ...rest]: ReadonlyArray<string>,
  finds: Way["finds"],
): Way[] {
  return ways.map((each) => {
    if (each.move !== first) return each;
    if (rest.length === 0) return { ...each, finds };
    // biome-ignore lint/suspicious/noThenProperty: nobody awaits a way
    return { ...each, then: finding(each.then, rest, finds) };
  });
}

/** A draft that sends nothing, of which all that may follow is known unless it is told later. */
export function drafted({ seat, legal, ways }: Omit<Offer<unknown>, "name" | "view">, told = true) {
  const sending = {
    send: vi.fn(async () => {}),
    object: vi.fn(),
    more: vi.fn(),
    confirms: () => true,
    automatic: () => false,
  };
  const draft = new Draft(seat, 0, legal, sending);
  if (told) draft.learn(ways);
  return { draft, sending };
}

/** People in these seats, one of which is one's own. */
export function seated(names: Readonly<Record<string, string>>, own: string): SeatShown[] {
  return Object.entries(names).map(([seat, name]) => ({
    seat,
    name,
    kind: "person",
    bot: "",
    stand_in: "",
    resigned: false,
    present: true,
    yours: seat === own,
    people: [],
    asking: [],
    away_in_ms: 0,
  }));
}

/** A recorded position as a board gets it. */
export function laidOut<View, Drawing>(
  offer: Offer<View>,
  drawing: Drawing,
  names: Readonly<Record<string, string>>,
  told = true,
) {
  const { draft, sending } = drafted(offer, told);
  const seats = seated(names, offer.seat);
  const props = { view: offer.view, drawing, seats, draft, pace: 0, event: null };
  return { offer, draft, sending, props };
}

/** Those that the keyboard gets to. */
export const inReach = (buttons: ReadonlyArray<HTMLElement>): HTMLElement[] =>
  buttons.filter(({ tabIndex }) => tabIndex === 0);

/** Presses a key where the focus is. */
export async function keyed(key: string, more: KeyboardEventInit = {}): Promise<void> {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  await tick();
}

// Games as the server told them, recorded, for the tests of the games' pages.
//
// `recorded.jsonl` is a whole game as one seat saw it: its board, its first position, and then what
// happened at each entry of its log and what of the view was different after it. `positions.jsonl` has positions
// with what is told to whoever is to choose in them.

import type { Happening, Way } from "../src/protocol";

export interface Entry<View> {
  readonly events: ReadonlyArray<Happening>;
  /** The position after it. */
  readonly view: View;
}

export interface Offer<View> {
  readonly name: string;
  readonly view: View;
  readonly seat: string;
  readonly legal: ReadonlyArray<string>;
  readonly ways: ReadonlyArray<Way>;
}

export function linesOf(text: string): unknown[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

interface Line<View> {
  readonly events: ReadonlyArray<Happening>;
  readonly changes: Partial<View>;
}

export function recorded<Drawing, View>(text: string) {
  const [drawing, start, ...lines] = linesOf(text);
  let view = start as View;
  const entries = (lines as Line<View>[]).map(({ events, changes }): Entry<View> => {
    view = { ...view, ...changes };
    return { events, view };
  });
  return { drawing: drawing as Drawing, start: start as View, entries };
}

/** Each entry with what its events alone lead to, from the position before it. */
export function eventsOf<View>(
  { start, entries }: { readonly start: View; readonly entries: ReadonlyArray<Entry<View>> },
  advanced: (view: View, event: Happening, next: View) => View,
) {
  return entries.map(({ events, view: next }, index) => {
    const before = entries[index - 1]?.view ?? start;
    const seen = events.reduce((view, event) => advanced(view, event, next), before);
    return { events, before, seen, next };
  });
}

/** Finds what was recorded by its name. */
export function byName<Named extends { readonly name: string }>(
  all: ReadonlyArray<Named>,
): (name: string) => Named {
  return (name) => {
    const found = all.find((each) => each.name === name);
    if (!found) throw new Error(`nothing called ${name} was recorded`);
    return found;
  };
}

export const positionsIn = <View>(text: string) => byName(linesOf(text) as Offer<View>[]);

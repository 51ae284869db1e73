// Games as the server told them, recorded, for the tests of the games' pages.
//
// `recorded.jsonl` is a whole game as one seat saw it: its board, its first position, and then what
// happened at each entry of its log and how things stood after it. `positions.jsonl` has positions
// with what is told to whoever is to choose in them.

import type { Happening, Way } from "../src/protocol";

export interface Entry<View, After> {
  readonly events: ReadonlyArray<Happening>;
  /** How things stood after it, in few words. */
  readonly after: After;
  /** The whole view, where more changes than the events say. */
  readonly view?: View;
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

export function recorded<Drawing, View, After>(text: string) {
  const [drawing, start, ...entries] = linesOf(text);
  return {
    drawing: drawing as Drawing,
    start: start as View,
    entries: entries as ReadonlyArray<Entry<View, After>>,
  };
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

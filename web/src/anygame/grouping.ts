// Many moves at once, brought into an order in which one of them can be found.

import { wordsOf } from "./reading";

/** Moves that begin with the same word. */
export interface Group {
  readonly verb: string;
  readonly moves: ReadonlyArray<string>;
}

/** Moves by their first words, in the order in which these come. */
export function groupsOf(moves: ReadonlyArray<string>): Group[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const { verb } = wordsOf(move);
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups].map(([verb, each]) => ({ verb, moves: each }));
}

const ACCENTS = /\p{M}/gu;

/** Without accents and capital letters, which nobody types when searching. */
const simple = (text: string): string =>
  text.normalize("NFD").replaceAll(ACCENTS, "").toLowerCase();

/** The moves whose names, or whose notation, have every word that was typed. */
export function matching(
  moves: ReadonlyArray<string>,
  typed: string,
  called: (move: string) => string,
): ReadonlyArray<string> {
  const words = simple(typed).split(/\s+/).filter(Boolean);
  return moves.filter((move) => {
    const text = simple(`${called(move)} ${move}`);
    return words.every((word) => text.includes(word));
  });
}

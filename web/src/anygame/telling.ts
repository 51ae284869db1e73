// Any game in words: in its own where it has them, and otherwise in what its data are called.
// `docs/adding-a-game.md` says which keys are looked for.

import type { Draft } from "../core/draft.svelte";
import { isLetter } from "../core/seats";
import { hasWords, say } from "../core/words.svelte";
import type { Sentence } from "../games/contract";
import {
  factsIn,
  fieldsOfSeat,
  listingsIn,
  pointsOf,
  seatsIn,
  textIn,
  valuesOf,
  wordsOf,
} from "./reading";

type Names = Readonly<Record<string, string>>;

const ORDER = ["first", "second", "third", "fourth", "fifth"];

/** A key that is made of several words, as word files have them. */
const key = (...words: string[]): string => words.join("-").replaceAll("_", "-").toLowerCase();

const spaced = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** What a field of a view is called. */
export function labelOf(name: string, game: string): string {
  return say(key("field", name), {}, game) || spaced(name);
}

/** A value of a field, to be read. */
export function textOf(value: unknown, game: string, names: Names = {}): string {
  if (typeof value === "boolean") return say(value ? "anygame-yes" : "anygame-no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string" && value) {
    if (isLetter(value) && names[value]) return names[value];
    return say(key("value", value), {}, game) || value;
  }
  const parts = Array.isArray(value)
    ? value.map((each) => textOf(each, game, names))
    : Object.entries(value ?? {}).map(
        ([name, each]) => `${labelOf(name, game)} ${textOf(each, game, names)}`,
      );
  return parts.join(", ") || "–";
}

/** What is expected of whom: `own-…` to whoever's turn it is, `phase-…` to everybody. */
export function expected(game: string, view: unknown, you = ""): Sentence {
  const [phase, turn] = [textIn(view, "phase"), textIn(view, "turn")];
  const values = { ...valuesOf(view), seat: turn };
  const own = key("own", phase);
  if (turn && turn === you && hasWords(own, game)) return { key: own, values };
  const said = key("phase", phase);
  if (hasWords(said, game)) return { key: said, values };
  return turn ? { key: "anygame-turn", values } : { key: "anygame-playing" };
}

/** What whoever chooses here is asked to do. */
export function asked(game: string, view: unknown, draft: Draft): Sentence {
  const own = key("own", textIn(view, "phase"));
  if (hasWords(own, game)) return { key: own, values: { ...valuesOf(view), seat: draft.seat } };
  return { key: draft.moves.length > 0 ? "anygame-choose-on" : "anygame-choose" };
}

/** A move in the game's words: by all of its words, by the first with the others, or as written. */
export function offered(game: string, move: string): Sentence {
  const { verb, rest } = wordsOf(move);
  const values = { move, rest: rest.join(" "), ...numbered(rest) };
  for (const said of [key("move", verb, ...rest), key("move", verb)]) {
    if (hasWords(said, game)) return { key: said, values };
  }
  return { key: "anygame-move", values };
}

const numbered = (words: ReadonlyArray<string>): Record<string, string> =>
  Object.fromEntries(words.slice(0, ORDER.length).map((word, index) => [ORDER[index], word]));

/** The heading above the moves that begin with a word; empty where the game has none for it. */
export const headingOf = (verb: string, game: string): string => say(key("moves", verb), {}, game);

/** The position in words: what a view says of everything, and of each seat. */
export function described(game: string, view: unknown): Sentence[] {
  const general = factsIn(view).map(({ name, value }) => fact("", name, value, game));
  const listed = listingsIn(view).flatMap(({ name, columns, rows }) =>
    rows.map((row) => {
      const each = columns.map(
        (column, index) => `${labelOf(column, game)} ${textOf(row[index], game)}`,
      );
      return sentence("", labelOf(name, game), each.join(", "));
    }),
  );
  const seats = seatsIn(view).flatMap((seat) =>
    fieldsOfSeat(view, seat).map(({ name, value }) => fact(seat, name, value, game)),
  );
  return [...seats, ...general, ...listed];
}

const fact = (seat: string, name: string, value: unknown, game: string): Sentence =>
  sentence(seat, labelOf(name, game), textOf(value, game));

function sentence(seat: string, label: string, value: string): Sentence {
  if (!seat) return { key: "anygame-fact", values: { label, value } };
  return { key: "anygame-fact-of", values: { seat, label, value } };
}

/** How many points each seat has, where a view tells. */
export function standing(view: unknown): { seat: string; points: number }[] {
  return seatsIn(view).flatMap((seat) => {
    const points = pointsOf(view, seat);
    return points === null ? [] : [{ seat, points }];
  });
}

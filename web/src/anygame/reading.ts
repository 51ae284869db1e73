// What can be read out of the view of a game that one does not know. A view is a record of fields;
// what it says of a seat is what it has under the seat's letter, or in an entry with that `seat`.

export interface Field {
  readonly name: string;
  readonly value: unknown;
}

/** Several things of one kind, such as boxes or squares: a row of fields each. */
export interface Listing {
  readonly name: string;
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a view says in a way of its own: the picture, and what the sentence in the bar tells. */
const TOLD_ELSEWHERE = ["picture", "phase", "turn"];

const SEAT = /^[A-F]$/;
const POINTS = ["score", "points"];

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it holds something for each seat: entries that name one, or fields that are called so. */
function isBySeat(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((each) => isFields(each) && isSeat(each.seat));
  return isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every(isSeat);
}

const isSeat = (value: unknown): value is string => typeof value === "string" && SEAT.test(value);

function fieldsOf(view: unknown): Field[] {
  if (!isFields(view)) return [];
  return Object.entries(view).map(([name, value]) => ({ name, value }));
}

/** The picture of a position, as SVG; empty where the game draws none. */
export function pictureOf(view: unknown): string {
  return isFields(view) && typeof view.picture === "string" ? view.picture : "";
}

/** A text that stands in the view under this name; empty where there is none. */
export function textIn(view: unknown, name: string): string {
  return isFields(view) && typeof view[name] === "string" ? view[name] : "";
}

/** All that a sentence may want to be filled in with: texts and numbers that stand in the view. */
export function valuesOf(view: unknown): Record<string, string | number> {
  return Object.fromEntries(
    fieldsOf(view).flatMap(({ name, value }) =>
      (typeof value === "string" && name !== "picture") || typeof value === "number"
        ? [[name.replaceAll("_", "-"), value]]
        : [],
    ),
  );
}

/** What a view says of nobody in particular, and not in a list. What it leaves open is left out. */
export function factsIn(view: unknown): Field[] {
  return fieldsOf(view).filter(
    ({ name, value }) =>
      !TOLD_ELSEWHERE.includes(name) && value !== null && !isBySeat(value) && !isListing(value),
  );
}

const isListing = (value: unknown): value is ReadonlyArray<Fields> =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

/** The things of which a view lists several. */
export function listingsIn(view: unknown): Listing[] {
  return fieldsOf(view).flatMap(({ name, value }) => {
    if (!isListing(value) || isBySeat(value)) return [];
    const columns = [...new Set(value.flatMap((each) => Object.keys(each)))];
    return [{ name, columns, rows: value.map((each) => columns.map((column) => each[column])) }];
  });
}

/** What a view says of a seat. */
export function fieldsOfSeat(view: unknown, seat: string): Field[] {
  return fieldsOf(view).flatMap(({ name, value }) => {
    if (isFields(value) && isBySeat(value)) {
      return seat in value ? [{ name, value: value[seat] }] : [];
    }
    if (!Array.isArray(value)) return [];
    const entry = value.find((each) => isFields(each) && each.seat === seat);
    return fieldsOf(entry).filter((field) => field.name !== "seat");
  });
}

/** Every seat that a view says something of. */
export function seatsIn(view: unknown): string[] {
  const found = fieldsOf(view).flatMap(({ value }) => {
    if (!isBySeat(value)) return [];
    if (isFields(value)) return Object.keys(value);
    return (value as ReadonlyArray<Fields>).map(({ seat }) => seat).filter(isSeat);
  });
  return [...new Set(found)].sort();
}

/** How many points a seat has, where a view tells; the field is called `score` or `points`. */
export function pointsOf(view: unknown, seat: string): number | null {
  const fields = fieldsOfSeat(view, seat);
  const found = fields.find(
    ({ name, value }) => POINTS.includes(name) && typeof value === "number",
  )?.value;
  return typeof found === "number" ? found : null;
}

/** A move's first word, which says what kind of move it is, and the words that follow. */
export function wordsOf(move: string): { readonly verb: string; readonly rest: string[] } {
  const [verb = "", ...rest] = move.trim().split(/\s+/);
  return { verb, rest };
}

// ---------------------------------------------------------------- many moves at once

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

// ---------------------------------------------------------------- what is written on a lid

const WIDEST = 12; // letters on one line of a title
const LONGEST = 52; // letters that fit on the strip at the foot

/** A title in lines, broken between words. */
export function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WIDEST) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** A line that is too long for the strip ends earlier. */
export const clipped = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

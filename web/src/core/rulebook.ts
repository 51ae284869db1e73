// A rulebook as something to be searched: words without regard to accents and case, and texts cut
// into pieces where something was found or where one clause speaks of another. Draws nothing.

export interface Clause {
  readonly id: string;
  readonly title: string;
  /** What the sheet says; empty where it says nothing. */
  readonly text: string;
  /** What we ruled where the sheet is silent or unclear; empty where we ruled nothing. */
  readonly ruling: string;
}

/** A stretch of a text: from one place to just before another. */
export type Stretch = readonly [from: number, to: number];

/** A part of a text, as it is shown. */
export interface Piece {
  readonly text: string;
  /** Whether it is what was searched for. */
  readonly found: boolean;
  /** The clause that it names, if it names one. */
  readonly clause: string;
}

const LETTERS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  "’": "'",
  "‐": "-",
  "‑": "-",
};
const MARKS = /\p{Mark}/gu;
const SPACES = /\s+/u;
const NAMED = /\p{Lu}{1,4}-[\p{Lu}\d]+[a-z]?/gu;

function foldedLetter(letter: string): string {
  const plain = letter.normalize("NFD").replace(MARKS, "").toLowerCase();
  return LETTERS[plain] ?? plain;
}

/** A text as one searches it: small letters, no accents. */
export function fold(text: string): string {
  return Array.from(text, foldedLetter).join("");
}

/** The words that are searched for, folded. */
export function wanted(query: string): string[] {
  return fold(query).split(SPACES).filter(Boolean);
}

/** A folded text, and for each of its letters the place that it comes from. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = foldedLetter(letter);
    folded += plain;
    for (const _ of plain.split("")) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { folded, places };
}

/** Where any of the words stands in a text; stretches in order, none touching another. */
export function stretches(text: string, words: ReadonlyArray<string>): Stretch[] {
  const { folded, places } = foldedWithPlaces(text);
  const found: Stretch[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const from = places[at] ?? 0;
      found.push([from, endOfLetter(places, at + word.length)]);
    }
  }
  return merged(found);
}

/** Half of a letter that folds to two (œ) is that whole letter; marks go with what they mark. */
function endOfLetter(places: ReadonlyArray<number>, end: number): number {
  const last = places[end - 1] ?? 0;
  let after = end;
  while (after < places.length - 1 && places[after] === last) after += 1;
  return places[after] ?? last;
}

function merged(found: Stretch[]): Stretch[] {
  const inOrder = [...found].sort((one, other) => one[0] - other[0]);
  const whole: Stretch[] = [];
  for (const [from, to] of inOrder) {
    const before = whole.at(-1);
    if (before && from <= before[1]) whole[whole.length - 1] = [before[0], Math.max(before[1], to)];
    else whole.push([from, to]);
  }
  return whole;
}

/** The clauses in which every word stands somewhere: in what is said, the title or the number. */
export function search(
  clauses: ReadonlyArray<Clause>,
  words: ReadonlyArray<string>,
): ReadonlyArray<Clause> {
  if (words.length === 0) return clauses;
  return clauses.filter(({ id, title, text, ruling }) => {
    const whole = fold([id, title, text, ruling].join("\n"));
    return words.every((word) => whole.includes(word));
  });
}

/** A text in pieces: what was found in it, and the other clauses that it names. */
export function pieces(
  text: string,
  words: ReadonlyArray<string>,
  ids: ReadonlyArray<string> = [],
): Piece[] {
  const named = references(text, ids);
  const found = stretches(text, words);
  const cuts = [...named, ...found].flat().concat(0, text.length);
  const places = [...new Set(cuts)].sort((one, other) => one - other);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? from;
    const within = ([start, end]: Stretch) => start <= from && to <= end;
    const whole = named.find(within);
    const clause = whole ? text.slice(...whole) : "";
    return { text: text.slice(from, to), found: found.some(within), clause };
  });
}

function references(text: string, ids: ReadonlyArray<string>): Stretch[] {
  return Array.from(text.matchAll(NAMED))
    .filter(([name]) => ids.includes(name))
    .map((match) => [match.index, match.index + match[0].length]);
}

/** The clause that another one is a part of, as 12a is of 12; empty where it stands for itself. */
export function wholeOf(id: string, ids: ReadonlyArray<string>): string {
  const whole = id.replace(/[a-z]$/, "");
  return whole !== id && ids.includes(whole) ? whole : "";
}

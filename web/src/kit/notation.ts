// Reading moves as they are written. A game says once how each kind of its moves is written; what is
// read has a kind and the fields of that kind.

/** The fields of a pattern: `{square}` is a text, `{#die}` a number. */
type Fields<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `#${infer Whole}`
      ? { readonly [Key in Whole]: number }
      : { readonly [Key in Name]: string }) &
      Fields<Rest>
  : unknown;

/** A move, taken apart. */
export type Move<Patterns extends Readonly<Record<string, string>>> = {
  [Kind in keyof Patterns]: { readonly kind: Kind } & Fields<Patterns[Kind]>;
}[keyof Patterns];

interface Word {
  /** The field that it stands for; empty for a word that is written as it is. */
  readonly field: string;
  readonly whole: boolean;
  readonly written: string;
}

const FIELD = /^\{(#?)(.+)\}$/;

/**
 * A reader of moves by patterns such as `confront {seat}`. The first pattern that fits is taken; words
 * behind it are passed over. What fits none is read by the last, with whatever it has of its fields.
 */
export function notation<const Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
): (move: string) => Move<Patterns> {
  const kinds = Object.entries(patterns).map(([kind, pattern]) => ({
    kind,
    words: pattern.split(" ").map(wordOf),
  }));
  return (move) => {
    const found = move.split(" ");
    const { kind, words } = kinds.find((each) => fits(each.words, found)) ??
      kinds.at(-1) ?? { kind: "", words: [] };
    const read: Record<string, string | number> = { kind };
    for (const [at, { field, whole }] of words.entries()) {
      if (field) read[field] = whole ? Number(found[at]) : (found[at] ?? "");
    }
    return read as Move<Patterns>;
  };
}

function wordOf(written: string): Word {
  const [, number = "", field = ""] = FIELD.exec(written) ?? [];
  return { field, whole: number !== "", written };
}

const fits = (words: ReadonlyArray<Word>, found: ReadonlyArray<string>): boolean =>
  words.every(({ field, written }, at) => (field ? at < found.length : found[at] === written));

/** One field of all moves of one kind, among some moves. */
export function fieldsIn<
  Read extends { readonly kind: string },
  Kind extends Read["kind"],
  Field extends Exclude<keyof Extract<Read, { readonly kind: Kind }>, "kind">,
>(
  read: (move: string) => Read,
  kind: Kind,
  field: Field,
): (moves: ReadonlyArray<string>) => Extract<Read, { readonly kind: Kind }>[Field][] {
  type Meant = Extract<Read, { readonly kind: Kind }>;
  return (moves) =>
    moves
      .map(read)
      .filter((move): move is Meant => move.kind === kind)
      .map((move) => move[field]);
}

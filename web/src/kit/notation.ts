// Reading moves as they are written. How each kind of a game's moves is written is generated from its
// rules (`moves.ts`); what is read has a kind and the fields of that kind.

/** How the moves of one kind are written, and which of their fields are numbers. */
export interface Form {
  readonly text: RegExp;
  readonly numbers: ReadonlyArray<string>;
}

/** What is no move of the game. */
export interface Unread {
  readonly kind: "";
}

const UNREAD: Unread = { kind: "" };

/** A reader of moves: a number that is not written is 0. */
export function reader<Move extends { readonly kind: string }>(
  forms: Readonly<Record<Move["kind"], Form>>,
): (move: string) => Move | Unread {
  const kinds = Object.entries<Form>(forms);
  return (move) => {
    for (const [kind, { text, numbers }] of kinds) {
      const found = text.exec(move);
      if (!found) continue;
      const whole = numbers.map((name) => [name, Number(found.groups?.[name] ?? 0)]);
      return { kind, ...found.groups, ...Object.fromEntries(whole) } as Move;
    }
    return UNREAD;
  };
}

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

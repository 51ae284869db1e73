// Reading events: what they say by name, and tables by the code of an event. Events come from the
// server, and one that a table does not know is no mistake.

import type { Happening } from "../protocol";

export type Values = Happening["values"];

/** What an event says under a name, as text; empty where it says nothing. */
export const text = (values: Values, key: string): string => String(values[key] ?? "");

/** Likewise as a number; 0 where it says none. */
export const whole = (values: Values, key: string): number => Number(values[key] ?? 0) || 0;

/** Looks events up in a table by their code. */
export function byCode<Known, Other>(
  table: Readonly<Record<string, Known>>,
  otherwise: Other,
): (event: Happening) => Known | Other {
  const known = new Map(Object.entries(table));
  return ({ code }) => known.get(code) ?? otherwise;
}

// ---------------------------------------------------------------- what events change

/** What is seen after an event, from what was seen before it and the position that it leads to. */
export type Change<View> = (view: View, values: Values, next: View) => View;
/** By the code of an event: what it changes, one thing or several. */
export type Changes<View> = Readonly<Record<string, Change<View> | ReadonlyArray<Change<View>>>>;

/** Shows events one by one; an unknown one changes nothing. */
export function changing<View>(
  changes: Changes<View>,
): (view: View, event: Happening, next: View) => View {
  const find = byCode(changes, []);
  return (view, event, next) =>
    [find(event)].flat().reduce((seen, change) => change(seen, event.values, next), view);
}

type Lists<View> = {
  [Key in keyof View]: View[Key] extends ReadonlyArray<object> ? Key : never;
}[keyof View];

type Item<View, List extends keyof View> =
  View[List] extends ReadonlyArray<infer Each> ? Each & object : never;

/** Ways to say which parts of the picture an event lets become what they are in the next position. */
export function partsOf<View extends object>() {
  /** Whole parts. */
  const taking =
    (...parts: ReadonlyArray<keyof View>): Change<View> =>
    (view, _values, next) => ({ ...view, ...picked(next, parts) });

  /** Parts of the items of a list, each found again by `key`: of those that an event means. */
  const takingItems =
    <List extends Lists<View>>(
      list: List,
      key: keyof Item<View, List>,
      parts: ReadonlyArray<keyof Item<View, List>>,
      isMeant: (item: Item<View, List>, values: Values) => boolean,
    ): Change<View> =>
    (view, values, next) => {
      const [items, later] = [view, next].map((each) => each[list] as Item<View, List>[]);
      const changed = items?.map((item) => {
        const then = isMeant(item, values) && later?.find((each) => each[key] === item[key]);
        return then ? { ...item, ...picked(then, parts) } : item;
      });
      return { ...view, [list]: changed };
    };

  /** Parts of one item of a list: the one whose `key` the event says under a name. */
  const takingOf =
    <List extends Lists<View>>(list: List, key: keyof Item<View, List>) =>
    (name: string, ...parts: ReadonlyArray<keyof Item<View, List>>): Change<View> =>
      takingItems(list, key, parts, (item, values) => item[key] === text(values, name));

  /** Parts of all items of a list. */
  const takingOfAll =
    <List extends Lists<View>>(list: List, key: keyof Item<View, List>) =>
    (...parts: ReadonlyArray<keyof Item<View, List>>): Change<View> =>
      takingItems(list, key, parts, () => true);

  return { taking, takingOf, takingOfAll };
}

function picked<From extends object>(from: From, parts: ReadonlyArray<keyof From>): Partial<From> {
  return Object.fromEntries(parts.map((part) => [part, from[part]])) as Partial<From>;
}

interface Seated {
  readonly players: ReadonlyArray<{ readonly seat: string }>;
}

/** The view with something else about one player. */
export function withPlayer<View extends Seated>(
  view: View,
  seat: string,
  change: Partial<View["players"][number]>,
): View {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  );
  return { ...view, players };
}

/** The player of a seat. */
export function playerAt<Player extends { readonly seat: string }>(
  { players }: { readonly players: ReadonlyArray<Player> },
  seat: string | undefined,
): Player | undefined {
  return players.find((player) => player.seat === seat);
}

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

/** What is seen after an event, from what was seen before it. */
export type Change<View> = (view: View, values: Values) => View;
export type Changes<View> = Readonly<Record<string, Change<View>>>;

/** Shows events one by one; an unknown one changes nothing. */
export function changing<View>(changes: Changes<View>): (view: View, event: Happening) => View {
  const find = byCode(changes, null);
  return (view, event) => find(event)?.(view, event.values) ?? view;
}

interface Seated {
  readonly players: ReadonlyArray<{ readonly seat: string }>;
}

/** The view with something else about one player. */
export function withPlayer<View extends Seated>(
  view: View,
  seat: string,
  change: (player: View["players"][number]) => Partial<View["players"][number]>,
): View {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
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

// What somebody has learned so far: which cards they have read and whose notebooks they have seen.
// That they have is known to all; what they said is only in the view.

import type { View } from "./view";

/** `card c3` or `agent B`. */
export type Fact = string;

export interface Learned {
  readonly key: Fact;
  readonly seat: string;
  readonly square: string;
  readonly clue: string;
  readonly agent: string;
  readonly target: string;
}

/** Everything that a seat has learned from others, notebooks first. */
export function factsOf(view: View, own: string): Fact[] {
  if (own === "") return [];
  const agents = view.players.filter((each) => each.known_to.includes(own));
  const cards = view.cards.filter((each) => each.noted_by.includes(own));
  return [
    ...agents.map(({ seat, fell_to }) => `agent ${seat}${fell_to ? " fallen" : ""}`),
    ...cards.map(({ square }) => `card ${square}`),
  ];
}

/** What a fact says. */
export function learned(view: View, key: Fact): Learned {
  const [kind = "", what = ""] = key.split(" ");
  const nothing = { key, seat: what, square: "", clue: "", agent: "", target: "" };
  if (kind === "card") {
    const card = view.cards.find(({ square }) => square === what);
    return { ...nothing, seat: card?.owner ?? "", square: what, clue: card?.says ?? "" };
  }
  const player = view.players.find(({ seat }) => seat === what);
  return { ...nothing, agent: player?.agent ?? "", target: player?.target ?? "" };
}

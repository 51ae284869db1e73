// What somebody has learned so far: which cards they have read and whose notebooks they have seen.
// That they have is known to all; what they said is only in the view.

import { HERRING } from "./deducing";
import type { BoardShown, View } from "./view";

/** A sentence about somebody, and the agents that it lists. */
export interface Telling {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly agents: ReadonlyArray<string>;
}

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

/** What a fact tells, and what follows from it: as far as one wants conclusions to be drawn. */
export function tellings(
  view: View,
  drawing: BoardShown,
  fact: Learned,
  conclude: boolean,
): ReadonlyArray<Telling> {
  const { seat, square, clue, agent, target } = fact;
  if (!clue) {
    const key = target ? "slip-agent" : "slip-fallen";
    return [told(key, { seat, agent, target }), ...meaning(view, seat, agent, target)];
  }
  const says = told("slip-card", { seat, square, clue });
  if (clue === HERRING) return [says];
  return [says, ...(conclude ? conclusion(view, seat) : [fitting(drawing, seat, clue)])];
}

const told = (
  key: string,
  values: Readonly<Record<string, string>>,
  agents: ReadonlyArray<string> = [],
): Telling => ({ key, values, agents });

/** The agents whom a clue fits, as the table says that lies open for all. */
function fitting(drawing: BoardShown, seat: string, clue: string): Telling {
  const fits = drawing.agents.filter(({ clues }) => clues.includes(clue)).map(({ name }) => name);
  return told("slip-fits", { seat }, fits);
}

/** Whom somebody can still be. */
function conclusion(view: View, seat: string): Telling[] {
  const player = view.players.find((each) => each.seat === seat);
  const suspects = player?.agent ? [player.agent] : (player?.suspects ?? []);
  const [agent = "", ...others] = suspects;
  if (!agent) return [];
  if (others.length > 0) return [told("slip-can-be", { seat }, suspects)];
  return [told("slip-must-be", { seat, agent }), ...meaning(view, seat, agent, "")];
}

/** What somebody's identity and mission mean for oneself. */
function meaning(view: View, seat: string, agent: string, target: string): Telling[] {
  const fallen = view.players.find((each) => each.seat === seat)?.fell_to != null;
  if (!view.notebook || fallen) return [];
  return [
    ...(agent === view.notebook.target ? [told("slip-is-target", { seat })] : []),
    ...(target === view.notebook.agent ? [told("slip-hunts-you", { seat })] : []),
  ];
}

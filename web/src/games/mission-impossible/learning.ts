// What somebody has learned so far: which cards they have read and whose notebooks they have seen.
// That they have is known to all; what they said is only in the view.

import { HERRING } from "./deducing";
import type { BoardShown, Player, View } from "./view";

/** A sentence about somebody, and the agents that it lists. */
export interface Telling {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly agents: ReadonlyArray<string>;
}

/** `card c3`, `agent B`, `target B` or `hunter B`; `fallen` where one is out oneself. */
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

export const FALLEN: Fact = "fallen";

/** All that is told to somebody once: what they learned, what follows from it, and that they are out. */
export function newsOf(view: View, drawing: BoardShown, own: string, conclude: boolean): Fact[] {
  const out = view.players.some(({ seat, fell_to }) => seat === own && fell_to !== null);
  const follows = conclude ? consequences(view, drawing) : [];
  return [...(out ? [FALLEN] : []), ...factsOf(view, own), ...follows];
}

/** Who is one's target for certain, and who hunts one, by all that one knows. */
export function consequences(view: View, drawing: BoardShown): Fact[] {
  return others(view).flatMap((player) => [
    ...(isTarget(view, player) ? [`target ${player.seat}`] : []),
    ...(isHunter(view, drawing, player) ? [`hunter ${player.seat}`] : []),
  ]);
}

/** What somebody is to oneself, where that is certain; a target first, who loses to one even so. */
export function certainty(view: View, drawing: BoardShown, seat: string): "target" | "hunter" | "" {
  const known = consequences(view, drawing);
  if (known.includes(`target ${seat}`)) return "target";
  return known.includes(`hunter ${seat}`) ? "hunter" : "";
}

/** Without what another of them tells besides: whose card or notebook says that they are a target. */
export function withoutRepeats(view: View, facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> {
  const isTold = (fact: Fact) =>
    /^(card|agent) /.test(fact) && learned(view, fact).clue !== HERRING;
  const told = new Set(facts.filter(isTold).map((fact) => learned(view, fact).seat));
  return facts.filter((fact) => {
    const [kind = "", seat = ""] = fact.split(" ");
    return fact !== FALLEN && !(["target", "hunter"].includes(kind) && told.has(seat));
  });
}

/** Those of the others who are not out, where one is not out oneself. */
function others({ players, notebook }: View): ReadonlyArray<Player> {
  const own = players.find(({ seat }) => seat === notebook?.seat);
  if (!own || own.fell_to !== null) return [];
  return players.filter((player) => player !== own && player.fell_to === null);
}

/** Who somebody is for certain; empty where that is not known. */
function agentOf({ agent, suspects }: Player): string {
  return agent ?? (suspects.length === 1 ? (suspects[0] ?? "") : "");
}

function isTarget(view: View, player: Player): boolean {
  const target = view.notebook?.target ?? "";
  return target !== "" && (agentOf(player) === target || others(view).length === 1);
}

/** Whether nobody who is not out comes between them in the series, as far as one knows (MI-S5). */
function isHunter(view: View, drawing: BoardShown, player: Player): boolean {
  if (others(view).length === 1) return true;
  const series = drawing.agents.map(({ name }) => name);
  const [from, to] = [series.indexOf(agentOf(player)), series.indexOf(view.notebook?.agent ?? "")];
  if (from < 0 || to < 0) return false;
  const fallen = view.players.filter(({ fell_to }) => fell_to !== null).map(agentOf);
  const steps = (to - from + series.length) % series.length;
  const between = Array.from(
    { length: steps - 1 },
    (_, at) => series[(from + 1 + at) % series.length],
  );
  return between.every((each = "") => view.opened.includes(each) || fallen.includes(each));
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
  if (kind !== "agent") return { ...nothing, agent: player ? agentOf(player) : "" };
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
  if (fact.key.startsWith("target ")) return [told("slip-is-target", { seat })];
  if (fact.key.startsWith("hunter ")) return [told("slip-hunts-you", { seat })];
  if (!clue) {
    const key = target ? "slip-agent" : "slip-fallen";
    return [told(key, { seat, agent, target }), ...meaning(view, seat, agent, target)];
  }
  const says = told("slip-card", { seat, square, clue });
  if (clue === HERRING) return [says];
  return [says, ...(conclude ? conclusion(view, drawing, seat) : [fitting(drawing, seat, clue)])];
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
function conclusion(view: View, drawing: BoardShown, seat: string): Telling[] {
  const player = view.players.find((each) => each.seat === seat);
  const suspects = player?.agent ? [player.agent] : (player?.suspects ?? []);
  const [agent = "", ...others] = suspects;
  if (!agent) return [];
  if (others.length > 0) return [told("slip-can-be", { seat }, suspects)];
  const hunts = player !== undefined && isHunter(view, drawing, player);
  const target = hunts ? (view.notebook?.agent ?? "") : "";
  return [told("slip-must-be", { seat, agent }), ...meaning(view, seat, agent, target)];
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

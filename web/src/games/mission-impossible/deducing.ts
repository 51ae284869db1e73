// The report card, cell by cell: what was read, and what follows from the agents that somebody can
// still be. Everything comes from the view, and from the table of clues that lies open for all.

import type { AgentShown, BoardShown, Player, View } from "./view";

export const HERRING = "red-herring";

/** Read on a card; certain or impossible by what follows; open. */
export type Finding = "read" | "certain" | "impossible" | "open";

/** The squares on which somebody's cards with this clue were read. */
export function squaresWith(view: View, seat: string, clue: string): string[] {
  return view.cards
    .filter((card) => card.owner === seat && card.says === clue)
    .map((card) => card.square);
}

/** The agents that somebody can be. */
export function agentsOf(drawing: BoardShown, player: Player): ReadonlyArray<AgentShown> {
  if (player.agent !== null) return drawing.agents.filter(({ name }) => name === player.agent);
  return drawing.agents.filter(({ name }) => player.suspects.includes(name));
}

/** What is known about a clue of somebody's. */
export function clueFinding(
  view: View,
  drawing: BoardShown,
  player: Player,
  clue: string,
  conclude: boolean,
): Finding {
  if (squaresWith(view, player.seat, clue).length > 0) return "read";
  if (!conclude || clue === HERRING) return "open";
  const having = agentsOf(drawing, player).map(({ clues }) => clues.includes(clue));
  if (having.length === 0) return "open";
  if (having.every(Boolean)) return "certain";
  return having.some(Boolean) ? "open" : "impossible";
}

/** What is known about somebody's being an agent. */
export function agentFinding(player: Player, agent: string, conclude: boolean): Finding {
  if (player.agent !== null) return player.agent === agent ? "read" : "impossible";
  if (!conclude || player.suspects.length === 0) return "open";
  if (!player.suspects.includes(agent)) return "impossible";
  return player.suspects.length === 1 ? "certain" : "open";
}

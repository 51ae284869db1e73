// What can be chosen, read out of the moves that the server offers: pieces and dice, where a walk
// may end, by which way, and what lies on it. Nothing here knows what is allowed: it sorts what it
// was given, and counts what the picture shows.

import { playerAt } from "../../kit/events";
import { fieldsIn, notation } from "../../kit/notation";
import type { View } from "./view";

/** A move as it is written, taken apart. */
export const parsed = notation({
  stay: "stay",
  name: "name {seat}",
  piece: "{piece} {#die}",
  step: "{space}",
});

/** The dice that each piece could walk. */
export function diceByPiece(moves: ReadonlyArray<string>): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  for (const move of moves) {
    const chosen = parsed(move);
    if (chosen.kind !== "piece") continue;
    found.set(chosen.piece, [...(found.get(chosen.piece) ?? []), chosen.die]);
  }
  return found;
}

/** The spaces among some moves. */
export const stepsIn = fieldsIn(parsed, "step", "space");

/** The piece that is walking, or that has been chosen to walk. */
export function walkerOf(view: View, moves: ReadonlyArray<string>): string | null {
  const first = moves[0] === undefined ? null : parsed(moves[0]);
  if (first?.kind === "piece") return first.piece;
  return view.phase === "walk" ? (view.walk?.piece ?? null) : null;
}

/** Where a piece of the player whose turn it is stands. */
export function spaceOf(view: View, piece: string, seat = view.turn): string {
  if (piece !== "pac-man") return view.ghosts[Number(piece.slice(-1)) - 1] ?? "";
  return playerAt(view, seat)?.pacman ?? "";
}

/** What the picture shows on a way: to be counted, not to be judged. */
export interface Finds {
  readonly white: number;
  readonly yellow: number;
  /** The ghost that it would gobble; empty if none. */
  readonly ghost: string;
  /** The seat of the Pac-Man that it would catch; empty if none. */
  readonly caught: string;
}

export function findsOn(view: View, piece: string, steps: ReadonlyArray<string>): Finds {
  const end = steps.at(-1) ?? "";
  if (piece !== "pac-man") {
    const met = view.players.find((player) => player.pacman === end);
    return { white: 0, yellow: 0, ghost: "", caught: met?.seat ?? "" };
  }
  const lying = [...new Set(steps)].map((space) => view.marbles[space]);
  const ghost = view.ghosts.indexOf(end);
  return {
    white: lying.filter((marble) => marble === "white").length,
    yellow: lying.filter((marble) => marble === "yellow").length,
    ghost: ghost < 0 ? "" : `ghost-${ghost + 1}`,
    caught: "",
  };
}

/** Somewhere that a walk may end, and the way there that finds the most. */
export interface End {
  readonly space: string;
  readonly line: ReadonlyArray<string>;
  readonly finds: Finds;
}

const worth = ({ white, yellow }: Finds): number => white + 2 * yellow;

/** Every end of some continuations, after the steps taken already; what finds most comes first. */
export function endsOf(
  view: View,
  piece: string,
  taken: ReadonlyArray<string>,
  lines: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<End> {
  const best = new Map<string, End>();
  for (const line of lines) {
    const space = line.at(-1) ?? "";
    if (line.length === 0 || parsed(space).kind !== "step") continue;
    const finds = findsOn(view, piece, [...taken, ...stepsIn(line)]);
    const known = best.get(space);
    if (!known || worth(finds) > worth(known.finds)) best.set(space, { space, line, finds });
  }
  return [...best.values()].toSorted((a, b) => worth(b.finds) - worth(a.finds));
}

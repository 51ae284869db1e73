// What can be chosen, read out of the moves that the server offers: pieces and dice, where a walk
// may end, by which way, and what it finds there. Nothing here knows what is allowed, or what comes of
// it: it sorts and counts what it was given.

import type { Draft } from "../../core/draft.svelte";
import { playerAt, text, whole } from "../../kit/events";
import { fieldsIn } from "../../kit/notation";
import { parsed } from "./moves";
import type { View } from "./view";

/** The dice that each piece could walk. */
export function diceByPiece(moves: ReadonlyArray<string>): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  for (const move of moves) {
    const chosen = parsed(move);
    if (chosen.kind !== "choose") continue;
    found.set(chosen.piece, [...(found.get(chosen.piece) ?? []), chosen.die]);
  }
  return found;
}

/** The spaces among some moves. */
export const stepsIn = fieldsIn(parsed, "step", "space");

/** The piece that is walking, or that has been chosen to walk. */
export function walkerOf(view: View, moves: ReadonlyArray<string>): string | null {
  const first = moves[0] === undefined ? null : parsed(moves[0]);
  if (first?.kind === "choose") return first.piece;
  return view.phase === "walk" ? (view.walk?.piece ?? null) : null;
}

/** Where a piece of the player whose turn it is stands. */
export function spaceOf(view: View, piece: string, seat = view.turn): string {
  if (piece !== "pac-man") return view.ghosts[Number(piece.slice(-1)) - 1] ?? "";
  return playerAt(view, seat)?.pacman ?? "";
}

/** What some moves would find, all together. */
export interface Finds {
  readonly white: number;
  readonly yellow: number;
  /** The ghost that they would gobble; empty if none. */
  readonly ghost: string;
  /** The seat of the Pac-Man that they would catch; empty if none. */
  readonly caught: string;
}

export function findsOn(draft: Draft, moves: ReadonlyArray<string>): Finds {
  const found = draft.waysOn(moves).map(({ finds }) => finds);
  const count = (key: string) => found.reduce((sum, finds) => sum + whole(finds, key), 0);
  const met = (key: string) => found.map((finds) => text(finds, key)).find(Boolean) ?? "";
  return {
    white: count("white"),
    yellow: count("yellow"),
    ghost: met("ghost"),
    caught: met("caught"),
  };
}

/** Somewhere that a walk may end, and the way there that finds the most. */
export interface End {
  readonly space: string;
  readonly line: ReadonlyArray<string>;
  readonly finds: Finds;
}

const worth = ({ white, yellow }: Finds): number => white + 2 * yellow;

/** Every end of a walk that some moves have begun; what finds most comes first. */
export function endsOf(draft: Draft, moves: ReadonlyArray<string>): ReadonlyArray<End> {
  const best = new Map<string, End>();
  for (const line of draft.linesAfter(moves)) {
    const space = line.at(-1) ?? "";
    if (line.length === 0 || parsed(space).kind !== "step") continue;
    const finds = findsOn(draft, [...moves, ...line]);
    const known = best.get(space);
    if (!known || worth(finds) > worth(known.finds)) best.set(space, { space, line, finds });
  }
  return [...best.values()].toSorted((a, b) => worth(b.finds) - worth(a.finds));
}

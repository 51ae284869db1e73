// How everybody stands at the end, whoever won first.

import type { Session } from "../core/session.svelte";

export interface Stood {
  readonly seat: string;
  readonly points: number;
  /** Of the most that anybody has: from 0 to 1. */
  readonly share: number;
  readonly won: boolean;
}

/** Whoever won stands first, whatever the others have: somebody may have given up. */
export function standingsOf({ position, game, lines }: Session): ReadonlyArray<Stood> {
  if (!position) return [];
  const all = game.standing(position.view, lines);
  const most = Math.max(1, ...all.map(({ points }) => points));
  const stood = all.map(({ seat, points }) => {
    return { seat, points, share: points / most, won: position.winners.includes(seat) };
  });
  return stood.sort((one, other) => {
    return Number(other.won) - Number(one.won) || other.points - one.points;
  });
}

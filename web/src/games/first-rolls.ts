// The rolls for the first turn, as the games with dice show them.

interface Roller {
  readonly roll: number;
  readonly outrolled: boolean;
}

/** After a tie: those with the highest roll are to roll again, the others keep theirs and are out. */
export function afterTie<Player extends Roller>(players: ReadonlyArray<Player>): Player[] {
  const best = Math.max(...players.map(({ roll, outrolled }) => (outrolled ? 0 : roll)));
  return players.map((player) =>
    player.outrolled || player.roll < best
      ? { ...player, outrolled: true }
      : { ...player, roll: 0 },
  );
}

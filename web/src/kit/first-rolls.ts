// The rolls for the first turn, as the games with dice show them.

import { type Changes, text, whole } from "./events";

interface Roller {
  readonly seat: string;
  readonly roll: number;
  readonly outrolled: boolean;
}

interface Rolling {
  readonly phase: string;
  readonly turn: string;
  readonly players: ReadonlyArray<Roller>;
}

/** What the rolls for the first turn change; `rolled` names the value that is compared. */
export function firstRolls<View extends Rolling>(rolled: string): Changes<View> {
  return {
    "rolled-for-start": (view, values) => ({
      ...withRoll(view, text(values, "seat"), whole(values, rolled)),
      phase: "first-roll",
      turn: text(values, "seat"),
    }),
    tied: (view) => ({ ...view, players: afterTie(view.players) }),
    starts: (view, values) => ({ ...view, phase: "roll", turn: text(values, "seat") }),
  };
}

const withRoll = <View extends Rolling>(view: View, seat: string, roll: number): View => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? { ...each, roll } : each)),
});

/** After a tie: those with the highest roll are to roll again, the others keep theirs and are out. */
export function afterTie<Player extends Pick<Roller, "roll" | "outrolled">>(
  players: ReadonlyArray<Player>,
): Player[] {
  const best = Math.max(...players.map(({ roll, outrolled }) => (outrolled ? 0 : roll)));
  return players.map((player) =>
    player.outrolled || player.roll < best
      ? { ...player, outrolled: true }
      : { ...player, roll: 0 },
  );
}

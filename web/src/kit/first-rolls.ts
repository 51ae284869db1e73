// The rolls for the first turn, as the games with dice show them.

import { type Changes, partsOf, text, whole } from "./events";

interface Rolling {
  readonly phase: string;
  readonly turn: string;
  readonly players: ReadonlyArray<{ readonly seat: string; readonly roll: number }>;
}

/**
 * What the rolls for the first turn change; `rolled` names the value that is compared. It is seen
 * as it was rolled, also where a tie makes it void at once.
 */
export function firstRolls<View extends Rolling>(rolled: string): Changes<View> {
  const { taking } = partsOf<View>();
  return {
    "rolled-for-start": (view, values) =>
      withRoll(view, text(values, "seat"), whole(values, rolled)),
    tied: taking("players"),
    starts: taking("phase", "turn"),
  };
}

const withRoll = <View extends Rolling>(view: View, seat: string, roll: number): View => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? { ...each, roll } : each)),
});

// Walks that events tell step by step, put together into ways across the board.

import type { Marks } from "../games/contract";
import type { Happening } from "../protocol";
import { text } from "./events";

interface Walk {
  readonly seat: string;
  readonly piece: string;
  readonly places: string[];
}

/** Each walk as one way; `to` names the value of a step that says where it leads. */
export function waysOf(steps: ReadonlyArray<Happening>, to: string): Marks["ways"] {
  const ways: Walk[] = [];
  for (const { values } of steps) {
    const [seat, piece] = [text(values, "seat"), text(values, "piece")];
    const [start, end] = [text(values, "start"), text(values, to)];
    const last = ways.at(-1);
    const goesOn = last?.seat === seat && last.piece === piece && last.places.at(-1) === start;
    if (last && goesOn) last.places.push(end);
    else ways.push({ seat, piece, places: [start, end] });
  }
  return ways.map(({ seat, places }) => ({ seat, places }));
}

// Which choice an arrow key leads to.

import type { Place } from "../../kit/place";
import type { Side } from "./view";

export const headings: Readonly<Record<string, Side | undefined>> = {
  ArrowUp: "top",
  ArrowRight: "right",
  ArrowDown: "bottom",
  ArrowLeft: "left",
};

const AHEAD: Readonly<Record<Side, (by: Place) => readonly [along: number, aside: number]>> = {
  top: ({ x, y }) => [-y, x],
  right: ({ x, y }) => [x, y],
  bottom: ({ x, y }) => [y, x],
  left: ({ x, y }) => [-x, y],
};

interface Standing {
  readonly key: string;
  readonly at: Place;
}

/** The nearest on that side; straight ahead is nearer than aslant. Nothing, where nothing is. */
export function nextTowards<T extends Standing>(
  from: Standing,
  all: ReadonlyArray<T>,
  side: Side,
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    const [along, aside] = AHEAD[side]({ x: each.at.x - from.at.x, y: each.at.y - from.at.y });
    const far = along + 2 * Math.abs(aside);
    if (each.key !== from.key && along > 0 && far < least) [best, least] = [each, far];
  }
  return best;
}

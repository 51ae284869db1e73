// How something that goes from square to square is put on a drawing.

import type { Place } from "./place";

export interface Journey {
  readonly from: string;
  readonly to: string;
  /** How far from the middle of its square it stood, and how far it will stand. */
  readonly before: Place;
  readonly now: Place;
}

/** The transform that puts something on a place, a little aside, and scales it. */
export const put = ({ x, y }: Place, aside: Place, scale = "1"): string =>
  `translate(${x + aside.x}px, ${y + aside.y}px) scale(${scale})`;

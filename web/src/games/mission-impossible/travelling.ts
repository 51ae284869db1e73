// How a figure walks from square to square: along the streets.

import { type Journey, put } from "../../kit/travelling";
import type { City } from "./city";

const MIDDLE = { x: 0, y: 0 } as const;

/** The pictures of a way, a corner each; none where there is no way. */
export function travel(city: City, { from, to, before, now }: Journey): Keyframe[] {
  const way = city.way(from, to);
  if (way.length < 2) return [];
  return way.map((name, index) => {
    const aside = index === 0 ? before : index === way.length - 1 ? now : MIDDLE;
    return { transform: put(city.place(name), aside) };
  });
}

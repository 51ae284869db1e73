// How a pawn goes from square to square: a step, a jump in an arc, or beamed away in a shaft of light.

import { type Journey, put } from "../../kit/travelling";
import type { Valley } from "./valley";

/** The pictures of a way; `beamed` where a pawn was sent away, and did not walk. */
export function travel(valley: Valley, journey: Journey, beamed: boolean): Keyframe[] {
  if (beamed) return beam(valley, journey);
  return valley.isApart(journey.from, journey.to) ? leap(valley, journey) : walk(valley, journey);
}

const walk = (valley: Valley, { from, to, before, now }: Journey): Keyframe[] => [
  { transform: put(valley.place(from), before) },
  { transform: put(valley.place(to), now) },
];

function leap(valley: Valley, { from, to, before, now }: Journey): Keyframe[] {
  const crest = valley.crest(from, to);
  const [a, b] = [valley.place(from), valley.place(to)];
  const middle = { x: (a.x + b.x) / 4 + crest.x / 2, y: (a.y + b.y) / 4 + crest.y / 2 };
  return [
    { transform: put(a, before) },
    { transform: put(middle, now, "1.3"), offset: 0.5 },
    { transform: put(b, now) },
  ];
}

/** Stands there, stricken; is drawn out into light; and is elsewhere. */
function beam(valley: Valley, { from, to, before, now }: Journey): Keyframe[] {
  const [a, b] = [valley.place(from), valley.place(to)];
  return [
    { transform: put(a, before), opacity: 1, offset: 0 },
    { transform: put(a, before), opacity: 1, offset: 0.34 },
    { transform: put({ x: a.x, y: a.y - 50 }, before, "0.12, 4"), opacity: 0, offset: 0.58 },
    { transform: put({ x: b.x, y: b.y - 50 }, now, "0.12, 4"), opacity: 0, offset: 0.62 },
    { transform: put(b, now, "1.15"), opacity: 1, offset: 0.88 },
    { transform: put(b, now), opacity: 1, offset: 1 },
  ];
}

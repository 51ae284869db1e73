// Dice: where the pips lie on each face, in a square from -1 to 1.

type Pip = readonly [x: number, y: number];

const MIDDLE: Pip = [0, 0];
const FALLING: ReadonlyArray<Pip> = [
  [-1, -1],
  [1, 1],
];
const RISING: ReadonlyArray<Pip> = [
  [-1, 1],
  [1, -1],
];
const LEVEL: ReadonlyArray<Pip> = [
  [-1, 0],
  [1, 0],
];

/** The pips of a face; two and three lie on the diagonal that falls to the right, or on the other. */
export function pipsOf(face: number, diagonal: "falling" | "rising"): ReadonlyArray<Pip> {
  const pairs = diagonal === "falling" ? [FALLING, RISING, LEVEL] : [RISING, FALLING, LEVEL];
  return [...(face % 2 === 1 ? [MIDDLE] : []), ...pairs.slice(0, Math.floor(face / 2)).flat()];
}

// Where the pips of a die lie on each of its faces, in a square from -1 to 1.

type Pip = readonly [number, number];

const MIDDLE: ReadonlyArray<Pip> = [[0, 0]];
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

export const PIPS: Readonly<Record<number, ReadonlyArray<Pip>>> = {
  1: MIDDLE,
  2: RISING,
  3: [...MIDDLE, ...RISING],
  4: [...FALLING, ...RISING],
  5: [...MIDDLE, ...FALLING, ...RISING],
  6: [...FALLING, ...RISING, ...LEVEL],
};

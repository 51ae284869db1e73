// The landscape around the squares, worked out and not drawn by hand: stars, ridges, columns of
// rock, pines. Scattered, and the same each time.

import type { Place } from "../../kit/place";
import { scattered } from "../../kit/scatter";

export interface Star extends Place {
  readonly r: number;
  readonly shine: number;
}

export function stars(count: number, width: number, height: number, seed: number): Star[] {
  const chance = scattered(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [chance() * width, chance() ** 1.35 * height, chance()];
    return { x, y, r: 0.5 + size ** 4 * 1.7, shine: 0.25 + 0.7 * chance() * (1 - y / height / 2) };
  });
}

/** A line of hills from one side to the other: long waves, short ones, and a little roughness. */
export function ridge(width: number, base: number, rise: number, seed: number): Place[] {
  const chance = scattered(seed);
  const waves = [1, 2.3, 4.7, 9.1, 17].map((pace, index) => ({
    pace: (pace * Math.PI * 2) / width,
    shift: chance() * Math.PI * 2,
    height: rise / (1 + index * 1.15),
  }));
  const steps = Math.round(width / 9);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * width;
    const sum = waves.reduce(
      (all, { pace, shift, height }) => all + height * Math.sin(x * pace + shift),
      0,
    );
    return { x, y: base - sum * 0.5 };
  });
}

const written = ({ x, y }: Place): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export const lineOf = (places: ReadonlyArray<Place>): string => `M${places.map(written).join("L")}`;

/** Everything below a line. */
export function landOf(places: ReadonlyArray<Place>, bottom: number): string {
  const [first, last] = [places[0], places.at(-1)];
  return `${lineOf(places)}L${last?.x ?? 0},${bottom}L${first?.x ?? 0},${bottom}Z`;
}

export interface Rock {
  readonly body: string;
  readonly lit: string;
  readonly columns: ReadonlyArray<{ readonly d: string; readonly light: number }>;
  readonly talus: string;
}

/** A tower of basalt: a flat top, columns that widen towards the foot, and rubble around it. */
export function tower(middle: number, top: number, foot: number, half: number, seed = 5): Rock {
  const chance = scattered(seed);
  const tall = foot - top;
  /** How far the side is from the middle, so deep below the top; a share of half the top's width. */
  const side = (deep: number) => half * (1 + 0.16 * deep + 0.5 * deep ** 3);
  const at = (share: number, deep: number): Place => ({
    x: middle + share * side(deep),
    y: top + deep * tall + (1 - share * share) * -0.035 * tall * (1 - deep),
  });
  const edge = (share: number, from: number, to: number) =>
    Array.from({ length: 9 }, (_, index) => at(share, from + ((to - from) * index) / 8));
  const crown = Array.from({ length: 15 }, (_, index) => {
    const spot = at(index / 7 - 1, 0);
    return { x: spot.x, y: spot.y + (chance() - 0.5) * tall * 0.025 };
  });
  const outline = [...crown, ...edge(1, 0, 1), ...edge(-1, 1, 0)];
  const shares = Array.from({ length: 19 }, (_, index) => (index + 0.5) / 9.5 - 1);
  const columns = shares.map((share) => {
    const [from, to] = [0.01 + chance() * 0.04, 0.62 + chance() * 0.4];
    const wide = 0.03 + chance() * 0.03;
    const strip = [...edge(share - wide, from, to), ...edge(share + wide, to, from)];
    return {
      d: `${lineOf(strip)}Z`,
      light: Math.max(0, 0.75 - Math.abs(share + 0.25) * 0.7) * (0.5 + chance() / 2),
    };
  });
  const rubble = Array.from({ length: 25 }, (_, index) => {
    const share = index / 12 - 1;
    const spread = half * 3.1;
    const up = tall * 0.42 * Math.exp(-((share * 2.1) ** 2));
    return { x: middle + share * spread, y: foot + 8 - up + (chance() - 0.5) * 6 };
  });
  return {
    body: `${lineOf(outline)}Z`,
    lit: lineOf(crown),
    columns,
    talus: landOf(rubble, foot + 60),
  };
}

/** A row of pines along a line of hills, as one outline. */
export function pines(
  line: ReadonlyArray<Place>,
  tall: number,
  seed: number,
  where: (x: number) => number,
): string {
  const chance = scattered(seed);
  return line
    .filter(({ x }) => chance() < where(x))
    .map(({ x, y }) => {
      const high = tall * (0.55 + chance() * 0.6);
      const wide = high * 0.28;
      const tier = (up: number, half: number) =>
        `L${(x + half).toFixed(1)},${(y - up).toFixed(1)}L${(x + half * 0.45).toFixed(1)},${(y - up).toFixed(1)}`;
      const back = (up: number, half: number) =>
        `L${(x - half * 0.45).toFixed(1)},${(y - up).toFixed(1)}L${(x - half).toFixed(1)},${(y - up).toFixed(1)}`;
      const right = tier(high * 0.62, wide * 0.55) + tier(high * 0.3, wide * 0.8) + tier(0, wide);
      const left =
        back(0, wide).replace(/^L[^L]*/, "") +
        back(high * 0.3, wide * 0.8) +
        back(high * 0.62, wide * 0.55);
      return `M${x.toFixed(1)},${(y - high).toFixed(1)}${right}${left}Z`;
    })
    .join("");
}

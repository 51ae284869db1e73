// The land on the lid of the box: hills as contour lines, and a cut of its own. Made from seeds, so
// that it is the same every time; it is no board, and nothing is played on it.

import type { Point } from "./ground";

export type Chance = () => number;

/** Numbers between 0 and 1, always the same for a seed. */
export function chance(seed: number): Chance {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ROUND = 26; // points of a contour line

/** A hill from above: closed lines, one within the other, none of them round. */
export function hill(at: Point, radius: number, heights: number, seed: number): string[] {
  const random = chance(seed);
  const waves = [2, 3, 5].map((count) => ({
    count,
    size: (0.26 * random()) / Math.sqrt(count),
    phase: random() * 7,
  }));
  return Array.from({ length: heights }, (_, height) => {
    const share = 1 - height / heights;
    const lean = { x: height * 3.5, y: -height * 2.5 };
    const points = Array.from({ length: ROUND }, (_, step) => {
      const angle = (step / ROUND) * 2 * Math.PI;
      const rough = waves.reduce(
        (sum, { count, size, phase }) =>
          sum + size * Math.sin(count * angle + phase + height * 0.2),
        1,
      );
      const far = radius * share * rough;
      return {
        x: at.x + lean.x + far * Math.cos(angle) * 1.2,
        y: at.y + lean.y + far * Math.sin(angle),
      };
    });
    return smooth(points);
  });
}

/** A closed curve through the middles between points. */
function smooth(points: ReadonlyArray<Point>): string {
  const middle = (one: Point, other: Point) =>
    `${((one.x + other.x) / 2).toFixed(1)},${((one.y + other.y) / 2).toFixed(1)}`;
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return "";
  const curves = points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? first;
    return `Q${point.x.toFixed(1)},${point.y.toFixed(1)} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${curves.join("")}Z`;
}

export interface Cut {
  readonly column: number;
  readonly row: number;
  readonly path: string;
}

/** A jigsaw of squares, each with a tab or a hole towards every neighbour. */
export function jigsaw(columns: number, rows: number, size: number, seed: number): Cut[] {
  const random = chance(seed);
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => ({
      x: column * size + wobble(random, size, column > 0 && column < columns),
      y: row * size + wobble(random, size, row > 0 && row < rows),
    })),
  );
  const corner = (column: number, row: number) => corners[row]?.[column] ?? { x: 0, y: 0 };
  const edges = new Map<string, number>();
  const way = (key: string) => {
    if (!edges.has(key)) edges.set(key, random() < 0.5 ? 1 : -1);
    return edges.get(key) ?? 1;
  };
  const across = (column: number, row: number) =>
    row === 0 || row === rows ? 0 : way(`across ${column} ${row}`);
  const down = (column: number, row: number) =>
    column === 0 || column === columns ? 0 : way(`down ${column} ${row}`);
  const found: Cut[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column + 1, row + 1), corner(column, row + 1)];
      const path =
        `M${a.x.toFixed(1)},${a.y.toFixed(1)}` +
        edge(a, b, across(column, row)) +
        edge(b, c, down(column + 1, row)) +
        edge(c, d, -across(column, row + 1)) +
        edge(d, a, -down(column, row));
      found.push({ column, row, path: `${path}Z` });
    }
  }
  return found;
}

function wobble(random: Chance, size: number, free: boolean): number {
  const by = (random() - 0.5) * size * 0.16;
  return free ? by : 0;
}

/** From corner to corner, with a knob to the left of the way, to the right of it, or none. */
function edge(from: Point, to: Point, knob: number): string {
  if (knob === 0) return `L${to.x.toFixed(1)},${to.y.toFixed(1)}`;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const at = (along: number, aside: number) =>
    `${(from.x + dx * along + dy * aside * knob).toFixed(1)},${(from.y + dy * along - dx * aside * knob).toFixed(1)}`;
  return (
    `C${at(0.2, -0.04)} ${at(0.42, -0.1)} ${at(0.4, 0.04)}` +
    `C${at(0.26, 0.2)} ${at(0.36, 0.28)} ${at(0.5, 0.28)}` +
    `C${at(0.64, 0.28)} ${at(0.74, 0.2)} ${at(0.6, 0.04)}` +
    `C${at(0.58, -0.1)} ${at(0.8, -0.04)} ${at(1, 0)}`
  );
}

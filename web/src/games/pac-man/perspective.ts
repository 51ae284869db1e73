// A floor seen from above and aslant, for the picture on the lid: where a point of it lies on the
// paper, and the outlines of rounded blocks that stand on it.

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How large a thing of size one looks there. */
  readonly size: number;
}

const YAW = 0.42; // how far the floor is turned, in radians
const HORIZON = 352;
const MIDDLE = 450;
const EYE = 3.3; // the height of the eye above the floor
const DEPTH = 720; // of the picture, in units of the paper

/** A point of the floor, or so much above it, on the paper. */
export function seen(across: number, away: number, up = 0): Spot {
  const x = across * Math.cos(YAW) - away * Math.sin(YAW);
  const z = 5.6 + across * Math.sin(YAW) + away * Math.cos(YAW);
  const size = DEPTH / Math.max(z, 0.35);
  return { x: MIDDLE + x * size, y: HORIZON + (EYE - up) * size, size };
}

interface Block {
  readonly across: number;
  readonly away: number;
  readonly wide: number;
  readonly deep: number;
}

/** The outline of a block's top or foot, so much smaller all round, as corners on the paper. */
function outline({ across, away, wide, deep }: Block, up: number, inset: number): Spot[] {
  const radius = Math.max(0.04, 0.24 - inset);
  const [halfWide, halfDeep] = [wide / 2 - inset - radius, deep / 2 - inset - radius];
  return Array.from({ length: 32 }, (_, index) => {
    const turn = (index / 32) * 2 * Math.PI;
    const [right, far] = [Math.sign(Math.cos(turn + 0.01)), Math.sign(Math.sin(turn + 0.01))];
    const x = across + right * halfWide + radius * Math.cos(turn);
    const z = away + far * halfDeep + radius * Math.sin(turn);
    return seen(x, z, up);
  });
}

const closed = (spots: ReadonlyArray<Spot>): string =>
  `M${spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`;

/** The smallest outline around some spots: what a block covers, foot and top together. */
function hull(spots: ReadonlyArray<Spot>): Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: ReadonlyArray<Spot>) => {
    const kept: Spot[] = [];
    for (const spot of all) {
      while (kept.length > 1 && !turnsLeft(kept, spot)) kept.pop();
      kept.push(spot);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft(kept: ReadonlyArray<Spot>, to: Spot): boolean {
  const [a, b] = [kept.at(-2), kept.at(-1)];
  if (!a || !b) return true;
  return (b.x - a.x) * (to.y - a.y) - (b.y - a.y) * (to.x - a.x) > 0;
}

export interface Drawn {
  readonly body: string;
  readonly top: string;
  readonly inner: string;
  /** How thick its lines are. */
  readonly line: number;
  readonly far: number;
}

export function drawn(block: Block, height = 0.42): Drawn {
  const [foot, top] = [outline(block, 0, 0), outline(block, height, 0)];
  const { size } = seen(block.across, block.away, height);
  return {
    body: closed(hull([...foot, ...top])),
    top: closed(top),
    inner: closed(outline(block, height, 0.13)),
    line: Math.min(9, size * 0.045),
    far: DEPTH / size,
  };
}

// The board as a surface: where its places lie, and which is nearest to a point. It knows nothing
// of pieces: what fits where is for people to find.

import type { BoardShown, PlaceShown } from "./view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far beside a place a piece may be let go, as a share of half the place's own size. */
const REACH = 0.8;
/** How far from its middle a place may be pointed at, likewise: up to its edge, and a little more. */
const POINTED = 1.15;
/** Paper around the map, in units: for the frame and its letters. */
export const MARGIN = 190;

/** A corner of an outline, or the end of one of its curves, and how a curve is drawn there. */
const COMMAND = /([MLCmlcz])([^MLCmlcz]*)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;

type Curve = readonly [Point, Point, Point, Point];

/** Everything an outline consists of, as curves; it may be told in steps or from the corner. */
export function curvesOf(outline: string): ReadonlyArray<Curve> {
  const curves: Curve[] = [];
  let here: Point = { x: 0, y: 0 };
  for (const [, command = "", text = ""] of outline.matchAll(COMMAND)) {
    const numbers = [...text.matchAll(NUMBER)].map(Number);
    const steps = command === command.toLowerCase();
    const many = command.toLowerCase() === "c" ? 6 : 2;
    for (let at = 0; at + many <= numbers.length; at += many) {
      const points = pointsIn(numbers.slice(at, at + many), steps ? here : { x: 0, y: 0 });
      const end = points.at(-1) ?? here;
      if (command.toLowerCase() !== "m") curves.push(curve(here, points, end));
      here = end;
    }
  }
  return curves;
}

function pointsIn(numbers: ReadonlyArray<number>, from: Point): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    points.push({ x: from.x + (numbers[at] ?? 0), y: from.y + (numbers[at + 1] ?? 0) });
  }
  return points;
}

function curve(start: Point, points: ReadonlyArray<Point>, end: Point): Curve {
  return [start, points[0] ?? start, points.length === 3 ? (points[1] ?? end) : start, end];
}

const PARTS = 12; // of a curve, where its extent is measured

export function boxOf(outline: string): Box {
  const points = curvesOf(outline).flatMap((each) =>
    Array.from({ length: PARTS + 1 }, (_, part) => along(each, part / PARTS)),
  );
  const [east, south] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...east),
    top: Math.min(...south),
    right: Math.max(...east),
    bottom: Math.max(...south),
  };
}

function along([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const mix = (one: number, two: number, three: number, four: number) =>
    rest ** 3 * one +
    3 * rest ** 2 * share * two +
    3 * rest * share ** 2 * three +
    share ** 3 * four;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

export class Ground {
  readonly places: ReadonlyMap<string, PlaceShown>;
  /** The rectangle around each place. */
  private readonly boxes: ReadonlyMap<string, Box>;
  /** The ordinary distance between two places. */
  readonly size: number;
  readonly columns: ReadonlyArray<{ readonly name: string; readonly x: number }>;
  readonly rows: ReadonlyArray<{ readonly name: string; readonly y: number }>;

  constructor(readonly board: BoardShown) {
    this.places = new Map(board.places.map((place) => [place.name, place]));
    this.boxes = new Map(board.places.map(({ name, outline }) => [name, boxOf(outline)]));
    this.size = Math.sqrt((board.width * board.height) / Math.max(1, board.places.length));
    this.columns = this.marks("x", (name) => name.slice(0, 1)).map(({ name, at }) => ({
      name,
      x: at,
    }));
    this.rows = this.marks("y", (name) => name.slice(1)).map(({ name, at }) => ({ name, y: at }));
  }

  /**
   * The place meant by somebody who lets go of a piece there: the nearest one within reach, and an
   * empty one rather than one that is taken.
   */
  placeMeant(at: Point, taken: ReadonlySet<string> = new Set()): string | null {
    return this.nearest(at, taken, REACH);
  }

  /** The place that somebody points at. */
  placeAt(at: Point, taken: ReadonlySet<string> = new Set()): string | null {
    return this.nearest(at, taken, POINTED);
  }

  private nearest(at: Point, taken: ReadonlySet<string>, reach: number): string | null {
    const near = this.board.places
      .map(({ name }) => ({ name, far: this.distance(name, at) }))
      .filter(({ far }) => far <= reach)
      .sort((a, b) => a.far - b.far);
    return (near.find(({ name }) => !taken.has(name)) ?? near[0])?.name ?? null;
  }

  /** The middle of the rectangle around a place: where a piece's own middle comes to lie. */
  middleOf(place: string): Point {
    const box = this.boxes.get(place);
    return box ? middle(box) : { x: 0, y: 0 };
  }

  /** How far a point lies from the middle of a place: 1 at the edge of the rectangle around it. */
  private distance(place: string, at: Point): number {
    const { left, top, right, bottom } = this.boxes.get(place) ?? NOWHERE;
    const { x, y } = this.middleOf(place);
    return Math.hypot((2 * (x - at.x)) / (right - left), (2 * (y - at.y)) / (bottom - top));
  }

  /** Letters of columns and numbers of rows, each at the middle of its places. */
  private marks(axis: "x" | "y", part: (name: string) => string): { name: string; at: number }[] {
    const found = new Map<string, number[]>();
    for (const place of this.board.places) {
      const name = part(place.name);
      found.set(name, [...(found.get(name) ?? []), place[axis]]);
    }
    return [...found].map(([name, all]) => ({
      name,
      at: all.reduce((sum, each) => sum + each, 0) / all.length,
    }));
  }
}

const NOWHERE: Box = { left: 0, top: 0, right: 1, bottom: 1 };

function middle({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

// ---------------------------------------------------------------- looking at it

/** How the board is looked at: enlarged so often, and moved by so many pixels. */
export interface Look {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Look = { zoom: 1, x: 0, y: 0 };
export const CLOSEST = 5;

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The same look, with no more paper moved out of sight than there is. */
export function kept(look: Look, { width, height }: Extent): Look {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom));
  const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - zoom), at));
  return { zoom, x: within(look.x, width), y: within(look.y, height) };
}

/** Nearer or farther, around a point that stays where it is. */
export function zoomed(look: Look, factor: number, around: Point, extent: Extent): Look {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom * factor));
  const grown = zoom / look.zoom;
  return kept(
    {
      zoom,
      x: around.x - (around.x - look.x) * grown,
      y: around.y - (around.y - look.y) * grown,
    },
    extent,
  );
}

export function shifted(look: Look, by: Point, extent: Extent): Look {
  return kept({ ...look, x: look.x + by.x, y: look.y + by.y }, extent);
}

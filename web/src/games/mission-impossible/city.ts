// Where things are on the board, and how one gets from square to square along its streets: pure
// geometry. Squares lie on a lattice of triangles; the picture is a square around them all.

import type { Place } from "../../kit/place";
import type { BoardShown, SquareShown } from "./view";

/** From one square to the next along a row, in units of the picture; and what lies around them. */
export const STEP = 100;
export const ROW = STEP * Math.sqrt(0.75);
const MARGIN = 70;
/** Hardly higher than wide: a board that keeps its size in a low window. */
export const RATIO = 0.99;
/** How near to the middle of a square one must point, to mean it. */
const REACH = STEP * 0.56;

/** How large squares are drawn: their radius. */
export const PLAIN = 18;
export const COLOURED = 37;

/** Which way the arrows lead, as directions on the picture. */
export const HEADINGS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export class City {
  /** The picture is as wide as high. */
  readonly size: number;
  readonly middle: Place;
  readonly squares: ReadonlyArray<SquareShown>;
  private readonly places: ReadonlyMap<string, Place>;
  private readonly byName: ReadonlyMap<string, SquareShown>;
  private readonly links: ReadonlyMap<string, ReadonlyArray<string>>;

  constructor(readonly drawing: BoardShown) {
    const [wide, high] = [((drawing.columns - 1) * STEP) / 2, (drawing.rows - 1) * ROW];
    this.size = Math.max(wide, high) + 2 * MARGIN;
    const [left, top] = [(this.size - wide) / 2, (this.size - high) / 2];
    this.middle = { x: this.size / 2, y: this.size / 2 };
    this.squares = drawing.squares;
    this.byName = new Map(drawing.squares.map((square) => [square.name, square]));
    this.places = new Map(
      drawing.squares.map(({ name, column, row }) => [
        name,
        { x: left + (column * STEP) / 2, y: top + row * ROW },
      ]),
    );
    this.links = linksOf(drawing);
  }

  square(name: string): SquareShown | undefined {
    return this.byName.get(name);
  }

  /** The middle of a square; of a square that is not there, the middle of the city. */
  place(name: string): Place {
    return this.places.get(name) ?? this.middle;
  }

  /** Where something on the picture is, in hundredths of it. */
  share({ x, y }: Place): Place {
    return { x: (x / this.size) * 100, y: (y / this.size) * 100 };
  }

  neighbours(name: string): ReadonlyArray<string> {
    return this.links.get(name) ?? [];
  }

  /**
   * The square that somebody points at: a square that can be chosen wins over one that cannot, if
   * it is within a `finger`'s reach and the other one is not hit where it is drawn.
   */
  at(point: Place, chosen: ReadonlyArray<string> = [], finger = 0): string | null {
    const found = this.nearest(point, [...this.places.keys()], REACH);
    if (found === null || chosen.includes(found) || this.isDrawnAt(found, point)) {
      return found ?? this.nearest(point, chosen, finger);
    }
    return this.nearest(point, chosen, Math.max(REACH, finger)) ?? found;
  }

  private nearest(point: Place, names: ReadonlyArray<string>, reach: number): string | null {
    let [found, least]: [string | null, number] = [null, reach];
    for (const name of names) {
      const distance = this.distance(name, point);
      if (distance < least) [found, least] = [name, distance];
    }
    return found;
  }

  private isDrawnAt(name: string, point: Place): boolean {
    return this.distance(name, point) < (this.square(name)?.district ? COLOURED : PLAIN);
  }

  private distance(name: string, { x, y }: Place): number {
    const place = this.place(name);
    return Math.hypot(place.x - x, place.y - y);
  }

  /** A shortest way along the streets, with both its ends; only the start where there is none. */
  way(from: string, to: string): ReadonlyArray<string> {
    const before = new Map<string, string>([[from, ""]]);
    const waiting = [from];
    for (const here of waiting) {
      if (here === to) break;
      for (const next of this.neighbours(here)) {
        if (before.has(next)) continue;
        before.set(next, here);
        waiting.push(next);
      }
    }
    const way: string[] = [];
    for (let here = to; before.has(here) && here; here = before.get(here) ?? "") way.unshift(here);
    return way.length > 0 ? way : [from];
  }

  /** A way as a line on the picture. */
  line(names: ReadonlyArray<string>): string {
    return names
      .map((name) => this.place(name))
      .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)},${y.toFixed(1)}`)
      .join("");
  }

  /** Of some squares, the one that lies that way from another: near, and not far aside. */
  towards(from: string, names: ReadonlyArray<string>, heading: Place): string | null {
    const start = this.place(from);
    let [found, best]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const name of names) {
      const { x, y } = this.place(name);
      const ahead = (x - start.x) * heading.x + (y - start.y) * heading.y;
      const aside = Math.abs((x - start.x) * heading.y - (y - start.y) * heading.x);
      const cost = ahead + 2.2 * aside;
      if (name !== from && ahead > 1 && cost < best) [found, best] = [name, cost];
    }
    return found;
  }

  /** The coloured squares of a district, in reading order. */
  coloured(district: number): ReadonlyArray<string> {
    return this.squares.filter((each) => each.district === district).map((each) => each.name);
  }

  /** Which way a district lies from the middle, as an angle: four of its squares are there. */
  bearing(district: number): number {
    const places = this.coloured(district).map((name) => this.place(name));
    const x = places.reduce((sum, place) => sum + place.x - this.middle.x, 0);
    const y = places.reduce((sum, place) => sum + place.y - this.middle.y, 0);
    return Math.atan2(y, x);
  }

  /** The district that a place belongs to. */
  districtAt({ x, y }: Place): number {
    const angle = Math.atan2(y - this.middle.y, x - this.middle.x);
    const off = (district: number) => 1 - Math.cos(angle - this.bearing(district));
    return [1, 2, 3, 4, 5, 6].toSorted((a, b) => off(a) - off(b))[0] ?? 1;
  }
}

function linksOf({ squares, streets }: BoardShown): ReadonlyMap<string, ReadonlyArray<string>> {
  const links = new Map<string, string[]>(squares.map(({ name }) => [name, []]));
  for (const { a, b } of streets) {
    links.get(a)?.push(b);
    links.get(b)?.push(a);
  }
  return links;
}

// The geometry of a maze: where its spaces lie on the glass, how its barriers run, and which way
// a piece takes from one space to the next. Numbers and outlines only; nothing is drawn here.
//
// The barriers are what the corridors leave. Every layer of the maze is the same shape, all the
// corridors run together, each time a little narrower: two neon lines appear around them.

import type { Place } from "../../kit/place";
import type { Corner } from "../contract";
import type { BoardShown, DoorShown, LinkShown, Side, SpaceShown, View } from "./view";

/** How a piece gets somewhere: the corners of its way, and whether it leaves the glass on it. */
export interface Way {
  readonly places: ReadonlyArray<Place>;
  /** `track`: along a corridor; `doors`: out by one and in by another; `flight`: lifted off. */
  readonly kind: "track" | "doors" | "flight";
}

export const STEP = 80; // between two grid points
export const MARGIN = 74; // around the outermost grid points
const CORRIDOR = 23; // half its width
const FILLET = 15; // how round the corners of the barriers are, at the corridor
const HOME_ROOM = 12; // how much wider than a corridor a home is
const PEN_ROOM = 13; // likewise the ghosts' pen
const PORCH = 60; // how far a door's corridor leads out
const DOT_STEP = 16;
const CLEAR = 30; // no dots so near to a space

const SIDES: ReadonlyArray<Side> = ["top", "right", "bottom", "left"];
const STEPS: Readonly<Record<Side, Place>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

type Point = readonly [number, number];

const placeOf = ([column, row]: Point): Place => ({
  x: MARGIN + STEP * column,
  y: MARGIN + STEP * row,
});

const moved = (from: Place, side: Side, by: number): Place => ({
  x: from.x + STEPS[side].x * by,
  y: from.y + STEPS[side].y * by,
});

const outline = (places: ReadonlyArray<Place>): string =>
  `M${places.map(({ x, y }) => `${x},${y}`).join("L")}`;

/** The side of `from` on which `to` lies; the longer leg decides. */
export function sideTowards(from: Place, to: Place): Side {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "top" : "bottom";
}

/** The corner of the board in which a player's home lies. */
export function corner(view: View, { spaces, columns, rows }: BoardShown, seat: string): Corner {
  const name = view.players.find((player) => player.seat === seat)?.home;
  const home = spaces.find((space) => space.name === name);
  const across = (home?.column ?? 0) < columns / 2 ? "l" : "r";
  return `${across}${(home?.row ?? 0) < rows / 2 ? "t" : "b"}`;
}

export class Maze {
  readonly width: number;
  readonly height: number;
  readonly centre: Place;
  private readonly spaces: ReadonlyMap<string, SpaceShown>;
  private readonly links = new Map<string, ReadonlyArray<Place>>();
  private readonly doors: ReadonlyMap<string, DoorShown>;

  constructor(readonly drawing: BoardShown) {
    this.width = 2 * MARGIN + (drawing.columns - 1) * STEP;
    this.height = 2 * MARGIN + (drawing.rows - 1) * STEP;
    this.spaces = new Map(drawing.spaces.map((space) => [space.name, space]));
    this.doors = new Map(drawing.doors.map((door) => [door.space, door]));
    const pen = drawing.spaces.find((space) => space.kind === "centre");
    this.centre = pen ? this.spot(pen) : { x: this.width / 2, y: this.height / 2 };
    for (const link of drawing.links) this.remember(link);
  }

  private remember({ a, b, path }: LinkShown): void {
    const places = path.map(placeOf);
    this.links.set(`${a} ${b}`, places);
    this.links.set(`${b} ${a}`, places.toReversed());
  }

  private spot(space: SpaceShown): Place {
    return placeOf([space.column, space.row]);
  }

  /** Where a space lies. What the board does not know is the centre, where ghosts come back to. */
  place(name: string): Place {
    const space = this.spaces.get(name);
    return space ? this.spot(space) : this.centre;
  }

  /** How much room there is along the upper edge, from its last space to the right corner. */
  cornerRoom(): number {
    const top = this.drawing.spaces.filter(({ row }) => row === 0);
    return this.width - Math.max(0, ...top.map((space) => this.spot(space).x));
  }

  isCentre(name: string): boolean {
    return (this.spaces.get(name)?.kind ?? "centre") === "centre";
  }

  /** The space nearest to a place on the glass, if one is near. */
  nearest(to: Place, within = STEP / 2): string | null {
    let best: string | null = null;
    let least = within;
    for (const space of this.drawing.spaces) {
      const at = this.spot(space);
      const distance = Math.hypot(at.x - to.x, at.y - to.y);
      if (distance < least) [best, least] = [space.name, distance];
    }
    return best;
  }

  // ---------------------------------------------------------------- ways

  way(from: string, to: string): Way {
    const track = this.links.get(`${from} ${to}`);
    if (track) return { places: track, kind: "track" };
    const [out, back] = [this.doors.get(from), this.doors.get(to)];
    if (!out || !back) return { places: [this.place(from), this.place(to)], kind: "flight" };
    const away = moved(this.place(from), out.side, PORCH + 8);
    const again = moved(this.place(to), back.side, PORCH + 8);
    return { places: [this.place(from), away, again, this.place(to)], kind: "doors" };
  }

  /** On which side a piece leaves a space for the next one. */
  heading(from: string, to: string): Side {
    const [start, next] = this.way(from, to).places;
    return start && next ? sideTowards(start, next) : "right";
  }

  /** The line of a walk over several spaces; broken where it leaves by a door. */
  trail(spaces: ReadonlyArray<string>): string {
    let line = "";
    for (let at = 1; at < spaces.length; at += 1) {
      const { places, kind } = this.way(spaces[at - 1] ?? "", spaces[at] ?? "");
      const stretches = kind === "doors" ? [places.slice(0, 2), places.slice(2)] : [places];
      line += stretches.map(outline).join("");
    }
    return line;
  }

  // ---------------------------------------------------------------- outlines

  /** Half the width of a corridor whose barrier's layer is so much wider. */
  half(wider: number): number {
    return CORRIDOR + wider;
  }

  get tracks(): string {
    return this.drawing.links.map(({ path }) => outline(path.map(placeOf))).join("");
  }

  get porches(): string {
    const porch = ({ space, side }: DoorShown) => {
      const start = this.place(space);
      return outline([start, moved(start, side, PORCH + 60)]);
    };
    return this.drawing.doors.map(porch).join("");
  }

  /** What rounds each corner of a barrier: between two corridors at a right angle. */
  fillets(wider: number): string {
    const radius = FILLET - wider;
    let line = "";
    for (const { at, sides } of this.waysOut()) {
      for (const side of sides) {
        const other = turned(side);
        if (sides.has(other)) line += fillet(at, side, other, this.half(wider), radius);
      }
    }
    return line;
  }

  private waysOut(): Iterable<{ at: Place; sides: Set<Side> }> {
    const found = new Map<string, { at: Place; sides: Set<Side> }>();
    const add = (at: Place, side: Side) => {
      const key = `${at.x},${at.y}`;
      const known = found.get(key) ?? { at, sides: new Set<Side>() };
      found.set(key, known);
      known.sides.add(side);
    };
    for (const { path } of this.drawing.links) {
      const places = path.map(placeOf);
      for (const [index, here] of places.entries()) {
        for (const there of [places[index - 1], places[index + 1]]) {
          if (there) add(here, sideTowards(here, there));
        }
      }
    }
    for (const { space, side } of this.drawing.doors) add(this.place(space), side);
    return found.values();
  }

  homes(): ReadonlyArray<SpaceShown & Place> {
    return this.all("home");
  }

  all(kind: SpaceShown["kind"]): ReadonlyArray<SpaceShown & Place> {
    return this.drawing.spaces
      .filter((space) => space.kind === kind)
      .map((space) => ({ ...space, ...this.spot(space) }));
  }

  homeRoom(wider: number): number {
    return this.half(wider) + HOME_ROOM;
  }

  penRoom(wider: number): number {
    return this.half(wider) + PEN_ROOM;
  }

  /** The ways out of the ghosts' pen, as turns in degrees from the top. */
  gates(): ReadonlyArray<number> {
    const pen = this.drawing.spaces.find((space) => space.kind === "centre")?.name;
    return this.drawing.links
      .filter(({ a, b }) => a === pen || b === pen)
      .map(({ a, b }) => quarter(this.heading(pen ?? "", a === pen ? b : a)));
  }

  doorways(): ReadonlyArray<Place & { readonly turn: number }> {
    return this.drawing.doors.map(({ space, side }) => ({
      ...this.place(space),
      turn: quarter(side),
    }));
  }

  /** Evenly spaced places along all tracks, clear of the spaces. */
  dots(): ReadonlyArray<Place> {
    const pen = this.drawing.spaces.find((space) => space.kind === "centre")?.name;
    return this.drawing.links.flatMap(({ a, b, path }) => {
      const clear = [a === pen ? CLEAR + 16 : CLEAR, b === pen ? CLEAR + 16 : CLEAR];
      return dotsAlong(path.map(placeOf), clear[0] ?? CLEAR, clear[1] ?? CLEAR);
    });
  }

  /** The letters and numbers at the edge, by which the spaces are named. */
  coordinates(): ReadonlyArray<Place & { readonly text: string }> {
    const { columns, rows } = this.drawing;
    const letters = Array.from({ length: columns }, (_, column) => ({
      text: String.fromCharCode(97 + column),
      x: MARGIN + column * STEP,
      y: this.height - 18,
    }));
    const numbers = Array.from({ length: rows }, (_, row) => ({
      text: String(rows - row),
      x: 19,
      y: MARGIN + row * STEP,
    }));
    const doors = this.drawing.doors.map(({ space }) => this.place(space));
    // A door's arrow stands where its letter or number would: that one stands beside it.
    const beside = this.half(22);
    const atFoot = (x: number) => doors.some((door) => door.x === x && door.y > this.height - STEP);
    const atLeft = (y: number) => doors.some((door) => door.y === y && door.x < STEP);
    return [
      ...letters.map((each) => (atFoot(each.x) ? { ...each, x: each.x - beside } : each)),
      ...numbers.map((each) => (atLeft(each.y) ? { ...each, y: each.y - beside } : each)),
    ];
  }
}

function turned(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? "top";
}

/** Degrees from the top, clockwise. */
export function quarter(side: Side): number {
  return 90 * SIDES.indexOf(side);
}

/** The corner between two corridors, filled up to an arc that touches both. */
function fillet(centre: Place, one: Side, other: Side, half: number, radius: number): string {
  const [a, b] = [STEPS[one], STEPS[other]];
  const [x, y] = [(a.x + b.x) * half, (a.y + b.y) * half];
  const corner = { x: centre.x + x, y: centre.y + y };
  const start = moved(corner, one, radius);
  const end = moved(corner, other, radius);
  const inside = `${centre.x + x / 2},${centre.y + y / 2}`;
  return `M${inside}L${start.x},${start.y}A${radius},${radius} 0 0 0 ${end.x},${end.y}Z`;
}

function dotsAlong(places: ReadonlyArray<Place>, first: number, last: number): Place[] {
  const length = STEP * (places.length - 1);
  const dots: Place[] = [];
  for (let along = DOT_STEP; along < length; along += DOT_STEP) {
    const [here, next] = [places[Math.floor(along / STEP)], places[Math.floor(along / STEP) + 1]];
    if (along < first || along > length - last || !here || !next) continue;
    const part = (along % STEP) / STEP;
    dots.push({ x: here.x + (next.x - here.x) * part, y: here.y + (next.y - here.y) * part });
  }
  return dots;
}

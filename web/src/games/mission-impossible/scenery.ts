// The city around the squares, worked out and not drawn by hand: a block of houses in each triangle
// of the lattice, set back from the streets, with roofs and lit skylights. The same each time.

import type { Place } from "../../kit/place";
import { scattered } from "../../kit/scatter";
import { type City, ROW, STEP } from "./city";

export interface Houses {
  /** The district that they stand in; 0 for the outskirts. */
  readonly district: number;
  /** How bright their roofs are: 0, 1 or 2. */
  readonly shade: number;
  readonly walls: string;
  readonly roofs: string;
}

export interface Scenery {
  readonly houses: ReadonlyArray<Houses>;
  readonly lights: ReadonlyArray<string>;
  readonly rain: string;
}

const SETBACK = { street: 17, alley: -0.3 } as const;
const EAVES = { street: 6, alley: 2 } as const;
const SHADES = 3;

type Triangle = readonly [Place, Place, Place];

export function sceneryOf(city: City): Scenery {
  const chance = scattered(1975);
  const streets = new Set(
    city.drawing.streets.flatMap(({ a, b }) => [
      edge(city.place(a), city.place(b)),
      edge(city.place(b), city.place(a)),
    ]),
  );
  const found = new Map<string, { walls: string; roofs: string }>();
  const lights = ["", "", ""];
  for (const triangle of trianglesOf(city)) {
    const sides = sidesOf(triangle);
    const open = sides.filter(([a, b]) => streets.has(edge(a, b))).length;
    const centre = centreOf(triangle);
    const district = open > 0 || isInside(city, centre) ? city.districtAt(centre) : 0;
    const shade = Math.floor(chance() * SHADES);
    const kinds = sides.map(([a, b]): keyof typeof SETBACK =>
      streets.has(edge(a, b)) ? "street" : "alley",
    );
    const key = `${district} ${shade}`;
    const houses = found.get(key) ?? { walls: "", roofs: "" };
    houses.walls += drawn(
      inset(
        triangle,
        kinds.map((kind) => SETBACK[kind]),
      ),
    );
    houses.roofs += drawn(
      inset(
        triangle,
        kinds.map((kind) => SETBACK[kind] + EAVES[kind]),
      ),
    );
    found.set(key, houses);
    const lit = district === 0 ? 0.35 : 2.3;
    for (let count = Math.floor(chance() * (1 + lit)); count > 0; count -= 1) {
      lights[Math.floor(chance() * lights.length)] += skylight(triangle, chance);
    }
  }
  const houses = [...found].map(([key, paths]) => {
    const [district = 0, shade = 0] = key.split(" ").map(Number);
    return { district, shade, ...paths };
  });
  return { houses, lights, rain: rainOf(city.size, chance) };
}

const isInside = (city: City, { x, y }: Place): boolean =>
  city.squares.filter(({ name }) => {
    const place = city.place(name);
    return Math.hypot(place.x - x, place.y - y) < STEP * 0.9;
  }).length > 1;

const edge = (a: Place, b: Place): string =>
  `${Math.round(a.x)},${Math.round(a.y)} ${Math.round(b.x)},${Math.round(b.y)}`;

const centreOf = (points: Triangle): Place => ({
  x: (points[0].x + points[1].x + points[2].x) / 3,
  y: (points[0].y + points[1].y + points[2].y) / 3,
});

const sidesOf = ([a, b, c]: Triangle): ReadonlyArray<readonly [Place, Place]> => [
  [a, b],
  [b, c],
  [c, a],
];

/** Every triangle of the lattice that reaches into the picture. */
function trianglesOf(city: City): Triangle[] {
  const [first] = city.squares;
  const origin = city.place(first?.name ?? "");
  const [row, column] = [first?.row ?? 0, first?.column ?? 0];
  const across = Math.ceil(city.size / STEP) + 2;
  const found: Triangle[] = [];
  for (let down = -2; down < city.drawing.rows + 2; down += 1) {
    const shift = (((down - row) % 2) + 2) % 2 === 0 ? 0 : 0.5;
    for (let along = -across; along < across; along += 1) {
      const x = origin.x - (column * STEP) / 2 + (along + shift + (column % 2) / 2) * STEP;
      const y = origin.y + (down - row) * ROW;
      const [left, right] = [
        { x, y },
        { x: x + STEP, y },
      ];
      const middle = x + STEP / 2;
      found.push([left, right, { x: middle, y: y + ROW }]);
      found.push([right, left, { x: middle, y: y - ROW }]);
    }
  }
  const within = ({ x, y }: Place) =>
    x > -STEP && y > -STEP && x < city.size + STEP && y < city.size + STEP;
  return found.filter((triangle) => within(centreOf(triangle)));
}

/** A triangle drawn in from each side by so much. */
function inset(triangle: Triangle, by: ReadonlyArray<number>): Place[] {
  const centre = centreOf(triangle);
  const lines = sidesOf(triangle).map(([a, b], index) => {
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    let normal = { x: (a.y - b.y) / long, y: (b.x - a.x) / long };
    const inward = normal.x * (centre.x - a.x) + normal.y * (centre.y - a.y);
    if (inward < 0) normal = { x: -normal.x, y: -normal.y };
    return { normal, far: normal.x * a.x + normal.y * a.y + (by[index] ?? 0) };
  });
  return lines.map((line, index) => {
    const next = lines[(index + 1) % lines.length] ?? line;
    const cross = line.normal.x * next.normal.y - line.normal.y * next.normal.x;
    return {
      x: (line.far * next.normal.y - next.far * line.normal.y) / cross,
      y: (line.normal.x * next.far - next.normal.x * line.far) / cross,
    };
  });
}

const drawn = (points: ReadonlyArray<Place>): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`;

/** A small lit window in a roof, along one of the three directions of the streets. */
function skylight(triangle: Triangle, chance: () => number): string {
  const centre = centreOf(triangle);
  const turn = (Math.floor(chance() * 3) * Math.PI) / 3;
  const [along, across] = [2.2 + chance() * 3, 1.4 + chance() * 1.4];
  const x = centre.x + (chance() - 0.5) * 26;
  const y = centre.y + (chance() - 0.5) * 20;
  const corner = (a: number, b: number): Place => ({
    x: x + a * Math.cos(turn) - b * Math.sin(turn),
    y: y + a * Math.sin(turn) + b * Math.cos(turn),
  });
  return drawn([
    corner(-along, -across),
    corner(along, -across),
    corner(along, across),
    corner(-along, across),
  ]);
}

/** Rain as it falls past a lamp: short strokes, all aslant. */
function rainOf(size: number, chance: () => number): string {
  const drops = Array.from({ length: 190 }, () => {
    const [x, y, long] = [chance() * size * 1.1, chance() * size, 14 + chance() * 34];
    return `M${x.toFixed(0)},${y.toFixed(0)}l${(-long * 0.32).toFixed(1)},${long.toFixed(1)}`;
  });
  return drops.join("");
}

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { City, COLOURED, PLAIN } from "./city";
import { drawing } from "./fixtures";
import { sceneryOf } from "./scenery";

const city = new City(drawing);
const names = drawing.squares.map(({ name }) => name);
const anySquare = fc.constantFrom(...names);

test("every square is found at its own place, lies on the picture, and none lies beside the city", () => {
  for (const name of names) {
    const place = city.place(name);
    expect(city.at(place)).toBe(name);
    expect(Math.min(place.x, place.y)).toBeGreaterThan(0);
    expect(Math.max(place.x, place.y)).toBeLessThan(city.size);
  }
  expect(city.at({ x: 2, y: 2 })).toBeNull();
});

test("a square that can be chosen is as wide as a finger, unless something nearer is meant", () => {
  const finger = 80; // far more than from one square to the next: a small picture
  for (const name of names) {
    const { x, y } = city.place(name);
    for (let turn = 0; turn < 12; turn += 1) {
      for (const far of [10, 30, 50, 60, 79]) {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)];
        const point = { x: x + far * dx, y: y + far * dy };
        const found = city.at(point, [name], finger) ?? "";
        const other = city.place(found);
        const radius = city.square(found)?.district ? COLOURED : PLAIN;
        const isHit = Math.hypot(other.x - point.x, other.y - point.y) < radius;
        expect(found === name || isHit).toBe(true);
      }
    }
    expect(city.at({ x: x + 200, y }, [name], finger)).not.toBe(name);
  }
  const [first = "", second = ""] = [names[0], city.neighbours(names[0] ?? "")[0]];
  const [one, two] = [city.place(first), city.place(second)];
  const nearer = { x: 0.6 * one.x + 0.4 * two.x, y: 0.6 * one.y + 0.4 * two.y };
  expect(city.at(nearer, [second, first], finger)).toBe(first);
});

test("a way leads along the streets, from its start to its end, and none is shorter", () => {
  fc.assert(
    fc.property(anySquare, anySquare, (from, to) => {
      const way = city.way(from, to);
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      way.slice(1).forEach((name, index) => {
        expect(city.neighbours(way[index] ?? "")).toContain(name);
      });
      expect(way.length).toBe(city.way(to, from).length);
      expect(new Set(way).size).toBe(way.length);
    }),
  );
});

test("each district has five squares, and is where most of them are", () => {
  for (const district of [1, 2, 3, 4, 5, 6]) {
    const squares = city.coloured(district);
    expect(squares).toHaveLength(5);
    const inside = squares.filter((name) => city.districtAt(city.place(name)) === district);
    expect(inside.length).toBeGreaterThanOrEqual(4);
  }
});

test("an arrow leads that way, or nowhere", () => {
  fc.assert(
    fc.property(anySquare, (from) => {
      const right = city.towards(from, names, { x: 1, y: 0 });
      if (right) expect(city.place(right).x).toBeGreaterThan(city.place(from).x);
      const up = city.towards(from, names, { x: 0, y: -1 });
      if (up) expect(city.place(up).y).toBeLessThan(city.place(from).y);
    }),
  );
});

test("the houses are the same each time, and stand in every district", () => {
  const scenery = sceneryOf(city);
  expect(sceneryOf(city)).toEqual(scenery);
  expect(new Set(scenery.houses.map(({ district }) => district)).size).toBe(7);
  for (const { walls, roofs } of scenery.houses) expect(walls + roofs).not.toContain("NaN");
});

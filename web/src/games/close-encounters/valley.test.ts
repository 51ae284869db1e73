import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawing } from "./fixtures";
import { HEADINGS, RATIO, Valley } from "./valley";

const valley = new Valley(drawing);
const anySquare = fc.constantFrom(...drawing.squares.map(({ name }) => name));

test("every square is found at its own place, and nothing beside the board", () => {
  for (const { name } of drawing.squares) expect(valley.at(valley.place(name))).toBe(name);
  expect(valley.at({ x: 4, y: 4 })).toBeNull();
  expect(valley.at({ x: valley.width - 4, y: valley.height - 4 })).toBeNull();
});

test("the usual board has the shape that is said of it, and 99 numbers", () => {
  expect(valley.width / valley.height).toBeCloseTo(RATIO);
  expect(valley.last).toBe(99);
  expect(drawing.squares).toHaveLength(149);
});

test("all squares lie on the picture", () => {
  for (const { name } of drawing.squares) {
    const { x, y } = valley.place(name);
    expect(x > 0 && x < valley.width && y > 0 && y < valley.height).toBe(true);
  }
});

test("a square's neighbour lies that way, and touches it", () => {
  fc.assert(
    fc.property(anySquare, fc.constantFrom(...Object.values(HEADINGS)), (name, heading) => {
      const next = valley.next(name, heading);
      if (next === null) return;
      expect(valley.heading(name, next)).toEqual(heading);
      expect(valley.isApart(name, next)).toBe(false);
    }),
  );
});

test("a jump is drawn as an arc, a step as a line", () => {
  expect(valley.trail(["50", "51"])).toMatch(/^M[\d.,]+L[\d.,]+$/);
  expect(valley.trail(["50", "52"])).toMatch(/^M[\d.,]+Q/);
  expect(valley.isApart("50", "52")).toBe(true);
});

test("the ends and the safe squares are known by their kind", () => {
  expect([valley.isEnd("tower"), valley.isEnd("ship"), valley.isEnd("50")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([valley.isSafe("f2"), valley.isSafe("50"), valley.isSafe("tower")]).toEqual([
    true,
    false,
    false,
  ]);
});

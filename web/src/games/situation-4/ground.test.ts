import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawing, handout } from "./fixtures";
import { boxOf, CLOSEST, Ground, kept, shifted, WHOLE, zoomed } from "./ground";
import { cameraOf, fitting, spotOn } from "./press";
import { placeToward } from "./steering";
import { targetNear, targetsIn } from "./targets";

const ground = new Ground(drawing);

test("the box around an outline is that of the piece, told in steps or not", () => {
  const sizes = drawing.places.map(({ outline }) => {
    const { left, top, right, bottom } = boxOf(outline);
    return `${Math.round(right - left)}`.length + `${Math.round(bottom - top)}`.length;
  });
  expect(sizes.every((size) => size >= 5)).toBe(true);
  for (const piece of handout.sides[0] ?? []) {
    const { left, top, right, bottom } = boxOf(piece.outline);
    // A curve is measured at some of its points, the piece at others.
    expect(Math.abs(right - left - piece.width)).toBeLessThan(25);
    expect(Math.abs(bottom - top - piece.height)).toBeLessThan(25);
    expect(Math.abs(left + right)).toBeLessThan(25);
    expect(Math.abs(top + bottom)).toBeLessThan(25);
  }
});

test("whoever lets go at the middle of a place means that place, and nothing outside the board", () => {
  for (const { name } of drawing.places) {
    expect(ground.placeMeant(ground.middleOf(name))).toBe(name);
  }
  expect(ground.placeMeant({ x: -2 * ground.size, y: 0 })).toBeNull();
});

test("a little beside is near enough, and an empty place is meant rather than one that is taken", () => {
  const [place] = drawing.places;
  if (!place) throw new Error("no places");
  const { x, y } = ground.middleOf(place.name);
  expect(ground.placeMeant({ x: x + 0.2 * ground.size, y })).toBe(place.name);
  const beside = ground.placeMeant({ x, y }, new Set([place.name]));
  expect(beside === place.name || ground.places.has(beside ?? "")).toBe(true);
  const everything = new Set(drawing.places.map(({ name }) => name));
  expect(ground.placeMeant({ x, y }, everything)).toBe(place.name);
});

const extent = { width: 640, height: 330 };
const look = fc.record({
  zoom: fc.double({ min: 1, max: CLOSEST, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

test("however the map is moved, no more than the map is out of sight", () => {
  fc.assert(
    fc.property(look, ({ zoom, x, y }) => {
      const found = shifted(kept({ zoom, x: 0, y: 0 }, extent), { x, y }, extent);
      expect(found.x).toBeLessThanOrEqual(0);
      expect(found.x + extent.width * found.zoom).toBeGreaterThanOrEqual(extent.width - 0.001);
      expect(found.y).toBeLessThanOrEqual(0);
      expect(found.y + extent.height * found.zoom).toBeGreaterThanOrEqual(extent.height - 0.001);
    }),
  );
});

test("coming nearer leaves what is under the fingers where it is", () => {
  const around = { x: 300, y: 150 };
  const found = zoomed(WHOLE, 2, around, extent);
  expect(found.zoom).toBe(2);
  expect(around.x * 2 + found.x).toBeCloseTo(around.x);
  expect(zoomed(found, 0.01, around, extent)).toEqual({ zoom: 1, x: 0, y: 0 });
});

test("a point of the board lies where the camera sees it", () => {
  const camera = cameraOf(drawing, extent, WHOLE);
  expect(camera.scale).toBeCloseTo(fitting(drawing, extent));
  const middle = spotOn(drawing, extent, { x: drawing.width / 2, y: drawing.height / 2 });
  expect(middle.x).toBeCloseTo(extent.width / 2);
  expect(middle.y).toBeCloseTo(extent.height / 2);
});

test("arrows go to the next place in their direction, and stay where there is none", () => {
  const all = drawing.places.map(({ name }) => name);
  expect(placeToward(ground, all, "a1", "ArrowRight")).toBe("b1");
  expect(placeToward(ground, all, "a1", "ArrowUp")).toBe("a2");
  expect(placeToward(ground, all, "a1", "ArrowLeft")).toBe("a1");
  expect(placeToward(ground, [], "a1", "ArrowUp")).toBe("a1");
});

test("what the table lists can be put down where it lies, and nowhere else", () => {
  const legal = ["flag town-1", "bridge 1", "drop a4", "tank b1", "done", "flag nowhere-9"];
  const flags = targetsIn(ground, "A", "flag", legal);
  expect(flags.map(({ move }) => move)).toEqual(["flag town-1"]);
  expect(targetsIn(ground, "A", "tank", legal).map(({ on }) => on)).toEqual(["b1"]);
  const [flag] = flags;
  if (!flag) throw new Error("no flag");
  expect(targetNear(flags, { x: flag.x + 40, y: flag.y }, ground.size)).toBe(flag);
  expect(targetNear(flags, { x: flag.x + ground.size, y: flag.y }, ground.size)).toBeNull();
});

import { expect, test } from "vitest";
import { corners, hasPanel } from "./sizes";

test("the panel stands beside a board that stays large", () => {
  expect(hasPanel(1440, 900, 1)).toBe(true);
  expect(hasPanel(1280, 720, 0.72)).toBe(true);
  expect(hasPanel(1100, 900, 1)).toBe(false);
  expect(hasPanel(1600, 420, 1)).toBe(false);
});

test.each([2, 3, 4, 5, 6])("%i people have each a place of their own", (count) => {
  const places = corners(count).slice(0, count);
  expect(new Set(places).size).toBe(count);
  expect(places[0]).toBe("lb");
});

import { expect, it } from "vitest";
import { clipped, linesOf } from "./lettering";

it("a title is broken between words", () => {
  expect(linesOf("Hoard")).toEqual(["Hoard"]);
  expect(linesOf("A game of long words")).toEqual(["A game of", "long words"]);
  expect(linesOf("Unbreakableness")).toEqual(["Unbreakableness"]);
});

it("a line that is too long ends earlier", () => {
  expect(clipped("short")).toBe("short");
  const long = clipped("word ".repeat(30));
  expect(long.length).toBeLessThanOrEqual(52);
  expect(long.endsWith("…")).toBe(true);
});

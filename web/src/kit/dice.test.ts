import { expect, test } from "vitest";
import { pipsOf } from "./dice";

test.each(["falling", "rising"] as const)("every face has its number of pips, %s", (diagonal) => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    expect(new Set(pipsOf(face, diagonal).map(String)).size).toBe(face);
  }
});

test("two pips lie on one diagonal or the other", () => {
  expect(pipsOf(2, "falling")).toContainEqual([-1, -1]);
  expect(pipsOf(2, "rising")).toContainEqual([-1, 1]);
});

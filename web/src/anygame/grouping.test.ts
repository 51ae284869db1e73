import { expect, it } from "vitest";
import { groupsOf, matching } from "./grouping";

const MOVES = ["hide a", "open b", "hide c"];
const called = (move: string) => `Boîte ${move.at(-1)}`;

it("moves stand in groups by their first words", () => {
  expect(groupsOf(MOVES)).toEqual([
    { verb: "hide", moves: ["hide a", "hide c"] },
    { verb: "open", moves: ["open b"] },
  ]);
});

it("moves are found by what they are called and by how they are written, in any order", () => {
  expect(matching(MOVES, "", called)).toEqual(MOVES);
  expect(matching(MOVES, "boite c", called)).toEqual(["hide c"]);
  expect(matching(MOVES, " B OPEN ", called)).toEqual(["open b"]);
  expect(matching(MOVES, "nowhere", called)).toEqual([]);
});

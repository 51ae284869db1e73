import { describe, expect, it } from "vitest";
import {
  clipped,
  factsIn,
  fieldsOfSeat,
  groupsOf,
  linesOf,
  listingsIn,
  matching,
  pictureOf,
  pointsOf,
  seatsIn,
  valuesOf,
  wordsOf,
} from "./reading";

const VIEW = {
  phase: "open",
  turn: "B",
  boxes: [
    { name: "a", worth: 1 },
    { name: "b", worth: 2, opened: true },
  ],
  players: [
    { seat: "A", hidden: true, points: 3 },
    { seat: "B", hidden: false, points: 0 },
  ],
  cards: { A: 5, B: 4 },
  own_coin: "c",
  nothing: null,
  ticks_left: 7,
  picture: "<svg/>",
};

describe("a view that nobody knows", () => {
  it("says of a seat what stands in its entry, and what stands under its letter", () => {
    expect(fieldsOfSeat(VIEW, "A")).toEqual([
      { name: "hidden", value: true },
      { name: "points", value: 3 },
      { name: "cards", value: 5 },
    ]);
    expect(fieldsOfSeat(VIEW, "C")).toEqual([]);
    expect(seatsIn(VIEW)).toEqual(["A", "B"]);
  });

  it("has facts that are of no seat, and leaves out what is open or told elsewhere", () => {
    expect(factsIn(VIEW).map(({ name }) => name)).toEqual(["own_coin", "ticks_left"]);
  });

  it("lists things of which there are several, each with all columns", () => {
    expect(listingsIn(VIEW)).toEqual([
      {
        name: "boxes",
        columns: ["name", "worth", "opened"],
        rows: [
          ["a", 1, undefined],
          ["b", 2, true],
        ],
      },
    ]);
  });

  it("has a picture, or none", () => {
    expect(pictureOf(VIEW)).toBe("<svg/>");
    expect(pictureOf({})).toBe("");
    expect(pictureOf(undefined)).toBe("");
  });

  it("fills in sentences with its texts and numbers, under names that word files can have", () => {
    expect(valuesOf(VIEW)).toEqual({
      phase: "open",
      turn: "B",
      "own-coin": "c",
      "ticks-left": 7,
    });
  });

  it("tells points where it calls something so", () => {
    expect(pointsOf(VIEW, "A")).toBe(3);
    expect(pointsOf({ players: [{ seat: "A", square: 4 }] }, "A")).toBe(null);
  });

  it.each([undefined, null, 3, "text", []])("may be anything: %j", (view) => {
    expect([factsIn(view), listingsIn(view), fieldsOfSeat(view, "A"), seatsIn(view)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

it("a move has a first word, and others", () => {
  expect(wordsOf("put 3 on c")).toEqual({ verb: "put", rest: ["3", "on", "c"] });
});

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

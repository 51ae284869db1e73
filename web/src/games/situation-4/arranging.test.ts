import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import {
  ANYTHING,
  arranged,
  isWanted,
  moved,
  RIMS,
  recalled,
  remember,
  rimOf,
  SORTS,
  sorted,
  terrainsOf,
} from "./arranging";
import { handout } from "./fixtures";

const pieces = handout.sides[0] ?? [];
const drawn = (piece: number) => pieces[piece - 1];
const all = pieces.map((_, at) => at + 1);

beforeEach(() => localStorage.clear());

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));

test("an order keeps what is left in the tray, each piece once, and forgets nothing", () => {
  fc.assert(
    fc.property(numbers, numbers, (order, tray) => {
      const found = arranged(order, tray);
      expect(new Set(found)).toEqual(new Set(tray));
      expect(found).toHaveLength(tray.length);
      const kept = order.filter((piece) => tray.includes(piece));
      expect(found.slice(0, kept.length)).toEqual(kept);
    }),
  );
});

test("a piece is moved before another one, and the others keep their order", () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), (order, one, other) => {
      fc.pre(order.length > 1);
      const [piece = 0, before = 0] = [order[one % order.length], order[other % order.length]];
      const found = moved(order, piece, before);
      expect(found.filter((each) => each !== piece)).toEqual(
        order.filter((each) => each !== piece),
      );
      if (piece !== before) expect(found[found.indexOf(piece) + 1]).toBe(before);
    }),
  );
  expect(moved([1, 2, 3], 1, null)).toEqual([2, 3, 1]);
});

test.each(SORTS)("sorting by %s loses no piece, and does the same again", (by) => {
  const once = sorted(all, by, drawn);
  expect(new Set(once)).toEqual(new Set(all));
  expect(sorted(once, by, drawn)).toEqual(once);
});

test("sorted by edges, corners come first and inner pieces last", () => {
  const rims = sorted(all, "edges", drawn).map((piece) => {
    const found = drawn(piece);
    return found ? RIMS.indexOf(rimOf(found.edges)) : -1;
  });
  const rank = rims.map((rim) => [1, 0, 2][rim] ?? -1);
  expect(rank).toEqual(rank.toSorted());
});

test("what is looked for is found: by what is seen, and by the border", () => {
  expect(pieces.every((piece) => isWanted(piece, ANYTHING))).toBe(true);
  for (const terrain of terrainsOf(pieces)) {
    const found = pieces.filter((piece) => isWanted(piece, { terrain, rim: "" }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((piece) => piece.terrain.includes(terrain))).toBe(true);
  }
  const wanted = (rim: string) => pieces.filter((piece) => isWanted(piece, { terrain: "", rim }));
  expect(wanted("corner")).toHaveLength(4);
  expect(wanted("border")).toHaveLength(12);
  expect(wanted("inner")).toHaveLength(pieces.length - 12);
});

test("the order is kept for a table and a seat, and what is no order is not taken for one", () => {
  const kept = { order: [3, 1, 2], turns: { 3: 2 } };
  remember("/table/x", "A", kept);
  expect(recalled("/table/x", "A")).toEqual(kept);
  expect(recalled("/table/x", "B").order).toEqual([]);
  expect(recalled("/table/y", "A").order).toEqual([]);
  localStorage.setItem("ludotheque-tray-/table/x-A", '{"order":"none","turns":{}}');
  expect(recalled("/table/x", "A").order).toEqual([]);
});

import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import {
  ANYTHING,
  EMPTY,
  isWanted,
  moved,
  RIMS,
  recalled,
  remember,
  rimOf,
  SORTS,
  slotted,
  sorted,
  terrainsOf,
} from "./arranging";
import { handout } from "./fixtures";

const pieces = handout.sides[0] ?? [];
const drawn = (piece: number) => pieces[piece - 1];
const all = pieces.map((_, at) => at + 1);

beforeEach(() => localStorage.clear());

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));

test("whatever leaves the tray, every other piece stays in its slot, and nothing is lost", () => {
  fc.assert(
    fc.property(numbers, numbers, (order, tray) => {
      const found = slotted(order, tray);
      expect(found.filter((piece) => piece !== EMPTY).toSorted()).toEqual(tray.toSorted());
      for (const [slot, piece] of order.entries()) {
        expect(found[slot]).toBe(tray.includes(piece) ? piece : EMPTY);
      }
    }),
  );
});

test("a piece is put into another slot, what lay there takes its own, and no other piece moves", () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), (order, one, other) => {
      fc.pre(order.length > 1);
      const [from, to] = [one % order.length, other % order.length];
      const found = moved(order, order[from] ?? 0, to);
      expect(found[to]).toBe(order[from]);
      expect(found[from]).toBe(order[to]);
      for (const [slot, piece] of order.entries()) {
        if (slot !== from && slot !== to) expect(found[slot]).toBe(piece);
      }
    }),
  );
  expect(moved([1, 2, EMPTY], 1, 2)).toEqual([EMPTY, 2, 1]);
  expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
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

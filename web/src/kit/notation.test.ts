import { expect, expectTypeOf, test } from "vitest";
import { fieldsIn, reader } from "./notation";

type Move =
  | { readonly kind: "lay"; readonly piece: number; readonly place: string; readonly turn: number }
  | { readonly kind: "name"; readonly seat: string }
  | { readonly kind: "done" };

const read = reader<Move>({
  lay: {
    text: /^lay (?<piece>[1-9][0-9]?) at (?<place>[a-z][1-9])(?: turned (?<turn>[0-3]))?$/,
    numbers: ["piece", "turn"],
  },
  name: { text: /^name (?<seat>[A-D])$/, numbers: [] },
  done: { text: /^done$/, numbers: [] },
});

test("a move is taken apart by the form that fits", () => {
  expect(read("lay 12 at c4 turned 2")).toEqual({ kind: "lay", piece: 12, place: "c4", turn: 2 });
  expect(read("name B")).toEqual({ kind: "name", seat: "B" });
  expect(read("done")).toEqual({ kind: "done" });
});

test("a number that is not written is 0", () => {
  expect(read("lay 12 at c4")).toEqual({ kind: "lay", piece: 12, place: "c4", turn: 0 });
});

test.each(["", "lay 12 on c4", "name B twice", "c4", "done "])("%j is no move", (text) => {
  expect(read(text)).toEqual({ kind: "" });
});

test("the kinds and fields are known to the compiler", () => {
  const move = read("lay 12 at c4");
  expectTypeOf(move.kind).toEqualTypeOf<"" | "lay" | "name" | "done">();
  if (move.kind === "lay") expectTypeOf(move.piece).toEqualTypeOf<number>();
  if (move.kind === "name") expectTypeOf(move.seat).toEqualTypeOf<string>();
});

test("one field of all moves of a kind", () => {
  expect(fieldsIn(read, "name", "seat")(["name A", "done", "name B", "c4"])).toEqual(["A", "B"]);
  expect(fieldsIn(read, "lay", "place")(["name A", "lay 1 at c4"])).toEqual(["c4"]);
});

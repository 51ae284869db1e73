import { expect, expectTypeOf, test } from "vitest";
import { fieldsIn, notation } from "./notation";

const read = notation({
  lay: "lay {#piece} at {place}",
  name: "name {seat}",
  done: "done",
  step: "{space}",
});

test("a move is taken apart by the first pattern that fits", () => {
  expect(read("lay 12 at c4")).toEqual({ kind: "lay", piece: 12, place: "c4" });
  expect(read("name B")).toEqual({ kind: "name", seat: "B" });
  expect(read("done")).toEqual({ kind: "done" });
  expect(read("c4")).toEqual({ kind: "step", space: "c4" });
});

test("words behind a pattern are passed over", () => {
  expect(read("lay 12 at c4 turned 2")).toEqual({ kind: "lay", piece: 12, place: "c4" });
});

test("what fits no pattern is read by the last", () => {
  expect(read("")).toEqual({ kind: "step", space: "" });
  expect(read("lay 12 on c4")).toEqual({ kind: "step", space: "lay" });
  expect(notation({ pass: "pass" })("else")).toEqual({ kind: "pass" });
});

test("the kinds and fields are known to the compiler", () => {
  const move = read("lay 12 at c4");
  expectTypeOf(move.kind).toEqualTypeOf<"lay" | "name" | "done" | "step">();
  if (move.kind === "lay") expectTypeOf(move.piece).toEqualTypeOf<number>();
  if (move.kind === "name") expectTypeOf(move.seat).toEqualTypeOf<string>();
});

test("one field of all moves of a kind", () => {
  expect(fieldsIn(read, "name", "seat")(["name A", "done", "name B", "c4"])).toEqual(["A", "B"]);
  expect(fieldsIn(read, "step", "space")(["name A", "c4"])).toEqual(["c4"]);
});

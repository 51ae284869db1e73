import { expect, it } from "vitest";
import { sitting } from "../../../tests/sitting";
import { memory } from "../memory.svelte";
import { Keys } from "./keys";

sitting({ tokens: { A: "key-of-A", B: "key-of-B" }, waiting: { C: "key-of-C" } });

const keysOf = (seats: string[], watching = false) => {
  const curtain = {
    viewerKeys: () => Object.fromEntries(seats.map((seat) => [seat, `key-of-${seat}`])),
  };
  return new Keys("t", curtain, watching);
};

it("are those of whoever looks, and those to seats where one asks to be let in", () => {
  const keys = keysOf(["A"]);
  expect([keys.seats, keys.first]).toEqual([[], undefined]); // nothing has been shown
  expect(keys.show()).toEqual(["key-of-A", "key-of-C"]);
  expect([keys.seats, keys.first]).toEqual([["A"], "key-of-A"]);
  expect([keys.holds("A"), keys.holds("B")]).toEqual([true, false]);
});

it("are none where this screen only watches", () => {
  const keys = keysOf([], true);
  expect(keys.show()).toEqual([]);
  expect(keys.waiting).toEqual({});
});

it("are thrown away where they open no seat any more, and were shown", () => {
  const keys = keysOf(["A"]);
  keys.show();
  keys.keepOnly(["B"]);
  expect(memory.find("t")?.tokens).toEqual({ B: "key-of-B" });
});

it("are kept where a seat has a new one meanwhile", () => {
  const keys = keysOf(["A", "B"]);
  keys.show();
  memory.remember({ table: "t", game: "fake", since: 0, tokens: { A: "newer" } });
  keys.keepOnly([]);
  expect(memory.find("t")?.tokens).toEqual({ A: "newer" });
});

it("are given up with their seat", () => {
  const keys = keysOf(["A", "B"]);
  keys.show();
  keys.giveUp("A");
  expect([keys.seats, memory.find("t")?.tokens]).toEqual([["B"], { B: "key-of-B" }]);
});

it("are known to the server when somebody is let in on the same connection", () => {
  const seats = ["A"];
  const keys = keysOf(seats);
  keys.show();
  seats.push("B");
  expect(keys.holds("B")).toBe(false);
  keys.renew();
  expect(keys.holds("B")).toBe(true);
});

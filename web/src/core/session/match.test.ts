import { beforeEach, describe, expect, it } from "vitest";
import { preparing, timeShown } from "../../../tests/fake-table";
import { positionOf, seatOf } from "../../../tests/parts";
import type { SeatShown } from "../../protocol";
import { Match } from "./match.svelte";

let seats: SeatShown[];
const seating = {
  get seats() {
    return seats;
  },
};

beforeEach(() => {
  seats = [seatOf("A", { yours: true }), seatOf("B", { yours: true }), seatOf("C")];
});

const matchAt = (more: Parameters<typeof positionOf>[0], hasTurns = true) => {
  const match = new Match(seating, hasTurns);
  match.position = positionOf(more);
  match.started = true;
  return match;
};

it("is nothing before the server has described it, and after it was forgotten", () => {
  const match = new Match(seating);
  expect([match.length, match.over, match.turn, match.legal("A")]).toEqual([0, false, "", []]);
  match.position = positionOf({ length: 3, over: true });
  expect([match.length, match.over]).toEqual([3, true]);
  match.clear();
  expect([match.position, match.snapshot]).toEqual([null, null]);
});

describe("the turn", () => {
  const legal = { A: ["go"], B: ["go"] };

  it("is the first of one's own that may play and has not resigned", () => {
    expect(matchAt({ legal }).turn).toBe("A");
    seats = [seatOf("A", { yours: true, resigned: true }), seatOf("B", { yours: true })];
    expect(matchAt({ legal }).turn).toBe("B");
  });

  it("is nobody's once it is over, or where there are no turns", () => {
    expect(matchAt({ legal, over: true }).turn).toBe("");
    expect(matchAt({ legal }, false).turn).toBe("");
  });
});

it("knows who is to act at this screen and plays themselves", () => {
  const acting = ["A", "B", "C"];
  expect(matchAt({ acting }).due(["A", "B"])).toEqual(["A", "B"]);
  expect(matchAt({ acting, over: true }).due(["A", "B"])).toEqual([]);
  seats = [seatOf("A", { resigned: true }), seatOf("B", { stand_in: "greedy" }), seatOf("C")];
  expect(matchAt({ acting }).due(["A", "B", "C"])).toEqual(["C"]);
});

it("is at a position where nothing was played since, whatever else was told", () => {
  const match = matchAt({ length: 2 });
  expect(match.isAt(positionOf({ length: 2 }))).toBe(true);
  expect(match.isAt(positionOf({ length: 2, acting: ["A"] }))).toBe(false);
});

describe("a game without turns", () => {
  it("has begun when the server says so", () => {
    const match = matchAt({}, false);
    expect(match.begun).toBe(false);
    match.time = timeShown();
    expect([match.begun, match.unready]).toEqual([true, []]);
  });

  it("waits for the sides that are not ready: one's own are told apart", () => {
    const match = matchAt({ legal: { A: ["set"] } }, false);
    match.time = preparing(["A", "C"]);
    expect([match.begun, match.unready]).toEqual([false, ["A"]]);
  });
});

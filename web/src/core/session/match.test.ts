import { beforeEach, describe, expect, it } from "vitest";
import { movesOf, positionOf, seatOf } from "../../../tests/parts";
import type { SeatShown } from "../../protocol";
import { GO, READY } from "../realtime.svelte";
import { Log } from "./log.svelte";
import { Match } from "./match.svelte";

let seats: SeatShown[];
let log: Log;
const seating = {
  get seats() {
    return seats;
  },
};

beforeEach(() => {
  seats = [seatOf("A", { yours: true }), seatOf("B", { yours: true }), seatOf("C")];
  log = new Log();
});

const matchAt = (more: Parameters<typeof positionOf>[0], hasTurns = true) => {
  const match = new Match(seating, log, hasTurns);
  match.position = positionOf(more);
  return match;
};

it("is nothing before the server has described it, and after it was forgotten", () => {
  const match = new Match(seating, log);
  expect([match.length, match.over, match.turn, match.legal("A")]).toEqual([0, false, "", []]);
  match.position = positionOf({ length: 3, over: true });
  expect([match.length, match.over]).toEqual([3, true]);
  match.clear();
  expect([match.position, match.snapshot]).toEqual([null, null]);
});

it.each([
  ["nobody is known", [], 0, false],
  ["a seat is free", [seatOf("A"), seatOf("B", { kind: "open" })], 0, false],
  ["a bot stands in", [seatOf("A"), seatOf("B", { kind: "open", stand_in: "greedy" })], 0, true],
  ["everybody sits", [seatOf("A"), seatOf("B")], 0, true],
  ["somebody left in the middle", [seatOf("A"), seatOf("B", { kind: "open" })], 1, true],
] as const)("where %s it has started or not", (_, there, length, started) => {
  seats = [...there];
  expect(matchAt({ length }).started).toBe(started);
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

describe("a game without turns has begun", () => {
  it("at once where nobody has to be ready", () => {
    expect(matchAt({}, false).begun).toBe(true);
  });

  it("when the clock has said go, where somebody has", () => {
    const match = matchAt({ legal: { A: [READY], B: [READY] } }, false);
    expect([match.begun, match.unready]).toEqual([false, ["A", "B"]]);
    match.position = positionOf({ length: 2 });
    log.begin(2);
    log.add(movesOf(`A ${READY}`, `B ${READY}`));
    expect([match.begun, match.unready]).toEqual([false, []]);
    log.begin(3);
    expect(match.begun).toBe(false); // nobody knows what the third entry says
    log.add(movesOf(`A ${READY}`, `B ${READY}`, `clock ${GO}`));
    expect(match.begun).toBe(true);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { movesOf, seatOf, toldOf } from "../../../tests/parts";
import type { SeatShown } from "../../protocol";
import { FastForward } from "./fast-forward.svelte";

const carryOut = vi.fn(async () => true);
const act = vi.fn();
let seats: SeatShown[];
let fastForward: FastForward;

beforeEach(() => {
  vi.clearAllMocks();
  seats = [seatOf("A"), seatOf("B", { kind: "bot" }), seatOf("C", { kind: "bot" })];
  const seating = {
    get seats() {
      return seats;
    },
  };
  fastForward = new FastForward("t", { carryOut }, { act }, seating);
});

it("is asked for and stopped by a seat, or by the host where there is none", async () => {
  await fastForward.ask("A");
  await fastForward.stop("A");
  expect(carryOut.mock.calls).toEqual([
    [{ type: "fast-forward", seat: "A" }],
    [{ type: "slow-down", seat: "A" }],
  ]);
  expect(act).not.toHaveBeenCalled();
  await fastForward.ask("");
  await fastForward.stop("");
  expect(act).toHaveBeenCalledTimes(2);
  expect(carryOut).toHaveBeenCalledTimes(2);
});

describe("the tempo", () => {
  const byBot = [toldOf(1, { type: "moved", seat: "B", move: "go", by: "greedy" })];

  it("is ordinary for people, and for one bot", () => {
    fastForward.received = { on: true, asked: [], awaited: [] };
    expect(fastForward.tempoOf(movesOf("A go"))).toBe(1);
    fastForward.received = null;
    seats = [seatOf("A"), seatOf("B", { kind: "bot" })];
    expect(fastForward.tempoOf(byBot)).toBe(1);
  });

  it("is brisk where several bots play, also for others", () => {
    expect(fastForward.tempoOf(byBot)).toBe(0.7);
    seats = [seatOf("A", { stand_in: "greedy" }), seatOf("B", { kind: "bot" })];
    expect(fastForward.tempoOf(byBot)).toBe(0.7);
  });

  it("is none in fast forward", () => {
    fastForward.received = { on: true, asked: [], awaited: [] };
    expect(fastForward.tempoOf(byBot)).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { seatOf } from "../../../tests/parts";
import { sitting } from "../../../tests/sitting";
import type { SeatShown } from "../../protocol";
import { memory } from "../memory.svelte";
import { Seating } from "./seating.svelte";

const ROSA = { number: 1, name: "Rosa" };
const EVE = { number: 2, name: "Eve" };
let seating: Seating;

sitting({ tokens: {}, waiting: { A: "key-of-A" } });
beforeEach(() => {
  const keys = {
    get waiting() {
      return memory.find("t")?.waiting ?? {};
    },
  };
  seating = new Seating("t", "fake", keys);
});

it("knows one's own seats, everybody's name, and when that was told", () => {
  seating.receive([seatOf("A", { yours: true, name: "Rosa" }), seatOf("B", { name: "Eve" })]);
  expect([seating.mine, seating.isMine("A"), seating.isMine("B")]).toEqual([["A"], true, false]);
  expect(seating.names).toEqual({ A: "Rosa", B: "Eve" });
  expect(seating.find("B")?.name).toBe("Eve");
  expect(seating.receivedAt).toBe(Date.now());
});

it("knows who asks to be let in at one's own seats", () => {
  seating.receive([
    seatOf("A", { yours: true, people: [ROSA], asking: [EVE] }),
    seatOf("B", { asking: [ROSA] }),
  ]);
  expect(seating.askers).toEqual([{ seat: "A", ...EVE }]);
  expect(seating.awaited).toBeNull();
});

describe("whoever asks to be let in", () => {
  const rosas = (more: Partial<SeatShown>) => [
    seatOf("A", { name: "Rosa", people: [ROSA], ...more }),
  ];

  beforeEach(() => {
    seating.persons = { A: EVE.number };
  });

  it("waits", () => {
    expect(seating.receive(rosas({ asking: [EVE] }))).toEqual([]);
    expect([seating.awaited?.seat, seating.unadmitted]).toEqual(["A", ""]);
    expect(memory.find("t")?.waiting).toEqual({ A: "key-of-A" });
  });

  it("waits a moment longer where the seat is about to be theirs", () => {
    expect(seating.receive(rosas({ people: [ROSA, EVE] }))).toEqual([]);
    expect(memory.find("t")?.waiting).toEqual({ A: "key-of-A" });
  });

  it("has the seat, and its key, once they are let in", () => {
    expect(seating.receive(rosas({ people: [ROSA, EVE], yours: true }))).toEqual(["A"]);
    expect([seating.awaited, seating.unadmitted]).toEqual([null, ""]);
    expect(memory.find("t")).toMatchObject({ tokens: { A: "key-of-A" }, waiting: {} });
  });

  it("is told by whom they were not let in, and has no key any more", () => {
    expect(seating.receive(rosas({}))).toEqual([]);
    expect([seating.awaited, seating.unadmitted]).toEqual([null, "Rosa"]);
    expect(memory.find("t")).toMatchObject({ tokens: {}, waiting: {} });
  });
});

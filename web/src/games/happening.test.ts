// What events mean to whoever they happen to, and where on the board they are, in every game.

import { describe, expect, it } from "vitest";
import type { Happening } from "../protocol";
import { happened as happenedInValley, marks as marksInValley } from "./close-encounters/happening";
import { happened as happenedInCity, marks as marksInCity } from "./mission-impossible/happening";
import { happened as happenedInMaze, marks as marksInMaze } from "./pac-man/happening";

const event = (code: string, values: Happening["values"]): Happening => ({ code, values });

describe("Pac-Man", () => {
  const step = (start: string, space: string, piece = "pac-man") =>
    event("stepped", { seat: "B", piece, start, space });
  const caught = event("caught", { seat: "B", caught: "A", ghost: "ghost-1", space: "c4" });
  const paid = event("paid", { payer: "A", seat: "B", count: 2 });

  it("tells whoever was caught by whom, and what it cost", () => {
    const [told, ...more] = happenedInMaze([step("c3", "c4", "ghost-1"), caught, paid], "A");
    expect(told).toMatchObject({ key: "happened-caught", values: { by: "B", count: 2 } });
    expect(more).toEqual([]);
    expect(happenedInMaze([caught, paid], "B")).toEqual([]);
    expect(happenedInMaze([caught, paid], "C")).toEqual([]);
  });

  it("tells whoever pays for a ghost", () => {
    expect(happenedInMaze([paid], "A")).toEqual([
      { key: "happened-named", values: { by: "B", count: 2 } },
    ]);
  });

  it("draws each walk as one way, and rings what happened", () => {
    const walks = [step("a1", "a2"), step("a2", "b2"), step("c3", "c4", "ghost-1"), caught];
    expect(marksInMaze(walks)).toMatchObject({
      ways: [
        { seat: "B", places: ["a1", "a2", "b2"] },
        { seat: "B", places: ["c3", "c4"] },
      ],
      places: ["c4"],
    });
  });
});

describe("Close Encounters", () => {
  const trapped = event("trapped", { seat: "A", square: "57", end: "tower" });
  const placed = (seat: string) => event("chip-placed", { seat, square: "57", note: 1 });

  it("tells whoever hit a trap whose it was, and its owner who hit it", () => {
    const events = [trapped, placed("B"), placed("C")];
    expect(happenedInValley(events, "A").map(({ values }) => values?.by)).toEqual(["B", "C"]);
    expect(happenedInValley(events, "B")).toEqual([
      { key: "happened-sprung", values: { by: "A", square: "57" } },
    ]);
    expect(happenedInValley(events, "D")).toEqual([]);
    expect(happenedInValley([event("passed", { seat: "A" })], "A")).toEqual([]);
  });

  it("draws the way and rings the squares that are named", () => {
    const walk = [
      event("stepped", { seat: "A", start: "tower", square: "97" }),
      event("jumped", { seat: "A", start: "97", square: "57" }),
      trapped,
    ];
    expect(marksInValley(walk)).toEqual({
      ways: [{ seat: "A", places: ["tower", "97", "57"] }],
      places: ["57", "tower"],
    });
  });
});

describe("Mission Impossible", () => {
  it("tells whoever is confronted, read of, caught or walked into", () => {
    const keys = (code: string, seat: string) =>
      happenedInCity([event(code, { seat: "B", other: "A", owner: "A", square: "e9" })], seat).map(
        ({ key, values }) => `${key} ${values?.by}`,
      );
    for (const code of ["confronted", "parted", "eliminated", "read-card", "took-card"]) {
      expect(keys(code, "A")).toEqual([`happened-${code} B`]);
      expect(keys(code, "B")).toEqual([]);
    }
    expect(keys("trapped", "B")).toEqual(["happened-trapped A"]);
    expect(keys("trapped", "A")).toEqual(["happened-sprung B"]);
  });

  it("draws where somebody went", () => {
    const went = event("went", { seat: "B", start: "e7", square: "e9" });
    const stayed = event("went", { seat: "C", start: "b2", square: "b2" });
    expect(marksInCity([went, stayed])).toEqual({
      ways: [{ seat: "B", places: ["e7", "e9"] }],
      places: [],
    });
  });
});

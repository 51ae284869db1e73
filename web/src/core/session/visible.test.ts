import { beforeEach, describe, expect, it } from "vitest";
import { movesOf, positionOf, seatOf, toldOf } from "../../../tests/parts";
import type { Happening, SeatShown } from "../../protocol";
import { Log } from "./log.svelte";
import { Visible } from "./visible.svelte";

const event = (code: string): Happening => ({ code, values: {} });
const coded = (wanted: string) => (each: Happening) => each.code === wanted;
const game = {
  publicly: () => "public",
  isSecret: coded("read"),
  lingers: coded("read"),
  gathers: coded("went"),
  covers: (each: Happening, view: unknown) => each.code === "folded" && view !== "unfolded",
};
let stage: { busy: boolean; event: Happening | null; view: unknown };
let curtain: { shared: boolean; viewer: string; watched: boolean };
let position: { position: ReturnType<typeof positionOf> };
let seats: SeatShown[];
let log: Log;

beforeEach(() => {
  stage = { busy: false, event: null, view: "secret" };
  curtain = { shared: true, viewer: "A", watched: false };
  position = { position: positionOf({ view: "folded" }) };
  seats = [seatOf("A", { yours: true }), seatOf("B", { kind: "bot" })];
  log = new Log();
});

/** Made after everything is as the test wants it: nothing here tells that it has changed. */
const seen = (hasTurns = true) =>
  new Visible(game, "fake", stage, curtain, position, log, { seats }, hasTurns);

const codes = (visible: Visible) =>
  visible.lines.flatMap(({ sentences }) => sentences.map(({ key }) => key));

describe("what a viewer may know is covered", () => {
  it.each([
    ["while they look alone", {}, {}, false],
    ["while others look, too", { watched: true }, {}, true],
    ["while something happens", {}, { busy: true, event: event("went") }, true],
    ["while they read what is for them", {}, { busy: true, event: event("read") }, false],
    ["where nobody shares the screen", { shared: false, watched: true }, {}, false],
    ["where nobody's secrets are shown", { viewer: "", watched: true }, {}, false],
  ])("%s, or not", (_, before, showing, covered) => {
    Object.assign(curtain, before);
    Object.assign(stage, showing);
    const visible = seen();
    expect(visible.covered).toBe(covered);
    expect(visible.view).toBe(covered ? "public" : "secret");
  });

  it("in the log and among events, too", () => {
    log.add([
      toldOf(1, { type: "moved", seat: "A", move: "go" }, "read"),
      toldOf(2, { type: "moved", seat: "A", move: "go" }, "went"),
    ]);
    log.show(2);
    stage.event = event("read");
    expect([codes(seen()), seen().event]).toEqual([["event-read", "event-went"], stage.event]);
    curtain.watched = true;
    expect([codes(seen()), seen().event]).toEqual([["event-went"], null]);
  });
});

it("shows nothing that its reader has not asked for", () => {
  const told = [toldOf(1, { type: "moved", seat: "A", move: "go" }, "folded", "went")];
  log.begin(1);
  log.add(told);
  log.show(1);
  expect(seen().asSeen(told)[0]?.events).toEqual([event("went")]);
  expect(seen().since("A", () => false)[0]?.events).toEqual([event("went")]);
  expect(codes(seen())).toEqual(["event-went"]);
  position.position = positionOf({ view: "unfolded" });
  expect(seen().asSeen(told)[0]?.events).toHaveLength(2);
});

it("tells nothing ahead of the board", () => {
  log.add(movesOf("A go", "B go").map((each) => ({ ...each, events: [event("went")] })));
  log.show(1);
  expect(seen().lines).toHaveLength(1);
});

it("knows what is there to be read, and at what all look up", () => {
  expect([seen().hasToRead([event("read")]), seen().hasToRead([event("went")])]).toEqual([
    true,
    false,
  ]);
  expect(seen().gathersAll([event("read")])).toBe(false);
  expect(seen().gathersAll([event("went")])).toBe(true);
  curtain.viewer = "";
  expect(seen().gathersAll([event("went")])).toBe(false);
});

describe("the log leaves out", () => {
  const paused = toldOf(1, { type: "paused", seat: "A" });
  const hasty = toldOf(2, { type: "moved", seat: "B", move: "go", by: "greedy", in_haste: true });

  it.each([
    ["pauses that nobody else had to agree to", seatOf("B", { kind: "bot" }), true, 1],
    ["no pause where somebody had", seatOf("B"), true, 2],
    ["how long a bot thought, without turns", seatOf("B"), false, 1],
  ])("%s", (_, other, hasTurns, length) => {
    seats = [seatOf("A", { yours: true }), other];
    log.add([paused, hasty]);
    log.show(2);
    expect(codes(seen(hasTurns))).toHaveLength(length);
  });
});

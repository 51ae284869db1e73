import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ACCEPTED,
  FakeServer,
  failed,
  movesOf,
  positionOf,
  seatOf,
  toldOf,
} from "../../../tests/parts";
import { Log } from "./log.svelte";
import { Match } from "./match.svelte";
import { Playing } from "./playing.svelte";

let server: FakeServer;
let log: Log;
let match: Match;
let playing: Playing;
const report = vi.fn();
const answered = vi.fn();
const seats = [seatOf("A", { yours: true }), seatOf("B")];
const seating = { seats, find: (wanted: string) => seats.find(({ seat }) => seat === wanted) };

beforeEach(() => {
  vi.clearAllMocks();
  server = new FakeServer();
  log = new Log();
  match = new Match(seating);
  playing = new Playing({ ask: server.ask, report }, match, log, seating, answered);
  match.position = positionOf({ legal: { A: ["go", "stay"] } });
});

/** The match has these moves now, of which so many can be taken back. */
function moved(lines: string[], undoable: number): void {
  log.begin(lines.length);
  log.add(movesOf(...lines));
  match.position = positionOf({ length: lines.length, legal: { A: ["go", "stay"] }, undoable });
}

describe("moves", () => {
  it("are sent one after the other, and are on their way until the last is answered", async () => {
    const sent = playing.send("A", ["go", "stay"], false, true);
    expect(playing.isSending).toBe(true);
    expect(server.asked).toEqual([{ type: "play", seat: "A", move: "go", after: 0 }]);
    moved(["A go"], 1);
    await server.answer();
    expect(server.asked[1]).toEqual({ type: "play", seat: "A", move: "stay", after: 1 });
    expect([playing.isSending, answered.mock.calls.length]).toEqual([true, 0]);
    await server.answer();
    await sent;
    expect([playing.isSending, answered.mock.calls.length]).toEqual([false, 1]);
  });

  it.each([
    ["is refused", failed("refused"), ["go", "stay"]],
    ["has made the rest impossible", ACCEPTED, []],
  ])("stop where one of them %s", async (_, answer, legal) => {
    void playing.send("A", ["go", "stay"], false, true);
    match.position = positionOf({ length: 1, legal: { A: legal } });
    await server.answer(answer);
    expect(server.asked).toHaveLength(1);
    expect(report).toHaveBeenCalledExactlyOnceWith(answer);
    expect(playing.isSending).toBe(false);
  });

  it("are sent again where somebody else was faster, as long as the same may be played", async () => {
    void playing.send("A", ["go"], false, true);
    match.position = positionOf({ length: 1, legal: { A: ["go", "stay"] } });
    await server.answer(failed("stale"));
    expect(server.asked.at(-1)).toMatchObject({ move: "go", after: 1 });
    match.position = positionOf({ length: 2, legal: { A: ["go"] } });
    await server.answer(failed("stale"));
    expect(server.asked).toHaveLength(2);
    expect(report).toHaveBeenCalledExactlyOnceWith(failed("stale"));
  });

  it("are not sent again for ever", async () => {
    void playing.send("A", ["go"], false, true);
    for (let tries = 0; tries < 20; tries += 1) await server.answer(failed("stale"));
    expect(server.asked).toHaveLength(9);
    expect(playing.isSending).toBe(false);
  });

  it("are remembered as chosen or forced, confirmed or not, since the turn began", async () => {
    moved(["A go", "fate 1-2", "A go"], 1);
    void playing.send("A", ["go"], true, false);
    await server.answer();
    moved(["A go", "fate 1-2", "A go", "A go"], 2);
    const expected = { seat: "A", start: 3, forced: true, confirmed: false };
    expect(playing.sentInTurn("A", 4)).toEqual([expected]);
    expect([playing.wasForced("A", 2), playing.wasForced("A", 3)]).toEqual([false, true]);
    playing.clear();
    expect([playing.sentInTurn("A", 4), playing.wasForced("A", 3)]).toEqual([[], false]);
  });
});

describe("taking back", () => {
  it("takes back what was chosen together, the last move first", async () => {
    void playing.send("A", ["go"], false, true);
    await server.answer();
    moved(["A go", "A stay"], 2);
    expect(playing.undoable).toBe("A");
    void playing.undo();
    expect(server.asked.slice(1)).toEqual([
      { type: "undo", seat: "A", after: 2 },
      { type: "undo", seat: "A", after: 1 },
    ]);
    await server.answer();
    expect(playing.isSending).toBe(true);
    await server.answer(failed("cannot-undo"));
    expect(playing.isSending).toBe(false);
    expect(report).toHaveBeenLastCalledWith(failed("cannot-undo"));
  });

  it("goes no further than moves that can be taken back", () => {
    moved(["A go", "A stay"], 1);
    void playing.undo();
    expect(server.asked).toEqual([{ type: "undo", seat: "A", after: 2 }]);
  });

  it.each([
    ["somebody else moved last", ["A go", "B go"], 1],
    ["fate was last", ["A go", "fate 1-2"], 1],
    ["the last move has told something", ["A go"], 0],
  ])("is not offered where %s", (_, lines, undoable) => {
    moved(lines, undoable);
    expect(playing.undoable).toBe("");
    void playing.undo();
    expect(server.asked).toEqual([]);
  });

  it("is not offered where entries of the log are missing", () => {
    moved(["A go"], 1);
    log.begin(2);
    expect(playing.undoable).toBe("");
  });

  it("waits for moves that are on their way", () => {
    moved(["A go"], 1);
    void playing.send("A", ["go"], false, true);
    void playing.undo();
    expect(server.asked.map(({ type }) => type)).toEqual(["play"]);
  });
});

describe("moves without a choice are played automatically", () => {
  it("unless something was taken back, until somebody has chosen something", async () => {
    moved(["A go"], 1);
    expect(playing.isAutomatic).toBe(true);
    void playing.undo();
    expect([playing.isSending, playing.isAutomatic]).toEqual([true, false]);
    await server.answer();
    expect([playing.isSending, playing.isAutomatic]).toEqual([false, false]);
    void playing.send("A", ["go"], true, true); // by hand, without a choice
    await server.answer();
    expect(playing.isAutomatic).toBe(false);
    void playing.send("A", ["go"], false, true);
    expect(playing.isAutomatic).toBe(true);
    await server.answer();
    expect([playing.isSending, playing.isAutomatic]).toEqual([false, true]);
  });

  it("unless somebody took something back while moves were on their way", async () => {
    void playing.send("A", ["go"], false, true);
    playing.becomeCareful();
    expect(playing.isSending).toBe(true);
    await server.answer();
    expect([playing.isSending, playing.isAutomatic]).toEqual([false, false]);
  });
});

it("is done only when everything that was sent at once is answered", async () => {
  log.begin(1);
  log.add([toldOf(1, { type: "moved", seat: "A", move: "go" })]);
  match.position = positionOf({ length: 1, legal: { A: ["go"] }, undoable: 1 });
  void playing.undo();
  void playing.send("A", ["go"], false, true);
  await server.answer();
  expect([playing.isSending, answered.mock.calls.length]).toEqual([true, 1]);
  await server.answer();
  expect([playing.isSending, answered.mock.calls.length]).toEqual([false, 2]);
});

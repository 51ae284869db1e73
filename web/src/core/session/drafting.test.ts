import { beforeEach, describe, expect, it, vi } from "vitest";
import { way } from "../../../tests/drafts";
import { ACCEPTED, FakeServer, failed, goOn, movesOf, positionOf } from "../../../tests/parts";
import { sitting } from "../../../tests/sitting";
import type { Answer } from "../line";
import { Drafting } from "./drafting.svelte";
import { Log } from "./log.svelte";
import { Match } from "./match.svelte";
import { Playing } from "./playing.svelte";

let server: FakeServer;
let log: Log;
let match: Match;
let playing: Playing;
let drafting: Drafting;
const report = vi.fn();
const seating = { seats: [], find: () => undefined };

const WAYS = [way("go", way("1"), way("2")), way("stay")];
const considered = (length: number, ways = WAYS): Answer => ({
  type: "considered",
  request: "",
  length,
  ways,
});
const at = (length: number, legal = ["go", "stay"]) => positionOf({ length, legal: { A: legal } });

sitting();
beforeEach(() => {
  vi.clearAllMocks();
  server = new FakeServer();
  log = new Log();
  match = new Match(seating);
  const commands = { ask: server.ask, report };
  playing = new Playing(commands, match, log, seating, () => {});
  drafting = new Drafting({}, commands, match, log, playing);
  match.position = at(0);
});

describe("a draft", () => {
  it("is begun once for a seat and a position, and is told all that may follow", async () => {
    expect(drafting.offer("A", at(0))).toBe(true);
    const { draft } = drafting;
    expect(drafting.offer("A", at(0))).toBe(false);
    expect(drafting.draft).toBe(draft);
    expect(server.asked).toEqual([{ type: "consider", seat: "A", after: 0 }]);
    await server.answer(considered(0));
    expect(draft?.complete).toBe(true);
    expect(draft?.lines()).toEqual([["go", "1"], ["go", "2"], ["stay"]]);
  });

  it("is there for nobody whose turn it is not", () => {
    drafting.offer("A", at(0));
    expect(drafting.offer("", at(0))).toBe(false);
    expect(drafting.draft).toBeNull();
  });

  it("knows first moves only where the server cannot tell what follows", async () => {
    drafting.offer("A", at(0));
    await server.answer(failed("failed"));
    expect(drafting.draft?.lines()).toEqual([["go"], ["stay"]]);
  });

  it("asks what may follow where that was not told, and again where it was no use", async () => {
    drafting.offer("A", at(0));
    await server.answer(considered(0, [{ ...way("go"), more: true }, way("stay")]));
    drafting.draft?.choose("go");
    expect(server.asked[1]).toEqual({ type: "consider", seat: "A", after: 0, moves: ["go"] });
    await server.answer(failed("failed"));
    drafting.draft?.takeBack();
    drafting.draft?.choose("go");
    expect(server.asked).toHaveLength(3);
    await server.answer(considered(0, [way("1")]));
    expect(drafting.draft?.lines()).toEqual([["1"]]);
  });

  it("asks why something cannot be played, and shows the answer", async () => {
    drafting.offer("A", at(0));
    await server.answer(considered(0));
    drafting.draft?.choose("fly");
    expect(server.asked[1]).toEqual({ type: "consider", seat: "A", moves: ["fly"], after: 0 });
    await server.answer(failed("refused"));
    expect(report).toHaveBeenCalledExactlyOnceWith(failed("refused"));
  });
});

describe("when the match goes on", () => {
  const choosing = async () => {
    drafting.offer("A", at(0));
    await server.answer(considered(0));
    drafting.draft?.choose("go");
    return drafting.draft;
  };

  it("a draft is kept where others chose at the same time", async () => {
    const draft = await choosing();
    drafting.follow(movesOf("B go"), at(1));
    expect(drafting.draft).toBe(draft);
    expect([draft?.length, draft?.moves]).toEqual([1, ["go"]]);
  });

  it.each([
    ["one's own seat has moved", movesOf("A stay"), ["go", "stay"]],
    ["fate has drawn", movesOf("fate 1-2"), ["go", "stay"]],
    ["something else may be played", movesOf("B go"), ["stay"]],
  ])("it is dropped where %s", async (_, told, legal) => {
    await choosing();
    drafting.follow(told, at(1, legal));
    expect(drafting.draft).toBeNull();
  });

  it("what may follow is asked anew where it was not known yet", async () => {
    drafting.offer("A", at(0));
    drafting.follow(movesOf("B go"), at(1));
    await server.answer(considered(0));
    expect(drafting.draft?.complete).toBe(false);
    expect(server.asked[1]).toEqual({ type: "consider", seat: "A", after: 1 });
    await server.answer(considered(1));
    expect(drafting.draft?.complete).toBe(true);
  });
});

describe("a move without a choice", () => {
  const only = [way("pay")];
  const plays = () => server.asked.filter(({ type }) => type === "play").length;

  it("is played automatically", async () => {
    drafting.offer("A", at(0, ["pay"]));
    await server.answer(considered(0, only));
    expect(plays()).toBe(1);
    expect(drafting.draft?.sent).toBe(true);
    await server.answer(ACCEPTED);
    await goOn();
    expect(playing.isSending).toBe(false);
  });

  it("is not, after something was taken back", async () => {
    playing.becomeCareful();
    drafting.offer("A", at(0, ["pay"]));
    await server.answer(considered(0, only));
    expect(plays()).toBe(0);
    expect(drafting.draft?.finished).toBe(true);
  });

  it("is not, where the turn began elsewhere", async () => {
    log.begin(1);
    log.add(movesOf("A go"));
    drafting.offer("A", at(1, ["pay"]));
    await server.answer(considered(1, only));
    expect(plays()).toBe(0);
    expect(drafting.draft?.finished).toBe(true);
  });
});

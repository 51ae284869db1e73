import { beforeEach, describe, expect, it, vi } from "vitest";
import { drafted, way } from "../../../tests/drafts";
import { FakeServer, failed, movesOf, positionOf, toldOf } from "../../../tests/parts";
import type { Answer } from "../line";
import { Hints } from "./hints.svelte";

let server: FakeServer;
const report = vi.fn();
const proposed = vi.fn();
const position = positionOf({ length: 4 });
const hint: Extract<Answer, { type: "counsel" }> = {
  type: "counsel",
  request: "",
  length: 4,
  moves: ["go", "2"],
  reason: "best",
  values: {},
};

beforeEach(() => {
  vi.resetAllMocks();
  server = new FakeServer();
});

/** Hints for somebody in seat A, with a move in the making. */
function hinting({ hasTurns = true, game = {} as { proposed?: typeof proposed } } = {}) {
  const ways = [way("go", way("1"), way("2"))];
  const { draft } = drafted({ seat: "A", legal: ["go"], ways });
  const match = { position, length: position.length };
  const commands = { ask: server.ask, report };
  const seating = { isMine: (seat: string) => seat === "A" };
  const hints = new Hints(game, commands, match, seating, { draft }, hasTurns);
  return { hints, draft, match };
}

async function given(setup: Parameters<typeof hinting>[0] = {}) {
  const found = hinting(setup);
  void found.hints.ask("A");
  await server.answer(hint);
  return found;
}

describe("a hint", () => {
  it("is asked for once, and then drawn", async () => {
    const { hints, draft } = hinting();
    expect([hints.asking, hints.current]).toEqual([false, null]);
    void hints.ask("A");
    void hints.ask("A");
    expect(hints.asking).toBe(true);
    expect(server.asked).toEqual([{ type: "advise", seat: "A", after: 4 }]);
    await server.answer(hint);
    expect([hints.asking, hints.current]).toEqual([false, { ...hint, seat: "A" }]);
    expect(draft.moves).toEqual(["go", "2"]);
    expect(hints.isStale).toBe(false);
  });

  it("that cannot be had is reported, and can be asked for again", async () => {
    const { hints } = hinting();
    void hints.ask("A");
    await server.answer(failed("no-hint"));
    expect(report).toHaveBeenCalledExactlyOnceWith(failed("no-hint"));
    expect([hints.asking, hints.current]).toEqual([false, null]);
    void hints.ask("A");
    expect(server.asked).toHaveLength(2);
  });

  it("is still being thought of where another was put away", async () => {
    const { hints } = hinting();
    void hints.ask("A");
    hints.close();
    hints.follow(movesOf("B go"));
    expect(hints.asking).toBe(true);
    await server.answer(hint);
    expect(hints.current).not.toBeNull();
  });

  it.each([
    ["the game has gone on", { length: 5 }],
    ["nothing of the game is known any more", null],
  ])("is of no use where %s", async (_, now) => {
    const { hints, match, draft } = hinting();
    void hints.ask("A");
    Object.assign(match, { position: now && positionOf(now) });
    await server.answer(hint);
    expect([hints.asking, hints.current, draft.moves]).toEqual([false, null, []]);
  });

  it("is of no use for a seat that is not one's own any more", async () => {
    const { hints } = hinting();
    void hints.ask("B");
    await server.answer(hint);
    expect([hints.asking, hints.current]).toEqual([false, null]);
  });

  it("is stale once something else is chosen than it drew", async () => {
    const { hints, draft } = await given();
    draft.takeBack(true);
    expect(hints.isStale).toBe(true);
    hints.close();
    expect([hints.isStale, hints.current]).toEqual([false, null]);
  });
});

describe("what is proposed beside what somebody has laid", () => {
  it("changes nothing until it is taken over", async () => {
    const proposal = { take: vi.fn(), drop: vi.fn() };
    proposed.mockReturnValue(proposal);
    const { hints, draft } = await given({ game: { proposed } });
    expect(hints.proposal).toBe(proposal);
    expect([draft.moves, hints.isStale]).toEqual([[], false]);
    hints.takeOver();
    expect(proposal.take).toHaveBeenCalledOnce();
    expect([hints.current, hints.proposal]).toEqual([null, null]);
  });

  it("is dropped with its hint, once", async () => {
    const proposal = { take: vi.fn(), drop: vi.fn() };
    proposed.mockReturnValue(proposal);
    const { hints } = await given({ game: { proposed } });
    hints.close();
    hints.close();
    expect(proposal.drop).toHaveBeenCalledOnce();
    expect(proposal.take).not.toHaveBeenCalled();
  });
});

it.each([
  ["anybody's move", true, movesOf("B go"), false],
  ["a draw", true, movesOf("fate 1-2"), false],
  ["talk", true, [toldOf(1, { type: "chatted", seat: "B", text: "" })], true],
  ["another's move without turns", false, movesOf("B go"), true],
  ["a draw without turns", false, movesOf("fate 1-2"), true],
  ["one's own move without turns", false, movesOf("A go"), false],
  ["taking back", false, [toldOf(1, { type: "undone", seat: "B", length: 0 })], false],
])("after %s a hint may be of use or not", async (_, hasTurns, told, isOfUse) => {
  const { hints } = await given({ hasTurns });
  hints.follow(told);
  expect(hints.current !== null).toBe(isOfUse);
});

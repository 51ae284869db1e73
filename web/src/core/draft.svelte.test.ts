import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { times } from "../../tests/tiers";
import type { Way } from "../protocol";
import { Draft, type Sending } from "./draft.svelte";

const way = (move: string, ...then: Way[]): Way => ({ move, then, more: false, finds: {} });
// biome-ignore lint/suspicious/noThenProperty: nobody awaits a way
const door = (move: string): Way => ({ move, then: [], more: true, finds: {} });

function sending(part: Partial<Sending> = {}) {
  return {
    send: vi.fn<Sending["send"]>(async () => {}),
    confirms: () => true,
    ...part,
    object: vi.fn<Sending["object"]>(),
  };
}

function drafted(ways: Way[], part: Partial<Sending> = {}) {
  const to = sending(part);
  const draft = new Draft(
    "A",
    7,
    ways.map(({ move }) => move),
    to,
  );
  return { draft, to };
}

/** Trees as a server may send them: different moves side by side. */
const trees: fc.Arbitrary<Way[]> = fc.letrec<{ ways: Way[] }>((tie) => ({
  ways: fc
    .uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 3 })
    .chain((moves) =>
      fc
        .tuple(...moves.map(() => fc.oneof({ maxDepth: 3 }, fc.constant([]), tie("ways"))))
        .map((thens) => moves.map((move, index) => way(move, ...(thens[index] ?? [])))),
    ),
})).ways;

function follow(ways: ReadonlyArray<Way>, moves: ReadonlyArray<string>): ReadonlyArray<Way> | null {
  let here = ways;
  for (const move of moves) {
    const next = here.find((each) => each.move === move);
    if (!next) return null;
    here = next.then;
  }
  return here;
}

const FORK = [way("go", way("left"), way("right")), way("stay")];

describe("a move in the making", () => {
  it("offers what the tree has, and nothing else, whatever is done to it", () => {
    const acts = fc.array(fc.constantFrom("a", "b", "c", "d", "back", "all", "learn"));
    fc.assert(
      fc.property(trees, acts, (ways, done) => {
        const { draft, to } = drafted(ways);
        for (const act of done) {
          if (act === "learn") draft.learn(ways);
          else if (act === "back") draft.takeBack();
          else if (act === "all") draft.takeBack(true);
          else draft.choose(act);
          const here = follow(ways, draft.moves);
          expect(here).not.toBeNull();
          if (draft.complete && !draft.sent) {
            expect(draft.options).toEqual(here?.map(({ move }) => move));
            expect(draft.finished).toBe(draft.moves.length > 0 && here?.length === 0);
          }
          for (const option of draft.options) {
            expect(follow(ways, [...draft.moves, option])).not.toBeNull();
          }
        }
        for (const [, moves] of to.object.mock.calls) {
          const first = moves.slice(0, -1);
          expect(follow(ways, first)).not.toBeNull();
        }
      }),
      { numRuns: times(40, 100) },
    );
  });

  it("lists every complete line once", () => {
    fc.assert(
      fc.property(trees, (ways) => {
        const { draft } = drafted(ways);
        draft.learn(ways);
        draft.takeBack(true);
        const lines = draft.sent ? [] : draft.lines();
        for (const line of lines) expect(follow(ways, line)).toEqual([]);
        expect(new Set(lines.map(String)).size).toBe(lines.length);
      }),
    );
  });

  it("cannot be sent before all that may follow is known", async () => {
    const { draft, to } = drafted(FORK);
    draft.choose("stay");
    expect(draft.finished).toBe(false);
    await draft.confirm();
    expect(to.send).not.toHaveBeenCalled();
    draft.learn(FORK);
    expect(draft.moves).toEqual(["stay"]);
    await draft.confirm();
    expect(to.send).toHaveBeenCalledExactlyOnceWith("A", ["stay"], false);
  });

  it("waits for a confirmation, or does not, as was settled", () => {
    const careful = drafted(FORK);
    careful.draft.learn(FORK);
    careful.draft.choose("go", "left");
    expect(careful.to.send).not.toHaveBeenCalled();
    const quick = drafted(FORK, { confirms: () => false });
    quick.draft.learn(FORK);
    quick.draft.choose("go");
    expect(quick.to.send).not.toHaveBeenCalled();
    quick.draft.choose("right");
    expect(quick.to.send).toHaveBeenCalledExactlyOnceWith("A", ["go", "right"], false);
  });

  it("is sent once, and can then neither be changed nor taken back", async () => {
    let arrive = () => {};
    const { draft, to } = drafted(FORK, {
      send: vi.fn(() => new Promise<void>((done) => (arrive = done))),
    });
    draft.learn(FORK);
    draft.choose("stay");
    const sent = draft.confirm();
    void draft.confirm();
    draft.takeBack();
    draft.choose("go");
    expect(draft.moves).toEqual(["stay"]);
    expect(draft.options).toEqual([]);
    expect(to.send).toHaveBeenCalledOnce();
    expect(to.object).not.toHaveBeenCalled();
    arrive();
    await sent;
    expect(draft.sent).toBe(false);
    expect(draft.moves).toEqual([]);
  });

  it("asks why, where something else is wanted, and stays as it was", () => {
    const { draft, to } = drafted(FORK);
    draft.learn(FORK);
    draft.choose("go", "up");
    expect(draft.moves).toEqual(["go"]);
    expect(to.object).toHaveBeenCalledExactlyOnceWith("A", ["go", "up"]);
  });

  it("makes a single forced move by itself", () => {
    const { draft, to } = drafted([way("stay")]);
    draft.learn([way("stay")]);
    expect(to.send).toHaveBeenCalledExactlyOnceWith("A", ["stay"], true);
  });

  it("draws a longer forced line, and waits", () => {
    const line = [way("go", way("on"))];
    const { draft, to } = drafted(line);
    draft.learn(line);
    expect(draft.moves).toEqual(["go", "on"]);
    expect(draft.finished).toBe(true);
    expect(to.send).not.toHaveBeenCalled();
  });

  it("only draws what is forced where something was taken back", () => {
    const { draft, to } = drafted([way("stay")], { automatic: () => false, confirms: () => false });
    draft.learn([way("stay")]);
    expect(draft.moves).toEqual(["stay"]);
    expect(to.send).not.toHaveBeenCalled();
  });

  it("asks for what lies ahead one step before it is needed, and once", () => {
    const more = vi.fn();
    const { draft } = drafted([way("go", door("left"), way("right"))], { more });
    draft.learn([way("go", door("left"), way("right"))]);
    expect(more).not.toHaveBeenCalled();
    draft.choose("go");
    expect(more).toHaveBeenCalledExactlyOnceWith(["go"]);
    draft.choose("left");
    expect(draft.finished).toBe(false);
    expect(draft.waiting).toBe(true);
    expect(more).toHaveBeenLastCalledWith(["go", "left"]);
    draft.extend(["go", "left"], [way("on")]);
    expect(draft.options).toEqual(["on"]);
    draft.extend(["go"], [way("left", way("on")), way("right")]);
    draft.choose("on");
    expect(draft.finished).toBe(true);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it("grants what was chosen before anybody knew what may follow, once it is known", () => {
    const more = vi.fn();
    const { draft, to } = drafted([door("go")], { more });
    draft.learn([door("go"), way("stay")]);
    draft.choose("go");
    draft.choose("left");
    draft.choose("on");
    expect(draft.moves).toEqual(["go"]);
    expect(draft.chosen).toEqual(["go", "left", "on"]);
    draft.takeBack();
    expect(draft.chosen).toEqual(["go", "left"]);
    expect(to.object).not.toHaveBeenCalled();
    draft.extend(["go"], [way("left"), way("right")]);
    expect(draft.moves).toEqual(["go", "left"]);
    expect(draft.finished).toBe(true);
  });

  it("asks why, once it is known that what was chosen cannot be", () => {
    const { draft, to } = drafted([door("go")], { more: vi.fn() });
    draft.learn([door("go"), way("stay")]);
    draft.choose("go");
    draft.choose("up");
    draft.extend(["go"], [way("left"), way("right")]);
    expect(to.object).toHaveBeenCalledExactlyOnceWith("A", ["go", "up"]);
    expect(draft.chosen).toEqual(["go"]);
  });

  it("is finished where nothing follows after all", () => {
    const { draft, to } = drafted([door("go"), way("stay")], { confirms: () => false });
    draft.learn([door("go"), way("stay")]);
    draft.choose("go");
    expect(to.send).not.toHaveBeenCalled();
    draft.extend(["go"], []);
    expect(to.send).toHaveBeenCalledExactlyOnceWith("A", ["go"], false);
  });

  it("takes no line for forced whose end is not known", () => {
    const { draft, to } = drafted([door("go")]);
    draft.learn([door("go")]);
    expect(draft.moves).toEqual([]);
    expect(to.send).not.toHaveBeenCalled();
  });
});

describe("a hint", () => {
  const ways = [way("a", way("b"), way("c")), way("d")];

  it("is drawn, and waits to be confirmed even where nothing else does", () => {
    const { draft, to } = drafted(ways, { confirms: () => false });
    draft.learn(ways);
    draft.drawHint(["a", "c"]);
    expect(draft.moves).toEqual(["a", "c"]);
    expect(draft.finished).toBe(true);
    expect(to.send).not.toHaveBeenCalled();
    void draft.confirm();
    expect(to.send).toHaveBeenCalledWith("A", ["a", "c"], false);
  });

  it("takes the place of what was chosen before, and can be taken back whole", () => {
    const { draft } = drafted(ways);
    draft.learn(ways);
    draft.choose("a");
    draft.drawHint(["d"]);
    expect(draft.moves).toEqual(["d"]);
    draft.takeBack();
    expect(draft.moves).toEqual([]);
  });

  it("may be the beginning of a move that somebody else goes on with", () => {
    const { draft, to } = drafted(ways, { confirms: () => false });
    draft.learn(ways);
    draft.drawHint(["a"]);
    expect(draft.options).toEqual(["b", "c"]);
    draft.choose("b");
    expect(to.send).toHaveBeenCalledWith("A", ["a", "b"], false);
  });

  it("waits for what the server has not told yet", () => {
    const { draft } = drafted(ways);
    draft.drawHint(["a", "b"]);
    expect(draft.chosen).toEqual(["a", "b"]);
    draft.learn(ways);
    expect(draft.moves).toEqual(["a", "b"]);
  });
});

describe("moves that are chosen together", () => {
  const three = ["a", "b", "c"].map((move) => way(move));
  const several = (part: Partial<Sending> = {}) => {
    const { draft, to } = drafted(three, { together: 2, ...part });
    draft.learn(three);
    return { draft, to };
  };

  it("are complete once there are enough of them, in any order, and are sent as one", async () => {
    const { draft, to } = several();
    draft.choose("c");
    expect(draft.finished).toBe(false);
    expect(draft.options).toEqual(["a", "b"]);
    draft.choose("a");
    expect(draft.finished).toBe(true);
    expect(draft.options).toEqual([]);
    await draft.confirm();
    expect(to.send).toHaveBeenCalledExactlyOnceWith("A", ["c", "a"], false);
  });

  it("can be taken out again, each by itself", () => {
    const { draft } = several();
    draft.choose("a");
    draft.choose("b");
    draft.drop("a");
    expect(draft.moves).toEqual(["b"]);
    draft.choose("c");
    draft.takeBack();
    expect(draft.moves).toEqual(["b"]);
  });

  it("go by themselves where nothing is confirmed, once there are enough of them", () => {
    const { draft, to } = several({ confirms: () => false });
    draft.choose("a");
    expect(to.send).not.toHaveBeenCalled();
    draft.choose("b");
    expect(to.send).toHaveBeenCalledOnce();
  });

  it("keep what was chosen when a hint adds to it", () => {
    const { draft } = several();
    draft.choose("a");
    draft.drawHint(["b"]);
    expect(draft.moves).toEqual(["a", "b"]);
  });
});

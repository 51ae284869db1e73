import { describe, expect, it } from "vitest";
import type { EntryShown, Frame } from "../protocol";
import {
  eventsOf,
  HASTE,
  linesOfFrames,
  linesOfTold,
  PAUSES,
  paragraphsOf,
  sinceChoice,
} from "./logbook";

const happened = (...codes: string[]) => codes.map((code) => ({ code, values: {} }));

function log(...entries: [EntryShown["entry"], ...string[]][]): EntryShown[] {
  return entries.map(([entry, ...codes], index) => ({
    seq: index + 1,
    at: 1000 + index,
    entry,
    events: happened(...codes),
  }));
}

const moved = (seat: string, move = "go"): EntryShown["entry"] => ({ type: "moved", seat, move });
const keys = (told: EntryShown[]) =>
  linesOfTold(told, "game").map(({ sentences }) => sentences.map(({ key }) => key).join(" "));

describe("the log", () => {
  it("has a line for each entry with something to tell, in its own words", () => {
    const told = log(
      [{ type: "sat", seat: "A", name: "Rosa" }],
      [{ type: "sat", seat: "B", name: "greedy", bot: "greedy" }],
      [{ type: "invited", seat: "C", number: 2 }],
      [moved("A"), "stepped", "gobbled"],
      [moved("A")],
      [{ type: "chatted", seat: "A", text: "Hello" }],
      [{ type: "resigned", seat: "B" }],
    );
    expect(keys(told)).toEqual([
      "table-log-sat",
      "table-log-sat-bot",
      "event-stepped event-gobbled",
      "table-log-resigned",
    ]);
    const [, , events, given] = linesOfTold(told, "game");
    expect(events).toMatchObject({ id: 4, seat: "A", at: 1003 });
    expect(events?.sentences.map(({ game }) => game)).toEqual(["game", "game"]);
    expect(given?.sentences[0]).toEqual({
      key: "table-log-resigned",
      values: { seat: "B" },
      game: "",
    });
  });

  it("tells what fate did with whoever it was done for", () => {
    const told: EntryShown = {
      seq: 1,
      at: 0,
      entry: { type: "drawn", move: "3-4" },
      events: [
        { code: "rolled", values: { first: 3, seat: "B" } },
        { code: "tied", values: {} },
      ],
    };
    expect(linesOfTold([told], "game")[0]?.seat).toBe("B");
  });

  it("leaves out what was taken back, and says once that it was", () => {
    const undone = (length: number): EntryShown["entry"] => ({ type: "undone", seat: "A", length });
    const told = log(
      [moved("A"), "one"],
      [moved("A"), "two"],
      [{ type: "left", seat: "B" }],
      [moved("A"), "three"],
      [undone(2)],
      [undone(1)],
      [moved("A"), "four"],
    );
    expect(keys(told)).toEqual(["event-one", "table-log-left", "table-log-undone", "event-four"]);
  });

  it("takes back what was played after something was taken back", () => {
    const told = log(
      [moved("A"), "one"],
      [{ type: "undone", seat: "A", length: 0 }],
      [moved("A"), "two"],
      [{ type: "undone", seat: "A", length: 0 }],
    );
    expect(keys(told)).toEqual(["table-log-undone"]);
  });

  it("says that a bot's move was made in haste, once for each time that it had something to do", () => {
    const hasty = (seat: string): EntryShown["entry"] => ({
      type: "moved",
      seat,
      move: "",
      by: "bot",
      in_haste: true,
    });
    const told = log(
      [hasty("B"), "chose"],
      [hasty("B"), "stepped"],
      [moved("A"), "stepped"],
      [hasty("B")],
      [hasty("C"), "stepped"],
    );
    expect(keys(told)).toEqual([
      "table-log-in-haste event-chose",
      "event-stepped",
      "event-stepped",
      "table-log-in-haste",
      "table-log-in-haste event-stepped",
    ]);
    expect(linesOfTold(told, "game")[0]?.sentences[0]).toEqual({
      key: "table-log-in-haste",
      values: { seat: "B" },
      game: "",
    });
  });

  it("leaves out what is not worth telling at a table", () => {
    const hasty: EntryShown["entry"] = { type: "moved", seat: "B", move: "go", in_haste: true };
    const told = log(
      [{ type: "paused", seat: "A" }],
      [{ type: "resumed", seat: "A" }],
      [{ type: "went-on" }],
      [hasty, "stepped"],
    );
    expect(keys(told)).toHaveLength(4);
    const left = linesOfTold(told, "game", new Set([HASTE, ...PAUSES]));
    expect(left.flatMap(({ sentences }) => sentences.map(({ key }) => key))).toEqual([
      "event-stepped",
    ]);
  });

  it("numbers the lines of a replay by its frames", () => {
    const frames: Frame[] = [
      {
        seat: "fate",
        move: "1-2",
        events: [{ code: "rolled", values: { seat: "C" } }],
        changes: {},
        at: 0,
      },
      { seat: "C", move: "go", events: [], changes: {}, at: 0 },
      { seat: "C", move: "on", events: happened("stepped"), changes: {}, at: 0 },
    ];
    expect(linesOfFrames(frames, "game").map(({ id, seat }) => [id, seat])).toEqual([
      [0, "C"],
      [2, "C"],
    ]);
  });

  it("gathers lines into paragraphs, one for each time that somebody had something to do", () => {
    const told = log([moved("A"), "a"], [moved("A"), "b"], [moved("B"), "c"], [moved("A"), "d"]);
    const paragraphs = paragraphsOf(linesOfTold(told, "game"));
    expect(paragraphs.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      ["A", 2],
      ["B", 1],
      ["A", 1],
    ]);
  });
});

describe("what happened since one last chose something", () => {
  const never = () => false;
  const codes = (told: ReadonlyArray<EntryShown>) =>
    told.flatMap(({ events }) => (events ?? []).map(({ code }) => code));

  it("begins with that choice, and has what all the others did", () => {
    const told = log([moved("A"), "mine"], [moved("B"), "one"], [moved("C"), "two"]);
    expect(codes(sinceChoice(told, "A", never))).toEqual(["mine", "one", "two"]);
    expect(codes(sinceChoice(told, "C", never))).toEqual(["two"]);
  });

  it("does not end with a move without any choice, nor with one that a bot made", () => {
    const bot = { ...moved("A"), by: "bot" } as EntryShown["entry"];
    const told = log(
      [moved("A"), "mine"],
      [moved("B"), "one"],
      [moved("A"), "forced"],
      [bot, "by"],
    );
    const since = sinceChoice(told, "A", (index) => index === 2);
    expect(codes(since)).toEqual(["mine", "one", "forced", "by"]);
  });

  it("leaves out what was taken back", () => {
    const undone: EntryShown["entry"] = { type: "undone", seat: "B", length: 1 };
    const told = log([moved("A"), "mine"], [moved("B"), "gone"], [undone], [moved("B"), "kept"]);
    expect(codes(sinceChoice(told, "A", never))).toEqual(["mine", "kept"]);
  });
});

it("knows the events behind its lines", () => {
  const told = log([{ type: "sat", seat: "A", name: "Rosa" }], [moved("A"), "stepped", "gobbled"]);
  expect(eventsOf(linesOfTold(told, "game"))).toEqual(happened("stepped", "gobbled"));
});

describe("salt for the dice", () => {
  const sat = { type: "sat", seat: "A", name: "Rosa", number: 1, commitment: "a" } as const;
  const made = { type: "committed", seat: "B", person: 1, commitment: "b" } as const;
  const told = (given: string[]) =>
    [
      sat,
      made,
      { type: "closed" } as const,
      {
        type: "mixed",
        given: given.map((seat) => ({ seat, person: 1, value: "" })),
      } as const,
    ].map((entry, index) => ({ seq: index + 1, at: 0, entry, events: [] }));

  it("is no matter for the log, where all told theirs", () => {
    expect(linesOfTold(told(["A", "B"]), "fake").map(({ id }) => id)).toEqual([1]);
  });

  it("is one, where somebody's was left out", () => {
    const lines = linesOfTold(told(["A"]), "fake");
    expect(lines[1]).toMatchObject({
      id: 4,
      sentences: [{ key: "table-log-left-out", values: { seat: "B" } }],
    });
    expect(lines).toHaveLength(2);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { FILE, notesOn, OWN, TABLE, TOLD, value } from "../../tests/noted";
import type { EntryShown } from "../protocol";
import {
  commitmentFor,
  doubtProgress,
  fileOf,
  nextStep,
  noteGame,
  noteProgress,
  noteSeal,
  notesOf,
  noteTold,
  pinch,
  saltFor,
  summaryOf,
} from "./notes";

const SEAL = "5e".repeat(32);
const KEY = "4e".repeat(32);
const OTHER = "07".repeat(32);
const LINES = FILE.split("told:\n")[1]?.split("\nhash:")[0]?.split("\n") ?? [];

beforeEach(() => localStorage.clear());

/** Entries of a log, in order. */
function logged(...entries: EntryShown["entry"][]): EntryShown[] {
  return entries.map((entry, index) => ({ seq: index + 1, at: 0, entry, events: [] }));
}

describe("what a browser notes of a table", () => {
  it("is nothing at first", () => {
    expect(notesOf("t")).toMatchObject({ seal: "", own: [], lines: [], heard: 0 });
  });

  it("is the file that the server's side reads, to the letter", () => {
    expect(fileOf(notesOn())).toBe(FILE);
  });

  it("is the same whether it is told in one piece, in many, or twice", () => {
    const whole = notesOn();
    localStorage.clear();
    noteSeal(TABLE, value("seal"), value("key"));
    for (const each of TOLD) noteTold(TABLE, [each]);
    noteTold(TABLE, TOLD);
    expect(notesOf(TABLE)).toMatchObject({ lines: whole.lines, hash: whole.hash });
  });

  it("has no gap: what comes too early is noted when the rest was told", () => {
    noteSeal(TABLE, value("seal"), value("key"));
    noteTold(TABLE, TOLD.slice(3));
    expect(notesOf(TABLE).heard).toBe(0);
    noteTold(TABLE, TOLD);
    expect(notesOf(TABLE).heard).toBe(TOLD.length);
  });

  it("is never changed by what is told of the same entries later", () => {
    const { lines } = notesOn();
    noteTold(
      TABLE,
      TOLD.map((each) => ({ ...each, entry: { type: "drawn", move: "6-6" } })),
    );
    expect(notesOf(TABLE).lines).toEqual(lines);
  });

  it("is a hidden move's seal, for whoever made it too", () => {
    noteSeal("t", SEAL, KEY);
    noteTold("t", logged({ type: "moved", seat: "A", move: "circle 12", seal: OTHER }));
    expect(notesOf("t").lines).toEqual([`A sealed ${OTHER}`]);
  });

  it("ends where the server has lost its key", () => {
    noteSeal("t", SEAL, KEY);
    noteTold("t", logged({ type: "unsealed" }, { type: "drawn", move: "1-2" }));
    expect(notesOf("t")).toMatchObject({ lines: ["unsealed"], heard: 2 });
  });

  it("is the seal and the key that it saw first, whatever is shown later", () => {
    noteSeal("t", SEAL, KEY);
    noteSeal("t", OTHER, OTHER, true);
    expect(notesOf("t")).toMatchObject({ seal: SEAL, key: KEY, late: false });
    expect(notesOf("another").seal).toBe("");
  });

  it("knows a seal that it saw only when all was over", () => {
    noteSeal("t", SEAL, KEY, true);
    expect(notesOf("t")).toMatchObject({ seal: SEAL, late: true });
  });

  it("is nothing where there is no seal", () => {
    noteSeal("t", "", "");
    noteTold("t", logged({ type: "drawn", move: "1-2" }));
    expect(localStorage.length).toBe(0);
  });

  it("is the salt it chose, the same however often it is asked for", () => {
    const salt = saltFor("t", 1, "A");
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(saltFor("t", 1, "A")).toBe(salt);
    expect(saltFor("t", 1, "B")).not.toBe(salt);
    expect(saltFor("t", 2, "A")).not.toBe(salt);
  });

  it("is how far its salt got, which is never less than before", () => {
    saltFor("t", 1, "A");
    saltFor("t", 1, "B");
    noteProgress("t", 1, "A", "revealed");
    noteProgress("t", 1, "A", "committed");
    expect(notesOf("t").own.map(({ state }) => state)).toEqual(["revealed", "sent"]);
  });

  it("stays in the page where nothing can be written down", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const salt = saltFor("full", 1, "A");
    noteSeal("full", SEAL, KEY);
    expect(notesOf("full")).toMatchObject({ seal: SEAL, own: [{ value: salt }] });
  });

  it("bears with whatever else was written there", () => {
    localStorage.setItem("ludotheque.notes.t", "{");
    expect(notesOf("t").seal).toBe("");
  });

  it("is thrown away where it is the oldest of very many, or of very long ones", () => {
    vi.useFakeTimers();
    for (let number = 1; number <= 70; number += 1) {
      vi.setSystemTime(number);
      noteSeal(`t${number}`, SEAL, KEY);
    }
    expect(localStorage.length).toBe(60);
    expect(notesOf("t10").seal).toBe("");
    expect(notesOf("t70").seal).toBe(SEAL);
    noteGame("t69", "x".repeat(1_500_000));
    vi.setSystemTime(71);
    noteSeal("t71", SEAL, KEY);
    vi.useRealTimers();
    expect(notesOf("t71").seal).toBe(SEAL);
    expect(notesOf("t69").seal).toBe("");
  });
});

it("no two pinches of salt are the same", () => {
  expect(new Set(Array.from({ length: 100 }, pinch)).size).toBe(100);
});

describe("what was told, put together", () => {
  it("is the match as it stands, its rounds, and its choices", () => {
    const { moves, rounds, choices, secret, lost, broken } = summaryOf(LINES);
    expect(moves).toHaveLength(LINES.filter((line) => /^([A-F]|fate) /.test(line)).length - 1);
    expect(rounds.map(({ from, closed }) => ({ from, closed }))).toEqual([
      { from: 1, closed: true },
      { from: 1, closed: true },
    ]);
    expect(rounds[1]?.commitments.map(({ seat, value }) => [seat, value])).toEqual([
      ["B", ""],
      ["A", OWN[1]],
    ]);
    expect(choices.map(({ back }) => back).filter(Boolean)).toHaveLength(1);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect({ lost, broken }).toEqual({ lost: false, broken: 0 });
  });

  it.each([
    ["a number of somebody who had committed to none", 3, (line: string) => `${line}, C 1 ${SEAL}`],
    ["two numbers of one person", 3, (line: string) => `${line}, A 1 ${SEAL}`],
    ["a commitment made twice", 1, () => LINES[0] ?? ""],
    ["numbers before the round is closed", 2, () => LINES[3] ?? ""],
    ["a round that is closed before it is open", 0, () => "closed 1"],
    ["more taken back than was played", 5, () => "undone 9"],
    ["a word that nobody knows", 4, () => "nonsense"],
  ])("finds %s", (_, index, change) => {
    const lines = LINES.map((line, at) => (at === index ? change(line) : line));
    expect(summaryOf(lines).broken).toBe(index + 1);
  });
});

describe("what is to be done for the dice", () => {
  const sat = (commitment = "") =>
    ({ type: "sat", seat: "A", name: "Rosa", number: 1, commitment }) as const;
  const bot = { type: "sat", seat: "B", name: "greedy", bot: "greedy" } as const;

  function step(...entries: EntryShown["entry"][]) {
    noteTold("t", logged(...entries));
    return nextStep(notesOf("t"), "A");
  }

  beforeEach(() => noteSeal("t", SEAL, KEY));

  it("is to open a round, where none is under way and none has salt of one's own", () => {
    expect(step(sat(), bot)).toEqual({ type: "commit", round: 1, opens: true });
  });

  it("is to take part in a round that somebody has opened", () => {
    const made = { type: "committed", seat: "B", person: 1, commitment: OTHER } as const;
    expect(step(sat(), made)).toEqual({ type: "commit", round: 1, opens: false });
    expect(step(sat(), made, { type: "closed" })).toBeNull();
    expect(step(sat(), made, { type: "closed" }, { type: "mixed", given: [] })).toMatchObject({
      round: 2,
    });
  });

  it("is to tell one's salt when the round is closed, and not sooner", () => {
    const mine = sat(commitmentFor("t", 1, "A"));
    expect(step(mine, bot)).toBeNull();
    expect(step(mine, bot, { type: "closed" })).toMatchObject({ type: "reveal", round: 1 });
    const given = [{ seat: "A", person: 1, value: saltFor("t", 1, "A") }];
    expect(step(mine, bot, { type: "closed" }, { type: "mixed", given })).toBeNull();
  });

  it("is to tell nothing where another commitment was told in one's name", () => {
    saltFor("t", 1, "A");
    expect(step(sat(OTHER), bot, { type: "closed" })).toBeNull();
  });

  it("is to try again where one's salt was left out", () => {
    const mine = sat(commitmentFor("t", 1, "A"));
    const left = { type: "mixed", given: [] } as const;
    expect(step(mine, bot, { type: "closed" }, left)).toMatchObject({ type: "commit", round: 2 });
  });

  it("is nothing where nothing is sealed, where the key is lost, or where all is over", () => {
    expect(nextStep(notesOf("unknown"), "A")).toBeNull();
    expect(step(sat(), bot, { type: "unsealed" })).toBeNull();
    noteSeal("u", SEAL, KEY);
    noteTold("u", logged(sat(), { type: "revealed", secret: OTHER }));
    expect(nextStep(notesOf("u"), "A")).toBeNull();
  });
});

it("salt that a lost connection told of counts as told only where it was mixed in", () => {
  noteSeal("t", SEAL, KEY);
  const own = [1, 2].map((round) => ({ round, commitment: commitmentFor("t", round, "A") }));
  const committed = (commitment = "") =>
    ({ type: "committed", seat: "A", person: 1, commitment }) as const;
  noteTold(
    "t",
    logged(
      committed(own[0]?.commitment),
      { type: "closed" },
      { type: "mixed", given: [{ seat: "A", person: 1, value: saltFor("t", 1, "A") }] },
      committed(own[1]?.commitment),
      { type: "closed" },
    ),
  );
  for (const round of [1, 2]) noteProgress("t", round, "A", "revealed");
  doubtProgress("t");
  expect(notesOf("t").own.map(({ state }) => state)).toEqual(["revealed", "committed"]);
});

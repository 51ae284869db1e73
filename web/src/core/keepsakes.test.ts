import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  anotherPinch,
  keepSalts,
  keepsakeOf,
  noteSeal,
  noteSeals,
  pinch,
  type Seals,
  saltFor,
} from "./keepsakes";

const SEAL = "5e".repeat(32);
const OTHER = "07".repeat(32);

/** What a table shows, with secret choices that have these seals. */
function shown(seal: string, choices: string[] = [], salt = "", from_draw = 1): Seals {
  return {
    seal,
    contributions: salt ? [{ seat: "A", value: salt, from_draw }] : [],
    choices: choices.map((each, index) => ({
      number: index + 1,
      seat: "B",
      seal: each,
      taken_back: false,
      move: "",
    })),
  };
}

beforeEach(() => localStorage.clear());

describe("what a browser remembers of a sealed table", () => {
  it("is nothing at first", () => {
    expect(keepsakeOf("t")).toMatchObject({ seal: "", salts: {}, choices: {} });
  });

  it("is the seal that it saw first, whatever is shown later", () => {
    noteSeal("t", SEAL);
    noteSeals("t", shown(OTHER, [OTHER]), false);
    noteSeals("t", shown(OTHER), true);
    expect(keepsakeOf("t")).toMatchObject({ seal: SEAL, late: false });
    expect(keepsakeOf("another").seal).toBe("");
  });

  it("knows a seal that it saw only when all was over", () => {
    noteSeals("t", shown(SEAL), true);
    expect(keepsakeOf("t")).toMatchObject({ seal: SEAL, late: true });
  });

  it("is every choice's seal as it was told first, until the end", () => {
    noteSeals("t", shown(SEAL, [SEAL]), false);
    noteSeals("t", shown(SEAL, [OTHER, OTHER]), false);
    noteSeals("t", shown(SEAL, [OTHER, SEAL, OTHER]), true);
    expect(keepsakeOf("t").choices).toEqual({ 1: SEAL, 2: OTHER });
  });

  it("is since when its own salt counts, as it was told first; others' salt is theirs", () => {
    const salt = saltFor("t", "A");
    noteSeals("t", shown(SEAL, [], OTHER), false);
    expect(keepsakeOf("t").mixed).toEqual({});
    noteSeals("t", shown(SEAL, [], salt, 3), false);
    noteSeals("t", shown(SEAL, [], salt, 7), false);
    expect(keepsakeOf("t").mixed).toEqual({ [salt]: 3 });
  });

  it("is salt that was added by hand, too", () => {
    const [first, more] = [saltFor("t", "A"), anotherPinch("t")];
    noteSeals("t", shown(SEAL, [], more, 5), false);
    expect(saltFor("t", "A")).toBe(first);
    expect(keepsakeOf("t").mixed).toEqual({ [more]: 5 });
  });

  it("takes no note where there is no seal", () => {
    noteSeal("t", "");
    expect(localStorage.length).toBe(0);
  });

  it("is the salt it gave, the same however often it is asked for", () => {
    const salt = saltFor("t", "A");
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(saltFor("t", "A")).toBe(salt);
    expect(saltFor("t", "B")).not.toBe(salt);
    keepSalts("t", { A: OTHER, C: OTHER });
    expect(keepsakeOf("t").salts).toMatchObject({ A: salt, C: OTHER });
  });

  it("stays in the page where nothing can be written down", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const salt = saltFor("full", "A");
    noteSeal("full", SEAL);
    expect(keepsakeOf("full")).toMatchObject({ seal: SEAL, salts: { A: salt } });
  });

  it("bears with whatever else was written there", () => {
    localStorage.setItem("ludotheque.keepsake.t", "{");
    expect(keepsakeOf("t").seal).toBe("");
  });

  it("is thrown away where it is the oldest of very many", () => {
    vi.useFakeTimers();
    for (let number = 1; number <= 70; number += 1) {
      vi.setSystemTime(number);
      noteSeal(`t${number}`, SEAL);
    }
    vi.useRealTimers();
    expect(localStorage.length).toBe(60);
    expect(keepsakeOf("t10").seal).toBe("");
    expect(keepsakeOf("t70").seal).toBe(SEAL);
  });
});

it("no two pinches of salt are the same", () => {
  expect(new Set(Array.from({ length: 100 }, pinch)).size).toBe(100);
});

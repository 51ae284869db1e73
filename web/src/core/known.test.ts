import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position, SeatShown, Snapshot } from "../protocol";
import { lookAt, stageOf, standing } from "./known";
import { settings } from "./settings.svelte";
import { loadWords } from "./words.svelte";

const seat = (letter: string, kind: string, name = ""): SeatShown => ({
  seat: letter,
  name,
  kind,
  bot: kind === "bot" ? "greedy" : "",
  stand_in: "",
  resigned: false,
  present: true,
  people: [],
  asking: [],
  away_in_ms: 0,
  yours: false,
});

function table(position: Partial<Position>, started = true): Snapshot {
  const whole = {
    length: 1,
    view: {},
    acting: [],
    legal: {},
    over: false,
    winners: [],
    ...position,
  };
  return {
    started,
    seats: [seat("A", "person", "Rosa"), seat("B", "bot"), seat("C", started ? "person" : "open")],
    position: whole,
  } as unknown as Snapshot;
}

const known = (...mine: string[]) => ({
  table: "abc",
  game: "some-game",
  since: 0,
  tokens: Object.fromEntries(mine.map((letter) => [letter, "key"])),
});

beforeAll(() => Promise.all([loadWords("", "en"), loadWords("", "fr")]));
beforeEach(() => {
  settings.language = "en";
});

describe("how a remembered table stands", () => {
  it("says who is awaited", () => {
    expect(stageOf(table({}, false))).toBe("waiting");
    expect(standing(known("A"), table({}, false))).toBe("One seat is still free");
  });

  it("says whose turn it is", () => {
    expect(standing(known("A"), table({ acting: ["A"] }))).toBe("Your turn");
    expect(standing(known("A"), table({ acting: ["B"] }))).toBe("Basil to play");
    expect(standing(known("A"), table({ acting: ["A", "B"] }))).toBe("Your turn");
    expect(standing(known(), table({ acting: ["A", "B"] }))).toBe("Rosa and Basil to play");
  });

  it("names those who share a screen, instead of saying “you”", () => {
    expect(standing(known("A", "C"), table({ acting: ["A"] }))).toBe("Rosa to play");
  });

  it("says who won", () => {
    const over = (...winners: string[]) => table({ over: true, winners });
    expect(stageOf(over("A"))).toBe("finished");
    expect(standing(known("A"), over("A"))).toBe("You won");
    expect(standing(known("A"), over("B"))).toBe("Basil won");
    expect(standing(known("A"), over("A", "B"))).toBe("Rosa and Basil share the win");
    settings.language = "fr";
    expect(standing(known("A"), over("A", "B"))).toBe("Rosa et Basile se partagent la victoire");
  });
});

describe("looking at it", () => {
  const answering = (status: number, code = "no-such-table") =>
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code }), { status }));

  it("tells a table that is gone from one that cannot be seen just now", async () => {
    answering(404);
    expect(await lookAt(known("A"))).toEqual({ state: "gone" });
    answering(503);
    expect(await lookAt(known("A"))).toEqual({ state: "unseen" });
    vi.unstubAllGlobals();
  });

  it("knows a table of before, whose rules this server does not have any more", async () => {
    for (const code of ["table-other-version", "table-other-format"]) {
      answering(409, code);
      expect(await lookAt(known("A"))).toEqual({ state: "outdated" });
    }
    answering(409, "table-over");
    expect(await lookAt(known("A"))).toEqual({ state: "unseen" });
    vi.unstubAllGlobals();
  });
});

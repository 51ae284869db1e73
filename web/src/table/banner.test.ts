import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import { table as mission } from "../games/mission-impossible/table";
import Banner from "./Banner.svelte";

const LONG = 60_000;

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("mission-impossible")]);
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A table at which this happened to A, who waits for the others. */
function after(code: string, values: Readonly<Record<string, string>>): Session {
  const found: unknown = {
    ...{ hints: { current: null }, draft: null, live: null, over: false, turn: "", mine: ["A"] },
    curtain: { own: ["A"] },
    game: mission,
    gameName: "mission-impossible",
    names: { A: "Ada", B: "Basile" },
    since: () => [{ seq: 7, events: [{ code, values }] }],
  };
  return found as Session;
}

const shown = () => screen.getByTestId("happened").textContent?.trim() ?? "";

it("that a card was read goes by itself, after a while", () => {
  const session = after("read-card", { seat: "B", owner: "A", square: "c3" });
  render(Banner, { session });
  expect(shown()).toContain("Basile read your card on c3.");
  vi.advanceTimersByTime(LONG);
  flushSync();
  expect(shown()).toBe("");
});

it("that one is out stays until it is put away", () => {
  render(Banner, { session: after("eliminated", { seat: "B", other: "A" }) });
  vi.advanceTimersByTime(LONG);
  flushSync();
  expect(shown()).toContain("you are out");
});

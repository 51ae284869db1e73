import { beforeAll, expect, it } from "vitest";
import type { LogLine } from "../core/logbook";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import { passagesOf } from "./storytelling";

const NAMES = { A: "Rosa", B: "Sam" };

beforeAll(async () => {
  settings.language = "en";
  await loadWords();
});

/** Somebody's doing: in words that every table has. */
function line(id: number, seat: string, key = "table-log-gave-back"): LogLine {
  return { id, seat, sentences: [{ key, values: { seat: seat || "A" }, game: "" }], at: 0 };
}

const LINES = [line(1, "A"), line(2, "B"), line(3, "B"), line(4, ""), line(5, "A"), line(6, "A")];

it("tells the newest first, and no more than is wanted", () => {
  const told = passagesOf(LINES, NAMES, 3);
  expect(told.map(({ seat }) => seat)).toEqual(["A", "", "B"]);
  expect(told[0]?.text).toBe("Rosa is back. Rosa is back.");
});

it("tells the end of what is long", () => {
  const walk = Array.from({ length: 30 }, (_, step) => line(step, "B", "table-log-undone"));
  const [told] = passagesOf([...walk, line(30, "B")], NAMES, 1);
  expect(told?.text).toMatch(/Sam is back\.$/);
  expect(told?.text.length).toBeLessThan(200);
});

it("keeps the passage that it tells under one name while it grows", () => {
  const before = passagesOf(LINES, NAMES, 2)[0]?.id;
  expect(passagesOf([...LINES, line(7, "A")], NAMES, 2)[0]?.id).toBe(before);
});

it("has nothing to tell before anything has happened", () => {
  expect(passagesOf([], NAMES, 3)).toEqual([]);
});

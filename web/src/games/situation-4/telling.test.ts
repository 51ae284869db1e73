import { beforeAll, expect, test } from "vitest";
import { settings } from "../../core/settings.svelte";
import { loadWords, say } from "../../core/words.svelte";
import type { Sentence } from "../contract";
import { moment, moments } from "./fixtures";
import { hint } from "./hints";
import { advanced, lasts, sound } from "./showing";
import { described, expected, offered, standing } from "./telling";

const GAME = "situation-4";

beforeAll(async () => {
  await Promise.all([loadWords(GAME, "en"), loadWords(GAME, "fr")]);
});

function sentence({ key, values }: Sentence): string {
  return say(key, values, GAME);
}

test.each(["en", "fr"] as const)("every position can be told, in %s", (language) => {
  settings.language = language;
  for (const { view } of moments) {
    for (const each of [expected(view), ...described(view)]) {
      expect(sentence(each)).toMatch(/^.+[.!]$/);
      expect(sentence(each)).not.toMatch(/[{}]/);
    }
  }
});

test.each(["en", "fr"] as const)("every move that is listed has a name, in %s", (language) => {
  settings.language = language;
  const listed = moments.flatMap(({ legal }) => Object.values(legal).flat());
  const clock = ["go", "still", "time", "lay 17 at e5", "lay 17 at e5 turned 2"];
  for (const move of [...listed, ...clock]) {
    const words = sentence(offered(move, moment("begun").view));
    expect(words, move).not.toBe("");
    expect(words).not.toMatch(/[{}]/);
  }
});

test("all that stands on the board is described: flags, units and bridges", () => {
  const { view } = moment("over");
  const keys = described(view).map(({ key }) => key);
  const flags = view.objectives.filter(({ flag }) => flag).length;
  expect(keys.filter((key) => key === "position-flag")).toHaveLength(flags);
  const units = view.pieces.filter(({ unit }) => unit !== "").length;
  const told = keys.filter((key) => /^position-(tank|paratrooper)$/.test(key));
  expect(told).toHaveLength(units);
  expect(keys.filter((key) => key === "position-bridge")).toHaveLength(view.bridges.length);
});

test("whoever has finished is named while the other side goes on", () => {
  const { view } = moment("begun");
  const [one, ...others] = view.sides;
  if (!one) throw new Error("no sides");
  const finished = { ...view, sides: [{ ...one, declared: true }, ...others] };
  expect(expected(view).key).toBe("phase-play");
  expect(expected(finished)).toEqual({ key: "bar-finished", values: { seat: "A" } });
});

test("points are what is compared in the end", () => {
  const { view } = moment("over");
  expect(standing(view)).toEqual(
    view.sides.map(({ seat, points }) => ({ seat, points: points.total })),
  );
});

test("nothing waits for an event, and the position is shown as it came", () => {
  const { view } = moment("begun");
  const event = { code: "laid", values: { seat: "A", piece: 3, place: "b1" } };
  expect(lasts(event)).toBe(0);
  expect(advanced(view, event)).toBe(view);
  expect(sound(event)).toBe("step");
  expect(sound({ code: "never-heard-of", values: {} })).toBeNull();
});

test.each(["en", "fr"] as const)("the guided game speaks of each thing once, in %s", (language) => {
  settings.language = language;
  const said = new Set<string>();
  for (const { view } of moments) {
    for (let found = hint(view, null, said); found; found = hint(view, null, said)) {
      expect(said.has(found.key)).toBe(false);
      expect(sentence(found)).toMatch(/^.+[.!]$/);
      said.add(found.key);
    }
  }
  expect(said.size).toBeGreaterThanOrEqual(8);
  expect([...said][0]).toBe("hint-ready");
});

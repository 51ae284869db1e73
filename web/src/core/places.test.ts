import { beforeAll, expect, it } from "vitest";
import { partsOf } from "./places";
import { settings } from "./settings.svelte";
import { loadWords } from "./words.svelte";

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("close-encounters"), loadWords("pac-man")]);
});

const named = (text: string, values: Record<string, string | number>, keys: string[]) =>
  partsOf(text, values, keys, "close-encounters").filter(({ place }) => place);

it("finds the places that a sentence names, as words of their own", () => {
  const text = "B puts a chip on 3, not on 33 or a3, and sounds note 3.";
  expect(named(text, { square: 3, note: 3 }, ["square"])).toEqual([{ text: "3", place: "3" }]);
  expect(partsOf(text, { square: 3 }, ["square"], "")[0]?.text).toBe("B puts a chip on ");
});

it("finds a place by its words, without their article", () => {
  const text = "Back to the Mother Ship.";
  expect(named(text, { end: "ship" }, ["end"])).toEqual([{ text: "Mother Ship", place: "ship" }]);
});

it("finds every place of a list, and leaves the text as it is", () => {
  const text = "They lie on 5, 17 and 23.";
  const parts = partsOf(text, { numbers: "5, 17, 23" }, ["numbers"], "");
  expect(parts.map(({ text: each }) => each).join("")).toBe(text);
  expect(parts.filter(({ place }) => place).map(({ place }) => place)).toEqual(["5", "17", "23"]);
});

it("leaves a sentence whole that names no place, or whose values are none", () => {
  expect(partsOf("3 steps to go", { left: 3 }, ["square"], "")).toHaveLength(1);
  expect(partsOf("Nowhere", undefined, ["square"], "")).toHaveLength(1);
});

import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { ago } from "./words.svelte";

const NOW = Date.UTC(2026, 0, 20, 12);
const elapsed = (seconds: number) => ago(NOW - seconds * 1000, NOW);

beforeEach(() => {
  settings.language = "en";
});

describe("how long ago something was", () => {
  it.each([
    [-5, "now"],
    [44, "now"],
    [59, "59 seconds ago"],
    [60, "1 minute ago"],
    [3_599, "59 minutes ago"],
    [7_300, "2 hours ago"],
    [86_400, "yesterday"],
    [6 * 86_400, "6 days ago"],
    [10 * 86_400, "January 10, 2026"],
  ])("%i seconds are said in words", (seconds, words) => {
    expect(elapsed(seconds)).toBe(words);
  });

  it("is said in French as well", () => {
    settings.language = "fr";
    expect(elapsed(3 * 86_400)).toBe("il y a 3 jours");
  });
});

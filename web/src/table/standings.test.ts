import { expect, it } from "vitest";
import type { Session } from "../core/session.svelte";
import { standingsOf } from "./standings";

function ended(winners: string[], points: Record<string, number>): Session {
  const all = Object.entries(points).map(([seat, each]) => ({ seat, points: each }));
  const found: unknown = { position: { winners, view: null }, game: { standing: () => all } };
  return found as Session;
}

it("has whoever won first, whatever the others have, and then the others by their points", () => {
  const standings = standingsOf(ended(["B"], { A: 4, B: 2, C: 8 }));
  expect(standings.map(({ seat }) => seat)).toEqual(["B", "C", "A"]);
  expect(standings.map(({ won }) => won)).toEqual([true, false, false]);
  expect(standings.map(({ share }) => share)).toEqual([0.25, 1, 0.5]);
});

it("has a share of nothing where nobody has anything", () => {
  expect(standingsOf(ended([], { A: 0, B: 0 })).map(({ share }) => share)).toEqual([0, 0]);
});

it("is empty where there is nothing to be seen yet", () => {
  const found: unknown = { position: null, game: {} };
  expect(standingsOf(found as Session)).toEqual([]);
});

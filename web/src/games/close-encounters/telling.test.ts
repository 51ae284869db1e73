import { beforeAll, expect, test } from "vitest";
import { way } from "../../../tests/drafts";
import { draftedFrom, sayingIn, testWords, tipsFor } from "../../../tests/telling";
import type { Draft } from "../../core/draft.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { entries, position, start } from "./fixtures";
import { asked, described, expected, offered, standing, warned } from "./telling";
import { tip } from "./tips";

beforeAll(async () => {
  await Promise.all([loadWords("close-encounters", "en"), loadWords("close-encounters", "fr")]);
});

const sentence = sayingIn("close-encounters");

const views = [start, ...entries.map(({ view }) => view)];

testWords(
  "close-encounters",
  { expected, described, offered, asked },
  {
    views,
    position,
    names: ["circle", "landed", "walk", "leaving", "recircle"],
    more: ["stay"],
    asks: /^[^{}]+\.$/,
  },
);

test("somebody who is alone to circle is named; several are counted", () => {
  settings.language = "en";
  const due = (...counts: number[]) => ({
    ...start,
    players: start.players.map((player, index) => ({ ...player, due: counts[index] ?? 0 })),
  });
  expect(sentence(expected(due(0, 1, 0)))).toContain("B is still circling numbers");
  expect(sentence(expected(due(1, 0, 2)))).toContain("2 players");
});

test("who must leave a safe area is told so before the first step", () => {
  settings.language = "en";
  const { view } = position("leaving");
  expect(sentence(expected(view))).toContain("must end outside this safe area");
  const walk = view.walk && { ...view.walk, leaving: "both" as const };
  expect(sentence(expected({ ...view, walk }))).toContain("must not end in a safe area");
});

test("what is shown of oneself is said in the second person, and stops when the walk does", () => {
  settings.language = "en";
  const { view } = position("walk");
  expect(sentence(expected(view))).toContain(view.turn);
  expect(sentence(expected(view, view.turn))).toMatch(/^You walk/);
  expect(sentence(expected(view, "elsewhere"))).toContain(view.turn);
  const values = { seat: view.turn, square: "57", end: "tower" };
  for (const code of ["trapped", "stuck"]) {
    const stopped = { code, values };
    expect(sentence(expected(view, view.turn, stopped))).toBe("You go no further.");
    expect(sentence(expected(view, "", stopped))).not.toMatch(/\d/);
  }
  const arrived = { ...view, walk: view.walk && { ...view.walk, left: 0 } };
  expect(sentence(expected(arrived))).not.toMatch(/0/);
});

test("who ends on a safe square is told what that means, before it is confirmed", () => {
  const drawing = { name: "", columns: 1, rows: 1, squares: [safe("s1"), safe("12")] };
  const ending = (move: string) => ({ moves: [move] }) as unknown as Draft;
  expect(warned(start, ending("to s1"), drawing)).toEqual({ key: "ask-lingers" });
  expect(warned(start, ending("to 12"), drawing)).toBeNull();
});

const safe = (name: string) => ({
  name,
  kind: name === "12" ? ("numbered" as const) : ("safe" as const),
  column: 0,
  row: 0,
  number: 0,
  area: "" as const,
});

test("one's own card is told, and a watcher has none", () => {
  settings.language = "en";
  const card = [40, 12].map((number) => ({ number, made: 0, dead: false }));
  expect(described({ ...start, card }).map(sentence)).toContain("Circled on your card: 12, 40.");
  expect(described({ ...start, card: null }).map(({ key }) => key)).not.toContain("position-card");
});

test("notes that have sounded are what counts at the end", () => {
  const last = views.at(-1) ?? start;
  const best = Math.max(...standing(last).map(({ points }) => points));
  expect(best).toBe(5);
});

// ---------------------------------------------------------------- the guided game

const drafted = draftedFrom(position);

test("what is asked follows what has been chosen so far", () => {
  settings.language = "en";
  const { view, draft } = drafted("leaving");
  const left = view.walk?.left ?? 0;
  expect(sentence(asked(view, draft))).toBe(`Move ${left} squares, out of the safe area.`);
  draft.ahead = ["to 93"];
  expect(sentence(asked(view, draft))).toBe(`Move ${left - 1} squares.`);
});

/** All that is said while nothing changes. */
function said(name: string, ready: (draft: Draft) => void = () => {}): string[] {
  const { view, draft } = drafted(name);
  ready(draft);
  return tipsFor(tip, view, draft);
}

test("the guided game speaks of what is to be done, each thing once", () => {
  expect(said("circle")).toEqual(expect.arrayContaining(["tip-circle", "tip-card"]));
  expect(said("walk")[0]).toBe("tip-walk");
  expect(said("leaving")).toContain("tip-leaving");
  expect(said("landed")).toContain("tip-landed");
  expect(said("recircle")).toContain("tip-sprung");
  expect(said("recircle").indexOf("tip-sprung")).toBeLessThan(said("recircle").indexOf("tip-card"));
  expect(said("walk", (draft) => draft.choose(draft.options[0] ?? ""))).toContain("tip-path");
});

test("on arrival the guided game speaks of circling, and no longer of the walk", () => {
  const spoken = said("leaving", (draft) => {
    const step = draft.legal[0] ?? "";
    draft.ways = [way(step, way("circle 12"), way("pass"))];
    draft.choose(step);
  });
  expect(spoken).toContain("tip-landed");
  for (const walk of ["tip-walk", "tip-path", "tip-leaving"]) expect(spoken).not.toContain(walk);
});

test.each(["en", "fr"] as const)("every tip has its words, in %s", (language) => {
  settings.language = language;
  for (const name of ["circle", "walk", "leaving", "landed", "recircle"]) {
    for (const key of said(name)) expect(sentence({ key })).not.toBe("");
  }
});

test("who only watches is told nothing but how it begins", () => {
  expect(tip(position("walk").view, null, new Set())).toBeNull();
});

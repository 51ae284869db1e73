import { beforeAll, expect, test } from "vitest";
import words from "$ludotheque/games/situation_4/words/en.ftl?raw";
import { settings } from "../../core/settings.svelte";
import { loadWords, say } from "../../core/words.svelte";
import type { Happening } from "../../protocol";
import { briefOf, rowsOf, severalOf } from "../../table/told";
import type { Sentence } from "../contract";
import { drawing, moment, moments } from "./fixtures";
import client from "./index";
import { advanced, lasts, marks, sound } from "./showing";
import { described, expected, hurried, offered, standing, struckAt } from "./telling";
import { tip } from "./tips";
import type { Side, View } from "./view";

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
  expect(expected(finished, "B").key).toBe("bar-finished");
  expect(expected(finished, "A").key).toBe("bar-finished-you");
});

test("whoever could still lay is told so before the bots play to the end", () => {
  const { view } = moment("begun");
  const [one, other] = view.sides;
  if (!one || !other) throw new Error("no sides");
  const count = one.tray.length + one.laid - view.pieces.length;
  expect(count).toBeGreaterThan(0);
  const declared = { ...view, sides: [{ ...one, declared: true }, other] };
  expect(hurried(declared, ["A"])).toEqual({ key: "bar-hurried", values: { count } });
  const stuck = { ...view, sides: [{ ...one, stuck: true }, other] };
  expect(hurried(stuck, ["A"])).toBeNull();
});

test("points are what is compared in the end", () => {
  const { view } = moment("over");
  expect(standing(view)).toEqual(
    view.sides.map(({ seat, points }) => ({ seat, points: points.total })),
  );
});

test("pieces laid one after the other stand in one row, and all else in a row of its own", () => {
  const laid = (id: number, place: string, ...more: Happening[]) => ({
    id,
    seat: "A",
    at: 0,
    sentences: [{ code: "laid", values: { seat: "A", piece: 1, place } }, ...more].map(
      ({ code, values }) => ({ key: `event-${code}`, values, game: GAME }),
    ),
  });
  settings.language = "en";
  const area = { code: "area-covered", values: { seat: "A", area: 9 } };
  const rows = rowsOf([laid(1, "a1"), laid(2, "b1"), laid(3, "b2", area), laid(4, "c1")]);
  expect(rows.map((row) => row.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
  expect(severalOf(rows[0] ?? [])).toBe("2 pieces: a1, b1.");
  expect(rows[1]?.map((line) => briefOf(line, {}))).toEqual(["Piece on b2. Area 9: +50."]);
  expect(marks([area, { code: "laid", values: { seat: "A", piece: 1, place: "b2" } }])).toEqual({
    places: ["area 9", "b2"],
    ways: [],
  });
});

test("nothing waits for an event, and the position is shown as it came", () => {
  const { view } = moment("begun");
  const event = { code: "laid", values: { seat: "A", piece: 3, place: "b1" } };
  expect(lasts(event)).toBe(0);
  expect(advanced(view, event)).toBe(view);
  expect(sound(event)).toBe("step");
  expect(sound({ code: "never-heard-of", values: {} })).toBeNull();
});

// ---------------------------------------------------------------- the guided game

/** The beginning of play, with something changed on one's own side and on the other. */
function position(own: Partial<Side>, other: Partial<Side> = {}): View {
  const { view } = moment("begun");
  const sides = view.sides.map((side) => ({ ...side, ...(side.seat === "A" ? own : other) }));
  return { ...view, sides };
}

/** All that is said to A in a position, if nothing was said before. */
function saidIn(view: View, legal: ReadonlyArray<string> = []): ReadonlyArray<string> {
  const said = new Set<string>();
  const reader = { mine: ["A"], legal: { A: legal } };
  for (let next = tip(view, null, said, reader); next; next = tip(view, null, said, reader)) {
    expect(said.has(next.key)).toBe(false);
    said.add(next.key);
  }
  return [...said];
}

const bare = (seat: string): Partial<View> => {
  const [first, ...others] = moment("begun").view.objectives;
  if (!first) throw new Error("no objectives");
  return { objectives: [{ ...first, completed_by: seat, flag: null }, ...others] };
};
const points = { areas: 50, objectives: 0, bridges: 0, total: 50 };

const FLAG = `flag ${moment("begun").view.objectives[0]?.name}`;

/**
 * Each tip, where it is true of one's own side, and where it is true of the other side only; and
 * what one must be able to do for it.
 */
const TIPS: Readonly<Record<string, readonly [View, View, ...string[]]>> = {
  "tip-ready": [moment("ready").view, moment("begun").view],
  "tip-first": [position({ laid: 0 }, { laid: 3 }), position({ laid: 3 }, { laid: 0 })],
  "tip-connect": [position({ laid: 1 }), position({ laid: 0 }, { laid: 1 })],
  "tip-look": [position({ laid: 2 }), position({ laid: 1 }, { laid: 2 })],
  "tip-zoom": [position({ laid: 3 }), position({ laid: 2 }, { laid: 3 })],
  "tip-flag": [
    { ...position({ laid: 3 }), ...bare("A") },
    { ...position({ laid: 3 }), ...bare("B") },
    FLAG,
  ],
  "tip-units": [position({ tanks: 3 }), position({}, { tanks: 3, paratroopers: 3 }), "tank a1"],
  "tip-bridge": [position({}), position({}), "bridge 2"],
  "tip-areas": [position({ points }), position({}, { points })],
  "tip-closed": [position({ closed: ["a1"] }), position({}, { closed: ["a1"] })],
  "tip-done": [position({ open: [] }), position({}, { open: [] }), "done"],
};

test("every tip of the guided game has its positions", () => {
  const keys = [...words.matchAll(/^(tip-[\w-]+) =/gm)].map(([, key]) => key ?? "");
  expect(Object.keys(TIPS).toSorted()).toEqual(keys.toSorted());
});

test.each(Object.keys(TIPS))("%s is said where it is true of one's own side alone", (key) => {
  const [own, other, ...needed] = TIPS[key] ?? [];
  if (!own || !other) throw new Error(key);
  expect(saidIn(own, needed)).toContain(key);
  expect(saidIn(other)).not.toContain(key);
  if (needed.length > 0) expect(saidIn(own)).not.toContain(key); // what cannot be done is not asked
});

test("a flag that was forgotten is no tip any more, nor is giving up where one has", () => {
  const view = { ...position({ laid: 3 }), ...bare("A") };
  const late = {
    ...view,
    objectives: view.objectives.map((each) => ({ ...each, forgotten: true })),
  };
  expect(saidIn(late, [FLAG])).not.toContain("tip-flag");
  expect(saidIn(position({ open: [], stuck: true }), ["done"])).not.toContain("tip-done");
  expect(saidIn(position({ open: [], declared: true }), ["done"])).not.toContain("tip-done");
  expect(saidIn(position({ open: [] }), ["tank c3", "done"])).not.toContain("tip-done");
});

test("play waits while a tip is read, once it has begun", () => {
  expect(tip(moment("ready").view, null, new Set(), { mine: ["A"], legal: {} })?.waits).toBeFalsy();
  expect(tip(position({ laid: 0 }), null, new Set(), { mine: ["A"], legal: {} })?.waits).toBe(true);
});

test.each(["en", "fr"] as const)("every tip can be said, in %s", (language) => {
  settings.language = language;
  for (const key of Object.keys(TIPS)) expect(sentence({ key })).toMatch(/^.+[.!?]$/);
});

test("the guided game has forty pieces, and a bot that is in no hurry", () => {
  expect(client.firstGame).toEqual({ board: "quick", options: { pace: "gentle" } });
});

test("what is struck out says why, where one points at it, and nothing else does", () => {
  const { view } = moment("begun");
  const [goal] = drawing.objectives;
  const [base] = drawing.bases;
  if (!goal || !base) throw new Error("an empty map");
  const middle = ({ left, top, width, height }: typeof goal.zone) => ({
    x: left + width / 2,
    y: top + height / 2,
  });
  expect(struckAt(view, drawing, middle(goal.zone))).toBeNull();
  const lost = view.objectives.map((each) => ({ ...each, lost: each.name === goal.name }));
  const sides = view.sides.map((side) => ({
    ...side,
    tank_base: "lost" as const,
    paratroop_base: "lost" as const,
  }));
  const struck = { ...view, objectives: lost, sides };
  for (const [zone, key] of [
    [goal.zone, "struck-objective"],
    [base.zone, "struck-base"],
  ] as const) {
    const found = struckAt(struck, drawing, middle(zone));
    expect(found?.key).toBe(key);
    expect(found?.at).toEqual(middle(zone));
    expect(sentence({ key, values: found?.values ?? {} })).toMatch(/^.+\.$/);
  }
  expect(struckAt(struck, drawing, { x: -50, y: -50 })).toBeNull();
});

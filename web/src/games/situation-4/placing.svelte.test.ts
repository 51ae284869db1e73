// The keyboard does not solve the puzzle: two presses of Enter lay a piece where it belongs no more
// often than chance would; unless the table wants the likeliest places first.

import { beforeAll, expect, test, vi } from "vitest";
import type { Outcome } from "../../core/realtime.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { drawing, handout, moment } from "./fixtures";
import { Ground } from "./ground";
import { Placing } from "./placing.svelte";
import type { Scene } from "./scene";
import { inReadingOrder } from "./steering";
import { type Means, Workbench } from "./workbench.svelte";

const ground = new Ground(drawing);
const begun = moment("begun").view;
const places = drawing.places.map(({ name }) => name);
/** Where pieces belong, as far as they were laid in the end. */
const solved = moment("over").view.pieces;

beforeAll(async () => {
  settings.language = "en";
  await loadWords("situation-4");
});

/** Somebody at the keyboard, at a table where every place is open to both sides. */
function atKeyboard(likeliest_first: boolean, own: ReadonlyArray<string> = ["A", "B"]) {
  const sides = begun.sides.map((side) => ({ ...side, open: places }));
  const play = vi.fn(() => new Promise<Outcome>(() => {})); // answers never
  const means: Means = { play, hold: async () => true, release: async () => {} };
  const scene: Scene = {
    view: { ...begun, likeliest_first, sides },
    ground,
    own,
    active: true,
    legal: {},
    drawn: (seat, piece) => handout.sides[seat === "A" ? 0 : 1]?.[piece - 1],
    holder: () => 0,
  };
  const bench = new Workbench("/table/x", () => means);
  return { placing: new Placing(scene, bench, () => undefined), play };
}

/** How many pieces are laid where they belong by pressing Enter twice. */
function right(likeliest_first: boolean): number {
  return solved.filter(({ seat, piece, place }) => {
    const { placing, play } = atKeyboard(likeliest_first);
    placing.key(seat, "Enter", piece);
    placing.key(seat, "Enter", piece);
    const [, move] = play.mock.calls[0] as unknown as [string, string];
    return move === `lay ${piece} at ${place}`;
  }).length;
}

test("two presses of Enter lay a piece rightly no more often than chance", () => {
  expect(solved.length).toBeGreaterThan(10);
  const chance = solved.length / places.length;
  expect(right(false)).toBeLessThanOrEqual(2 * chance);
});

test("where the table has the likeliest places first, they mostly do", () => {
  expect(right(true)).toBeGreaterThan(0.8 * solved.length);
});

test("what is said when a piece is taken tells nothing of where it belongs", () => {
  const { placing } = atKeyboard(false);
  const told = begun.sides[0]?.tray.map((piece) => {
    placing.key("A", "Enter", piece);
    const { said } = placing;
    placing.key("A", "Escape", piece);
    return said.replace(`Piece ${piece} `, "Piece ");
  });
  expect(new Set(told).size).toBe(1);
  placing.key("A", "Enter", 1);
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
    placing.key("A", key, 1);
    expect(placing.said).not.toContain("like your piece");
  }
});

test("places come in reading order, from where one sits", () => {
  const shuffled = places.toReversed();
  expect(inReadingOrder(shuffled, ground)).toEqual(places);
  expect(inReadingOrder(places, ground, true)).toEqual(shuffled);
  const { placing } = atKeyboard(false);
  placing.key("A", "Enter", 1);
  expect(placing.cursor).toBe(places[0]);
  placing.key("A", "Escape", 1);
  placing.key("B", "Enter", 1);
  expect(placing.cursor).toBe(places.at(-1));
});

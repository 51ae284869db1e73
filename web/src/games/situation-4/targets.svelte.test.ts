// The places that light up for what was taken from the stock, as the keyboard comes to them.

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { drawing } from "./fixtures";
import { Ground } from "./ground";
import Targets from "./Targets.svelte";
import { targetsIn } from "./targets";
import type { Unit } from "./workbench.svelte";

const ground = new Ground(drawing);
const extent = { width: 800, height: 600 };
const places = drawing.places.map(({ name }) => name);

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("situation-4")]);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** The first so many places, for a unit of a side. */
function lit(unit: Unit, count: number) {
  const moves = places.slice(0, count).map((place) => `${unit} ${place}`);
  return targetsIn(ground, "A", unit, moves);
}

/** The button of the stock, with the keyboard on it: jsdom knows no keyboard that it would show. */
function taken(): HTMLElement {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  return Object.assign(button, { matches: () => true });
}

const arrived = () => document.activeElement?.closest(".targets") !== null;

test("the keyboard goes on to them once, and stays where it is when there are more", async () => {
  const stock = taken();
  const props = { ground, extent, onchoose: () => {} };
  const { rerender } = render(Targets, { ...props, targets: lit("tank", 3) });
  await tick();
  expect(arrived()).toBe(true);
  stock.focus();
  await rerender({ targets: lit("tank", 4) });
  await tick();
  expect(document.activeElement).toBe(stock);
  await rerender({ targets: lit("drop", 4) });
  await tick();
  expect(arrived()).toBe(true);
});

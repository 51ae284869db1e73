// What the guided first game says, and when: each tip once, at the first moment that it speaks of.
// Whoever is guided sits alone at the screen, or nearest to it; only what their own side does is read
// off the view, and while it is said, play waits.

import type { Draft } from "../../core/draft.svelte";
import type { Tip, TipReader } from "../contract";
import type { Side, View } from "./view";
import { placesFor, STOCK } from "./workbench.svelte";

interface Rule {
  readonly key: string;
  readonly at: string;
  /** The moves that it asks for, by their first words. */
  readonly until?: ReadonlyArray<string>;
  readonly applies: (own: Side, view: View, legal: ReadonlyArray<string>) => boolean;
}

const RULES: ReadonlyArray<Rule> = [
  { key: "tip-first", at: "edge", until: ["lay"], applies: ({ laid }) => laid === 0 },
  { key: "tip-connect", at: "laid", until: ["lay"], applies: ({ laid }) => laid > 0 },
  { key: "tip-look", at: "finder", applies: ({ laid }) => laid > 1 },
  { key: "tip-zoom", at: "glass", applies: ({ laid }) => laid > 2 },
  {
    key: "tip-flag",
    at: "flag",
    until: ["flag"],
    applies: ({ seat }, { objectives }, legal) =>
      objectives.some(
        (goal) =>
          goal.completed_by === seat &&
          !goal.flag &&
          !goal.forgotten &&
          legal.includes(`flag ${goal.name}`),
      ),
  },
  {
    key: "tip-units",
    at: "stock",
    until: ["drop", "tank"],
    applies: (_own, _view, legal) =>
      [...placesFor(legal, "drop"), ...placesFor(legal, "tank")].length > 0,
  },
  {
    key: "tip-bridge",
    at: "bridge",
    until: ["bridge"],
    applies: (_own, _view, legal) => placesFor(legal, "bridge").length > 0,
  },
  { key: "tip-areas", at: "seats", applies: ({ points }) => points.areas > 0 },
  { key: "tip-closed", at: "enemy-tank", applies: ({ closed }) => closed.length > 0 },
  {
    key: "tip-done",
    at: "done",
    until: ["done"],
    applies: ({ open, declared, stuck }, _view, legal) =>
      open.length === 0 &&
      STOCK.every((unit) => placesFor(legal, unit).length === 0) &&
      !declared &&
      !stuck &&
      legal.includes("done"),
  },
];

export function tip(
  view: View,
  _draft: Draft | null,
  said: ReadonlySet<string>,
  { mine, legal }: TipReader,
): Tip | null {
  const own = view.sides.find(({ seat }) => seat === mine[0]);
  if (!own) return null;
  if (view.phase === "ready" && !own.ready && !said.has("tip-ready")) {
    return { key: "tip-ready", at: "bar" };
  }
  if (view.phase !== "play") return null;
  const rule = RULES.find(
    ({ key, applies }) => !said.has(key) && applies(own, view, legal[own.seat] ?? []),
  );
  if (!rule) return null;
  const { key, at, until = [] } = rule;
  return { key, at, until, waits: true };
}

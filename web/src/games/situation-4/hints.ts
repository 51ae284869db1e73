// What the guided first game says, and when: each hint once, at the first moment that it speaks of.
// Whoever is guided sits alone at the screen, or nearest to it; only what their own side does is read
// off the view, and while it is said, play waits.

import type { Draft } from "../../core/draft.svelte";
import type { Hint } from "../contract";
import type { Side, View } from "./view";

interface Rule {
  readonly key: string;
  readonly at: string;
  readonly applies: (own: Side, view: View) => boolean;
}

const RULES: ReadonlyArray<Rule> = [
  { key: "hint-first", at: "pieces", applies: ({ laid }) => laid === 0 },
  { key: "hint-connect", at: "board", applies: ({ laid }) => laid > 0 },
  { key: "hint-look", at: "pieces", applies: ({ laid }) => laid > 1 },
  { key: "hint-zoom", at: "board", applies: ({ laid }) => laid > 2 },
  {
    key: "hint-flag",
    at: "stock",
    applies: ({ seat }, { objectives }) =>
      objectives.some((goal) => goal.completed_by === seat && !goal.flag && !goal.forgotten),
  },
  { key: "hint-units", at: "stock", applies: (own) => own.paratroopers + own.tanks > 0 },
  { key: "hint-areas", at: "seats", applies: ({ points }) => points.areas > 0 },
  { key: "hint-closed", at: "board", applies: ({ closed }) => closed.length > 0 },
  {
    key: "hint-done",
    at: "done",
    applies: ({ open, declared, stuck }) => open.length === 0 && !declared && !stuck,
  },
];

export function hint(
  view: View,
  _draft: Draft | null,
  said: ReadonlySet<string>,
  mine: ReadonlyArray<string>,
): Hint | null {
  const own = view.sides.find(({ seat }) => seat === mine[0]);
  if (!own) return null;
  if (view.phase === "ready" && !own.ready && !said.has("hint-ready")) {
    return { key: "hint-ready", at: "bar" };
  }
  if (view.phase !== "play") return null;
  const rule = RULES.find(({ key, applies }) => !said.has(key) && applies(own, view));
  return rule ? { key: rule.key, at: rule.at, waits: true } : null;
}

// What the guided first game says, and when: each hint once, at the first moment that it speaks of.
// Whoever is guided sits alone at the screen, or nearest to it; what they do is read off the view.

import type { Draft } from "../../core/draft.svelte";
import type { Hint } from "../contract";
import type { Side, View } from "./view";

interface Rule {
  readonly key: string;
  readonly at: string;
  readonly applies: (view: View) => boolean;
}

const playing = (view: View) => view.phase === "play";
const some = (view: View, is: (side: Side) => boolean) => playing(view) && view.sides.some(is);

const RULES: ReadonlyArray<Rule> = [
  { key: "hint-ready", at: "bar", applies: ({ phase }) => phase === "ready" },
  { key: "hint-first", at: "pieces", applies: playing },
  { key: "hint-connect", at: "board", applies: (view) => some(view, ({ laid }) => laid > 0) },
  { key: "hint-look", at: "pieces", applies: (view) => some(view, ({ laid }) => laid > 1) },
  { key: "hint-zoom", at: "board", applies: (view) => some(view, ({ laid }) => laid > 2) },
  {
    key: "hint-flag",
    at: "stock",
    applies: (view) =>
      playing(view) && view.objectives.some(({ completed_by, flag }) => completed_by && !flag),
  },
  {
    key: "hint-units",
    at: "stock",
    applies: (view) => some(view, ({ paratroopers, tanks }) => paratroopers + tanks > 0),
  },
  {
    key: "hint-areas",
    at: "seats",
    applies: (view) => some(view, ({ points }) => points.areas > 0),
  },
  {
    key: "hint-closed",
    at: "board",
    applies: (view) => some(view, ({ closed }) => closed.length > 0),
  },
  { key: "hint-done", at: "done", applies: (view) => some(view, ({ open }) => open.length < 2) },
];

export function hint(view: View, _draft: Draft | null, said: ReadonlySet<string>): Hint | null {
  const rule = RULES.find(({ key, applies }) => !said.has(key) && applies(view));
  return rule ? { key: rule.key, at: rule.at } : null;
}

// What the guided first game says, and when: each hint once, at the first moment that it speaks of.

import type { Draft } from "../../core/draft.svelte";
import type { Hint } from "../contract";
import { choiceOf } from "./choice.svelte";
import { endsOf, walkerOf } from "./choosing";
import type { View } from "./view";

interface Moment {
  readonly view: View;
  readonly draft: Draft | null;
}

interface Rule {
  readonly key: string;
  readonly at: string | ((moment: Moment) => string);
  readonly applies: (moment: Moment) => boolean;
}

const NEARLY_EMPTY = 10;

const choosing = ({ draft }: Moment) => draft !== null && choiceOf(draft).dice.size > 0;
const walking = ({ view, draft }: Moment) => draft !== null && walkerOf(view, draft.moves) !== null;
const walks = (moment: Moment, ghost: boolean) =>
  walking(moment) && (walkerOf(moment.view, moment.draft?.moves ?? []) === "pac-man") !== ghost;
const reader = ({ view, draft }: Moment) =>
  view.players.find((player) => player.seat === (draft?.seat ?? ""));

/** One's own Pac-Man while it may be chosen, and afterwards the ghosts. */
function ownPiece({ draft }: Moment): string {
  return draft && choiceOf(draft).dice.has("pac-man") ? "pac-man" : "ghosts";
}

/** Whether one of the ways on offer ends on another player's Pac-Man. */
function couldCatch(moment: Moment): boolean {
  const { view, draft } = moment;
  if (!draft || !walks(moment, true)) return false;
  const piece = walkerOf(view, draft.moves) ?? "";
  const caught = endsOf(view, piece, [], draft.lines()).map((end) => end.finds.caught);
  return caught.some((seat) => seat !== "" && seat !== draft.seat);
}

/** Whether one's own Pac-Man is still to move, and with it the choice of the dice. */
const hasPacManToMove = ({ draft }: Moment) =>
  draft !== null && choiceOf(draft).dice.has("pac-man");

export const RULES: ReadonlyArray<Rule> = [
  { key: "hint-start", at: "dice", applies: ({ view }) => view.phase === "first-roll" },
  { key: "hint-dice", at: "dice", applies: hasPacManToMove },
  { key: "hint-piece", at: ownPiece, applies: (moment) => choosing(moment) },
  { key: "hint-path", at: "pac-man", applies: (moment) => walks(moment, false) },
  { key: "hint-confirm", at: "confirm", applies: ({ draft }) => draft?.finished ?? false },
  { key: "hint-catch", at: "ghosts", applies: couldCatch },
  { key: "hint-ghosts", at: "ghosts", applies: (moment) => walks(moment, true) },
  {
    key: "hint-name",
    at: "tray",
    applies: ({ view, draft }) => draft !== null && view.phase === "name",
  },
  {
    key: "hint-yellow",
    at: "ghosts",
    applies: (moment) => hasPacManToMove(moment) && (reader(moment)?.yellow ?? 0) > 0,
  },
  {
    key: "hint-marbles",
    at: "seats",
    applies: (moment) => choosing(moment) && (reader(moment)?.white ?? 0) > 0,
  },
  {
    // Not in the first turn, which has enough to say.
    key: "hint-looks",
    at: "ghosts",
    applies: (moment) => choosing(moment) && (reader(moment)?.white ?? 0) > 0,
  },
  {
    key: "hint-doors",
    at: "doors",
    applies: (moment) => walks(moment, false) && (reader(moment)?.white ?? 0) > 0,
  },
  {
    key: "hint-end",
    at: "marble",
    applies: ({ view, draft }) =>
      draft !== null && Object.keys(view.marbles).length <= NEARLY_EMPTY,
  },
];

export function hint(view: View, draft: Draft | null, said: ReadonlySet<string>): Hint | null {
  const moment = { view, draft };
  const rule = RULES.find(({ key, applies }) => !said.has(key) && applies(moment));
  if (!rule) return null;
  return { key: rule.key, at: typeof rule.at === "string" ? rule.at : rule.at(moment) };
}

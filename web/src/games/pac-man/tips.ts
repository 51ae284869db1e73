// What the guided first game says, and when: each tip once, at the first moment that it speaks of.

import { type Moment as At, firstTip, type TipRule } from "../../kit/tips";
import { choiceOf } from "./choice.svelte";
import { endsOf, walkerOf } from "./choosing";
import type { View } from "./view";

type Moment = At<View>;

const NEARLY_EMPTY = 10;

const choosing = ({ draft }: Moment) => draft !== null && choiceOf(draft).dice.size > 0;
/** Whether nothing of a turn has been chosen yet: neither piece nor die. */
const isFresh = ({ draft }: Moment) => {
  if (!draft || draft.moves.length > 0 || !choiceOf(draft).dice.has("pac-man")) return false;
  return choiceOf(draft).piece === null && choiceOf(draft).die === null;
};
const walking = ({ view, draft }: Moment) => draft !== null && walkerOf(view, draft.moves) !== null;
const walks = (moment: Moment, ghost: boolean) =>
  walking(moment) && (walkerOf(moment.view, moment.draft?.moves ?? []) === "pac-man") !== ghost;
const reader = ({ view, draft }: Moment) =>
  view.players.find((player) => player.seat === (draft?.seat ?? ""));
const whiteOf = (moment: Moment) => reader(moment)?.white ?? 0;
/** Whether it is still to be chosen where a piece goes. */
const isOpen = ({ draft }: Moment) => draft !== null && !draft.finished;

/** The piece that is to walk. */
const walker = ({ view, draft }: Moment) => walkerOf(view, draft?.moves ?? []) ?? "ghosts";

/** Whether one of the ways on offer ends on another player's Pac-Man. */
function couldCatch(moment: Moment): boolean {
  const { draft } = moment;
  if (!draft || !walks(moment, true)) return false;
  const caught = endsOf(draft, draft.moves).map((end) => end.finds.caught);
  return caught.some((seat) => seat !== "" && seat !== draft.seat);
}

/** Whether one's own Pac-Man is still to move, and with it the choice of the dice. */
const hasPacManToMove = ({ draft }: Moment) =>
  draft !== null && choiceOf(draft).dice.has("pac-man");

export const RULES: ReadonlyArray<TipRule<View>> = [
  { key: "tip-start", at: "dice", applies: ({ view }) => view.phase === "first-roll" },
  { key: "tip-dice", at: "dice", applies: isFresh },
  {
    // Whoever has marbles has chosen pieces before.
    key: "tip-piece",
    at: "piece",
    applies: (moment) => isFresh(moment) && whiteOf(moment) === 0,
  },
  { key: "tip-path", at: "end", applies: (moment) => walks(moment, false) && isOpen(moment) },
  { key: "tip-confirm", at: "confirm", applies: ({ draft }) => draft?.finished ?? false },
  { key: "tip-catch", at: walker, applies: couldCatch },
  {
    key: "tip-ghosts",
    at: "ghosts",
    applies: (moment) => walks(moment, true) && isOpen(moment),
  },
  {
    key: "tip-name",
    at: "payers",
    // With a single opponent there is nothing to choose.
    applies: (moment) =>
      moment.view.phase === "name" && isOpen(moment) && (moment.draft?.legal.length ?? 0) > 1,
  },
  {
    key: "tip-yellow",
    at: "ghosts",
    applies: (moment) => hasPacManToMove(moment) && (reader(moment)?.yellow ?? 0) > 0,
  },
  {
    key: "tip-marbles",
    at: ({ draft }) => `marbles-${draft?.seat}`,
    applies: (moment) => choosing(moment) && whiteOf(moment) > 0,
  },
  {
    // Not in the first turn, which has enough to say.
    key: "tip-looks",
    at: "ghosts",
    applies: (moment) => choosing(moment) && whiteOf(moment) > 0,
  },
  {
    key: "tip-doors",
    at: "doors",
    applies: (moment) => walks(moment, false) && whiteOf(moment) > 0,
  },
  {
    key: "tip-end",
    at: "left",
    applies: ({ view, draft }) =>
      draft !== null && Object.keys(view.marbles).length <= NEARLY_EMPTY,
  },
];

export const tip = firstTip(RULES);

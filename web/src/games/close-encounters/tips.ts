// What the guided first game says, and when: each tip once, at the first moment that it speaks of.

import { playerAt } from "../../kit/events";
import { type Moment as At, firstTip, type TipRule } from "../../kit/tips";
import { circlesIn, clearFor, numbersIn, stepsIn } from "./choosing";
import { knowledge } from "./knowledge.svelte";
import type { View } from "./view";

type Moment = At<View>;

const circling = ({ draft }: Moment) => draft !== null && numbersIn(draft.legal).length > 0;
/** Whether a pawn is still on its way, for all that is drawn: on arrival, numbers are circled. */
const walking = ({ draft }: Moment) =>
  draft !== null && stepsIn(draft.legal).length > 0 && circlesIn(draft).length === 0;

/** Whether the board shades squares for the reader as known to be clear. */
function seesClear({ view, draft }: Moment): boolean {
  if (!draft || !knowledge.shown || view.phase === "circle") return false;
  return clearFor(view, draft.seat).size > 0;
}

export const RULES: ReadonlyArray<TipRule<View>> = [
  {
    key: "tip-circle",
    at: "board",
    applies: (moment) => circling(moment) && moment.view.phase === "circle",
  },
  {
    key: "tip-sprung",
    at: "seats",
    applies: (moment) =>
      circling(moment) && moment.view.phase === "recircle" && hasChips(moment, true),
  },
  {
    key: "tip-card",
    at: "card",
    applies: (moment) => circling(moment) && (moment.view.card?.length ?? 0) > 0,
  },
  { key: "tip-start", at: "dice", applies: ({ view }) => view.phase === "first-roll" },
  { key: "tip-walk", at: "pawn", applies: walking },
  {
    key: "tip-path",
    at: "pawn",
    applies: (moment) =>
      walking(moment) && stepsIn(moment.draft?.moves ?? []).length > 0 && !moment.draft?.finished,
  },
  { key: "tip-confirm", at: "confirm", applies: ({ draft }) => draft?.finished ?? false },
  {
    key: "tip-leaving",
    at: "leaving",
    applies: (moment) => walking(moment) && (moment.view.walk?.leaving ?? "") !== "",
  },
  {
    key: "tip-landed",
    at: "tray",
    applies: ({ draft }) => draft !== null && circlesIn(draft).includes("pass"),
  },
  {
    key: "tip-trapped",
    at: "seats",
    applies: (moment) => walking(moment) && hasChips(moment, false),
  },
  {
    key: "tip-jump",
    at: "chips",
    applies: (moment) => walking(moment) && (hasChips(moment, true) || hasChips(moment, false)),
  },
  {
    key: "tip-clear",
    at: "clear",
    applies: seesClear,
  },
];

/** Whether the reader, or somebody else, has a chip on the board. */
function hasChips({ view, draft }: Moment, own: boolean): boolean {
  const mine = playerAt(view, draft?.seat);
  if (own) return (mine?.chips.length ?? 0) > 0;
  return view.players.some((player) => player !== mine && player.chips.length > 0);
}

export const tip = firstTip(RULES);

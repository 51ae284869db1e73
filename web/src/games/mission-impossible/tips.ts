// What the guided first game says, and when: each tip once, at the first moment that it speaks of.

import { type Moment as At, firstTip, type TipRule } from "../../kit/tips";
import { isSettingUp, opponentsIn, ownSeat, squaresIn } from "./choosing";
import { parsed } from "./moves";
import type { View } from "./view";

type Moment = At<View>;

const laying = ({ draft }: Moment) => draft !== null && isSettingUp(draft.legal);
const isLaid = ({ draft }: Moment) => parsed(draft?.options.at(0) ?? "").kind === "start";
const going = ({ draft }: Moment) => draft !== null && squaresIn(draft.legal).length > 0;

/** Whether the reader has read a card of somebody else's. */
const hasRead = ({ view }: Moment): boolean =>
  view.cards.some((card) => card.says !== null && card.owner !== ownSeat(view));

/** Whether somebody bears the shield. */
const isAnybodySafe = ({ view }: Moment): boolean =>
  view.players.some((player) => player.safe && player.fell_to === null);

export const RULES: ReadonlyArray<TipRule<View>> = [
  { key: "tip-mission", at: "notebook", applies: laying },
  { key: "tip-lay", at: "hand", applies: (moment) => laying(moment) && !isLaid(moment) },
  { key: "tip-start", at: "choices", applies: (moment) => laying(moment) && isLaid(moment) },
  { key: "tip-confirm", at: "confirm", applies: ({ draft }) => draft?.finished ?? false },
  { key: "tip-go", at: "figure", applies: going },
  {
    key: "tip-safe",
    at: "shield",
    applies: (moment) => going(moment) && moment.view.round > 1 && isAnybodySafe(moment),
  },
  { key: "tip-report", at: "notebook", applies: (moment) => going(moment) && hasRead(moment) },
  {
    key: "tip-meet",
    at: "meeting",
    applies: ({ draft }) => draft !== null && opponentsIn(draft.options).length > 0,
  },
  {
    key: "tip-suspects",
    at: ["suspects", "seats"], // another's flags, not one's own plate
    applies: ({ view, draft }) =>
      draft !== null &&
      view.players.some(({ seat, suspects }) => seat !== ownSeat(view) && suspects.length === 1),
  },
  {
    key: "tip-two",
    at: "bar",
    applies: ({ view, draft }) =>
      draft !== null && view.players.filter(({ fell_to }) => fell_to === null).length === 2,
  },
];

export const tip = firstTip(RULES);

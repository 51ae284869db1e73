// What is seen between two positions: each event says which parts of the picture are from now on what
// they are in the position that it leads to. Pure, and total: an event that nobody here has heard of
// changes nothing.

import { byCode, type Change, changing, partsOf, text, withPlayer } from "../../kit/events";
import { firstRolls } from "../../kit/first-rolls";
import type { Sound } from "../contract";
import type { View } from "./view";

const STEP_LASTS = 180;

/** How long an event stays to be seen: a whole turn of a bot takes two or three seconds. */
export const lasts = byCode(
  {
    "empty-home": 900,
    "rolled-for-start": 800,
    starts: 500,
    tied: 500,
    rolled: 600,
    chose: 60,
    "cannot-move": 400,
    stayed: 150,
    stepped: STEP_LASTS,
    "gobbled-white": 1, // swallowed on the way: heard, but no stop
    "gobbled-yellow": 40,
    "gobbled-ghost": 450,
    "yellow-put-back": 150,
    caught: 420,
    "sent-self-home": 350,
    paid: 150,
    emptied: 100,
    "over-empty": 600,
    "over-quiet": 600,
  },
  0,
);

export const sound = byCode<Sound, null>(
  {
    "rolled-for-start": "dice",
    rolled: "dice",
    stepped: "step",
    "gobbled-white": "gobble",
    "gobbled-yellow": "treasure",
    "gobbled-ghost": "bite",
    caught: "caught",
    "sent-self-home": "caught",
    paid: "pay",
    emptied: "pay",
    "over-empty": "win",
    "over-quiet": "win",
  },
  null,
);

// ---------------------------------------------------------------- what events change

const { taking, takingOf } = partsOf<View>();
const player = takingOf("players", "seat");

/** A piece is seen where it steps, also where it is sent on at once; and it walks on meanwhile. */
const stepped: Change<View> = (view, values, next) => {
  const [piece, space] = [text(values, "piece"), text(values, "space")];
  const walk = next.walk?.piece === piece ? next.walk : view.walk;
  const seat = piece === "pac-man" ? text(values, "seat") : "";
  const ghosts = view.ghosts.map((at, index) => (piece === `ghost-${index + 1}` ? space : at));
  return { ...withPlayer(view, seat, { pacman: space }), ghosts, walk };
};

const over = taking("phase", "walk", "dice");

export const advanced = changing<View>({
  "empty-home": taking("players", "phase"),
  ...firstRolls("total"),
  rolled: taking("turn", "dice"), // and not the phase: nobody chooses while dice roll
  chose: taking("phase", "turn", "dice", "walk"),
  "cannot-move": taking("walk"),
  stayed: taking("walk"),
  stepped,
  "gobbled-white": [taking("marbles", "swallowed"), player("seat", "white")],
  "gobbled-yellow": [taking("marbles"), player("seat", "yellow")],
  "gobbled-ghost": taking("ghosts"),
  "yellow-put-back": [taking("marbles"), player("seat", "yellow")],
  caught: player("caught", "pacman"),
  "sent-self-home": player("seat", "pacman"),
  paid: [player("payer", "white"), player("seat", "white")],
  emptied: [taking("swallowed", "walk"), player("seat", "white")],
  "over-empty": over,
  "over-quiet": over,
});

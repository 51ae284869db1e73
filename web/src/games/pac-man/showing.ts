// What is seen between two positions: each event changes the picture by what it says, and the
// position that follows puts right whatever an event leaves open. Pure, and total: an event that
// nobody here has heard of changes nothing.

import { byCode, type Change, changing, text, whole, withPlayer } from "../../kit/events";
import { firstRolls } from "../../kit/first-rolls";
import type { Sound } from "../contract";
import type { View } from "./view";

/** Where a gobbled ghost goes. The board knows the centre's name; whoever only sees a view, not. */
export const CENTRE = "";

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

function withGhost(view: View, ghost: string, space: string): View {
  const index = Number(ghost.slice("ghost-".length)) - 1;
  return { ...view, ghosts: view.ghosts.map((at, each) => (each === index ? space : at)) };
}

function withoutMarble(view: View, space: string): View {
  const { [space]: _gone, ...marbles } = view.marbles;
  return { ...view, marbles };
}

/** The view after one of some dice has been used. */
function withoutDie(view: View, die: number): View {
  const at = view.dice.indexOf(die);
  return { ...view, dice: view.dice.filter((_, index) => index !== at) };
}

const sentHome = (view: View, seat: string): View =>
  withPlayer(view, seat, ({ home }) => ({ pacman: home }));

const chose: Change<View> = (view, values) => {
  const [piece, left] = [text(values, "piece"), whole(values, "die")];
  const turn = text(values, "seat") || view.turn;
  return { ...withoutDie(view, left), turn, phase: "walk", walk: { piece, left, came: null } };
};

const stepped: Change<View> = (view, values) => {
  const [piece, came, space] = [
    text(values, "piece"),
    text(values, "start"),
    text(values, "space"),
  ];
  const left = Math.max(0, (view.walk?.left ?? 1) - 1);
  const there =
    piece === "pac-man"
      ? withPlayer(view, text(values, "seat"), () => ({ pacman: space }))
      : withGhost(view, piece, space);
  return { ...there, walk: { piece, left, came } };
};

/** The dice are still rolling: the position that follows says what can be chosen. */
const rolled: Change<View> = (view, values) => ({
  ...view,
  phase: "roll",
  turn: text(values, "seat"),
  dice: [whole(values, "first"), whole(values, "second")],
  walk: null,
});

/** Everybody takes the home that is theirs: the event names them, seat by seat. */
const emptyHome: Change<View> = (view, values) => ({
  ...view,
  players: view.players.map((player) => {
    const home = text(values, player.seat);
    return { ...player, home, pacman: home };
  }),
  phase: "first-roll",
});

const paid: Change<View> = (view, values) => {
  const count = whole(values, "count");
  const gave = withPlayer(view, text(values, "payer"), ({ white }) => ({ white: white - count }));
  return withPlayer(gave, text(values, "seat"), ({ white }) => ({ white: white + count }));
};

const emptied: Change<View> = (view, values) => ({
  ...withPlayer(view, text(values, "seat"), ({ white }) => ({
    white: white + whole(values, "count"),
  })),
  swallowed: 0,
  walk: null,
});

const gobbledYellow: Change<View> = (view, values) =>
  withPlayer(withoutMarble(view, text(values, "space")), text(values, "seat"), ({ yellow }) => ({
    yellow: yellow + 1,
  }));

const putBack: Change<View> = (view, values) => ({
  ...withPlayer(view, text(values, "seat"), ({ yellow }) => ({ yellow: yellow - 1 })),
  marbles: { ...view.marbles, [text(values, "space")]: "yellow" },
});

const over: Change<View> = (view) => ({ ...view, phase: "over", walk: null, dice: [] });

export const advanced = changing<View>({
  "empty-home": emptyHome,
  ...firstRolls("total"),
  rolled,
  chose,
  "cannot-move": (view) => ({ ...view, walk: null }),
  stayed: (view) => ({ ...view, walk: null }),
  stepped,
  "gobbled-white": (view, values) => ({
    ...withoutMarble(view, text(values, "space")),
    swallowed: view.swallowed + 1,
  }),
  "gobbled-yellow": gobbledYellow,
  "gobbled-ghost": (view, values) => withGhost(view, text(values, "ghost"), CENTRE),
  "yellow-put-back": putBack,
  caught: (view, values) => sentHome(view, text(values, "caught")),
  "sent-self-home": (view, values) => sentHome(view, text(values, "seat")),
  paid,
  emptied,
  "over-empty": over,
  "over-quiet": over,
});

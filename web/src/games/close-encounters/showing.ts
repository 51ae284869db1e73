// What is seen between two positions: each event changes the picture by what it says, and the
// position that follows puts right whatever an event leaves open. Pure, and total: an event that
// nobody here has heard of changes nothing.

import { byCode, type Change, changing, text, whole, withPlayer } from "../../kit/events";
import { firstRolls } from "../../kit/first-rolls";
import type { Happening } from "../../protocol";
import type { Sound } from "../contract";
import type { View } from "./view";

/** How long an event stays to be seen: quiet walks are quick, and what springs takes its time. */
export const lasts = byCode(
  {
    "all-circled": 500,
    "rolled-for-start": 700,
    tied: 500,
    starts: 600,
    rolled: 650,
    "must-leave": 300,
    "leave-waived": 300,
    stepped: 210,
    jumped: 330,
    stuck: 400,
    trapped: 1200,
    "chip-placed": 950,
    landed: 600,
    passed: 100,
    "over-tune": 2600,
    "over-quiet": 600,
  },
  0,
);

const soundOf = byCode<Sound, null>(
  {
    "rolled-for-start": "dice",
    rolled: "dice",
    stepped: "step",
    jumped: "step",
    trapped: "caught",
    landed: "treasure",
    "circled-number": "choose",
    "over-tune": "tune",
    "over-quiet": "win",
  },
  null,
);

const NOTE_SOUNDS = ["note-1", "note-2", "note-3", "note-4", "note-5"] as const;

export function sound(event: Happening): Sound | null {
  if (event.code === "chip-placed") return NOTE_SOUNDS[Number(event.values.note) - 1] ?? null;
  return soundOf(event);
}

// ---------------------------------------------------------------- what events change

/** That somebody circles is seen by the number of traps that are waiting. */
const circled: Change<View> = (view, values) =>
  withPlayer(view, text(values, "seat"), ({ traps, due }) => {
    const live = whole(values, "live");
    const made = { made: view.turns, possible: 0 };
    const grown = traps.length < live ? [...traps, made] : traps;
    return { traps: grown, due: Math.max(0, due - 1) };
  });

/** Whoever hears the number has the card that it is on. */
const circledNumber: Change<View> = (view, values) => {
  const number = whole(values, "number");
  if (view.card === null || view.card.some((circle) => circle.number === number)) return view;
  return { ...view, card: [...view.card, { number, made: view.turns, dead: false }] };
};

const rolled: Change<View> = (view, values) => {
  const turn = text(values, "seat");
  const start = view.players.find((player) => player.seat === turn)?.pawn ?? "";
  return {
    ...view,
    phase: "move",
    turn,
    turns: view.turns + 1,
    dice: [whole(values, "first"), whole(values, "second")],
    walk: { left: whole(values, "total"), start, entered: [], leaving: "" },
  };
};

const mustLeave: Change<View> = (view, values) => {
  const area = text(values, "area");
  const leaving = area === "tower" || area === "ship" ? area : "both";
  return { ...view, walk: view.walk && { ...view.walk, leaving } };
};

const stepped: Change<View> = (view, values) => {
  const square = text(values, "square");
  const there = withPlayer(view, text(values, "seat"), () => ({ pawn: square }));
  const walk = view.walk && {
    ...view.walk,
    left: Math.max(0, view.walk.left - 1),
    entered: [...view.walk.entered, square],
  };
  return { ...there, walk };
};

const trapped: Change<View> = (view, values) => ({
  ...withPlayer(view, text(values, "seat"), () => ({ pawn: text(values, "end") })),
  phase: "stopped",
  walk: null,
});

/** The sprung circle is spent: of several it is not said which, so that the oldest seems to go. */
const chipPlaced: Change<View> = (view, values) => {
  const number = whole(values, "square");
  const placed = withPlayer(view, text(values, "seat"), ({ chips, traps, due }) => ({
    chips: [...chips, number],
    traps: traps.slice(1),
    due: due + 1,
  }));
  return { ...placed, phase: "recircle" };
};

const landed: Change<View> = (view, values) => ({
  ...withPlayer(view, text(values, "seat"), () => ({ bound: text(values, "next") })),
  phase: "landed",
  walk: null,
});

const over: Change<View> = (view) => ({
  ...view,
  phase: "over",
  walk: null,
  players: view.players.map((player) => ({ ...player, due: 0 })),
});

export const advanced = changing<View>({
  circled,
  "circled-number": circledNumber,
  "all-circled": (view) => ({ ...view, phase: "first-roll" }),
  ...firstRolls("total"),
  rolled,
  "must-leave": mustLeave,
  stepped,
  jumped: stepped,
  stuck: (view) => ({ ...view, phase: "stopped", walk: null }),
  trapped,
  "chip-placed": chipPlaced,
  landed,
  passed: (view) => ({ ...view, phase: "roll" }),
  "over-tune": over,
  "over-quiet": over,
});

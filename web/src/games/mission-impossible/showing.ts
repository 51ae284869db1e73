// What is seen between two positions: each event changes the picture by what it says, and the
// position that follows puts right whatever an event leaves open. Pure, and total: an event that
// nobody here has heard of changes nothing.

import { byCode, type Change, changing, text, whole, withPlayer } from "../../kit/events";
import { firstRolls } from "../../kit/first-rolls";
import type { Sound } from "../contract";
import { ownSeat, PLACES } from "./choosing";
import type { Card, Player, View } from "./view";

/** How long an event stays to be seen: moves are quick, and a confrontation takes its time. */
export const lasts = byCode(
  {
    dealt: 500,
    "laid-card": 120,
    placed: 160,
    "rolled-for-start": 600,
    tied: 500,
    starts: 600,
    rolled: 650,
    "rolled-times": 900,
    went: 700,
    "read-card": 500,
    "took-card": 500,
    "card-says": 1500,
    safe: 250,
    confronted: 2300,
    parted: 1500,
    "saw-notebook": 2800,
    eliminated: 1900,
    trapped: 2200,
    "took-notebook": 2800,
    "learnt-identity": 1800,
    "two-left": 1200,
    "over-survivor": 1200,
    "over-rounds": 800,
  },
  0,
);

export const sound = byCode<Sound, null>(
  {
    dealt: "page",
    "laid-card": "choose",
    "rolled-for-start": "dice",
    rolled: "dice",
    "rolled-times": "dice",
    went: "step",
    "read-card": "page",
    "took-card": "page",
    confronted: "page",
    parted: "step",
    eliminated: "stamp",
    trapped: "stamp",
    "took-notebook": "page",
    "two-left": "turn",
  },
  null,
);

/** What a turn has come to between two positions: no position has these phases. */
export const SCENES: ReadonlyArray<string> = ["reading", "showing", "done"];

// ---------------------------------------------------------------- what events change

const withCard = (view: View, square: string, change: (card: Card) => Partial<Card>): View => ({
  ...view,
  cards: view.cards.map((card) => (card.square === square ? { ...card, ...change(card) } : card)),
});

const including = (seats: ReadonlyArray<string>, seat: string): ReadonlyArray<string> =>
  seats.includes(seat) ? seats : [...seats, seat].sort();

/** One's own card lies where it was laid; others see only how many lie. */
const laidCard: Change<View> = (view, values) => {
  const [owner, square, says] = [
    text(values, "seat"),
    text(values, "square"),
    text(values, "clue"),
  ];
  const card = { square, owner, holder: null, noted_by: [], says };
  const known = view.cards.some((each) => each.square === square);
  const hand = (view.notebook?.hand ?? []).filter((clue) => clue !== says);
  const laid = withPlayer(view, owner, (player) => ({ cards_laid: player.cards_laid + 1 }));
  return {
    ...laid,
    cards: known ? view.cards : [...view.cards, card],
    notebook: view.notebook && { ...view.notebook, hand },
  };
};

const rolled: Change<View> = (view, values) => ({
  ...view,
  phase: "move",
  turn: text(values, "seat"),
  die: whole(values, "die"),
  reach: whole(values, "reach") || whole(values, "die"),
});

/** A figure that goes leaves safety behind, until it is said to be safe again. */
const went: Change<View> = (view, values) => {
  const there = { square: text(values, "square"), safe: false };
  return { ...withPlayer(view, text(values, "seat"), () => there), die: null, reach: null };
};

const read: Change<View> = (view, values) => ({
  ...withCard(view, text(values, "square"), (card) => ({
    noted_by: including(card.noted_by, text(values, "seat")),
  })),
  phase: "reading",
});

const took: Change<View> = (view, values) =>
  withCard(read(view, values), text(values, "square"), () => ({ holder: text(values, "seat") }));

const says: Change<View> = (view, values) =>
  withCard(view, text(values, "square"), () => ({ says: text(values, "clue") }));

/** Whoever is confronted has seen the notebook, also when they fall by it. */
const confronted: Change<View> = (view, values) => ({
  ...withPlayer(view, text(values, "seat"), ({ known_to }) => ({
    known_to: including(known_to, text(values, "other")),
  })),
  phase: "showing",
});

const parted: Change<View> = (view, values) => {
  const [one, other] = [text(values, "seat"), text(values, "other")];
  const proven = [...view.not_hunting, [one, other] as const, [other, one] as const];
  return { ...view, not_hunting: proven, phase: "done" };
};

/** What a notebook says, where its reader is told. */
const sawNotebook: Change<View> = (view, values) =>
  withPlayer(view, text(values, "seat"), () => ({
    agent: text(values, "agent"),
    target: text(values, "target") || null,
  }));

const fell =
  (fallen: "seat" | "other", victor: "seat" | "other"): Change<View> =>
  (view, values) => {
    const [gone, left] = [text(values, fallen), text(values, victor)];
    const out = withPlayer(view, gone, ({ known_to }) => ({
      square: null,
      safe: false,
      fell_to: left,
      known_to: including(known_to, left),
    }));
    const won = withPlayer(out, left, (player) => ({ eliminated: player.eliminated + 1 }));
    const players = won.players.map((player) => handedOn(player, gone, left));
    return { ...won, players, phase: "done" };
  };

/** Whom the fallen had been shown, the victor knows from then on. */
const handedOn = (player: Player, fallen: string, victor: string): Player =>
  player.seat !== victor && player.known_to.includes(fallen)
    ? { ...player, known_to: including(player.known_to, victor) }
    : player;

const tookNotebook: Change<View> = (view, values) => {
  const [victor, fallen] = [text(values, "victor"), text(values, "fallen")];
  const next = text(values, "target");
  const target = next === "none" ? null : next;
  const known = withPlayer(view, fallen, () => ({ agent: text(values, "agent"), target: null }));
  if (ownSeat(view) !== victor) return known;
  const hunting = withPlayer(known, victor, () => ({ target }));
  return { ...hunting, notebook: view.notebook && { ...view.notebook, target } };
};

const over: Change<View> = (view) => ({ ...view, phase: "over", die: null, reach: null });

export const advanced = changing<View>({
  dealt: (view) => ({ ...view, phase: "set-up" }),
  opened: (view, values) => ({ ...view, opened: [...view.opened, text(values, "agent")] }),
  "laid-card": laidCard,
  "laid-all": (view, values) =>
    withPlayer(view, text(values, "seat"), () => ({ cards_laid: PLACES })),
  ready: (view, values) => withPlayer(view, text(values, "seat"), () => ({ ready: true })),
  placed: (view, values) =>
    withPlayer(view, text(values, "seat"), () => ({ square: text(values, "square"), safe: true })),
  ...firstRolls("die"),
  rolled,
  "rolled-times": rolled,
  went,
  safe: (view, values) => withPlayer(view, text(values, "seat"), () => ({ safe: true })),
  "read-card": read,
  "took-card": took,
  "card-says": says,
  confronted,
  parted,
  "saw-notebook": sawNotebook,
  eliminated: fell("other", "seat"),
  trapped: fell("seat", "other"),
  "took-notebook": tookNotebook,
  "learnt-identity": (view, values) =>
    withPlayer(view, text(values, "seat"), ({ known_to }) => ({
      agent: text(values, "agent"),
      known_to: including(known_to, text(values, "victor")),
    })),
  "over-survivor": over,
  "over-rounds": over,
});

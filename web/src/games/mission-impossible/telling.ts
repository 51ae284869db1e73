// The game in words, for the page: what is expected of whom, what a move is called, how things
// stand. Keys and values only; the sentences are in the game's word files.

import type { Draft } from "../../core/draft.svelte";
import type { LogLine } from "../../core/logbook";
import { byCode, playerAt } from "../../kit/events";
import type { Happening } from "../../protocol";
import type { Sentence } from "../contract";
import { offerOf, ownSeat } from "./choosing";
import { fallsOf } from "./ending";
import { conclusions } from "./keeping.svelte";
import { parsed } from "./moves";
import { isCovered, seen } from "./seeing";
import type { Card, Player, View } from "./view";

const PHASES = ["deal", "first-roll", "roll", "move", "confront", "over"];
/** What is said while an event is shown, instead of the phase. */
const meanwhile = byCode(
  {
    "read-card": "reading",
    "took-card": "reading",
    "card-says": "reading",
    confronted: "showing",
    parted: "done",
    "saw-notebook": "done",
    eliminated: "done",
    trapped: "done",
    "took-notebook": "done",
    "learnt-identity": "done",
    "two-left": "done",
  },
  "",
);
const ADDRESSED = [
  "starts",
  "confronted",
  "eliminated",
  "trapped",
  "took-notebook",
  "two-left",
  "over-survivor",
];
const SEATED = ["seat", "other", "fallen", "victor", "first", "second", "survivor"];
const SILENT = ["deal", "over"]; // nobody's turn

/** An event in a scene; whoever reads it is “you” where it is about them. */
export function staged({ code, values }: Happening, you: string): Sentence {
  const own = you && Object.keys(values).find((key) => SEATED.includes(key) && values[key] === you);
  if (!own || !ADDRESSED.includes(code)) return { key: `event-${code}`, values };
  return { key: `scene-${code}`, values: { ...values, you: own } };
}

/** What is expected of whom; whoever reads it is "you" where it is about them. */
export function expected(view: View, _you = "", event: Happening | null = null): Sentence {
  if (view.phase === "set-up") return settingUp(view);
  const known = PHASES.includes(view.phase) ? view.phase : "roll";
  const phase = (event && meanwhile(event)) || known;
  const reach = view.reach ?? 0;
  const times = playerAt(view, view.turn)?.multiplier ?? 1;
  const going = view.reach === null ? "going" : times > 1 ? "move-times" : "move";
  const what = phase === "move" ? going : phase;
  const yours = view.turn === ownSeat(view) && !SILENT.includes(phase);
  const values = { turn: view.turn, reach, die: view.die ?? 0, times };
  return { key: yours ? `bar-you-${what}` : `bar-${what}`, values };
}

/** What whoever chooses here is to do next. */
export function asked(view: View, draft: Draft): Sentence {
  if (view.phase === "set-up") return { key: isLaying(draft) ? "bar-lay" : "bar-start" };
  if (view.phase === "confront") return confronting(draft.legal);
  if (draft.options.some((move) => parsed(move).kind === "confront")) {
    return confronting(draft.options); // where one would go, somebody stands
  }
  if (view.phase !== "move" || view.reach === null) return expected(view);
  const times = playerAt(view, view.turn)?.multiplier ?? 1;
  const beside = strangersOn(view, playerAt(view, draft.seat)?.square ?? "", draft.seat)[0];
  const values = { reach: view.reach, die: view.die ?? 0, times, seat: beside?.seat ?? "" };
  if (times > 1) return { key: "ask-move-times", values };
  return { key: beside ? "ask-move-beside" : "ask-move", values };
}

/** The others who stand on a square. */
const strangersOn = (view: View, square: string, seat: string): ReadonlyArray<Player> =>
  view.players.filter((each) => each.square === square && each.seat !== seat && square !== "");

/** That somebody can be confronted once the card is read: before that, nothing asks about them. */
export function warned(view: View, draft: Draft): Sentence | null {
  const last = parsed(draft.moves.at(-1) ?? "pass");
  if (last.kind !== "go") return null;
  const [seat = "", ...more] = offerOf(view, draft, last.square).people;
  const values = { count: more.length + 1, seat };
  return seat ? { key: "ask-read-first", values } : null;
}

function confronting(moves: ReadonlyArray<string>): Sentence {
  const [first, second] = moves.map(parsed).filter((each) => each.kind === "confront");
  if (first?.kind !== "confront" || second) return { key: "ask-confront" };
  return { key: "ask-confront-one", values: { seat: first.seat } };
}

/** Whether a card is still to be laid before a start can be chosen. */
const isLaying = ({ options, moves }: Draft): boolean =>
  parsed(options[0] ?? moves.at(-1) ?? "").kind === "lay";

/** Whoever has cards to lay is told so; once they lie, for whom one waits. */
function settingUp(view: View): Sentence {
  const own = playerAt(view, ownSeat(view));
  const waiting = view.players.filter((player) => !player.ready);
  if (waiting.length === 0) return { key: "bar-all-ready" };
  if (own && !own.ready) return { key: own.cards_laid === 0 ? "bar-lay" : "bar-laid" };
  return { key: "bar-set-up", values: { count: waiting.length, seat: waiting[0]?.seat ?? "" } };
}

export function offered(move: string, view: View): Sentence {
  const chosen = parsed(move);
  switch (chosen.kind) {
    case "lay":
      return { key: "move-lay", values: { clue: chosen.clue } };
    case "start":
      return { key: "move-start", values: { square: chosen.square } };
    case "confront":
      return { key: "move-confront", values: { seat: chosen.seat } };
    case "go":
      return offeredWay(chosen.square, view);
    default:
      return { key: "move-pass" };
  }
}

/** A way, with what it leads to: whose card, and who stands there. */
function offeredWay(square: string, view: View): Sentence {
  const card = view.cards.find((each) => each.square === square && each.holder === null);
  const other = view.players.find((each) => each.square === square && each.seat !== view.turn);
  const owner = card && card.owner !== view.turn ? card.owner : "";
  if (owner && other) {
    return { key: "choose-card-and-person", values: { square, owner, seat: other.seat } };
  }
  if (owner) return { key: "choose-card", values: { square, owner } };
  if (other) return { key: "choose-person", values: { square, seat: other.seat } };
  const home = card?.owner === view.turn;
  return { key: home ? "choose-home" : "move-go", values: { square } };
}

// ---------------------------------------------------------------- the position

/** The position, a sentence each, for those who do not see the board. */
export function described(whole: View): ReadonlyArray<Sentence> {
  const view = seen(whole);
  return [
    ...(isCovered(whole) ? [{ key: "position-covered" }] : []),
    ...mission(view),
    ...view.players.map(standingOf),
    ...view.cards.filter(isWorthTelling(view)).map(cardOf),
    ...view.players.flatMap((player) => suspicion(view, player)),
    ...view.not_hunting.map(([seat, other]) => ({
      key: "position-not-hunting",
      values: { seat, other },
    })),
    ...(view.die === null ? [] : [{ key: "position-die", values: { die: view.die } }]),
  ];
}

function mission({ notebook }: View): Sentence[] {
  if (!notebook) return [];
  return [
    { key: "table-mission", values: { agent: notebook.agent, target: notebook.target ?? "none" } },
  ];
}

function standingOf({ seat, square, safe, fell_to, eliminated }: Player): Sentence {
  if (fell_to) return { key: "position-fallen", values: { seat, victor: fell_to } };
  if (!square) return { key: "position-absent", values: { seat } };
  const how = safe ? "safe" : "open";
  return { key: "position-player", values: { seat, square, how, eliminated } };
}

const isWorthTelling = (view: View) => (card: Card) =>
  card.says !== null && (card.owner !== ownSeat(view) || view.phase === "set-up");

function cardOf({ owner, square, says }: Card): Sentence {
  return { key: "position-card", values: { owner, square, clue: says ?? "" } };
}

/** Who somebody is, or can be; only if one wants to be helped. */
function suspicion(view: View, { seat, agent, suspects }: Player): Sentence[] {
  if (seat === ownSeat(view)) return [];
  if (agent) return [{ key: "position-agent", values: { seat, agent } }];
  if (!conclusions.shown || suspects.length === 0) return [];
  return [{ key: "position-suspects", values: { seat, count: suspects.length } }];
}

/** A point for surviving, and one for each elimination; of the fallen, who lasted longest first. */
export function standing(
  view: View,
  lines: ReadonlyArray<LogLine> = [],
): ReadonlyArray<{ seat: string; points: number }> {
  const falls = fallsOf(lines).map(({ fallen }) => fallen);
  return view.players
    .toSorted((one, other) => falls.indexOf(other.seat) - falls.indexOf(one.seat))
    .map(({ seat, fell_to, eliminated }) => ({ seat, points: fell_to ? 0 : 1 + eliminated }));
}

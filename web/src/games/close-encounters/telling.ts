// The game in words, for the page: what is expected of whom, what a move is called, how things
// stand. Keys and values only; the sentences are in the game's word files.

import type { Draft } from "../../core/draft.svelte";
import { byCode } from "../../kit/events";
import type { Happening } from "../../protocol";
import type { Sentence } from "../contract";
import { stepsIn } from "./choosing";
import { chosenIn, dueIn } from "./marking";
import { parsed } from "./moves";
import { isCircling } from "./targets";
import type { BoardShown, Player, View } from "./view";

const NUMBERED = /^\d+$/;
const CIRCLING = ["circle", "recircle"];
const PHASES = ["circle", "first-roll", "roll", "move", "recircle", "landed", "over"];
/** What is said while an event is shown, instead of the phase. */
const meanwhile = byCode({ stuck: "stopped", trapped: "stopped" }, "");
/** What is said of oneself in the second person. */
const OWN = ["first-roll", "roll", "move", "stopped", "landed"];

export function expected(view: View, you = "", event: Happening | null = null): Sentence {
  const known = PHASES.includes(view.phase) ? view.phase : "roll";
  const phase = (event && meanwhile(event)) || known;
  if (CIRCLING.includes(phase)) return circling(view, phase);
  const { left, leaving } = view.walk ?? { left: 0, leaving: "" };
  const own = view.turn === you && OWN.includes(phase);
  if (own) return { key: `own-${phase}`, values: { left } };
  const key = phase === "move" && leaving && left > 0 ? "bar-move-leaving" : `bar-${phase}`;
  return { key, values: { turn: view.turn, left, area: leaving } };
}

/** The rule of the safe areas, before it bites. */
export function warned(_view: View, draft: Draft, { squares }: BoardShown): Sentence | null {
  const end = stepsIn(draft.moves).at(-1);
  const safe = squares.some(({ name, kind }) => name === end && kind === "safe");
  return safe ? { key: "ask-lingers" } : null;
}

/** What whoever chooses here is to do next. */
export function asked(view: View, draft: Draft): Sentence {
  if (view.phase === "circle") {
    const [due, done] = [dueIn(view, draft), chosenIn(draft).length];
    return { key: due > 1 ? "ask-circle-several" : "ask-circle", values: { due, done } };
  }
  if (view.phase === "recircle") return { key: "ask-recircle" };
  if (isCircling(draft)) return { key: "ask-landed" };
  const steps = stepsIn(draft.chosen);
  const inside = view.walk?.leaving && !steps.some((square) => NUMBERED.test(square));
  const left = (view.walk?.left ?? 0) - steps.length;
  return { key: inside ? "ask-move-leaving" : "ask-move", values: { left } };
}

/** Several may have to circle at once: one is named, more are counted. */
function circling(view: View, phase: string): Sentence {
  const waiting = view.players.filter((player) => player.due > 0);
  const seat = waiting[0]?.seat ?? view.turn;
  return { key: `bar-${phase}`, values: { count: waiting.length, seat } };
}

export function offered(move: string, _view: View): Sentence {
  const chosen = parsed(move);
  switch (chosen.kind) {
    case "circle":
      return { key: "move-circle", values: { number: chosen.number } };
    case "step":
      return { key: "move-step", values: { square: chosen.square } };
    case "pass":
      return { key: "move-pass" };
    default:
      return { key: "move-stay" };
  }
}

/** The position, a sentence each, for those who do not see the board. */
export function described(view: View): ReadonlyArray<Sentence> {
  return [
    ...view.players.map(standingOf),
    ...view.players.filter(({ chips }) => chips.length > 0).map(chipsOf),
    ...(view.dice.length > 0
      ? [{ key: "position-dice", values: { dice: view.dice.join(", ") } }]
      : []),
    ...(view.card === null ? [] : [cardOf(view.card.map(({ number }) => number))]),
  ];
}

function standingOf({ seat, pawn, bound, chips, traps }: Player): Sentence {
  const values = { seat, square: pawn, bound, chips: chips.length, traps: traps.length };
  return { key: "position-player", values };
}

function chipsOf({ seat, chips }: Player): Sentence {
  return {
    key: "position-chips",
    values: { seat, numbers: chips.join(", "), count: chips.length },
  };
}

function cardOf(numbers: ReadonlyArray<number>): Sentence {
  const values = { count: numbers.length, numbers: numbers.toSorted((a, b) => a - b).join(", ") };
  return { key: "position-card", values };
}

/** Notes that have sounded. */
export function standing(view: View): ReadonlyArray<{ seat: string; points: number }> {
  return view.players.map(({ seat, chips }) => ({ seat, points: chips.length }));
}

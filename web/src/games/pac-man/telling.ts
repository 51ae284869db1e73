// The game in words, for the page: what is expected of whom, what a move is called, how things
// stand. Keys and values only; the sentences are in the game's word files.

import type { Draft } from "../../core/draft.svelte";
import type { DrawShown } from "../../protocol";
import type { Sentence } from "../contract";
import { choiceOf } from "./choice.svelte";
import { diceByPiece, findsOn, stepsIn, walkerOf } from "./choosing";
import { parsed } from "./moves";
import type { Player, View } from "./view";

const PHASES = ["empty-home", "first-roll", "roll", "choose", "walk", "name", "over"];

/** What is said of oneself in the second person. */
const OWN = ["first-roll", "roll", "walk", "name"];

export function expected(view: View, you = ""): Sentence {
  if (view.phase === "choose" && view.dice.length === 1) {
    return { key: "phase-choose-ghost", values: { turn: view.turn, die: view.dice[0] ?? 0 } };
  }
  const phase = PHASES.includes(view.phase) ? view.phase : "roll";
  const { piece, left } = view.walk ?? { piece: "pac-man", left: 0 };
  const own = view.turn === you && OWN.includes(phase);
  return { key: `${own ? "own" : "phase"}-${phase}`, values: { turn: view.turn, piece, left } };
}

/** Whether another piece is still to be moved in this turn. */
export const goesOn = ({ phase, dice }: View): boolean =>
  dice.length > (phase === "choose" ? 1 : 0);

/** What whoever chooses here is to do next. */
export function asked(view: View, draft: Draft): Sentence {
  if (view.phase === "name") return { key: draft.legal.length > 1 ? "ask-name" : "own-name" };
  const early = stopsEarly(view, draft, [...draft.moves, ...draft.preview]);
  if (early) return early;
  const { both, die, piece } = choiceOf(draft);
  if (both) return walking(both.piece, both.die - stepsIn(draft.moves).length);
  if (view.walk) return walking(view.walk.piece, view.walk.left - stepsIn(draft.moves).length);
  if (die !== null) return { key: "ask-piece", values: { die } };
  if (piece !== null) return { key: "ask-die", values: { piece } };
  const pieces = [...diceByPiece(draft.legal).keys()];
  const dice = new Set([...diceByPiece(draft.legal).values()].flat());
  const [left = 0] = dice;
  if (dice.size > 1 || pieces.length === 0) return { key: "ask-choose" };
  if (!pieces.includes("pac-man")) return { key: "ask-ghost", values: { left } };
  return pieces.length === 1
    ? walking("pac-man", left)
    : { key: "ask-piece", values: { die: left } };
}

const walking = (piece: string, left: number): Sentence => ({
  key: "ask-walk",
  values: { piece, left },
});

/** A walk that ends before its die is used up says so before it is confirmed. */
export const warned = (view: View, draft: Draft): Sentence | null =>
  stopsEarly(view, draft, draft.moves);

/** Whom some moves come upon before the die is used up; nothing, where they do not. */
function stopsEarly(view: View, draft: Draft, moves: ReadonlyArray<string>): Sentence | null {
  const piece = walkerOf(view, moves);
  const first = moves[0] === undefined ? null : parsed(moves[0]);
  const die = first?.kind === "choose" ? first.die : (view.walk?.left ?? 0);
  const steps = stepsIn(moves);
  if (piece === null || steps.length === 0 || steps.length >= die) return null;
  const { ghost, caught } = findsOn(draft, moves);
  if (ghost) return { key: "stops-gobbling", values: { ghost } };
  if (caught === draft.seat) return { key: "stops-sending-home", values: { piece } };
  return caught ? { key: "stops-catching", values: { piece, caught } } : null;
}

export function offered(move: string, view: View, before: ReadonlyArray<string> = []): Sentence {
  const chosen = parsed(move);
  switch (chosen.kind) {
    case "choose":
      return { key: "move-choose", values: { piece: chosen.piece, die: chosen.die } };
    case "step":
      return stepping(chosen.space, view, walkerOf(view, before));
    case "name":
      return { key: "move-name", values: { seat: chosen.seat } };
    default:
      return { key: "move-stay" };
  }
}

function stepping(space: string, view: View, walker: string | null): Sentence {
  const marble = view.marbles[space];
  if (!marble || walker !== "pac-man") return { key: "move-step", values: { space } };
  return { key: "choose-step-to-marble", values: { space, marble } };
}

/** The position, a sentence each, for those who do not see the board. */
export function described(view: View): ReadonlyArray<Sentence> {
  return [
    ...onTheBoard(view).map(({ seat, pacman, home, white, yellow }) => ({
      key: "position-player",
      values: { seat, space: pacman, place: pacman === home ? "home" : "away", white, yellow },
    })),
    ...view.ghosts.map((space, index) => ({
      key: "position-ghost",
      values: { piece: `ghost-${index + 1}`, space },
    })),
    marblesLeft(view),
    ...yellowsLeft(view),
    ...(view.swallowed ? [{ key: "position-swallowed", values: inside(view) }] : []),
    ...(view.dice.length ? [{ key: "position-dice", values: { dice: view.dice.join(", ") } }] : []),
  ];
}

/** Whoever has a place: before homes are drawn, nobody has. */
export const onTheBoard = (view: View): ReadonlyArray<Player> =>
  view.players.filter(({ pacman }) => pacman !== "");

const inside = (view: View) => ({ seat: view.turn, count: view.swallowed });

function lying(view: View, colour: string): string[] {
  const found = Object.entries(view.marbles).filter(([, marble]) => marble === colour);
  return found.map(([space]) => space);
}

function marblesLeft(view: View): Sentence {
  const white = lying(view, "white");
  // A list of places helps towards the end; before that it would only be long.
  const spaces = white.length > 0 && white.length <= 12 ? white.join(", ") : "many";
  return { key: "position-white", values: { count: white.length, spaces } };
}

function yellowsLeft(view: View): Sentence[] {
  const yellow = lying(view, "yellow");
  if (yellow.length === 0) return [];
  return [{ key: "position-yellow", values: { count: yellow.length, spaces: yellow.join(", ") } }];
}

/** Which home stays empty where three play. */
export function lot({ number, move }: DrawShown): Sentence | null {
  const drawn = parsed(move);
  if (drawn.kind !== "empty") return null;
  return { key: "fair-empty-home", values: { number, space: drawn.home } };
}

/** White marbles, those still inside a Pac-Man included. */
export function standing(view: View): ReadonlyArray<{ seat: string; points: number }> {
  return view.players.map(({ seat, white }) => ({
    seat,
    points: white + (seat === view.turn ? view.swallowed : 0),
  }));
}

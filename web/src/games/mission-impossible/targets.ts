// Everything on the board that can be chosen at this moment: where it lies, what it offers, what it
// is called, and what choosing it does to the draft. The board draws them and steers among them.

import type { Draft } from "../../core/draft.svelte";
import { say } from "../../core/words.svelte";
import { playerAt } from "../../kit/events";
import type { Place } from "../../kit/place";
import { GAME, isSettingUp, type Offer, offerOf, opponentsIn, squaresIn } from "./choosing";
import type { City } from "./city";
import type { Laying } from "./laying.svelte";
import { parsed } from "./moves";
import { offered } from "./telling";
import type { View } from "./view";

export interface Target {
  readonly key: string;
  /** A square for a card, to start from, to go to; the one that is chosen, to be confirmed. */
  readonly kind: "lay" | "start" | "go" | "confirm";
  readonly square: string;
  readonly at: Place;
  readonly label: string;
  readonly offer: Offer | null;
  /** Whether something else has been chosen, which this would replace. */
  readonly quiet: boolean;
  readonly act: () => void;
}

export interface Scene {
  readonly city: City;
  readonly view: View;
  readonly draft: Draft;
  readonly laying: Laying | null;
  /** The names of those who sit there. */
  readonly spoken: (
    values: Readonly<Record<string, string | number>>,
  ) => Record<string, string | number>;
}

/** How large the ring around a target is: it goes around whatever is drawn there. */
export function ringOf({ offer }: Target): number {
  return offer && !offer.coloured ? 27 : 46;
}

/** Where the figure of a draft goes, as far as it is chosen. */
export function goalOf(draft: Draft): string {
  return squaresIn(draft.moves)[0] ?? "";
}

/** Those whom one could confront now, or would meet where one wants to go. */
export function meetingOf(draft: Draft): ReadonlyArray<string> {
  return draft.sent
    ? []
    : opponentsIn(draft.options.length > 0 ? draft.options : lastOffered(draft));
}

/** Who could be confronted instead, once somebody is chosen, or nobody. */
function lastOffered(draft: Draft): ReadonlyArray<string> {
  const last = parsed(draft.moves.at(-1) ?? "");
  if (last.kind !== "confront" && last.kind !== "pass") return [];
  return draft.linesAfter(draft.moves.slice(0, -1)).map(([move = ""]) => move);
}

/** Chooses a move in place of whatever had been chosen after so many others. */
export function chooseInstead(draft: Draft, move: string, after = 0): void {
  const kept = draft.moves.slice(0, after);
  draft.takeBack(true);
  for (const each of [...kept, move]) draft.choose(each);
}

/** All that can be chosen on the board, what is chosen first. */
export function targetsIn(scene: Scene): ReadonlyArray<Target> {
  if (scene.draft.sent) return [];
  if (isSettingUp(scene.draft.legal)) return settingUp(scene);
  return going(scene);
}

// ---------------------------------------------------------------- setting up

function settingUp(scene: Scene): Target[] {
  const { laying } = scene;
  if (!laying) return [];
  if (!laying.complete) return laying.squares.map((square) => laysOn(scene, laying, square));
  const starts = [...scene.draft.options, ...(laying.start ? startsBefore(scene.draft) : [])];
  return starts.map((move) => startsFrom(scene, laying, move));
}

/** The starts that could be chosen instead of the one that is. */
const startsBefore = (draft: Draft): string[] =>
  draft.linesAfter(draft.moves.slice(0, -1)).map(([move = ""]) => move);

function laysOn({ city }: Scene, laying: Laying, square: string): Target {
  const [clue, lies] = [laying.held, laying.clueOn(square)];
  const values = { square, clue: lies || clue };
  return {
    key: `lay ${square}`,
    kind: "lay",
    square,
    at: city.place(square),
    label: say(lies ? "choose-lift" : "choose-lay", values, GAME),
    offer: null,
    quiet: lies !== "",
    act: () => (lies ? laying.take(lies) : laying.lay(square)),
  };
}

function startsFrom({ city, draft }: Scene, laying: Laying, move: string): Target {
  const chosen = parsed(move);
  const square = chosen.kind === "start" ? chosen.square : "";
  const confirms = laying.start === square;
  return {
    key: move,
    kind: confirms ? "confirm" : "start",
    square,
    at: city.place(square),
    label: say(confirms ? "choose-confirm-start" : "move-start", { square }, GAME),
    offer: null,
    quiet: laying.start !== "" && !confirms,
    act: () =>
      confirms ? void draft.confirm() : chooseInstead(draft, move, laying.squares.length),
  };
}

// ---------------------------------------------------------------- going

function going(scene: Scene): Target[] {
  const goal = goalOf(scene.draft);
  const squares = squaresIn(scene.draft.legal);
  const targets = squares.map((square) => goesTo(scene, square, goal));
  return [
    ...targets.filter((each) => each.square === goal),
    ...targets.filter((each) => each.square !== goal),
  ];
}

function goesTo({ city, view, draft, spoken }: Scene, square: string, goal: string): Target {
  const confirms = square === goal && draft.finished;
  const { key, values = {} } = offered(square, view);
  const name = say(`${key}`, spoken(values), GAME);
  return {
    key: square,
    kind: confirms ? "confirm" : "go",
    square,
    at: city.place(square),
    label: confirms ? say("choose-confirm-go", { square }, GAME) : name,
    offer: offerOf(view, draft, square, city.square(square)?.district ?? null),
    quiet: goal !== "" && square !== goal,
    act: () => (confirms ? void draft.confirm() : chooseInstead(draft, square)),
  };
}

/** Where the figure stands that a draft moves. */
export function startOf(view: View, draft: Draft): string {
  return playerAt(view, draft.seat)?.square ?? "";
}

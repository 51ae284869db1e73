// Everything on the board that can be chosen at this moment: where it lies, what it is called, and
// what choosing it does to the draft. The board draws them and steers among them.

import type { Draft } from "../../core/draft.svelte";
import { say } from "../../core/words.svelte";
import { playerAt } from "../../kit/events";
import type { Place } from "../../kit/place";
import { circlesIn, GAME, numbersIn, stepsIn, walkIn } from "./choosing";
import type { Valley } from "./valley";
import type { View } from "./view";

export interface Target {
  readonly key: string;
  /**
   * A number to circle, or one of several that are chosen; a next step; a square of the way so far;
   * what is to be confirmed; doing nothing.
   */
  readonly kind: "circle" | "chosen" | "step" | "path" | "confirm" | "nothing";
  readonly square: string;
  readonly at: Place;
  readonly label: string;
  /** Whether something else has been chosen, which this would replace. */
  readonly quiet: boolean;
  readonly act: () => void;
}

export interface Scene {
  readonly valley: Valley;
  readonly view: View;
  readonly draft: Draft;
}

type Sketch = Omit<Target, "at" | "quiet"> & Partial<Target>;

const target = (valley: Valley, sketch: Sketch): Target => ({
  at: valley.place(sketch.square),
  quiet: false,
  ...sketch,
});

/** Whether numbers are to be circled now, or at the end of the way that is drawn. */
export const isCircling = (draft: Draft): boolean => circlesIn(draft).length > 0;
export const isWalking = (draft: Draft): boolean => !isCircling(draft);

/** Where the pawn stands that the draft moves, and where the way drawn so far has led it. */
export function startOf(view: View, draft: Draft): string {
  return playerAt(view, draft.seat)?.pawn ?? "";
}

export function headOf(view: View, draft: Draft): string {
  return stepsIn(draft.chosen).at(-1) ?? startOf(view, draft);
}

/** All that can be chosen, the likeliest first. */
export function targetsIn(scene: Scene): ReadonlyArray<Target> {
  if (scene.draft.sent) return [];
  return isCircling(scene.draft) ? circles(scene) : walk(scene);
}

// ---------------------------------------------------------------- circling

/** Circling nothing is chosen beside the board: on it, it would cover squares. */
function circles({ valley, draft }: Scene): Target[] {
  const [chosen, offered] = [numbersIn(draft.moves), circlesIn(draft)];
  const numbers = numbersIn(offered).map((number) => {
    if (!chosen.includes(number)) return circle(valley, draft, number);
    return draft.together > 1
      ? chosenCircle(valley, draft, number)
      : confirmCircle(valley, draft, number);
  });
  const first = numbers.find((each) => each.kind === "confirm");
  return [...(first ? [first] : []), ...numbers.filter((each) => each !== first)];
}

function circle(valley: Valley, draft: Draft, number: number): Target {
  return target(valley, {
    key: `circle ${number}`,
    kind: "circle",
    square: String(number),
    label: say("move-circle", { number }, GAME),
    quiet: draft.finished,
    act: () => choose(draft, number),
  });
}

/** One of several numbers that are circled together: choosing it again takes it out. */
function chosenCircle(valley: Valley, draft: Draft, number: number): Target {
  return target(valley, {
    key: `circle ${number}`,
    kind: "chosen",
    square: String(number),
    label: say("choose-remove-circle", { number }, GAME),
    act: () => choose(draft, number),
  });
}

/** Adds a number to those that are circled together, or takes it out; if it is too many, the last. */
export function choose(draft: Draft, number: number): void {
  const move = `circle ${number}`;
  if (draft.together === 1) chooseInstead(draft, move);
  else if (draft.moves.includes(move)) draft.drop(move);
  else {
    if (draft.finished) draft.takeBack();
    draft.choose(move);
  }
}

function confirmCircle(valley: Valley, draft: Draft, number: number): Target {
  return target(valley, {
    key: `circle ${number}`,
    kind: "confirm",
    square: String(number),
    label: say("choose-confirm-circle", { number }, GAME),
    act: () => void draft.confirm(),
  });
}

/** Circles a number, or nothing, in place of what had been chosen; a way that leads there stays. */
export function chooseInstead(draft: Draft, move: string): void {
  const walk = walkIn(draft);
  if (walk.length < draft.moves.length) draft.takeBack();
  if (draft.moves.length < walk.length) draft.choose(...walk); // it had been chosen together
  draft.choose(move);
}

/** Staying where no step is possible. */
function stay(valley: Valley, view: View, draft: Draft): Target {
  const square = headOf(view, draft);
  const at = valley.place(square);
  const chosen = draft.moves.includes("stay");
  return target(valley, {
    key: "stay",
    kind: "nothing",
    square,
    at: { x: at.x, y: at.y + (at.y > valley.height / 2 ? -62 : 62) },
    label: say("move-stay", undefined, GAME),
    act: () => (chosen ? void draft.confirm() : draft.choose("stay")),
  });
}

// ---------------------------------------------------------------- walking

function walk(scene: Scene): Target[] {
  const { valley, view, draft } = scene;
  const stays = draft.options.includes("stay") || draft.moves.at(-1) === "stay";
  return [
    ...arrival(scene),
    ...stepsIn(draft.options).map((square) => step(scene, square)),
    ...(stays ? [stay(valley, view, draft)] : []),
    ...way(scene),
  ];
}

function step({ valley, view, draft }: Scene, square: string): Target {
  const left = (view.walk?.left ?? 1) - stepsIn(draft.moves).length - 1;
  return target(valley, {
    key: `to ${square}`,
    kind: "step",
    square,
    label: say("choose-step", { square, left }, GAME),
    act: () => draft.choose(`to ${square}`),
  });
}

/** The end of the way, once it is complete: choosing it once more plays it. */
function arrival({ valley, draft }: Scene): Target[] {
  const square = stepsIn(draft.moves).at(-1);
  if (!draft.finished || square === undefined) return [];
  return [
    target(valley, {
      key: `to ${square}`,
      kind: "confirm",
      square,
      label: say("choose-confirm-walk", { square }, GAME),
      act: () => void draft.confirm(),
    }),
  ];
}

/** The squares of the way so far: choosing one goes back to it. */
function way({ valley, view, draft }: Scene): Target[] {
  const squares = [startOf(view, draft), ...stepsIn(draft.moves)].slice(0, -1);
  return squares.map((square, index) =>
    target(valley, {
      key: `back ${square}`,
      kind: "path",
      square,
      label: say("choose-back", { square }, GAME),
      act: () => goBack(draft, index),
    }),
  );
}

/** Leaves only so many moves of the draft. */
export function goBack(draft: Draft, moves: number): void {
  const kept = draft.moves.slice(0, moves);
  draft.takeBack(true);
  for (const move of kept) draft.choose(move);
}

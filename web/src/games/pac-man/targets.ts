// Everything on the board that can be chosen now, each with its place, its name in words and what
// choosing it does. The board draws them; mouse, touch and keyboard all choose from this one list.

import type { Draft } from "../../core/draft.svelte";
import { named, say } from "../../core/words.svelte";
import type { Place } from "../../kit/place";
import type { Choice } from "./choice.svelte";
import { type End, endsOf, type Finds, findsOn, spaceOf, stepsIn, walkerOf } from "./choosing";
import type { Maze } from "./maze";
import type { View } from "./view";

export const GAME = "pac-man";

export interface Target {
  readonly key: string;
  readonly kind: "piece" | "die" | "end" | "step" | "stay" | "name" | "confirm";
  readonly at: Place;
  readonly label: string;
  /** What would be walked, while it is only pointed at. */
  readonly line: ReadonlyArray<string>;
  readonly finds: Finds | null;
  readonly space: string;
  /** The face of a die. */
  readonly die: number;
  readonly chosen: boolean;
  /** Whether it is only there for those who change their minds. */
  readonly quiet: boolean;
  /** Whether it shares its space with another. */
  readonly small: boolean;
  readonly act: () => void;
}

export interface Scene {
  readonly maze: Maze;
  readonly view: View;
  readonly draft: Draft;
  readonly choice: Choice;
  readonly names: Readonly<Record<string, string>>;
  /** How much larger than on a large board the small things beside a piece are drawn. */
  readonly scale: number;
}

type Sketch = Pick<Target, "key" | "kind" | "at" | "label" | "act"> & Partial<Target>;

const target = (sketch: Sketch): Target => ({
  line: [],
  finds: null,
  space: "",
  die: 0,
  chosen: false,
  quiet: false,
  small: false,
  ...sketch,
});

/**
 * All that can be chosen, the likeliest first. Where only one move is allowed, it may go by itself once
 * the server has told what follows: it is not offered before.
 */
export function targetsIn(scene: Scene): ReadonlyArray<Target> {
  const { draft } = scene;
  if (draft.sent || (draft.legal.length === 1 && !draft.complete)) return [];
  return [...walks(scene), ...stays(scene), ...namings(scene), ...dice(scene), ...pieces(scene)];
}

/** The moves that come before the first step: a piece and its die, or nothing. */
function beginning({ draft }: Pick<Scene, "draft">): ReadonlyArray<string> {
  return draft.moves.slice(0, draft.moves.length - stepsIn(draft.moves).length);
}

// ---------------------------------------------------------------- pieces and dice

function pieces(scene: Scene): Target[] {
  const { choice, maze, view, draft } = scene;
  return [...choice.dice.keys()]
    .filter((piece) => choice.offers(piece) && choice.both?.piece !== piece)
    .map((piece) => {
      const space = spaceOf(view, piece, draft.seat);
      return target({
        key: piece,
        kind: "piece",
        at: shifted(maze, view, piece, space),
        space,
        label: pieceLabel(choice, piece),
        chosen: choice.piece === piece,
        quiet: choice.both !== null,
        small: shiftOf(maze, view, piece, space).x !== 0,
        act: () => choice.pick(piece),
      });
    });
}

function pieceLabel(choice: Choice, piece: string): string {
  const dice = choice.dice.get(piece) ?? [];
  const die = choice.die ?? (dice.length === 1 ? dice[0] : undefined);
  if (die === undefined) return say("choose-piece", { piece }, GAME);
  return say("move-choose", { piece, die }, GAME);
}

/** The two dice, beside the piece that waits for one of them. */
function dice(scene: Scene): Target[] {
  const { choice, maze, view, draft, scale } = scene;
  const piece = choice.piece;
  if (piece === null) return [];
  const faces = choice.dice.get(piece) ?? [];
  const at = shifted(maze, view, piece, spaceOf(view, piece, draft.seat));
  return faces.map((die, index) =>
    target({
      key: `die ${die}`,
      kind: "die",
      die,
      at: beside(maze, at, (index - (faces.length - 1) / 2) * 62 * scale, -30 - 34 * scale, scale),
      label: say("move-choose", { piece, die }, GAME),
      act: () => choice.settle(piece, die),
    }),
  );
}

/** Two ghosts share the centre, side by side. */
export function shifted(maze: Maze, view: View, piece: string, space: string): Place {
  const at = maze.place(space);
  const shift = shiftOf(maze, view, piece, space);
  return { x: at.x + shift.x, y: at.y + shift.y };
}

export function shiftOf(maze: Maze, view: View, piece: string, space: string): Place {
  const both = view.ghosts.every((ghost) => maze.isCentre(ghost));
  if (piece === "pac-man" || !maze.isCentre(space) || !both) return { x: 0, y: 0 };
  return { x: piece === "ghost-1" ? -20 : 20, y: 0 };
}

/** A place beside another, inside the glass. */
function beside(maze: Maze, from: Place, x: number, y: number, scale: number): Place {
  const edge = 34 * scale;
  const above = from.y + y < edge ? -y : y;
  const bound = (value: number, most: number) => Math.min(most - edge, Math.max(edge, value));
  return { x: bound(from.x + x, maze.width), y: bound(from.y + above, maze.height) };
}

// ---------------------------------------------------------------- walks

function walks(scene: Scene): Target[] {
  const { draft, view } = scene;
  const piece = walkerOf(view, draft.moves);
  if (piece === null) return [];
  const taken = stepsIn(draft.moves);
  if (draft.finished) return [...settled(scene, piece, taken), ...otherEnds(scene, taken)];
  const ends = draft.complete ? endsOf(draft, draft.moves) : [];
  const home = taken.length === 0 ? spaceOf(view, piece, draft.seat) : "";
  const found = ends.map((end) =>
    endTarget(scene, end, () => {
      // Whoever touches the piece itself may mean something else than to walk around a block.
      if (end.space === home) draft.chooseAndWait(...end.line);
      else draft.choose(...end.line);
    }),
  );
  const known = new Set(ends.map((end) => end.space));
  return [...found, ...nextSteps(scene).filter((step) => !known.has(step.space))];
}

/** The end of the way that has been chosen: choosing it once more plays it. */
function settled({ maze, draft }: Scene, piece: string, taken: string[]): Target[] {
  const space = taken.at(-1);
  if (space === undefined) return [];
  return [
    target({
      key: `end ${space}`,
      kind: "confirm",
      at: maze.place(space),
      space,
      finds: findsOn(draft, draft.moves),
      label: say("choose-confirm", { piece, space }, GAME),
      chosen: true,
      act: () => void draft.confirm(),
    }),
  ];
}

/** Once a way is chosen, another end can still be chosen instead. */
function otherEnds(scene: Scene, taken: ReadonlyArray<string>): Target[] {
  const { draft } = scene;
  const start = beginning(scene);
  return endsOf(draft, start)
    .filter((end) => end.space !== taken.at(-1))
    .map((end) => ({
      ...endTarget(scene, end, () => {
        draft.takeBack(true);
        draft.choose(...start);
        draft.choose(...end.line);
      }),
      quiet: true,
    }));
}

function endTarget({ maze, names }: Scene, end: End, act: () => void): Target {
  const { space, line, finds } = end;
  const values = {
    space,
    white: finds.white,
    yellow: finds.yellow,
    ghost: finds.ghost || "none",
    caught: finds.caught || "none",
  };
  const label = say("choose-end", named(values, names), GAME);
  return target({
    key: `end ${space}`,
    kind: "end",
    at: maze.place(space),
    space,
    line,
    finds,
    label,
    act,
  });
}

/** The next spaces, for those who choose their way one step after the other. */
function nextSteps({ maze, draft }: Scene): Target[] {
  return stepsIn(draft.options).map((space) =>
    target({
      key: `step ${space}`,
      kind: "step",
      at: maze.place(space),
      space,
      line: [space],
      label: say("move-step", { space }, GAME),
      act: () => draft.choose(space),
    }),
  );
}

function stays(scene: Scene): Target[] {
  const { draft, view, maze, scale } = scene;
  const piece = walkerOf(view, draft.moves);
  if (piece === null || !draft.options.includes("stay")) return [];
  const at = maze.place(stepsIn(draft.moves).at(-1) ?? spaceOf(view, piece, draft.seat));
  return [
    target({
      key: "stay",
      kind: "stay",
      at: beside(maze, at, 0, 34 + 26 * scale, scale),
      label: say("move-stay", undefined, GAME),
      act: () => draft.choose("stay"),
    }),
  ];
}

// ---------------------------------------------------------------- who pays

/** Everybody who could pay; whoever has been named is to be confirmed, or exchanged for another. */
function namings({ draft, view, maze, names }: Scene): Target[] {
  const offered = new Set(draft.ways.map((way) => way.move));
  const taken = draft.moves[0];
  return view.players
    .filter(({ seat }) => offered.has(`name ${seat}`))
    .map(({ seat, pacman }) => {
      const move = `name ${seat}`;
      const chosen = move === taken;
      return target({
        key: move,
        kind: chosen ? "confirm" : "name",
        at: maze.place(pacman),
        space: pacman,
        label: say(chosen ? "choose-confirm-name" : "move-name", named({ seat }, names), GAME),
        chosen,
        quiet: !chosen && taken !== undefined,
        act: () => (chosen ? void draft.confirm() : rename(draft, move)),
      });
    });
}

function rename(draft: Draft, move: string): void {
  draft.takeBack(true);
  draft.choose(move);
}

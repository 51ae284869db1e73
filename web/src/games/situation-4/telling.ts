// The game in words, for the page: what is expected of whom, what a move is called, how things
// stand. Keys and values only; the sentences are in the game's word files.

import type { Sentence } from "../contract";
import type { Point } from "./ground";
import { parsed } from "./moves";
import type { BoardShown, Goal, Piece, Side, View, ZoneShown } from "./view";

const PHASES = ["shuffle", "ready", "play", "over"];

export function expected(view: View, you = ""): Sentence {
  const finished = view.sides.filter(({ declared, stuck }) => declared || stuck);
  const one = finished[0];
  if (view.phase === "play" && one && finished.length < view.sides.length) {
    if (one.seat === you) return { key: one.stuck ? "bar-stuck-you" : "bar-finished-you" };
    return { key: "bar-finished", values: { seat: one.seat } };
  }
  return { key: `phase-${PHASES.includes(view.phase) ? view.phase : "play"}` };
}

/** How many pieces of a side still fit somewhere: one for each empty place. */
export function fitting(view: View): number {
  const [side] = view.sides;
  const places = (side?.laid ?? 0) + (side?.tray.length ?? 0);
  return places - view.pieces.length;
}

/** What to know before the bots play on at once: whoever could still score gives that up. */
export function hurried(view: View, seats: ReadonlyArray<string>): Sentence | null {
  const own = view.sides.filter(({ seat }) => seats.includes(seat));
  const count = fitting(view);
  return count > 0 && own.some(({ stuck }) => !stuck)
    ? { key: "bar-hurried", values: { count } }
    : null;
}

export function offered(move: string, _view: View): Sentence {
  const chosen = parsed(move);
  switch (chosen.kind) {
    case "lay":
      return { key: "move-lay", values: { place: chosen.place } };
    case "flag":
      return { key: "move-flag", values: { objective: chosen.objective } };
    case "bridge":
      return { key: "move-bridge", values: { site: chosen.site } };
    case "drop":
    case "tank":
      return { key: `move-${chosen.kind}`, values: { place: chosen.place } };
    case "still":
    case "time":
      return { key: `clock-${chosen.kind}` };
    default:
      return { key: `move-${move}` };
  }
}

/** The position, a sentence each, for those who do not see the board. */
export function described(view: View): ReadonlyArray<Sentence> {
  return [
    ...view.sides.map(sideInWords),
    ...view.sides.flatMap((side) => groundOf(view, side)),
    ...view.objectives.flatMap(goalInWords),
    ...view.bridges.map(({ seat, site }) => ({ key: "position-bridge", values: { seat, site } })),
    ...view.pieces.filter(({ unit }) => unit !== "").map(unitInWords),
  ];
}

function sideInWords({ seat, laid, tray, points, ...side }: Side): Sentence {
  const { areas, objectives, bridges, total } = points;
  const { paratroopers, tanks } = side;
  const values = { seat, laid, left: tray.length, total, areas, objectives, bridges };
  return { key: "position-side", values: { ...values, paratroopers, tanks } };
}

/** Where a side has built, and where it may go on. */
function groundOf(view: View, { seat, open }: Side): ReadonlyArray<Sentence> {
  const held = view.pieces.filter((piece) => piece.seat === seat).map(({ place }) => place);
  return [
    ...(held.length > 0
      ? [{ key: "position-ground", values: { seat, places: held.join(", ") } }]
      : []),
    ...(open.length > 0
      ? [{ key: "position-open", values: { seat, places: open.join(", ") } }]
      : []),
  ];
}

function goalInWords({ name, flag, completed_by, forgotten, lost }: Goal): ReadonlyArray<Sentence> {
  const objective = name;
  if (flag) return [{ key: "position-flag", values: { seat: flag, objective } }];
  if (lost) return [{ key: "position-lost", values: { objective } }];
  if (forgotten) return [{ key: "position-forgotten", values: { objective } }];
  if (completed_by) return [{ key: "position-bare", values: { seat: completed_by, objective } }];
  return [];
}

/** Why what lies at a point of the board is struck out, and where its middle is. */
export interface Struck extends Sentence {
  readonly at: Point;
}

/** What is struck out at a point of the board: an objective or a base that is lost. */
export function struckAt(view: View, board: BoardShown, at: Point): Struck | null {
  const lost = new Set(view.objectives.filter((goal) => goal.lost).map(({ name }) => name));
  const objective = board.objectives.find(({ name, zone }) => lost.has(name) && holds(zone, at));
  if (objective) {
    const values = { objective: objective.name };
    return { key: "struck-objective", values, at: middleOf(objective.zone) };
  }
  const base = board.bases.find(({ side, kind, zone }) => {
    const owner = view.sides.find(({ seat }) => seat === side);
    const state = kind === "paratroops" ? owner?.paratroop_base : owner?.tank_base;
    return state === "lost" && holds(zone, at);
  });
  return base ? { key: "struck-base", at: middleOf(base.zone) } : null;
}

function holds({ left, top, width, height }: ZoneShown, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

function middleOf({ left, top, width, height }: ZoneShown): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function unitInWords({ place, unit, unit_seat }: Piece): Sentence {
  return { key: `position-${unit || "tank"}`, values: { seat: unit_seat, place } };
}

export function standing(view: View): ReadonlyArray<{ seat: string; points: number }> {
  return view.sides.map(({ seat, points }) => ({ seat, points: points.total }));
}

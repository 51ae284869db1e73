// What can be chosen, read out of the moves that the server offers: numbers to circle, squares to
// step to, routes through what is known. Nothing here knows what is allowed: it sorts what it was
// given, and reads what the picture shows.

import type { Way } from "../../protocol";
import type { Valley } from "./valley";
import type { Player, View } from "./view";

export const GAME = "close-encounters";

export type Chosen =
  | { readonly kind: "circle"; readonly number: number }
  | { readonly kind: "step"; readonly square: string }
  | { readonly kind: "pass" }
  | { readonly kind: "stay" };

/** A move as it is written, taken apart. */
export function parsed(move: string): Chosen {
  const [verb = "", what = ""] = move.split(" ");
  if (verb === "circle") return { kind: "circle", number: Number(what) };
  if (verb === "to") return { kind: "step", square: what };
  return verb === "stay" ? { kind: "stay" } : { kind: "pass" };
}

/** The numbers that may be circled, among some moves. */
export function numbersIn(moves: ReadonlyArray<string>): number[] {
  return moves.flatMap((move) => {
    const chosen = parsed(move);
    return chosen.kind === "circle" ? [chosen.number] : [];
  });
}

/** The squares that are stepped to, among some moves. */
export function stepsIn(moves: ReadonlyArray<string>): string[] {
  return moves.flatMap((move) => {
    const chosen = parsed(move);
    return chosen.kind === "step" ? [chosen.square] : [];
  });
}

export function playerAt(view: View, seat: string | undefined): Player | undefined {
  return view.players.find((player) => player.seat === seat);
}

/**
 * The shortest known route to a square; of several the one with the fewest squares that could hold
 * a trap, for all that is shown; and of those the straightest.
 */
export function routeTo(
  valley: Valley,
  start: string,
  ways: ReadonlyArray<Way>,
  goal: string,
  clear: ReadonlySet<number>,
): ReadonlyArray<string> {
  const deepest = depthOf(ways);
  for (let steps = 1; steps <= deepest; steps += 1) {
    const routes = routesOf(ways, goal, steps);
    const cost = (route: string[]) =>
      100 * risksOn(route, clear) + bendsOf(valley, [start, ...stepsIn(route)]);
    const [best] = routes.toSorted((a, b) => cost(a) - cost(b));
    if (best) return best;
  }
  return [];
}

/**
 * The way towards a square that is farther than what is known: the shortest that gets as near to it
 * as can be told, chosen among several as above. Empty where no step gets nearer.
 */
export function routeTowards(
  valley: Valley,
  start: string,
  ways: ReadonlyArray<Way>,
  goal: string,
  clear: ReadonlySet<number>,
): ReadonlyArray<string> {
  const known = routeTo(valley, start, ways, goal, clear);
  if (known.length > 0) return known;
  const cost = (route: ReadonlyArray<string>) => {
    const squares = [start, ...stepsIn(route)];
    const far = valley.steps(squares.at(-1) ?? "", goal) + route.length / 10;
    return 10_000 * far + 100 * risksOn(route, clear) + bendsOf(valley, squares);
  };
  const here = valley.steps(start, goal);
  const nearer = beginningsOf(ways).filter((route) => {
    return valley.steps(stepsIn(route).at(-1) ?? start, goal) < here;
  });
  const [best] = nearer.toSorted((a, b) => cost(a) - cost(b));
  return best ?? [];
}

/** Everything that can be walked, as far as it is known, and every beginning of it. */
function beginningsOf(ways: ReadonlyArray<Way>): string[][] {
  return ways.flatMap(({ move, then }) => [
    [move],
    ...beginningsOf(then).map((rest) => [move, ...rest]),
  ]);
}

/** Every way of so many steps that ends on a square. */
function routesOf(ways: ReadonlyArray<Way>, goal: string, steps: number): string[][] {
  if (steps === 1) return ways.flatMap(({ move }) => (move === `to ${goal}` ? [[move]] : []));
  return ways.flatMap(({ move, then }) =>
    routesOf(then, goal, steps - 1).map((route) => [move, ...route]),
  );
}

/** How many squares of a route could hold an opponent's trap. */
function risksOn(route: ReadonlyArray<string>, clear: ReadonlySet<number>): number {
  const numbers = stepsIn(route).map(Number).filter(Boolean); // safe squares have no number
  return numbers.filter((number) => !clear.has(number)).length;
}

function bendsOf(valley: Valley, squares: ReadonlyArray<string>): number {
  const headings = squares
    .slice(1)
    .map((square, index) => String(valley.heading(squares[index] ?? "", square)));
  return headings.filter((each, index) => index > 0 && each !== headings[index - 1]).length;
}

const depthOf = (ways: ReadonlyArray<Way>): number =>
  Math.max(0, ...ways.map((way) => 1 + depthOf(way.then)));

/** The numbers where none of one's opponents can have a live circle, for all that is known. */
export function clearFor(view: View, seat: string): ReadonlySet<number> {
  const others = view.players.filter((player) => player.seat !== seat);
  const [first, ...rest] = others.map((player) => new Set(player.clear));
  return new Set([...(first ?? [])].filter((number) => rest.every((each) => each.has(number))));
}

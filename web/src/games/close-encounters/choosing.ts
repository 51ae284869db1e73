// What can be chosen, read out of the moves that the server offers: numbers to circle, squares to
// step to, routes through what is known. Nothing here knows what is allowed: it sorts what it was
// given, and reads what the picture shows.

import type { Draft } from "../../core/draft.svelte";
import { fieldsIn } from "../../kit/notation";
import type { Way } from "../../protocol";
import { parsed } from "./moves";
import type { Valley } from "./valley";
import type { View } from "./view";

export const GAME = "close-encounters";

/** The numbers that may be circled, among some moves. */
export const numbersIn = fieldsIn(parsed, "circle", "number");

/** The squares that are stepped to, among some moves. */
export const stepsIn = fieldsIn(parsed, "step", "square");

const isWalked = (move: string): boolean => ["step", "stay"].includes(parsed(move).kind);

/** The way that is drawn, without what is circled at its end. */
export const walkIn = (draft: Draft): ReadonlyArray<string> => draft.moves.filter(isWalked);

/** What may be circled, or nothing: now, or at the end of the way that is drawn. */
export function circlesIn(draft: Draft): ReadonlyArray<string> {
  const walk = walkIn(draft);
  if (walk.length === 0) return draft.legal.filter((move) => !isWalked(move));
  const next =
    walk.length < draft.moves.length
      ? draft.linesAfter(walk).flat()
      : draft.after.map(({ move }) => move);
  return next.filter((move) => !isWalked(move));
}

/**
 * The simplest known route to a square: a single step if there is one; else without a jump that
 * nobody asked for, the shortest, and the straightest. Of routes that are alike, the one with the
 * fewest squares that could hold a trap, for all that is shown.
 */
export function routeTo(
  valley: Valley,
  start: string,
  ways: ReadonlyArray<Way>,
  goal: string,
  clear: ReadonlySet<number>,
): ReadonlyArray<string> {
  const lengths = Array.from({ length: depthOf(ways) }, (_, index) => index + 1);
  const [step, ...longer] = lengths.map((steps) => routesOf(ways, goal, steps));
  const cost = (route: ReadonlyArray<string>) =>
    1000 * route.length + trouble(valley, start, route, clear);
  const [best] = longer.flat().toSorted((a, b) => cost(a) - cost(b));
  return step?.[0] ?? best ?? [];
}

/** What speaks against a route: jumps before all, then bends, then squares that could hold a trap. */
function trouble(
  valley: Valley,
  start: string,
  route: ReadonlyArray<string>,
  clear: ReadonlySet<number>,
): number {
  const squares = [start, ...stepsIn(route)];
  const jumps = squares.slice(1).filter((to, index) => valley.isApart(squares[index] ?? "", to));
  return 1_000_000 * jumps.length + 20 * bendsOf(valley, squares) + risksOn(route, clear);
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
    return 10_000 * far + trouble(valley, start, route, clear);
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

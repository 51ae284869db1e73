// Where a unit, a flag or a bridge can be put down: what the table lists, and where it lies.

import type { Ground, Point } from "./ground";
import { placesFor, type Unit } from "./workbench.svelte";

export interface Target extends Point {
  readonly seat: string;
  readonly unit: Unit;
  readonly move: string;
  /** What it is put down on: a place, an objective, a site. */
  readonly on: string;
}

export function targetsIn(
  ground: Ground,
  seat: string,
  unit: Unit,
  legal: ReadonlyArray<string>,
): ReadonlyArray<Target> {
  return placesFor(legal, unit).flatMap((on) => {
    const at = whereIs(ground, unit, on);
    return at ? [{ seat, unit, move: `${unit} ${on}`, on, ...at }] : [];
  });
}

function whereIs(ground: Ground, unit: Unit, on: string): Point | null {
  if (unit === "flag") {
    const flag = ground.board.objectives.find(({ name }) => name === on)?.flag;
    return flag ? { x: flag[0], y: flag[1] } : null;
  }
  if (unit === "bridge") {
    const site = ground.board.sites.find(({ name }) => name === on);
    if (!site) return null;
    const { south, north } = site;
    return { x: (south[0] + north[0]) / 2, y: (south[1] + north[1]) / 2 };
  }
  const place = ground.places.get(on);
  return place ? { x: place.x, y: place.y } : null;
}

/** The target on which something is let go: the nearest, and not too far away. */
export function targetNear(targets: ReadonlyArray<Target>, at: Point, size: number): Target | null {
  const near = targets
    .map((target) => ({ target, far: Math.hypot(target.x - at.x, target.y - at.y) }))
    .filter(({ far }) => far < size * 0.75)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.target ?? null;
}

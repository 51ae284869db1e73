// What every choice on a board has, whatever the game: a key, a place, a name, and what it does.

import type { Place } from "./place";

export interface Target {
  readonly key: string;
  readonly kind: string;
  readonly at: Place;
  /** Its name in words. */
  readonly label: string;
  readonly act: () => void;
}

/** The target that a click or a touch fell on, as a button; for a reader's click there is no place. */
export function buttonAt<Each extends Target>(
  targets: ReadonlyArray<Each>,
  { target }: Event,
): Each | undefined {
  const key = (target as Element).closest<HTMLElement>("[data-key]")?.dataset.key;
  return targets.find((each) => each.key === key);
}

/** The target nearest to a place, if one is within reach. */
export function nearest<Each extends Target>(
  targets: ReadonlyArray<Each>,
  { x, y }: Place,
  reach: number,
): Each | undefined {
  let best: Each | undefined;
  let least = reach;
  for (const target of targets) {
    const distance = Math.hypot(target.at.x - x, target.at.y - y);
    if (distance < least) [best, least] = [target, distance];
  }
  return best;
}

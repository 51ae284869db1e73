// In which order places are offered to the keyboard, and where arrows lead on the map: to the nearest
// of some places in a direction.

import type { Ground } from "./ground";

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const STRAY = 2.2; // how much worse it is to lie aside than to lie further on
const WIDE = 0.45; // how far ahead something must lie, as a share of how far aside it lies

/** The place among these that lies next in a direction; where there is none, the same again. */
export function placeToward(
  ground: Ground,
  places: ReadonlyArray<string>,
  from: string,
  key: string,
): string {
  const [east, south] = HEADINGS[key] ?? [0, 0];
  const start = ground.middleOf(from);
  const found = places
    .filter((name) => name !== from)
    .map((name) => {
      const { x, y } = ground.middleOf(name);
      const [dx, dy] = [x - start.x, y - start.y];
      const [ahead, aside] = [dx * east + dy * south, Math.abs(dx * south - dy * east)];
      return { name, ahead, aside, cost: ahead + STRAY * aside };
    })
    .filter(({ ahead, aside }) => ahead > WIDE * aside)
    .toSorted((a, b) => a.cost - b.cost);
  return found[0]?.name ?? from;
}

/** From the upper left to the lower right, for whoever sits at the lower edge; or at the upper. */
export function inReadingOrder(
  places: ReadonlyArray<string>,
  ground: Ground,
  far = false,
): ReadonlyArray<string> {
  const names = [...ground.places.keys()];
  const order = (name: string) => (far ? -1 : 1) * names.indexOf(name);
  return places.toSorted((one, other) => order(one) - order(other));
}

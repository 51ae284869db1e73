// Chances over time as curves in a box: where each moment lies, where a label has room, and which
// moment is meant by a place. Draws nothing.

import type { Moment } from "../protocol";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const WHOLE = 1000; // chances are in a thousand

/** When each moment was: by the clock where frames have times, or else by the moves played. */
export function timesOf(
  moments: ReadonlyArray<Moment>,
  frames: ReadonlyArray<{ readonly at: number }>,
): ReadonlyArray<number> {
  const timed = frames.some(({ at }) => at > 0);
  return moments.map(({ at }) => (timed ? (frames[at - 1]?.at ?? 0) : at));
}

export class Curves {
  private readonly last: number;

  constructor(
    readonly box: Box,
    readonly moments: ReadonlyArray<Moment>,
    readonly times: ReadonlyArray<number>,
  ) {
    this.last = Math.max(1, times.at(-1) ?? 1);
  }

  x(time: number): number {
    const { width, left, right } = this.box;
    return left + ((width - left - right) * time) / this.last;
  }

  y(chance: number): number {
    const { height, top, bottom } = this.box;
    return top + (height - top - bottom) * (1 - chance / WHOLE);
  }

  /** The line of one seat, by its number. */
  line(seat: number): string {
    const points = this.moments.map(
      ({ chances }, index) =>
        `${round(this.x(this.times[index] ?? 0))},${round(this.y(chances[seat] ?? 0))}`,
    );
    return points.length > 0 ? `M${points.join("L")}` : "";
  }

  /** Places of a seat's line at which its emblem is drawn: a few, each seat's apart from others'. */
  marks(seat: number, seats: number, count = 4): ReadonlyArray<{ x: number; y: number }> {
    if (this.moments.length < 2) return [];
    return Array.from({ length: count }, (_, nth) => {
      const share = (nth + (seat + 0.5) / seats) / count;
      const index = this.nearest(this.box.left + share * this.inner);
      return { x: this.x(this.times[index] ?? 0), y: this.y(this.chance(index, seat)) };
    });
  }

  chance(index: number, seat: number): number {
    return this.moments[index]?.chances[seat] ?? 0;
  }

  private get inner(): number {
    return this.box.width - this.box.left - this.box.right;
  }

  /** The moment that lies nearest to a place. */
  nearest(x: number): number {
    let best = 0;
    for (const [index, time] of this.times.entries()) {
      if (Math.abs(this.x(time) - x) <= Math.abs(this.x(this.times[best] ?? 0) - x)) best = index;
    }
    return best;
  }

  /** The last moment that is not after so many frames. */
  indexAt(frames: number): number {
    return Math.max(
      0,
      this.moments.findLastIndex(({ at }) => at <= frames),
    );
  }

  /** Where labels stand at the end of the lines, so that none covers another. */
  labels(room: number): ReadonlyArray<number> {
    const ends = (this.moments.at(-1)?.chances ?? []).map((chance) => this.y(chance));
    return apart(ends, room, this.box.top, this.box.height - this.box.bottom);
  }
}

const round = (number: number): number => Math.round(10 * number) / 10;

/** Places moved as little as need be, until they are so far from one another, within bounds. */
export function apart(
  wanted: ReadonlyArray<number>,
  room: number,
  least: number,
  most: number,
): ReadonlyArray<number> {
  const order = wanted.map((_, index) => index).sort((a, b) => at(wanted, a) - at(wanted, b));
  const placed = [...wanted];
  let floor = least;
  for (const index of order) {
    placed[index] = Math.max(floor, at(wanted, index));
    floor = at(placed, index) + room;
  }
  let ceiling = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(ceiling, at(placed, index));
    ceiling = at(placed, index) - room;
  }
  return placed;
}

const at = (numbers: ReadonlyArray<number>, index: number): number => numbers[index] ?? 0;

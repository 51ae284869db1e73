// How long it takes until somebody whose line has dropped counts as away, counted in seconds.

import type { SeatShown } from "../protocol";

const SECOND = 1000; // milliseconds

export class Absence {
  private now = $state(Date.now());

  constructor(private readonly toldAt: () => number) {}

  /** Seconds until the people of a seat count as away; 0 if they do, or are there. */
  secondsTo({ away_in_ms }: Pick<SeatShown, "away_in_ms">): number {
    if (away_in_ms === 0) return 0;
    return Math.max(0, Math.ceil((this.toldAt() + away_in_ms - this.now) / SECOND));
  }

  /** Counts down while one of these seats has somebody to be waited for; for an effect. */
  count(seats: ReadonlyArray<Pick<SeatShown, "away_in_ms">>): (() => void) | undefined {
    if (seats.every(({ away_in_ms }) => away_in_ms === 0)) return undefined;
    const timer = setInterval(() => {
      this.now = Date.now();
    }, SECOND);
    return () => clearInterval(timer);
  }
}

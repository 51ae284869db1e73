// The time of a film: when its frames are due, at any speed, whatever happens in between. Pure:
// whoever asks says what time it is.

/** The same times, with every silence between two of them cut down to the longest allowed. */
export function shortened(times: ReadonlyArray<number>, longest: number): number[] {
  let cut = 0;
  return times.map((time, index) => {
    const before = times[index - 1] ?? 0;
    cut += Math.max(0, time - before - longest);
    return time - cut;
  });
}

/** Runs from a moment of the film on, and can be made faster or slower while it runs. */
export class FilmClock {
  private film = 0; // the moment of the film from which it was started
  private wall = 0; // and when that was
  private speed = 1;

  start(film: number, wall: number, speed: number): void {
    this.film = film;
    this.wall = wall;
    this.speed = speed;
  }

  /** The moment of the film that is reached now. */
  reached(wall: number): number {
    return this.film + (wall - this.wall) * this.speed;
  }

  /** Goes on at another speed from where it is. */
  changeSpeed(speed: number, wall: number): void {
    this.start(this.reached(wall), wall, speed);
  }

  /** Milliseconds until a moment of the film; none, where it has passed. */
  until(film: number, wall: number): number {
    return Math.max(0, (film - this.reached(wall)) / this.speed);
  }
}

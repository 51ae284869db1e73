import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FilmClock, shortened } from "./reel";

const gaps = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 30 });
const speeds = fc.constantFrom(0.5, 1, 2, 4, 8, 16);

function times(between: ReadonlyArray<number>): number[] {
  let at = 0;
  return between.map((gap) => {
    at += gap;
    return at;
  });
}

function gapsOf(all: ReadonlyArray<number>): number[] {
  return all.map((time, index) => time - (all[index - 1] ?? 0));
}

describe("silences", () => {
  it("are cut down to the longest allowed, and nothing else is", () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 20_000 }), (between, longest) => {
        const cut = gapsOf(shortened(times(between), longest));
        expect(cut).toEqual(between.map((gap) => Math.min(gap, longest)));
      }),
    );
  });
});

describe("the clock of a film", () => {
  it("has every frame due at its time, at any speed", () => {
    fc.assert(
      fc.property(gaps, speeds, (between, speed) => {
        const clock = new FilmClock();
        clock.start(0, 5_000, speed);
        for (const time of times(between)) {
          const wall = 5_000 + time / speed;
          expect(clock.until(time, 5_000)).toBeCloseTo(time / speed);
          expect(clock.until(time, wall)).toBeCloseTo(0);
          expect(clock.until(time, wall + 100)).toBe(0);
        }
      }),
    );
  });

  it("loses nothing when its speed is changed", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(speeds, fc.nat(5_000)), { maxLength: 10 }), (changes) => {
        const clock = new FilmClock();
        clock.start(1_000, 0, 1);
        let [wall, film, speed] = [0, 1_000, 1];
        for (const [next, passes] of changes) {
          wall += passes;
          film += passes * speed;
          expect(clock.reached(wall)).toBeCloseTo(film);
          clock.changeSpeed(next, wall);
          expect(clock.reached(wall)).toBeCloseTo(film);
          speed = next;
        }
      }),
    );
  });
});

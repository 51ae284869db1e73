import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { times } from "../../tests/tiers";
import type { GameTable } from "../games/contract";
import type { Frame, Happening } from "../protocol";
import { Playback, turnsOf, viewsOf } from "./replay.svelte";

type View = Record<string, unknown>;

/** A game whose events take a while and leave a trace in what is seen. */
const game = {
  lasts: () => 100,
  sound: () => null,
  advanced: (view: View, event: Happening) => ({ ...view, shown: event.code }),
} as unknown as GameTable;

const fieldName = fc.constantFrom("turn", "dice", "marbles", "walk");
const aView = fc.record({
  turn: fc.constantFrom("A", "B"),
  dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  marbles: fc.dictionary(fc.constantFrom("a1", "b2", "c3"), fc.constantFrom("white", "yellow")),
  walk: fc.option(fc.record({ left: fc.integer({ min: 0, max: 6 }) })),
});
const who = fc.constantFrom("A", "B", "C", "fate", "clock");
const games = fc.record({
  views: fc.array(aView, { minLength: 1, maxLength: 30 }),
  seats: fc.array(who, { minLength: 30, maxLength: 30 }),
});

/** What the server makes of views: the first one, and of the others the fields that differ. */
function story({ views, seats }: { views: View[]; seats: string[] }) {
  const [first = {}, ...others] = views;
  const frames: Frame[] = others.map((after, index) => {
    const before = views[index] ?? {};
    const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    const changed = Object.entries(after).filter(([name]) => differs(name));
    const events = [{ code: `event-${index}`, values: {} }];
    const changes = Object.fromEntries(changed);
    return { seat: seats[index] ?? "A", move: "m", events, changes, at: 0 };
  });
  return { first, frames };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a game that begins with a long shuffle", () => {
  const shuffle = Array.from({ length: 40 }, (_, index): Frame => {
    const events = index === 39 ? [{ code: "shuffled", values: {} }] : [];
    return { seat: "fate", move: "", events, changes: {}, at: 0 };
  });
  const moves = ["A", "B"].map((seat): Frame => {
    return { seat, move: "m", events: [{ code: "e", values: {} }], changes: {}, at: 0 };
  });

  it("shows it as one step", () => {
    const playback = new Playback({ first: {}, frames: [...shuffle, ...moves] }, game);
    expect(playback.at).toBe(39);
    expect(playback.start).toBe(39);
    expect(playback.length - playback.start).toBe(3);
    expect(playback.turns[0]).toEqual({ at: 39, seat: "A" });
    playback.jump(0);
    expect(playback.at).toBe(39);
    playback.jump(42);
    playback.play();
    expect(playback.at).toBe(40);
    playback.close();
  });

  it("skips nothing that somebody did, or that was told", () => {
    const told = { ...shuffle[0], events: [{ code: "rolled", values: {} }] } as Frame;
    expect(new Playback({ first: {}, frames: [told, ...moves] }, game).start).toBe(0);
    expect(new Playback({ first: {}, frames: moves }, game).start).toBe(0);
    expect(new Playback({ first: {}, frames: [] }, game).start).toBe(0);
  });
});

describe("the positions of a replay", () => {
  it("are the positions that were played", () => {
    fc.assert(
      fc.property(games, (each) => {
        expect(viewsOf(story(each))).toEqual(each.views);
      }),
    );
  });

  it("share what has not changed", () => {
    fc.assert(
      fc.property(games, fieldName, (each, name) => {
        const told = story(each);
        const views = viewsOf(told) as View[];
        told.frames.forEach(({ changes }, index) => {
          if (!(name in changes)) expect(views[index + 1]?.[name]).toBe(views[index]?.[name]);
        });
      }),
    );
  });
});

describe("turns", () => {
  it("begin with what fate does for whoever acts next", () => {
    const seats = ["fate", "fate", "A", "A", "fate", "B", "fate", "A", "fate"];
    expect(turnsOf(seats.map((seat) => ({ seat })))).toEqual([
      { at: 0, seat: "A" },
      { at: 4, seat: "B" },
      { at: 6, seat: "A" },
      { at: 8, seat: "" },
    ]);
    expect(turnsOf([])).toEqual([]);
  });

  it("cover the whole game, each another's than the one before", () => {
    fc.assert(
      fc.property(fc.array(who, { minLength: 1, maxLength: 40 }), (seats) => {
        const turns = turnsOf(seats.map((seat) => ({ seat })));
        expect(turns[0]?.at).toBe(0);
        turns.forEach((turn, index) => {
          const next = turns[index + 1];
          if (next) expect(next.at > turn.at && next.seat !== turn.seat).toBe(true);
          const own = seats.slice(turn.at, next?.at).filter((seat) => seat.length === 1);
          expect(new Set(own)).toEqual(new Set(turn.seat ? [turn.seat] : []));
        });
      }),
    );
  });
});

describe("leafing through", () => {
  it("a jump to anywhere shows what stepping there shows", async () => {
    await fc.assert(
      fc.asyncProperty(games, fc.array(fc.nat({ max: 40 }), { maxLength: 6 }), async (each, to) => {
        const playback = new Playback(story(each), game);
        for (const wish of to) {
          playback.jump(wish);
          const there = Math.min(wish, playback.length);
          expect(playback.at).toBe(there);
          expect(playback.stage.view).toEqual(each.views[there]);
          playback.forward();
          await vi.runAllTimersAsync();
          const next = Math.min(there + 1, playback.length);
          expect(playback.at).toBe(next);
          expect(playback.stage.view).toEqual(each.views[next]);
        }
        playback.close();
      }),
      { numRuns: times(15, 40) },
    );
  });

  it("plays to the end, then stops, and begins again", async () => {
    await fc.assert(
      fc.asyncProperty(games, fc.constantFrom(0.5, 1, 2, 4), async (each, speed) => {
        const playback = new Playback(story(each), game);
        playback.speed = speed as 1;
        playback.play();
        await vi.runAllTimersAsync();
        expect(playback.playing).toBe(false);
        expect(playback.at).toBe(playback.length);
        expect(playback.stage.view).toEqual(each.views.at(-1));
        playback.play();
        expect(playback.at).toBe(Math.min(1, playback.length));
        playback.close();
      }),
      { numRuns: times(8, 20) },
    );
  });

  it("whatever is pressed meanwhile, nothing is left behind", async () => {
    const press = fc.constantFrom(
      "forward",
      "back",
      "play",
      "pause",
      "toggle",
      "nextTurn",
      "previousTurn",
      "wait",
    );
    const presses = fc.array(press as fc.Arbitrary<"forward" | "wait">, { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(games, presses, async (each, pressed) => {
        const playback = new Playback(story(each), game);
        for (const button of pressed) {
          if (button === "wait") await vi.advanceTimersByTimeAsync(70);
          else playback[button]();
          expect(playback.at >= 0 && playback.at <= playback.length).toBe(true);
        }
        playback.pause();
        await vi.runAllTimersAsync();
        expect(playback.stage.busy).toBe(false);
        expect(playback.stage.view).toEqual(each.views[playback.at]);
      }),
      { numRuns: times(20, 60) },
    );
  });

  it("four times as fast takes a quarter of the time", async () => {
    const views = [{ turn: "A" }, { turn: "B" }];
    const told = story({ views, seats: ["A"] });
    for (const [speed, lasts] of [
      [1, 100],
      [4, 25],
      [0.5, 200],
    ] as const) {
      const playback = new Playback(told, game);
      playback.speed = speed;
      playback.forward();
      await vi.advanceTimersByTimeAsync(lasts - 1);
      expect(playback.stage.busy).toBe(true);
      await vi.advanceTimersByTimeAsync(2);
      expect(playback.stage.busy).toBe(false);
    }
  });

  it("goes from turn to turn", () => {
    const seats = ["fate", "A", "A", "fate", "B", "fate", "A"];
    const views = [...seats, "end"].map((turn) => ({ turn }));
    const playback = new Playback(story({ views, seats }), game);
    const places = [];
    for (let count = 0; count < 4; count += 1) {
      places.push([playback.at, playback.turn]);
      playback.nextTurn();
    }
    expect(places).toEqual([
      [0, "A"],
      [3, "B"],
      [5, "A"],
      [7, ""],
    ]);
    playback.jump(4);
    playback.previousTurn();
    expect(playback.at).toBe(3);
    playback.previousTurn();
    expect(playback.at).toBe(0);
  });
});

describe("a film with real times", () => {
  const real = [0, 0, 1_000, 1_500, 31_500, 32_000];

  function film() {
    const views = ["first", ...real].map((turn, index) => ({ turn: `${index} ${turn}` }));
    const told = story({ views, seats: ["fate", "A", "B", "A", "clock", "B"] });
    const frames = told.frames.map((frame, index) => ({ ...frame, at: real[index] ?? 0 }));
    return new Playback({ ...told, frames }, game);
  }

  /** How many frames have been shown after so many milliseconds, from one moment to the next. */
  async function seen(playback: Playback, ...moments: number[]): Promise<number[]> {
    const found = [];
    let before = 0;
    for (const moment of moments) {
      await vi.advanceTimersByTimeAsync(moment - before);
      before = moment;
      found.push(playback.at);
    }
    return found;
  }

  it("shows each frame when it happened", async () => {
    const playback = film();
    expect(playback.timed).toBe(true);
    playback.play();
    expect(await seen(playback, 10, 990, 1_010, 1_510, 31_490, 31_510, 32_010)).toEqual([
      2, 2, 3, 4, 4, 5, 6,
    ]);
    expect(playback.playing).toBe(false);
    expect(playback.time).toBe(32_000);
  });

  it.each([0.5, 2, 16] as const)("or %d times as fast", async (speed) => {
    const playback = film();
    playback.speed = speed;
    playback.play();
    const moments = [800, 1_200, 31_300, 31_700].map((moment) => moment / speed);
    expect(await seen(playback, ...moments)).toEqual([2, 3, 4, 5]);
    playback.close();
  });

  it("and faster from one moment on", async () => {
    const playback = film();
    playback.play();
    expect(await seen(playback, 1_510)).toEqual([4]);
    await vi.advanceTimersByTimeAsync(9_990); // 20 seconds are left of the silence
    playback.speed = 16;
    expect(await seen(playback, 1_230, 1_270)).toEqual([4, 5]);
    playback.close();
  });

  it("skips silences if one wants", async () => {
    const playback = film();
    playback.brisk = true;
    playback.play();
    expect(await seen(playback, 1_510, 4_490, 4_510, 5_010)).toEqual([4, 4, 5, 6]);
    playback.brisk = false;
    playback.jump(4);
    playback.play();
    expect(await seen(playback, 29_990, 30_010)).toEqual([4, 5]);
    playback.close();
  });

  it("stands where it is paused or looked at, and goes on from there", async () => {
    const playback = film();
    playback.play();
    await vi.advanceTimersByTimeAsync(1_200);
    playback.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.at).toBe(3);
    playback.jump(4);
    playback.play();
    playback.back();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.at).toBe(3);
  });

  it("is no film with real times where nobody counted them", () => {
    const told = story({ views: [{ turn: "A" }, { turn: "B" }], seats: ["A"] });
    expect(new Playback(told, game).timed).toBe(false);
    expect(new Playback(told, game).speeds).toEqual([0.5, 1, 2, 4]);
  });
});

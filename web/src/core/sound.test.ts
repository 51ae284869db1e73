import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stopAll } from "../../tests/leftovers";
import type { Sound } from "../games/contract";
import { Ear, SOUNDS } from "./sound";

const NAMES = Object.keys(SOUNDS) as Sound[];

/** As much of the browser's audio as the house uses; counts what begins, and checks the numbers. */
class FakeParam {
  value = 0;
  setValueAtTime(value: number, at: number) {
    expect(Number.isFinite(value) && at >= 0).toBe(true);
    this.value = value;
    return this;
  }
  exponentialRampToValueAtTime(value: number, at: number) {
    expect(value > 0 && at >= 0).toBe(true); // a real one throws
    return this;
  }
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly Q = new FakeParam();
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
  type = "";
  loop = false;
  buffer: unknown = null;
  private begun = -1;
  constructor(private readonly context: FakeContext) {}
  connect<T>(next: T): T {
    return next;
  }
  start(at: number) {
    this.begun = at;
    this.context.begun += 1;
  }
  stop(at: number) {
    expect(at).toBeGreaterThan(this.begun);
    this.context.longest = Math.max(this.context.longest, at);
  }
}

class FakeContext {
  static made: FakeContext[] = [];
  state: "running" | "suspended" = "suspended";
  currentTime = 0;
  sampleRate = 1_000;
  begun = 0;
  longest = 0;
  volume: FakeNode | null = null;
  readonly destination = new FakeNode(this);
  constructor() {
    FakeContext.made.push(this);
  }
  createGain = () => {
    const node = new FakeNode(this);
    this.volume ??= node;
    return node;
  };
  createOscillator = () => new FakeNode(this);
  createBufferSource = () => new FakeNode(this);
  createBiquadFilter = () => new FakeNode(this);
  createDynamicsCompressor = () => new FakeNode(this);
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  resume = () => {
    this.state = "running";
    return Promise.resolve();
  };
}

/** The module as a page that was just opened has it, with the settings that it reads. */
async function fresh() {
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  settings.volume = 0.6;
  return { ...(await import("./sound")), settings };
}

const touch = () => window.dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  FakeContext.made = [];
  vi.stubGlobal("AudioContext", FakeContext);
});

// A module listens for as long as its page is open, and each of these tests opens another.
afterEach(() => stopAll());

describe("sounds", () => {
  it("are silent until the first touch", async () => {
    const { sound } = await fresh();
    sound("dice");
    expect(FakeContext.made).toEqual([]);
    touch();
    expect(FakeContext.made).toEqual([]);
    sound("dice");
    expect(FakeContext.made.length).toBe(1);
    expect(FakeContext.made[0]?.state).toBe("running");
    expect(FakeContext.made[0]?.begun).toBeGreaterThan(0);
  });

  it.each(NAMES)("%s can be made, and is over soon", async (name) => {
    const { sound } = await fresh();
    touch();
    sound(name);
    expect(FakeContext.made[0]?.begun).toBeGreaterThan(0);
    expect(FakeContext.made[0]?.longest).toBeLessThan(name === "tune" ? 3 : 1.5);
  });

  it("are as loud as is settled, and silent at nothing", async () => {
    const { sound, settings } = await fresh();
    touch();
    settings.volume = 0;
    sound("win");
    expect(FakeContext.made).toEqual([]);
    settings.volume = 0.25;
    sound("win");
    expect(FakeContext.made[0]?.volume?.gain.value).toBe(0.25);
  });

  it("do no harm where a browser has no audio, or no more of it", async () => {
    vi.stubGlobal("AudioContext", undefined);
    const without = await fresh();
    touch();
    expect(() => without.sound("dice")).not.toThrow();
    vi.stubGlobal(
      "AudioContext",
      class {
        constructor() {
          throw new Error("no more");
        }
      },
    );
    const exhausted = await fresh();
    touch();
    expect(() => exhausted.sound("dice")).not.toThrow();
  });

  it("the five notes make a tune in any order: no half-tone between any two", () => {
    const pitches = NAMES.filter((name) => name.startsWith("note")).map((name) => {
      const [first] = SOUNDS[name];
      return 12 * Math.log2((first?.pitch ?? 1) / 440);
    });
    for (const one of pitches) {
      for (const other of pitches) {
        if (one !== other) expect(Math.abs(one - other)).toBeGreaterThan(1.5);
      }
    }
  });
});

describe("an ear", () => {
  it("hears no crowd, and never the same thing twice at once", () => {
    const calls = fc.array(
      fc.record({ name: fc.constantFrom(...NAMES), pause: fc.integer({ min: 0, max: 80 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(calls, (all) => {
        const ear = new Ear();
        let now = 0;
        const heard: { name: Sound; at: number }[] = [];
        for (const { name, pause } of all) {
          now += pause / 1000;
          if (ear.hears(name, now)) heard.push({ name, at: now });
        }
        for (const { name, at } of heard) {
          const since = heard.filter((each) => each.at <= at && at - each.at < 0.12);
          expect(since.length).toBeLessThanOrEqual(6);
          const same = heard.filter((each) => each.name === name && Math.abs(each.at - at) < 0.04);
          expect(same.length).toBe(1);
        }
      }),
    );
  });

  it("hears what comes one after the other", () => {
    const ear = new Ear();
    const walk = [0, 0.2, 0.4, 0.6].map((at) => ear.hears("step", at));
    expect(walk).toEqual([true, true, true, true]);
  });
});

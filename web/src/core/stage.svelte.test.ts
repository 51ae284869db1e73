import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { times } from "../../tests/tiers";
import type { GameTable } from "../games/contract";
import type { EntryShown, Happening } from "../protocol";
import { settings } from "./settings.svelte";
import { Stage, sceneOf } from "./stage.svelte";

/** A game whose view is the list of all that happened. */
const game = {
  lasts: ({ values }: Happening) => Number(values.lasts),
  advanced: (view: string[], { code }: Happening) => {
    if (code === "broken") throw new Error("cannot be drawn");
    return [...view, code];
  },
  sound: () => null,
} as unknown as GameTable;

const event = (code: string, lasts = 100): Happening => ({ code, values: { lasts } });

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
});
afterEach(() => vi.useRealTimers());

describe("what was told at once", () => {
  const entry = { type: "drawn", move: "4-2" } as const;
  const told = (seq: number, code: string, interim?: Record<string, unknown>) => ({
    seq,
    at: 0,
    entry: { ...entry } as EntryShown["entry"],
    events: code ? [event(code)] : [],
    ...(interim && { interim }),
  });

  it("is shown towards each position on the way, and towards the last", () => {
    const last = { phase: "move", turn: "B" };
    const all = [
      told(1, "stepped"),
      told(2, "", { phase: "roll" }),
      told(3, "rolled"),
      told(4, "left"),
    ];
    expect(sceneOf(all, last)).toEqual({
      before: [{ events: [event("stepped")], view: { phase: "roll", turn: "B" } }],
      events: [event("rolled"), event("left")],
      view: last,
    });
  });

  it("is one scene where there is nothing between", () => {
    expect(sceneOf([], 7)).toEqual({ before: [], events: [], view: 7 });
  });
});

describe("the stage", () => {
  it("shows each event towards the position that it leads to", async () => {
    const led: unknown[] = [];
    const seen = {
      ...game,
      advanced: (view: unknown, { code }: Happening, next: unknown) => {
        led.push([code, view, next]);
        return view;
      },
    } as unknown as GameTable;
    const stage = new Stage(seen);
    const before = [
      { events: [event("one")], view: ["first"] },
      { events: [], view: ["next"] },
    ];
    stage.play({ before, events: [event("two")], view: ["last"] });
    await vi.advanceTimersByTimeAsync(100);
    expect(led).toEqual([
      ["one", undefined, ["first"]],
      ["two", ["next"], ["last"]],
    ]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual(["last"]);
  });

  it("shows one event after the other, and then the position", async () => {
    const stage = new Stage(game);
    stage.cut([]);
    const shown = vi.fn();
    stage.play({ events: [event("one"), event("two", 300)], view: ["all"], shown });
    expect(stage.view).toEqual(["one"]);
    expect(stage.pace).toBe(100);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual(["one", "two"]);
    expect(stage.event?.code).toBe("two");
    expect(stage.busy).toBe(true);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(stage.view).toEqual(["all"]);
    expect(stage.busy).toBe(false);
    expect(stage.event).toBeNull();
    expect(shown).toHaveBeenCalledOnce();
  });

  it("is at rest when the last position is announced as shown", async () => {
    const stage = new Stage(game);
    stage.cut([]);
    const busy: boolean[] = [];
    stage.play({ events: [event("one")], view: [1], shown: () => busy.push(stage.busy) });
    stage.play({ events: [event("two")], view: [2], shown: () => busy.push(stage.busy) });
    await vi.runAllTimersAsync();
    expect(busy).toEqual([true, false]);
  });

  it("can be skipped, and is not in a hurry afterwards", async () => {
    const stage = new Stage(game);
    stage.cut([]);
    stage.play({ events: [event("one"), event("two")], view: ["end"] });
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toEqual(["end"]);
    stage.play({ events: [event("three")], view: ["later"] });
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.view).toEqual(["end", "three"]);
  });

  it("shows what is played right after a cut once", async () => {
    const stage = new Stage(game);
    stage.cut([]);
    stage.play({ events: [event("old"), event("older")], view: ["old"] });
    stage.cut(["new"]);
    stage.play({ events: [event("one"), event("two")], view: ["end"] });
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual(["new", "one", "two"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual(["end"]);
  });

  it("hurries where much is waiting", async () => {
    const stage = new Stage(game);
    stage.cut([]);
    for (let scene = 0; scene < 30; scene += 1) {
      stage.play({ events: [event(`${scene}`, 1000)], view: [scene] });
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stage.busy).toBe(false);
  });

  it("never gets stuck: it always ends at the last position, every scene announced once", async () => {
    const scene = fc.record({
      codes: fc.array(fc.constantFrom("a", "b", "broken"), { maxLength: 3 }),
      lasts: fc.constantFrom(0, 1, 250),
    });
    const act = fc.oneof(
      scene.map((value) => ({ do: "play" as const, ...value })),
      fc.constant({ do: "cut" as const }),
      fc.constant({ do: "skip" as const }),
      fc.nat(400).map((wait) => ({ do: "wait" as const, wait })),
    );
    vi.spyOn(console, "error").mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
        const stage = new Stage(game);
        stage.cut(["start"]);
        let last: unknown = ["start"];
        const announced: number[] = [];
        let count = 0;
        for (const each of acts) {
          if (each.do === "wait") await vi.advanceTimersByTimeAsync(each.wait);
          else if (each.do === "skip") stage.skip();
          else if (each.do === "cut") {
            last = [`cut ${count}`];
            stage.cut(last);
          } else {
            const id = count;
            count += 1;
            last = [`position ${id}`];
            const events = each.codes.map((code) => event(code, each.lasts));
            stage.play({ events, view: last, shown: () => announced.push(id) });
          }
        }
        await vi.runAllTimersAsync();
        expect(stage.view).toEqual(last);
        expect(stage.busy).toBe(false);
        expect(stage.event).toBeNull();
        expect(announced).toEqual(Array.from({ length: count }, (_, id) => id));
      }),
      { numRuns: times(20, 60) },
    );
  });
});

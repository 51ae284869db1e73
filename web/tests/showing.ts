// What must be true of every game's way to show events.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GameTable } from "../src/games/contract";
import type { Entry } from "./recordings";

type Showing<View> = Pick<GameTable<View>, "advanced" | "lasts" | "sound">;

interface Recorded<View> {
  readonly start: View;
  readonly entries: ReadonlyArray<Entry<View>>;
}

/** Every code that a recorded game has. */
export const codesIn = <View>({ entries }: Recorded<View>): ReadonlySet<string> =>
  new Set(entries.flatMap(({ events }) => events.map(({ code }) => code)));

interface EntryShown<View> {
  /** Names and texts of values, such as the game's events have. */
  readonly keys: ReadonlyArray<string>;
  readonly texts: ReadonlyArray<string>;
  /** What else is true of every picture. */
  readonly holds?: (view: View) => void;
}

/** Whatever the server may tell is shown somehow. */
export function testAnyEvent<View extends { readonly players: ReadonlyArray<unknown> }>(
  { advanced, lasts, sound }: Showing<View>,
  recorded: Recorded<View>,
  { keys, texts, holds }: EntryShown<View>,
): void {
  const { start, entries } = recorded;
  const next = entries.at(-1)?.view ?? start;
  const anyCode = fc.oneof(
    fc.string(),
    fc.constantFrom("constructor", "toString", "__proto__", "hasOwnProperty"),
    fc.constantFrom(...codesIn(recorded)),
  );
  const anyValue = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(...texts));
  const anyValues = fc.dictionary(fc.constantFrom(...keys), anyValue);

  test("whatever happens, there is a picture, and the one before it is untouched", () => {
    const before = JSON.stringify([start, next]);
    fc.assert(
      fc.property(anyCode, anyValues, (code, values) => {
        const event = { code, values };
        const view = advanced(start, event, next);
        expect(view.players).toHaveLength(start.players.length);
        holds?.(view);
        expect(lasts(event)).toBeGreaterThanOrEqual(0);
        expect(sound(event)).toSatisfy((heard) => heard === null || typeof heard === "string");
      }),
    );
    expect(JSON.stringify([start, next])).toBe(before);
  });

  test("an event that nobody has heard of changes nothing", () => {
    expect(advanced(start, { code: "eclipsed", values: {} }, next)).toBe(start);
    expect(lasts({ code: "eclipsed", values: {} })).toBe(0);
    expect(sound({ code: "constructor", values: {} })).toBeNull();
  });
}

export function testTurnsAreQuick<View>(
  { lasts }: Pick<Showing<View>, "lasts">,
  { entries }: Recorded<View>,
): void {
  test("an ordinary turn is shown in about three seconds", () => {
    const turns: number[] = [];
    for (const event of entries.flatMap(({ events }) => events)) {
      if (event.code === "rolled") turns.push(0);
      const last = turns.length - 1;
      if (last >= 0) turns[last] = (turns[last] ?? 0) + lasts(event);
    }
    const sorted = turns.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(3000);
  });
}

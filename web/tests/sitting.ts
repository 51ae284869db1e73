// Somebody who sits at a table of `fake-table.ts`: what their browser keeps, and how everything that
// is on its way arrives.

import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { type KnownTable, memory } from "../src/core/memory.svelte";
import { notices } from "../src/core/notices.svelte";
import { settings } from "../src/core/settings.svelte";
import type { FakeTable } from "./fake-table";

const QUIET = 3; // looks at a wire on which nothing moves, until nothing is going to
const SHOWN = 4_500; // milliseconds: longer than anything is shown

/** Before each test of a file, a browser sits at table "t"; its time is the test's to put forward. */
export function sitting(kept: Partial<KnownTable> = {}): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sitDown(kept);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    notices.all = [];
  });
}

/** A browser that remembers nothing but its key to table "t". */
export function sitDown(kept: Partial<KnownTable> = {}): void {
  localStorage.clear();
  settings.motion = "none";
  settings.confirm = true;
  memory.remember({ table: "t", game: "fake", since: 0, tokens: { A: "key-of-A" }, ...kept });
}

/** Lets everything arrive, and gives it the time to be shown. */
export const settle = (table: FakeTable, shown = SHOWN): Promise<void> =>
  untilQuiet(table, (moved) => vi.advanceTimersByTimeAsync(moved ? 0 : shown));

/** Lets everything arrive where time goes by itself. */
export const settleInTime = (table: FakeTable): Promise<void> =>
  untilQuiet(table, async () => {
    await tick();
    await new Promise((done) => setTimeout(done));
  });

type Wait = (moved: boolean) => Promise<unknown>;

async function untilQuiet(table: FakeTable, wait: Wait): Promise<void> {
  for (let quiet = 0; quiet < QUIET; ) {
    const wire = table.wires.at(-1);
    const moved = wire ? [wire.stepUp(), wire.stepDown()].some(Boolean) : false;
    await wait(moved);
    quiet = moved ? 0 : quiet + 1;
  }
  flushSync();
}

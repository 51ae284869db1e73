// A phone that is somebody's hand, until its seat has a new code.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.motion = "none";
  memory.remember({ table: "t", game: "fake", since: 0, tokens: { A: "key-of-A" } });
});
afterEach(() => {
  vi.useRealTimers();
  notices.all = [];
});

async function settle(table: FakeTable): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const wire = table.wires.at(-1);
    const moved = wire ? [wire.stepUp(), wire.stepDown()].some(Boolean) : false;
    await vi.advanceTimersByTimeAsync(moved ? 0 : 4_500);
    quiet = moved ? 0 : quiet + 1;
  }
  flushSync();
}

class PhoneTable extends FakeTable {
  override phones = true;
}

async function seated(): Promise<[PhoneTable, Session]> {
  const table = new PhoneTable();
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  expect(session.facts?.phones).toBe(true);
  expect(session.mine).toEqual(["A"]);
  return [table, session];
}

function expectNothingLeft(session: Session): void {
  expect(session.shutOut).toBe("Rosa");
  expect(session.facts).toBeNull();
  expect(session.position).toBeNull();
  expect(session.told).toEqual([]);
  expect(memory.find("t")?.tokens).toEqual({});
}

it("stops at once and keeps nothing when its seat gets a new code", async () => {
  const [table, session] = await seated();
  table.renew("A");
  await settle(table);
  expectNothingLeft(session);
  expect(table.wires).toEqual([]); // it has hung up, and does not come back
});

it("finds out when it wakes that its seat has had a new code meanwhile", async () => {
  const [table, session] = await seated();
  table.wires.at(-1)?.lose();
  table.renew("A");
  await settle(table);
  expectNothingLeft(session);
});

it("minds nobody else's new code", async () => {
  const [table, session] = await seated();
  table.renew("B");
  await settle(table);
  expect(session.shutOut).toBe("");
  expect(session.mine).toEqual(["A"]);
  session.close();
});

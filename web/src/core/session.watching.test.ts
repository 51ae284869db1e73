// A screen that only watches, as one that a whole room looks at: it has no seat, whatever keys this
// browser keeps.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game, timeShown } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import { memory } from "./memory.svelte";
import { Session } from "./session.svelte";

const KEYS = { A: "key-of-A", B: "key-of-B" };

const asked = vi.fn(async () => Response.json({ code: "no-handout" }, { status: 404 }));

sitting({ host: "key-of-host", tokens: KEYS });
beforeEach(() => {
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  asked.mockClear();
});

async function look(watching: boolean) {
  const table = new FakeTable();
  table.realtime = timeShown();
  if (watching) table.mine.clear(); // the server knows nobody without a key
  const session = new Session("t", game, "fake", table.dial, true, true, watching);
  await settle(table, 0);
  return { session, said: JSON.stringify(table.arrived) };
}

it("shows no key to the server, and asks for nothing that is given out to players", async () => {
  const { session, said } = await look(true);
  expect(said).toContain("hello");
  expect(said).not.toContain("key-of");
  expect(session.curtain.shared).toBe(false);
  expect(session.draft).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(memory.find("t")?.tokens).toEqual(KEYS);
  session.close();
});

it("is not what everybody else does", async () => {
  const { session, said } = await look(false);
  expect(said).toContain("key-of-A");
  expect(asked).toHaveBeenCalled();
  session.close();
});

import { afterEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import type { GameClient } from "../games/contract";
import type { GameShown } from "../protocol";
import { ApiError } from "./api";
import { Approach } from "./approach.svelte";
import type { Laid } from "./laying";
import { Session } from "./session.svelte";

sitting();

const table = new FakeTable();
const opened: Session[] = [];

afterEach(() => {
  for (const session of opened.splice(0)) session.close();
});

function laid(): Laid {
  const session = new Session("t", game, "fake", table.dial);
  opened.push(session);
  return { session, drawing: null, about: {} as GameShown, client: {} as GameClient };
}

it("arrives when the server has told of the table", async () => {
  const approach = new Approach(async () => laid());
  await approach.lay();
  expect([approach.laid?.session, approach.arrived]).toEqual([opened[0], false]);
  await settle(table);
  expect([approach.arrived, approach.gone, approach.trouble]).toEqual([true, false, null]);
});

it("tells a table that was deleted from one that was never there", async () => {
  const approach = new Approach(async () => laid());
  await approach.lay();
  await settle(table);
  table.wires[0]?.lose(4404);
  expect([approach.gone, approach.deleted]).toEqual([true, true]);
  const nowhere = new Approach(() => Promise.reject(new ApiError("no-such-table")));
  await nowhere.lay();
  expect([nowhere.gone, nowhere.deleted]).toEqual([true, false]);
});

it("hangs up where somebody left before the table was laid", async () => {
  const approach = new Approach(async () => {
    await vi.advanceTimersByTimeAsync(1);
    return laid();
  });
  const laying = approach.lay();
  approach.leave();
  await laying;
  await settle(table);
  expect([approach.laid, table.wires]).toEqual([null, []]);
});

it("hangs up when it is left, and can be taken again", async () => {
  const approach = new Approach(async () => laid());
  await approach.lay();
  await settle(table);
  approach.leave();
  expect(table.wires).toEqual([]);
  await approach.lay();
  await settle(table);
  expect(approach.arrived).toBe(true);
});

it("says what is the matter until it is tried again", async () => {
  const answers = [
    () => Promise.reject(new ApiError("no-such-table")),
    () => Promise.reject(new TypeError("a bug")),
    async () => laid(),
  ];
  const approach = new Approach(() => answers.shift()?.() ?? Promise.reject(new Error()));
  await approach.lay();
  expect([approach.trouble?.code, approach.gone]).toEqual(["no-such-table", true]);
  await approach.lay();
  expect([approach.trouble?.code, approach.gone]).toEqual(["failed", false]);
  await approach.lay();
  expect([approach.trouble, approach.laid?.session]).toEqual([null, opened[0]]);
});

// A phone that is somebody's hand, until its seat has a new code.

import { expect, it } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import { memory } from "./memory.svelte";
import { Session } from "./session.svelte";

sitting();

class PhoneTable extends FakeTable {
  override phones = true;
}

async function seated(): Promise<[PhoneTable, Session]> {
  const table = new PhoneTable();
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  expect(session.snapshot?.phones).toBe(true);
  expect(session.mine).toEqual(["A"]);
  return [table, session];
}

function expectNothingLeft(session: Session): void {
  expect(session.seating.shutOut).toBe("Rosa");
  expect(session.snapshot).toBeNull();
  expect(session.position).toBeNull();
  expect(session.log.entries).toEqual([]);
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
  expect(session.seating.shutOut).toBe("");
  expect(session.mine).toEqual(["A"]);
  session.close();
});

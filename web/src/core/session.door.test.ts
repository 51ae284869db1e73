// Sharing a seat: whoever holds it lets others in; until then they watch, and know that they wait.

import { expect, it } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";

sitting();

const ROSA = { number: 1, name: "Rosa" };
const EVE = { number: 2, name: "Eve" };

class SharedTable extends FakeTable {
  override people = { A: [ROSA] };
  override asking = { A: [EVE] };
  override persons: Record<string, number> = { A: 1 };
}

async function asks(): Promise<[SharedTable, Session]> {
  const table = new SharedTable();
  table.mine.delete("A");
  table.persons = { A: 2 };
  memory.forget("t");
  memory.remember({ table: "t", game: "fake", since: 0, tokens: {}, waiting: { A: "key" } });
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  return [table, session];
}

it("tells the holder of a seat who asks to be let in there, and asks for what they answer", async () => {
  const table = new SharedTable();
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  const [asker] = session.seating.askers;
  expect(asker).toEqual({ seat: "A", ...EVE });
  expect(session.seating.awaited).toBeNull();
  if (asker) {
    void session.commands.admit(asker);
    void session.commands.decline(asker);
  }
  void session.commands.sendAway("A", 2);
  await settle(table);
  for (const type of ["admit", "decline", "shut-out"]) {
    const command = { type, seat: "A", number: 2 };
    expect(table.arrived).toContainEqual(expect.objectContaining(command));
  }
  session.close();
});

it("waits to be let in with the key that is good for nothing yet", async () => {
  const [table, session] = await asks();
  expect(table.arrived[0]).toEqual({ type: "hello", tokens: ["key"] });
  expect(session.seating.awaited?.seat).toBe("A");
  expect(session.mine).toEqual([]);
  expect(session.seating.askers).toEqual([]);
  expect(session.curtain.own).toEqual([]);
  expect(memory.find("t")?.waiting).toEqual({ A: "key" });
  session.close();
});

it("has the seat as soon as it is let in, without another hello", async () => {
  const [table, session] = await asks();
  table.people = { A: [ROSA, EVE] };
  table.asking = { A: [] };
  table.tellPeople({ type: "admitted", seat: "A", number: 2, by: 1, name: "Eve", by_name: "Rosa" });
  await settle(table);
  expect(memory.find("t")?.waiting).toEqual({ A: "key" }); // it is shown in a moment
  table.mine.add("A");
  for (const wire of table.wires) wire.tell(table.snapshot());
  await settle(table);
  expect(session.mine).toEqual(["A"]);
  expect(session.seating.awaited).toBeNull();
  expect(session.seating.unadmitted).toBe("");
  expect(memory.find("t")?.tokens).toEqual({ A: "key" });
  expect(memory.find("t")?.waiting).toEqual({});
  expect(table.arrived.filter(({ type }) => type === "hello")).toHaveLength(1);
  session.close();
});

it("throws the key away and says so when it is not let in", async () => {
  const [table, session] = await asks();
  table.asking = { A: [] };
  table.tellPeople({ type: "declined", seat: "A", number: 2, by: 1, name: "Eve", by_name: "Rosa" });
  await settle(table);
  expect(session.seating.unadmitted).toBe("Rosa");
  expect(session.seating.awaited).toBeNull();
  expect(memory.find("t")?.waiting).toEqual({});
  expect(memory.find("t")?.tokens).toEqual({});
  session.close();
});

it("stops asking when it is told to", async () => {
  const [table, session] = await asks();
  void session.commands.stopAsking();
  await settle(table);
  const command = { type: "leave", seat: "A" };
  expect(table.arrived).toContainEqual(expect.objectContaining(command));
  expect(memory.find("t")?.waiting).toEqual({});
  session.close();
});

it("throws its key away when somebody of the seat shuts it out, and watches", async () => {
  const table = new SharedTable();
  table.persons = { A: 2 };
  table.people = { A: [ROSA, EVE] };
  table.asking = { A: [] };
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  table.mine.delete("A");
  table.people = { A: [ROSA] };
  table.tellPeople({
    type: "sent-away",
    seat: "A",
    number: 2,
    by: 1,
    name: "Eve",
    by_name: "Rosa",
  });
  await settle(table, 0);
  expect(memory.find("t")?.tokens).toEqual({});
  expect(notices.all.map(({ key }) => key)).toContain("table-shut-out-you");
  expect(session.snapshot).not.toBeNull();
  session.close();
});

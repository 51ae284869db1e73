// Games of secrets, as a session lives through them: something springs in the middle of a walk, and
// several choose at the same time.

import { expect, it } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import type { Way } from "../protocol";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";

sitting();

/** Whoever goes falls into a trap: the turn is over, and the rest of the walk is not to be made. */
class TrappedTable extends FakeTable {
  override get acting(): string {
    return this.match.some(({ move }) => move === "go") ? "B" : "A";
  }
}

/** A and B choose twice each, at the same time: nobody waits for the other. */
class CirclingTable extends FakeTable {
  override get acting(): string {
    return this.chosen("A") < 2 ? "A" : "B";
  }

  override get ways(): Way[] {
    // biome-ignore lint/suspicious/noThenProperty: nobody awaits a way
    return ["go", "stay"].map((move) => ({ move, then: [], more: false, finds: {} }));
  }

  private chosen(seat: string): number {
    return this.match.filter((each) => each.seat === seat).length;
  }
}

it("stops quietly where a walk ends before its time", async () => {
  const table = new TrappedTable();
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  session.draft?.choose("go", "2");
  void session.draft?.confirm();
  await settle(table);
  expect(table.match.map(({ move }) => move)).toEqual(["go"]);
  expect(notices.all).toEqual([]);
  expect(session.draft).toBeNull();
  session.close();
});

it("keeps what is being chosen while others choose at the same time", async () => {
  const table = new CirclingTable();
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  const draft = session.draft;
  draft?.choose("stay");
  table.play("B", "go");
  await settle(table);
  expect(session.draft).toBe(draft);
  expect(draft?.moves).toEqual(["stay"]);
  expect(draft?.length).toBe(1);
  session.close();
});

it("makes a choice again where somebody else was a moment faster", async () => {
  const table = new CirclingTable();
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  const draft = session.draft;
  draft?.choose("go");
  void draft?.confirm();
  table.match.push({ seat: "B", move: "go", by: "" }); // heard of only afterwards
  table.enter({ type: "moved", seat: "B", move: "go", by: "" }, "moved");
  await settle(table);
  const plays = table.arrived.filter((each) => each.type === "play");
  expect(plays.map((each) => each.type === "play" && each.after)).toEqual([0, 1]);
  expect(notices.all).toEqual([]);
  session.close();
});

it("drops what was being chosen when it cannot be chosen any more", async () => {
  const table = new FakeTable();
  table.mine.add("B");
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  const draft = session.draft;
  draft?.choose("go");
  table.play("A", "go"); // on another screen
  await settle(table);
  expect(session.draft).not.toBe(draft);
  expect(session.draft?.moves).toEqual([]);
  session.close();
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle as arrive, sitting } from "../../tests/sitting";
import type { EntryShown, Fairness, Incoming } from "../protocol";
import { commitmentOf } from "./fair";
import { memory } from "./memory.svelte";
import { notesOf, saltFor } from "./notes";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";

const SEAL = "5e".repeat(32);
const KEY = "4e".repeat(32);
const SEALED: Fairness = {
  seal: SEAL,
  key: KEY,
  draws: 0,
  rounds: [],
  contributions: [],
  choices: [],
  secret: "",
  lost_from: 0,
  outcomes: [],
};

let table: FakeTable;
let session: Session;

sitting();
beforeEach(() => {
  table = new FakeTable();
  table.fairness = SEALED;
});
afterEach(() => session.close());

/** Comes to the table, and lets everything arrive. */
async function come(secrets = false): Promise<void> {
  session = new Session("t", game, "fake", table.dial, secrets);
  await settle();
}

const settle = () => arrive(table);

type Sent<T> = Extract<Incoming, { type: T }>;
const committed = () =>
  table.arrived.filter((each): each is Sent<"commit"> => each.type === "commit");
const revealed = () =>
  table.arrived.filter((each): each is Sent<"reveal"> => each.type === "reveal");

/** All that was told is mixed in; or nothing of it. */
async function mix(given = table.revealed): Promise<void> {
  table.enter({ type: "mixed", given });
  table.revealed = [];
  await settle();
}

async function close(): Promise<void> {
  table.enter({ type: "closed" });
  await settle();
}

const hashOf = (round: number, seat = "A") =>
  commitmentOf("t", round, seat, saltFor("t", round, seat));

it("what outcomes stand for is noted as it was first told", async () => {
  const first = [["1", "2"]];
  table.fairness = { ...SEALED, outcomes: first };
  await come();
  expect(notesOf("t").outcomes).toEqual(first);
  session.close();
  table.fairness = { ...SEALED, outcomes: [["2", "1"]] };
  await come();
  expect(notesOf("t").outcomes).toEqual(first);
});

describe("salt", () => {
  it("is committed to when one comes, told when the round is closed, and not sooner", async () => {
    await come();
    expect(committed()).toMatchObject([{ seat: "A", round: 1, commitment: hashOf(1) }]);
    expect(notesOf("t")).toMatchObject({ seal: SEAL, key: KEY, game: "fake 1" });
    expect(notesOf("t").own).toMatchObject([{ round: 1, seat: "A", state: "committed" }]);
    table.botPlays();
    await settle();
    expect(revealed()).toEqual([]);
    await close();
    expect(revealed()).toMatchObject([{ seat: "A", round: 1, value: saltFor("t", 1, "A") }]);
    expect(notesOf("t").own).toMatchObject([{ state: "revealed" }]);
    await mix();
    expect(committed()).toHaveLength(1);
  });

  it("is not asked for again by whoever comes back, once it is in the dice", async () => {
    await come();
    await close();
    await mix();
    session.close();
    await come();
    expect(committed()).toHaveLength(1);
    expect(revealed()).toHaveLength(1);
  });

  it("is told again on the next connection: the server may have forgotten it", async () => {
    await come();
    await close();
    table.wires.at(-1)?.lose();
    await settle();
    expect(revealed()).toHaveLength(2);
  });

  it("is the same as before where it did not arrive", async () => {
    const salt = saltFor("t", 1, "A");
    await come();
    expect(committed()).toMatchObject([{ commitment: commitmentOf("t", 1, "A", salt) }]);
  });

  it("takes part in every round that somebody opens", async () => {
    await come();
    await close();
    await mix();
    table.enter({ type: "committed", seat: "B", person: 1, commitment: SEAL });
    await settle();
    expect(committed()).toMatchObject([{ round: 1 }, { round: 2, commitment: hashOf(2) }]);
    await close();
    expect(revealed()).toMatchObject([{ round: 1 }, { round: 2, value: saltFor("t", 2, "A") }]);
  });

  it("that was left out is not offered for ever to a server that does not want it", async () => {
    await come();
    for (let round = 0; round < 4; round += 1) {
      await close();
      await mix([]);
    }
    expect(committed().length).toBeLessThanOrEqual(2);
    expect(notices.all).toEqual([]);
  });

  it("is not told where another commitment was told in one's name", async () => {
    table.refuses = "round-closed";
    await come();
    table.enter({ type: "committed", seat: "A", person: 1, commitment: SEAL });
    await close();
    expect(revealed()).toEqual([]);
  });

  it("is not asked for where nothing is sealed, where the key is lost, or where all is over", async () => {
    for (const [fairness, over, entry] of [
      [null, false, null],
      [SEALED, true, null],
      [SEALED, false, { type: "unsealed" }],
    ] as const) {
      localStorage.removeItem("ludotheque.notes.t");
      table = new FakeTable();
      table.fairness = fairness;
      table.over = over;
      if (entry) table.enter(entry);
      await come();
      session.close();
      expect(committed()).toEqual([]);
    }
  });

  it("is no matter for whoever watches, who takes notes all the same", async () => {
    memory.forget("t");
    table.mine.clear();
    table.enter({ type: "drawn", move: "1-2" });
    await come();
    expect(committed()).toEqual([]);
    expect(notesOf("t")).toMatchObject({ seal: SEAL, lines: ["fate 1-2"] });
  });

  it("can be added once more, by hand", async () => {
    await come();
    await close();
    await mix();
    const added = session.dice.addSalt(session.mine[0]);
    await settle();
    expect(await added).toBe(true);
    expect(committed().map(({ round }) => round)).toEqual([1, 2]);
    expect(notesOf("t").own).toHaveLength(2);
  });

  it("that finds no room disturbs nobody, and is offered once", async () => {
    table.refuses = "round-closed";
    await come();
    table.play("A", "go");
    await settle();
    expect(committed()).toHaveLength(1);
    expect(notices.all).toEqual([]);
  });
});

describe("notes", () => {
  it("are taken of all that was told before one came, and of all that comes", async () => {
    table.enter({ type: "drawn", move: "1-2" });
    await come();
    table.play("A", "go");
    await settle();
    expect(notesOf("t").lines).toEqual(["fate 1-2", `commitment 1 A 1: ${hashOf(1)}`, "A go"]);
  });

  it("go on where they stopped, whatever is told of the same entries now", async () => {
    table.enter({ type: "drawn", move: "1-2" });
    await come();
    session.close();
    table.log[0] = { ...(table.log[0] as EntryShown), entry: { type: "drawn", move: "6-6" } };
    table.enter({ type: "drawn", move: "3-4" });
    await come();
    expect(notesOf("t").lines.filter((line) => line.startsWith("fate"))).toEqual([
      "fate 1-2",
      "fate 3-4",
    ]);
  });

  it("are taken behind a curtain, too, from what everybody is told; and all take part", async () => {
    memory.remember({ table: "t", game: "fake", since: 0, tokens: { A: "a", B: "b" } });
    table.mine.clear();
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const since = Number(new URL(path, "http://x").searchParams.get("since"));
      return Response.json(table.log.slice(since));
    });
    await come(true);
    expect(session.curtain.closed).toBe(true);
    expect(committed().map(({ seat }) => seat)).toEqual(["A", "B"]);
    table.wires.at(-1)?.lose();
    table.enter({ type: "drawn", move: "1-2" });
    table.enter({ type: "closed" });
    await settle();
    expect(asked).toEqual(["/api/tables/t/log?since=2"]);
    expect(notesOf("t").lines.slice(2)).toEqual(["fate 1-2", "closed 1"]);
    expect(revealed().map(({ seat }) => seat)).toEqual(["A", "B"]);
  });
});

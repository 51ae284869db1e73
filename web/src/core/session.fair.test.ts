import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle as arrive, sitting } from "../../tests/sitting";
import type { Fairness, Incoming } from "../protocol";
import { keepsakeOf, saltFor } from "./keepsakes";
import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";

const SEAL = "5e".repeat(32);
const SEALED: Fairness = {
  seal: SEAL,
  draws: 0,
  contributions: [],
  choices: [],
  secret: "",
  lost_from: 0,
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
async function come(): Promise<void> {
  session = new Session("t", game, "fake", table.dial);
  await settle();
}

const settle = () => arrive(table);

type Contribute = Extract<Incoming, { type: "contribute" }>;
const given = () => table.arrived.filter((each): each is Contribute => each.type === "contribute");

describe("salt", () => {
  it("is given once for each seat of one's own, and noted before it is sent", async () => {
    await come();
    expect(given()).toMatchObject([{ seat: "A", value: saltFor("t", "A") }]);
    expect(keepsakeOf("t")).toMatchObject({ seal: SEAL, mixed: { [saltFor("t", "A")]: 1 } });
    table.botPlays();
    await settle();
    session.close();
    await come();
    expect(given()).toHaveLength(1);
  });

  it("is the same as before where it did not arrive", async () => {
    const salt = saltFor("t", "A");
    await come();
    expect(given().map(({ value }) => value)).toEqual([salt]);
  });

  it("is not asked for where nothing is sealed, where the key is lost, or where all is over", async () => {
    for (const [fairness, over] of [
      [null, false],
      [{ ...SEALED, lost_from: 3 }, false],
      [SEALED, true],
    ] as const) {
      table.fairness = fairness;
      table.over = over;
      await come();
      session.close();
    }
    expect(given()).toEqual([]);
  });

  it("is no matter for whoever watches", async () => {
    memory.forget("t");
    table.mine.clear();
    await come();
    expect(given()).toEqual([]);
    expect(keepsakeOf("t").seal).toBe(SEAL);
  });

  it("can be added once more, by hand", async () => {
    await come();
    const added = session.addSalt();
    await settle();
    expect(await added).toBe(true);
    expect(new Set(given().map(({ value }) => value)).size).toBe(2);
    expect(Object.keys(keepsakeOf("t").mixed)).toHaveLength(2);
  });

  it("that finds no room disturbs nobody", async () => {
    table.refuses = "contributions-full";
    await come();
    expect(given()).toHaveLength(1);
    expect(notices.all).toEqual([]);
    expect(session.draft?.complete).toBe(true);
  });
});

it("seals of secret choices are noted as they come", async () => {
  await come();
  const choice = { number: 1, seat: "B", seal: "c0".repeat(32), taken_back: false, move: "" };
  table.fairness = { ...SEALED, choices: [choice] };
  table.play("A", "go");
  await settle();
  table.fairness = { ...SEALED, choices: [{ ...choice, seal: "0c".repeat(32) }] };
  table.play("A", "1");
  await settle();
  expect(keepsakeOf("t").choices).toEqual({ 1: choice.seal });
});

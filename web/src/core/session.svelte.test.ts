import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import { times } from "../../tests/tiers";
import type { Way } from "../protocol";
import type { Draft } from "./draft.svelte";
import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

sitting();
beforeEach(() => {
  settings.motion = "full";
});

function sitDown(table = new FakeTable()) {
  const session = new Session("t", game, "fake", table.dial);
  return { table, session };
}

describe("a table as one sees it", () => {
  it("is told whole, and offers what can be played", async () => {
    const { table, session } = sitDown();
    table.enter({ type: "sat", seat: "A", name: "Rosa" });
    table.enter({ type: "chatted", seat: "A", text: "Hello" });
    await settle(table);
    expect(table.arrived[0]).toEqual({ type: "hello", tokens: ["key-of-A"] });
    expect(session.log.entries).toEqual(table.log);
    expect(session.chat.map(({ seq }) => seq)).toEqual([2]);
    expect(session.turn).toBe("A");
    expect(session.draft?.complete).toBe(true);
    expect(session.draft?.lines()).toEqual([
      ["go", "1"],
      ["go", "2"],
    ]);
    session.close();
  });

  it("plays a whole sentence, and waits for the others", async () => {
    const { table, session } = sitDown();
    await settle(table);
    session.draft?.choose("go", "2");
    void session.draft?.confirm();
    await settle(table);
    expect(table.match.map(({ move }) => move)).toEqual(["go", "2"]);
    expect(session.draft).toBeNull();
    expect(session.turn).toBe("");
    table.botPlays();
    await settle(table);
    expect(session.draft?.length).toBe(4);
    session.close();
  });

  it("offers nothing between the moves of a sentence, even if nothing is animated", async () => {
    settings.motion = "none";
    const { table, session } = sitDown();
    await settle(table);
    session.draft?.choose("go", "1");
    void session.draft?.confirm();
    const wire = table.wires[0];
    wire?.stepUp(); // only the first of the two moves has arrived
    while (wire?.stepDown()) await vi.advanceTimersByTimeAsync(0);
    expect(session.position?.length).toBe(1);
    expect(session.draft).toBeNull();
    await settle(table);
    expect(table.match).toHaveLength(2);
    expect(notices.all).toEqual([]);
    session.close();
  });

  it("takes back all that belonged to the last choice, and then plays nothing by itself", async () => {
    const { table, session } = sitDown();
    table.mine.add("B");
    await settle(table);
    session.draft?.choose("go", "1");
    void session.draft?.confirm();
    await settle(table);
    expect(session.playing.undoable).toBe("A");
    void session.playing.undo();
    await settle(table);
    expect(table.match).toEqual([]);
    expect(session.position?.length).toBe(0);
    expect(session.draft?.seat).toBe("A");
    expect(session.playing.undoable).toBe("");
    session.close();
  });

  it("takes back no further than to what has told its player something", async () => {
    const { table, session } = sitDown();
    table.firm = 1;
    await settle(table);
    session.draft?.choose("go", "1");
    void session.draft?.confirm();
    await settle(table);
    expect(session.playing.undoable).toBe("A");
    void session.playing.undo();
    await settle(table);
    expect(table.match.map(({ move }) => move)).toEqual(["go"]);
    expect(session.playing.undoable).toBe("");
    expect(notices.all).toEqual([]);
    session.close();
  });

  it("does not offer to take back what has told its player something", async () => {
    const { table, session } = sitDown();
    table.firm = 2;
    await settle(table);
    session.draft?.choose("go", "1");
    void session.draft?.confirm();
    await settle(table);
    expect(table.match).toHaveLength(2);
    expect(session.playing.undoable).toBe("");
    session.close();
  });

  it("takes nothing back that a bot has played upon", async () => {
    const { table, session } = sitDown();
    await settle(table);
    session.draft?.choose("go", "1");
    void session.draft?.confirm();
    await settle(table);
    table.botPlays();
    await settle(table);
    expect(session.playing.undoable).toBe("");
    session.close();
  });

  it("keeps the move in the making while the connection is lost", async () => {
    const { table, session } = sitDown();
    await settle(table);
    session.draft?.choose("go");
    table.wires[0]?.lose();
    expect(session.status).toBe("lost");
    await settle(table);
    expect(session.status).toBe("open");
    expect(session.draft?.moves).toEqual(["go"]);
    session.close();
  });

  it("keeps it though the table has written something down meanwhile that is no move", async () => {
    const { table, session } = sitDown();
    await settle(table);
    session.draft?.choose("go");
    table.wires[0]?.lose();
    table.enter({ type: "closed" });
    await settle(table);
    expect(session.status).toBe("open");
    expect(session.draft?.moves).toEqual(["go"]);
    session.close();
  });

  it("forgets it where something was played meanwhile", async () => {
    const { table, session } = sitDown();
    table.mine.add("B");
    await settle(table);
    session.draft?.choose("go");
    table.wires[0]?.lose();
    for (const move of ["go", "1"]) {
      table.match.push({ seat: "A", move, by: "" });
      table.enter({ type: "moved", seat: "A", move });
    }
    await settle(table);
    expect(session.position?.length).toBe(2);
    expect(session.draft?.moves ?? []).toEqual([]);
    session.close();
  });

  it("forgets a key that opens nothing any more, and keeps the others", async () => {
    memory.remember({ table: "t", game: "fake", since: 0, tokens: { B: "key-of-B" } });
    const { table, session } = sitDown();
    await settle(table);
    expect(memory.find("t")?.tokens).toEqual({ A: "key-of-A" });
    session.close();
  });

  it("says that there is no such table", async () => {
    const { table, session } = sitDown();
    table.wires[0]?.lose(4404);
    await settle(table);
    expect(session.status).toBe("gone");
    expect(table.wires).toEqual([]);
  });

  it("ends where the server is, whatever the network did, with every command carried out once", async () => {
    const act = fc.constantFrom(
      "up",
      "up",
      "down",
      "down",
      "bot",
      "play",
      "undo",
      "say",
      "lose",
      "lag",
      "wait",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
        const { table, session } = sitDown();
        let said = 0;
        for (const each of acts) {
          const wire = table.wires.at(-1);
          if (each === "up") wire?.stepUp();
          else if (each === "down") wire?.stepDown();
          else if (each === "lose") wire?.lose();
          else if (each === "lag") wire?.lag();
          else if (each === "bot") table.botPlays();
          else if (each === "undo") void session.playing.undo();
          else if (each === "say") {
            said += 1;
            void session.commands.say("A", `${said}`);
          } else if (each === "play") {
            session.draft?.choose(...(session.draft.lines()[0] ?? []));
            void session.draft?.confirm();
          } else await vi.advanceTimersByTimeAsync(300);
          await vi.advanceTimersByTimeAsync(0);
        }
        await settle(table);
        expect(session.status).toBe("open");
        expect(session.log.entries).toEqual(table.log);
        expect(session.position).toEqual(table.position());
        expect(session.stage.busy).toBe(false);
        expect(session.stage.view).toEqual(table.position().view);
        expect(session.chat).toHaveLength(said);
        expect(session.draft?.seat ?? "").toBe(table.acting === "A" ? "A" : "");
        if (session.draft) expect(session.draft.complete).toBe(true);
        session.close();
      }),
      { numRuns: times(40, 150) },
    );
  });
});

const replaceBy =
  (...moves: string[]) =>
  (draft: Draft) => {
    draft.takeBack(true);
    draft.choose(...moves);
  };

describe("a hint", () => {
  it("is drawn and said, and nothing is played", async () => {
    const { table, session } = sitDown();
    await settle(table);
    void session.hints.ask("A");
    expect(session.hints.asking).toBe(true);
    await settle(table);
    expect(session.hints.asking).toBe(false);
    expect(session.hints.current?.reason).toBe("best");
    expect(session.draft?.moves).toEqual(["go", "2"]);
    expect(table.match).toEqual([]);
    expect(session.lines.at(-1)?.sentences[0]?.key).toBe("table-log-asked-for-hint");
    session.close();
  });

  it("is gone when the game goes on", async () => {
    const { table, session } = sitDown();
    await settle(table);
    void session.hints.ask("A");
    await settle(table);
    void session.draft?.confirm();
    await settle(table);
    expect(table.match.map(({ move }) => move)).toEqual(["go", "2"]);
    expect(session.hints.current).toBeNull();
    session.close();
  });

  it.each([
    ["is taken back", (draft: Draft) => draft.takeBack(true)],
    ["gives way to something else", replaceBy("go", "1")],
    ["is left for its beginning only", replaceBy("go")],
  ])("is stale once what it drew %s", async (_, change) => {
    const { table, session } = sitDown();
    await settle(table);
    void session.hints.ask("A");
    await settle(table);
    expect(session.hints.isStale).toBe(false);
    if (session.draft) change(session.draft);
    expect(session.hints.isStale).toBe(true);
    session.hints.close();
    expect(session.hints.isStale).toBe(false);
    session.close();
  });

  it("is of no use where the game has gone on meanwhile", async () => {
    const { table, session } = sitDown();
    await settle(table);
    void session.hints.ask("A");
    session.draft?.choose("go", "1");
    void session.draft?.confirm();
    await settle(table);
    expect(session.hints.current).toBeNull();
    expect(table.match.map(({ move }) => move)).toEqual(["go", "1"]);
    session.close();
  });
});

describe("a turn of two choices is confirmed once", () => {
  /** A table at which everybody chooses twice before the next one's turn. */
  class LongTurns extends FakeTable {
    override get acting(): string {
      return Math.floor(this.match.length / 4) % 2 === 0 ? "A" : "B";
    }
  }

  const moves = (table: FakeTable) => table.match.length;
  const choose = async (table: FakeTable, session: Session) => {
    session.draft?.choose("go", "1");
    await settle(table);
  };

  it("at its end, where a game says that more follows", async () => {
    const table = new LongTurns();
    const goesOn = (view: unknown) => (view as { log: string[] }).log.length % 4 < 2;
    const session = new Session("t", { ...game, goesOn }, "fake", table.dial);
    await settle(table);
    await choose(table, session);
    expect(moves(table)).toBe(2);
    await choose(table, session);
    expect(moves(table)).toBe(2);
    void session.draft?.confirm();
    await settle(table);
    expect(moves(table)).toBe(4);
    session.close();
  });

  it("at its end, though something without a choice comes in between", async () => {
    const way = (move: string, then: Way[] = []): Way => ({ move, then, more: false, finds: {} });
    class PaidBetween extends FakeTable {
      override get acting(): string {
        return this.match.length < 5 ? "A" : "B";
      }
      override get ways(): Way[] {
        const go = [way("go", [way("1"), way("2")])];
        return [go, [way("1")], [way("pay")], go, [way("1")]][this.match.length] ?? go;
      }
    }
    const table = new PaidBetween();
    const goesOn = (view: unknown) => (view as { log: string[] }).log.length < 3;
    const session = new Session("t", { ...game, goesOn }, "fake", table.dial);
    await settle(table);
    await choose(table, session);
    expect(moves(table)).toBe(3); // what was to be paid, too
    await choose(table, session);
    expect(moves(table)).toBe(3);
    void session.draft?.confirm();
    await settle(table);
    expect(moves(table)).toBe(5);
    session.close();
  });

  it("also after the page was loaded anew in the middle of it", async () => {
    class PaidLast extends FakeTable {
      override get acting(): string {
        return this.match.length < 3 ? "A" : "B";
      }
      override get ways(): Way[] {
        // biome-ignore lint/suspicious/noThenProperty: nobody awaits a way
        return [{ move: "pay", then: [], more: false, finds: {} }];
      }
    }
    const table = new PaidLast();
    table.play("A", "go");
    table.play("A", "1");
    const session = new Session("t", game, "fake", table.dial);
    await settle(table);
    expect(moves(table)).toBe(2);
    expect(session.draft?.finished).toBe(true);
    void session.draft?.confirm();
    await settle(table);
    expect(moves(table)).toBe(3);
    session.close();
  });

  it("at its beginning, where it does not", async () => {
    const table = new LongTurns();
    const session = new Session("t", game, "fake", table.dial);
    await settle(table);
    await choose(table, session);
    expect(moves(table)).toBe(0);
    void session.draft?.confirm();
    await settle(table);
    await choose(table, session);
    expect(moves(table)).toBe(4);
    session.close();
  });
});

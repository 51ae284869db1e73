import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { game } from "../../tests/fake-table";
import type { GameTable } from "../games/contract";
import type { EntryShown, Incoming, Outgoing, Position, Snapshot, Way } from "../protocol";
import type { Socket } from "./line";
import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";
import { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

const SEATS = ["A", "B", "C"];
const way = (move: string, then: Way[] = []): Way => ({ move, then, more: false, finds: {} });

/** A server where everybody hides a number, and then they take turns; it tells each their own. */
class SecretTable {
  readonly hidden: Record<string, string> = {};
  readonly moves: { seat: string; move: string }[] = [];
  acting: string[] = [...SEATS];
  over = false;
  readonly dead = new Set<string>();
  wires: SecretWire[] = [];
  readonly hellos: { tokens: string[]; present: string[] }[] = [];

  readonly dial = (): Socket => {
    const wire = new SecretWire(this);
    this.wires.push(wire);
    return wire;
  };

  play(seat: string, move: string): void {
    this.moves.push({ seat, move });
    if (move.startsWith("hide")) this.hidden[seat] = move;
    this.acting = move.startsWith("hide")
      ? this.acting.filter((each) => each !== seat)
      : [SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] ?? ""];
    if (this.acting.length === 0) this.acting = ["A"];
    for (const wire of this.wires) wire.news();
  }

  position(viewer: string): Position {
    const legal = this.acting.includes(viewer) && !this.over ? { [viewer]: ["hide 1", "go"] } : {};
    return {
      length: this.moves.length,
      view: { own: this.hidden[viewer] ?? null },
      acting: this.over ? [] : this.acting,
      legal,
      over: this.over,
      winners: [],
      ending: "",
      undoable: 0,
      views: {},
    };
  }

  told(viewer: string): EntryShown[] {
    return this.moves.map(({ seat, move }, index) => ({
      seq: index + 1,
      at: 0,
      entry: { type: "moved", seat, move: seat === viewer || !move.startsWith("hide") ? move : "" },
      events: move === "go" ? [{ code: seat === viewer ? "read" : "went", values: { seat } }] : [],
    }));
  }
}

class SecretWire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private mine: string[] = [];

  constructor(private readonly table: SecretTable) {
    setTimeout(() => this.onopen?.(new Event("open")));
  }

  private get viewer(): string {
    return this.mine.length === 1 ? (this.mine[0] ?? "") : "";
  }

  close(): void {
    this.table.wires = this.table.wires.filter((each) => each !== this);
  }

  tell(message: Outgoing): void {
    const data = JSON.stringify(message);
    setTimeout(() => this.onmessage?.(new MessageEvent("message", { data })));
  }

  private snapshot(): Snapshot {
    return {
      type: "snapshot",
      table: "t",
      game: "fake",
      version: 1,
      options: {},
      board: "",
      clock: 0,
      seq: this.table.moves.length,
      started: true,
      seats: SEATS.map((seat) => ({
        seat,
        name: `Player ${seat}`,
        kind: "person",
        bot: "",
        stand_in: "",
        resigned: false,
        present: true,
        people: [],
        asking: [],
        away_in_ms: 0,
        yours: this.mine.includes(seat),
      })),
      position: this.table.position(this.viewer),
      chat: [],
      rematch: "",
      time: null,
      hands: [],
      fairness: null,
      phones: false,
      fast_forward: null,
      persons: {},
    };
  }

  news(): void {
    const told = this.table.told(this.viewer).slice(-1);
    const seq = this.table.moves.length;
    this.tell({
      type: "news",
      told,
      seq,
      started: true,
      position: this.table.position(this.viewer),
      seats: null,
      time: null,
      fast_forward: null,
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Incoming;
    if (message.type === "hello") this.greet(message.tokens ?? [], message.present ?? []);
    else if (message.type === "recall") {
      this.tell({ type: "recalled", told: this.table.told(this.viewer).slice(message.since) });
    } else if (message.type === "consider") {
      this.tell({
        type: "considered",
        request: message.request ?? "",
        length: this.table.moves.length,
        ways: [way("hide 1"), way("go")],
      });
    } else if (message.type === "play") {
      this.table.play(message.seat, message.move);
      const seq = this.table.moves.length;
      this.tell({ type: "accepted", request: message.request ?? "", seq });
    }
  }

  private greet(tokens: ReadonlyArray<string>, present: ReadonlyArray<string>): void {
    this.table.hellos.push({ tokens: [...tokens], present: [...present] });
    this.mine = tokens.map((token) => token.slice(-1)).filter((seat) => !this.table.dead.has(seat));
    this.tell(this.snapshot());
  }
}

const settle = async () => {
  await vi.advanceTimersByTimeAsync(2_000);
  flushSync();
};

function sitDown(seats: ReadonlyArray<string>, secrets = true, more: Partial<GameTable> = {}) {
  const tokens = Object.fromEntries(seats.map((seat) => [seat, `key-of-${seat}`]));
  memory.forget("t");
  memory.remember({ table: "t", game: "fake", since: 0, tokens });
  const table = new SecretTable();
  return { table, session: new Session("t", { ...game, ...more }, "fake", table.dial, secrets) };
}

/** All that the session holds on to, as text. */
const known = (session: Session) =>
  JSON.stringify([
    session.snapshot,
    session.position,
    session.log.entries,
    session.stage.view,
    session.lines,
  ]);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.motion = "none";
});
afterEach(() => {
  vi.useRealTimers();
  notices.all = [];
});

describe("a screen that several people share", () => {
  it("is covered before anybody has said to be there, and the server was shown no key", async () => {
    const { table, session } = sitDown(["A", "B"]);
    await settle();
    expect(table.hellos).toEqual([{ tokens: [], present: ["key-of-A", "key-of-B"] }]);
    expect(session.curtain.closed).toBe(true);
    expect(session.curtain.due).toEqual(["A", "B"]);
    expect(session.draft).toBeNull();
    session.close();
  });

  it("waits for the same people as before, whatever others do: nothing takes the focus", async () => {
    const { table, session } = sitDown(["A", "B"]);
    await settle();
    const waitedFor = session.curtain.due;
    table.play("C", "hide 3");
    await settle();
    expect(session.position?.length).toBe(1);
    expect(session.curtain.due).toBe(waitedFor);
    session.close();
  });

  it("shows somebody their own, and forgets it when the next one is to come", async () => {
    const { table, session } = sitDown(["A", "B"]);
    await settle();
    session.viewers.uncover("A");
    await settle();
    expect(table.hellos.at(-1)).toEqual({ tokens: ["key-of-A"], present: ["key-of-B"] });
    expect(session.curtain.closed).toBe(false);
    expect(session.mine).toEqual(["A"]);
    session.draft?.choose("hide 1");
    void session.draft?.confirm();
    await settle();
    expect(table.hidden).toEqual({ A: "hide 1" });
    expect(session.curtain.closed).toBe(true);
    expect(session.curtain.due).toEqual(["B"]);
    expect(known(session)).not.toContain("hide 1");
    expect(table.hellos.at(-1)?.tokens).toEqual([]);
    expect(table.wires).toHaveLength(1);
    session.viewers.uncover("B");
    await settle();
    expect(session.log.entries.map(({ entry }) => entry)).toMatchObject([{ seat: "A", move: "" }]);
    session.close();
  });

  it("stays with whoever has it while nobody else at it is to act", async () => {
    const { table, session } = sitDown(["A", "B"]);
    await settle();
    table.play("B", "hide 2");
    table.play("C", "hide 3");
    await settle();
    session.viewers.uncover("A");
    await settle();
    session.draft?.choose("hide 1");
    void session.draft?.confirm();
    await settle();
    expect(session.curtain.viewer).toBe("A"); // all have hidden, and A begins
    expect(session.curtain.closed).toBe(false);
    const hellos = table.hellos.length;
    table.acting = ["C"];
    table.play("C", "go");
    await settle();
    expect(session.curtain.viewer).toBe("A");
    expect(table.hellos).toHaveLength(hellos);
    session.close();
  });

  it("leaves whoever was told something the time to read it, and passes on when they have", async () => {
    const lingers = ({ code }: { code: string }) => code === "read";
    const { table, session } = sitDown(["A", "B"], true, { lingers });
    table.acting = ["A"];
    await settle();
    session.viewers.uncover("A");
    await settle();
    session.draft?.choose("go");
    void session.draft?.confirm();
    await settle();
    expect(table.acting).toEqual(["B"]);
    expect(session.curtain.lingering).toBe(true);
    expect(session.curtain.viewer).toBe("A");
    expect(session.curtain.closed).toBe(false);
    expect(session.draft).toBeNull();
    session.viewers.cover();
    await settle();
    expect(session.curtain.lingering).toBe(false);
    expect(session.curtain.closed).toBe(true);
    expect(session.curtain.due).toEqual(["B"]);
    expect(known(session)).not.toContain("read");
    session.viewers.uncover("B");
    await settle();
    expect(session.draft?.seat).toBe("B");
    expect(session.curtain.lingering).toBe(false);
    session.close();
  });

  it("shows nobody's secrets once others have done something, until their owner is alone", async () => {
    const coded = (wanted: string) => (event: { code: string }) => event.code === wanted;
    const { table, session } = sitDown(["A", "B"], true, {
      lingers: coded("read"),
      isSecret: coded("read"),
      gathers: coded("went"),
      publicly: () => ({ own: "covered" }),
    });
    table.acting = ["A"];
    table.hidden.A = "hide 1";
    await settle();
    session.viewers.uncover("A");
    await settle();
    session.draft?.choose("go");
    void session.draft?.confirm();
    await settle();
    expect(session.visible.covered).toBe(false); // A has read something, and nobody else has looked
    expect(session.visible.view).toEqual({ own: "hide 1" });
    expect(JSON.stringify(session.lines)).toContain("event-read");
    table.acting = ["C"];
    table.play("C", "go");
    await settle();
    expect(session.visible.covered).toBe(true);
    expect(session.curtain.lingering).toBe(true);
    expect(session.visible.view).toEqual({ own: "covered" });
    expect(JSON.stringify(session.lines)).not.toContain("event-read");
    expect(session.draft).toBeNull();
    session.viewers.lookAlone();
    await settle();
    expect(session.visible.view).toEqual({ own: "hide 1" });
    expect(JSON.stringify(session.lines)).toContain("event-read");
    expect(session.draft?.seat).toBe("A");
    session.close();
  });

  it("is covered again for whoever has it, where others have done something meanwhile", async () => {
    const { table, session } = sitDown(["A", "B"], true, {
      gathers: ({ code }) => code === "went",
      publicly: () => ({ own: "covered" }),
    });
    table.acting = ["A"];
    await settle();
    session.viewers.uncover("A");
    await settle();
    table.acting = ["C"];
    table.play("C", "go");
    await settle();
    expect(session.curtain.due).toEqual(["A"]);
    expect(session.curtain.closed).toBe(true);
    expect(session.curtain.viewer).toBe("");
    session.close();
  });

  it("can be covered at any time, even while something is on its way", async () => {
    const { table, session } = sitDown(["A", "B"]);
    await settle();
    session.viewers.uncover("A");
    await settle();
    session.draft?.choose("hide 1");
    void session.draft?.confirm();
    session.viewers.cover();
    expect(known(session)).not.toContain("hide 1");
    expect(session.curtain.closed).toBe(true);
    await settle();
    expect(table.moves).toHaveLength(1);
    expect(known(session)).not.toContain("hide 1");
    expect(table.hellos.at(-1)?.tokens).toEqual([]);
    expect(notices.all).toEqual([]);
    session.close();
  });

  it("can be looked at together, with nobody's secrets", async () => {
    const { table, session } = sitDown(["A", "B"]);
    table.play("A", "hide 1");
    await settle();
    session.viewers.lookTogether();
    await settle();
    expect(session.curtain.closed).toBe(false);
    expect(session.snapshot).not.toBeNull();
    expect(session.log.entries).toHaveLength(1);
    expect(known(session)).not.toContain("hide 1");
    session.viewers.cover();
    await settle();
    expect(session.curtain.closed).toBe(true);
    session.close();
  });

  it("drops the key of a seat that is somebody else's by now", async () => {
    const { table, session } = sitDown(["A", "B"]);
    table.dead.add("B");
    await settle();
    session.viewers.uncover("B");
    await settle();
    expect(memory.find("t")?.tokens).toEqual({ A: "key-of-A" });
    expect(session.curtain.closed).toBe(false);
    expect(session.mine).toEqual(["A"]);
    session.close();
  });

  it("needs no curtain once it is over: everybody is back", async () => {
    const { table, session } = sitDown(["A", "B"]);
    await settle();
    table.over = true;
    table.play("C", "go");
    await settle();
    expect(session.curtain.closed).toBe(false);
    expect(session.mine).toEqual(["A", "B"]);
    session.close();
  });
});

describe("what somebody has not asked for", () => {
  it("is neither in the log nor on the stage, until they do", async () => {
    const played: string[] = [];
    const open = { asked: false };
    const advanced = (view: unknown, { code }: { code: string }) => {
      played.push(code);
      return view;
    };
    const covers = ({ code }: { code: string }) => code === "read" && !open.asked;
    const { table, session } = sitDown(["A"], true, { covers, advanced });
    table.acting = ["A"];
    await settle();
    session.draft?.choose("go");
    void session.draft?.confirm();
    await settle();
    expect(session.lines).toEqual([]);
    expect(played).toEqual([]);
    open.asked = true;
    table.play("A", "go");
    await settle();
    expect(session.lines.map(({ seat }) => seat)).toEqual(["A", "A"]);
    expect(played).toEqual(["read"]);
    session.close();
  });
});

describe("no curtain", () => {
  it("is there for one alone", async () => {
    const { table, session } = sitDown(["A"]);
    await settle();
    expect(table.hellos).toEqual([{ tokens: ["key-of-A"], present: [] }]);
    expect(session.curtain.closed).toBe(false);
    expect(session.draft?.seat).toBe("A");
    session.viewers.cover();
    expect(session.curtain.closed).toBe(false);
    expect(session.draft?.seat).toBe("A");
    session.close();
  });

  it("is there where nothing is secret", async () => {
    const { table, session } = sitDown(["A", "B"], false);
    await settle();
    expect(table.hellos).toEqual([{ tokens: ["key-of-A", "key-of-B"], present: [] }]);
    expect(session.curtain.closed).toBe(false);
    session.close();
  });
});

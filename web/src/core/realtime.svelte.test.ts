import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTable, game, preparing, timeShown } from "../../tests/fake-table";
import { settle as settleWithin, sitting } from "../../tests/sitting";
import { ApiError } from "./api";
import type { Command } from "./line";
import { notices } from "./notices.svelte";
import { clockFace, RealTime } from "./realtime.svelte";
import { Session } from "./session.svelte";

const noCommands = { ask: vi.fn(), report: vi.fn(), reason: vi.fn() };

sitting();
beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "no-handout" }, { status: 404 }));
});

async function sitDown(others: "bot" | "person" = "bot") {
  const table = new FakeTable();
  const seats = table.seats();
  table.seats = () => seats.map((each) => (each.yours ? each : { ...each, kind: others }));
  table.realtime = timeShown();
  const session = new Session("t", game, "fake", table.dial, false, true);
  await settle(table);
  if (!session.live) throw new Error("it has no turns");
  return { table, session, live: session.live };
}

/** Lets everything arrive, and no time pass. */
const settle = (table: FakeTable) => settleWithin(table, 0);

describe("playing without turns", () => {
  it("makes a move at once, whatever the position was, and says what became of it", async () => {
    const { table, session, live } = await sitDown();
    table.refused = "late";
    const early = live.play("A", "early");
    table.play("B", "meanwhile");
    const late = live.play("A", "late");
    await settle(table);
    expect(await early).toEqual({ ok: true });
    expect(await late).toMatchObject({ ok: false, answer: { type: "error" } });
    expect(notices.all).toHaveLength(1);
    expect(table.arrived.filter(({ type }) => type === "play")).toEqual([
      expect.not.objectContaining({ after: expect.anything() }),
      expect.not.objectContaining({ after: expect.anything() }),
    ]);
    expect(table.match.map(({ move }) => move)).toEqual(["meanwhile", "early"]);
    session.close();
  });

  it("sends a move again that was not answered, and it is made once", async () => {
    const { table, session, live } = await sitDown();
    const played = live.play("A", "once");
    table.wires[0]?.stepUp(); // it arrives, but the answer never does
    table.wires[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    await settle(table);
    expect(await played).toEqual({ ok: true });
    expect(table.match).toHaveLength(1);
    session.close();
  });

  it("offers no draft, takes nothing back, and is nobody's turn", async () => {
    const { table, session, live } = await sitDown();
    void live.play("A", "go");
    await settle(table);
    expect(session.draft).toBeNull();
    expect(session.turn).toBe("");
    expect(session.playing.undoable).toBe("");
    expect(table.arrived.some(({ type }) => type === "consider")).toBe(false);
    session.close();
  });

  it("knows what is in whose hand", async () => {
    const { table, session, live } = await sitDown();
    table.hands = [{ seat: "A", thing: "piece 2", number: 7, yours: false }];
    const mine = live.hold("A", "piece 1");
    const theirs = live.hold("A", "piece 2");
    await settle(table);
    expect([await mine, await theirs]).toEqual([true, false]);
    expect([live.holder("A", "piece 1"), live.holder("A", "piece 2")]).toEqual([0, 7]);
    void live.release("A", "piece 1");
    await settle(table);
    expect(live.hands.map(({ thing }) => thing)).toEqual(["piece 2"]);
    table.hands = [];
    table.wires[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    await settle(table);
    expect(live.hands).toEqual([]);
    session.close();
  });

  it("lets a tip stand until it is read, unless a move is what it asks for", async () => {
    const sent: string[] = [];
    const commands = {
      ask: async ({ type }: Command) => {
        sent.push(type);
        return { type: "accepted", request: "", seq: 1 } as const;
      },
      report: () => {},
      reason: () => "",
    };
    const live = new RealTime(commands, async () => null);
    live.pausedForTip = true;
    const done = vi.fn();
    live.interrupt = (move) => (move.startsWith("flag") ? done : null);
    expect(await live.hold("A", "piece 1")).toBe(true); // a tray may be arranged meanwhile
    const why = vi.fn();
    expect((await live.play("A", "lay 1 at d1", why)).ok).toBe(false);
    expect(why).toHaveBeenCalledOnce();
    expect((await live.play("A", "tank c3")).ok).toBe(false);
    expect(notices.all.at(-1)?.key).toBe("tip-waits");
    const played = live.play("A", "flag fort-1");
    await Promise.resolve();
    expect(sent).toEqual(["hold"]);
    live.pausedForTip = false;
    expect((await played).ok).toBe(true);
    expect(sent).toEqual(["hold", "play"]);
    expect(done).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ["among people", "person", ["table-log-paused", "table-log-resumed", "table-log-went-on"]],
    ["with bots alone", "bot", []],
  ] as const)(
    "tells the log of pauses %s, and of the clock without a seat",
    async (_, kind, told) => {
      const { table, session, live } = await sitDown(kind);
      void live.pause("A");
      void live.resume("A");
      await settle(table);
      table.enter({ type: "moved", seat: "clock", move: "go", by: "clock" }, "went");
      table.enter({ type: "went-on" });
      await settle(table);
      const lines = session.lines.map(({ seat, sentences }) => [seat, sentences[0]?.key]);
      expect(lines).toContainEqual(["", "event-went"]);
      expect(lines.flatMap(([, key]) => (key === "event-went" ? [] : [key]))).toEqual(told);
      session.close();
    },
  );
});

describe("the clock", () => {
  const live = () => new RealTime(noCommands, () => Promise.resolve(null));

  it("runs on between what the server tells", async () => {
    const clock = live();
    clock.hear(
      timeShown({
        due: [
          { move: "time", in_ms: 60_000 },
          { move: "still", in_ms: 5_000 },
        ],
      }),
    );
    expect(clock.due.map(({ move }) => move)).toEqual(["still", "time"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(clock.left("still")).toBeCloseTo(3_000, -3);
    expect(clock.left("time")).toBeCloseTo(58_000, -3);
    expect(clock.left("go")).toBeNull();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(clock.left("still")).toBe(0);
    clock.close();
  });

  it("counts down to the beginning", async () => {
    const clock = live();
    clock.hear(preparing([], { due: [{ move: "off", in_ms: 3_000 }] }));
    const seen = [clock.countdown];
    for (let second = 0; second < 3; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      seen.push(clock.countdown);
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(clock.due).toEqual([]);
    clock.hear(timeShown());
    expect(clock.countdown).toBeNull();
    clock.close();
  });

  it("stands in a pause, and counts down to its end", async () => {
    const clock = live();
    const due = [{ move: "time", in_ms: 9_000 }];
    clock.hear(timeShown({ due, paused: true }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([clock.left("time"), clock.countdown]).toEqual([9_000, null]);
    clock.hear(timeShown({ due, paused: true, on_in_ms: 3_000 }));
    await vi.advanceTimersByTimeAsync(1_500);
    expect([clock.left("time"), clock.countdown]).toEqual([9_000, 2]);
    clock.close();
  });

  it("stops looking when nothing is due", () => {
    const clock = live();
    const before = vi.getTimerCount();
    clock.hear(timeShown({ due: [{ move: "go", in_ms: 3_000 }] }));
    expect(vi.getTimerCount()).toBe(before + 1);
    clock.hear(timeShown());
    expect(vi.getTimerCount()).toBe(before);
  });

  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [59_001, "1:00"],
    [754_000, "12:34"],
    [3_661_000, "1:01:01"],
    [-5, "0:00"],
  ])("shows %i milliseconds as %s", (milliseconds, face) => {
    expect(clockFace(milliseconds)).toBe(face);
  });
});

describe("what is given out", () => {
  it("is asked for until it is there, and then no more", async () => {
    const answers = [
      () => Promise.reject(new ApiError("no-handout-yet")),
      () => Promise.reject(new ApiError("page-unreachable")),
      () => Promise.resolve({ pieces: [1] }),
    ];
    const handout = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error("too often")));
    const live = new RealTime(noCommands, handout);
    const before = vi.getTimerCount();
    await live.fetch();
    expect([live.handout, vi.getTimerCount()]).toEqual([null, before]);
    await live.fetch();
    expect(vi.getTimerCount()).toBe(before + 1); // nobody answered: it is asked for again
    await vi.advanceTimersByTimeAsync(3_000);
    expect(live.handout).toEqual({ pieces: [1] });
    await live.fetch();
    expect(handout).toHaveBeenCalledTimes(3);
  });

  it("is not asked for again where there is none", async () => {
    const handout = vi.fn(() => Promise.reject(new ApiError("no-handout")));
    const live = new RealTime(noCommands, handout);
    await live.fetch();
    await live.fetch();
    expect(handout).toHaveBeenCalledOnce();
  });

  it("is not asked for again once the table was left while it was on its way", async () => {
    const handout = vi.fn(() => Promise.reject(new ApiError("page-unreachable")));
    const live = new RealTime(noCommands, handout);
    const before = vi.getTimerCount();
    const fetched = live.fetch();
    live.close();
    await fetched;
    await live.fetch();
    expect([handout.mock.calls.length, vi.getTimerCount()]).toEqual([1, before]);
  });

  it("is not asked for before play has begun", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return Response.json({ pieces: [1] });
    });
    const table = new FakeTable();
    table.realtime = preparing(["A", "B"]);
    const session = new Session("t", game, "fake", table.dial, false, true);
    table.enter({ type: "sat", seat: "A", name: "Rosa" });
    await settle(table);
    expect(session.match.unready).toEqual(["A"]);
    table.realtime = preparing([]);
    table.play("A", "set");
    table.play("B", "set");
    await settle(table);
    expect(session.match.unready).toEqual([]);
    expect([asked, session.match.begun]).toEqual([[], false]);
    table.realtime = timeShown();
    table.play("clock", "off", "clock");
    await settle(table);
    expect([asked, session.match.begun]).toEqual([["/api/tables/t/handout"], true]);
    expect(session.live?.handout).toEqual({ pieces: [1] });
    session.close();
  });
});

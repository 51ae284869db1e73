// What each message means, with all parts of a session and without a socket. That a session ends where
// the server is, whatever the network does, is tested in `session.svelte.test.ts`.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTable, timeShown } from "../../../tests/fake-table";
import { failed, goOn, toldOf } from "../../../tests/parts";
import { sessionParts, type Wanted } from "../../../tests/session-parts";
import { sitting } from "../../../tests/sitting";
import type { EntryShown, News } from "../../protocol";
import { memory } from "../memory.svelte";
import { notices } from "../notices.svelte";
import { Messages } from "./messages";

type Parts = ReturnType<typeof sessionParts>;
let server: Parts["server"];
let line: Parts["line"];
let parts: Parts["parts"];
let viewers: Parts["viewers"];
let messages: Messages;
let table: FakeTable;
const close = vi.fn();

sitting();
beforeEach(() => {
  vi.clearAllMocks();
  table = new FakeTable();
  begin();
});

function begin(wanted: Wanted = {}): void {
  ({ server, line, parts, viewers } = sessionParts(wanted));
  messages = new Messages(parts, viewers, close);
}

/** A connection on which the table has been described. */
function connected(): void {
  messages.connect();
  messages.receive(table.snapshot());
}

const newsOf = (told: EntryShown[], more: Partial<News> = {}): News => ({
  type: "news",
  told,
  seq: told.at(-1)?.seq ?? 0,
  started: true,
  position: table.position(),
  seats: null,
  time: null,
  fast_forward: null,
  ...more,
});

const moved = (seq: number, move: string) => toldOf(seq, { type: "moved", seat: "A", move });

it("shows its keys to the server, and follows once the table is described", () => {
  expect(messages.connect()).toEqual(["key-of-A"]);
  expect(parts.connection.state).toBe("connecting");
  messages.receive(table.snapshot());
  expect(parts.connection.state).toBe("listening");
  expect([parts.seating.mine, parts.match.length]).toEqual([["A"], 0]);
  expect(parts.drafting.draft?.seat).toBe("A");
});

describe("a table that is described again", () => {
  it("leaves the move in the making where nothing was played", () => {
    connected();
    const { draft } = parts.drafting;
    table.enter({ type: "closed" });
    messages.receive(table.snapshot());
    expect(parts.drafting.draft).toBe(draft);
    expect(parts.connection.state).toBe("recalling");
    expect(line.tell).toHaveBeenCalledExactlyOnceWith({ type: "recall", since: 0 });
  });

  it("shows at once where the match stands by now, and offers what may be played there", () => {
    connected();
    const { draft } = parts.drafting;
    table.match.push({ seat: "A", move: "go", by: "" });
    messages.receive(table.snapshot());
    expect(parts.stage.view).toEqual({ log: ["go"] });
    expect(parts.drafting.draft).not.toBe(draft);
    expect(parts.drafting.draft?.length).toBe(1);
  });

  it("has keys thrown away that open no seat of it", () => {
    table.mine.clear();
    connected();
    expect(memory.find("t")?.tokens).toEqual({});
  });
});

describe("news", () => {
  beforeEach(connected);

  it("are followed once, and shown before the next move is offered", async () => {
    table.match.push({ seat: "A", move: "go", by: "" });
    const news = newsOf([moved(1, "go")]);
    messages.receive(news);
    messages.receive(news);
    expect([parts.match.length, parts.log.entries.length]).toEqual([1, 1]);
    expect(parts.drafting.draft).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect([parts.log.shownTo, parts.stage.view]).toEqual([1, { log: ["go"] }]);
    expect(parts.drafting.draft?.length).toBe(1);
  });

  it("of something that was taken back make moves wait for a confirmation", () => {
    messages.receive(newsOf([toldOf(1, { type: "undone", seat: "B", length: 0 })]));
    expect(parts.playing.isAutomatic).toBe(false);
  });

  it("that follow entries which were missed have these recalled, once", () => {
    messages.receive(newsOf([moved(3, "go")]));
    messages.receive(newsOf([moved(4, "1")]));
    expect(line.tell).toHaveBeenCalledExactlyOnceWith({ type: "recall", since: 0 });
    messages.receive({ type: "recalled", told: [moved(1, "go"), moved(2, "1")] });
    expect(parts.log.isWhole).toBe(true);
    expect(parts.connection.state).toBe("listening");
  });

  it("tell of the table where everybody plays again, and of fast forward", () => {
    const entry = { type: "rematched", seat: "A", table: "next" } as const;
    const fast_forward = { on: true, asked: [], awaited: [] };
    messages.receive(newsOf([toldOf(1, entry)], { fast_forward }));
    expect(parts.match.rematch).toBe("next");
    expect(parts.fastForward.received).toEqual(fast_forward);
  });

  it("are dropped while commands of the viewer before are on their way, but are noted", () => {
    const note = vi.spyOn(parts.dice, "note");
    void parts.playing.send("A", ["go"], false, true);
    parts.connection.switchViewer(parts.playing.isSending);
    const news = newsOf([moved(1, "go")]);
    messages.receive(news);
    expect(parts.log.entries).toEqual([]);
    expect(note).toHaveBeenCalledExactlyOnceWith(news);
  });
});

describe("a seat that is taken from this browser", () => {
  it("by a new code leaves nothing here, and ends the connection", () => {
    connected();
    messages.receive(newsOf([toldOf(1, { type: "renewed", seat: "A" })]));
    expect(parts.seating.shutOut).toBe("Rosa");
    expect([parts.match.snapshot, parts.match.position, parts.drafting.draft]).toEqual([
      null,
      null,
      null,
    ]);
    expect(memory.find("t")?.tokens).toEqual({});
    expect(close).toHaveBeenCalledOnce();
  });

  it("by its other people is watched from then on", () => {
    table.persons = { A: 2 };
    connected();
    const entry = { type: "sent-away", seat: "A", number: 2, by: 1, by_name: "Rosa" } as const;
    messages.receive(newsOf([toldOf(1, { ...entry, number: 3 })]));
    expect(parts.keys.holds("A")).toBe(true);
    messages.receive(newsOf([toldOf(2, entry)]));
    expect(parts.keys.holds("A")).toBe(false);
    expect(notices.all.map(({ key }) => key)).toEqual(["table-shut-out-you"]);
    expect(close).not.toHaveBeenCalled();
  });
});

it("covers the screen where its viewer's seat is somebody else's by now", () => {
  memory.remember({ table: "t", game: "fake", since: 0, tokens: { B: "key-of-B" } });
  begin({ secrets: true });
  connected();
  viewers.uncover("B");
  connected();
  expect(parts.curtain.viewer).toBe("");
  expect(memory.find("t")?.tokens).toEqual({ A: "key-of-A" });
});

it("shows an error that answers nothing, and leaves answers to those who asked", async () => {
  connected();
  messages.receive({ ...failed("too-fast"), request: "1" } as never);
  expect(notices.all).toEqual([]);
  messages.receive(failed("too-fast") as never);
  expect(notices.all.map(({ key }) => key)).toEqual(["too-fast"]);
  await server.answer();
  await goOn();
});

it.each([
  [false, 1],
  [true, 0],
])("fetches what is given out, unless this screen only watches: %s", (watching, times) => {
  const live = { hear: vi.fn(), fetch: vi.fn(async () => {}), hands: [] };
  begin({ live, watching });
  table.realtime = timeShown();
  connected();
  expect(live.hear).toHaveBeenCalledExactlyOnceWith(table.realtime);
  expect(live.fetch).toHaveBeenCalledTimes(times);
  const hands = [{ seat: "A", thing: "piece 1", number: 1, yours: true }];
  messages.receive({ type: "held", hands });
  expect(parts.live?.hands).toEqual(hands);
});

it("has the seat at which it is let in, without a new connection", () => {
  const eve = { number: 2, name: "Eve" };
  memory.forget("t");
  memory.remember({ table: "t", game: "fake", since: 0, tokens: {}, waiting: { A: "key-of-A" } });
  table.mine.delete("A");
  table.asking = { A: [eve] };
  table.persons = { A: 2 };
  connected();
  expect([parts.seating.awaited?.seat, parts.keys.holds("A")]).toEqual(["A", false]);
  table.mine.add("A");
  table.asking = {};
  messages.receive({ type: "seating", seats: table.seats() });
  expect([parts.seating.awaited, parts.keys.holds("A")]).toEqual([null, true]);
  expect(line.renew).not.toHaveBeenCalled();
});

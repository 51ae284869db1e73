// Who looks at a screen, with all parts that this concerns and without a server.

import { beforeEach, describe, expect, it } from "vitest";
import { goOn, movesOf, positionOf, seatOf } from "../../../tests/parts";
import { sessionParts } from "../../../tests/session-parts";
import { sitting } from "../../../tests/sitting";

type Parts = ReturnType<typeof sessionParts>;
let server: Parts["server"];
let line: Parts["line"];
let parts: Parts["parts"];
let viewers: Parts["viewers"];

sitting({ tokens: { A: "key-of-A", B: "key-of-B" } });
beforeEach(() => {
  ({ server, line, parts, viewers } = sessionParts({ secrets: true }));
  parts.seating.receive([seatOf("A", { yours: true }), seatOf("B")]);
  parts.connection.begin();
});

/** The table is described to whoever looks: this seat is to act. */
function described(acting: string, more: Parameters<typeof positionOf>[0] = {}): void {
  const legal = parts.curtain.viewer === acting ? { [acting]: ["go", "stay"] } : {};
  parts.connection.begin();
  parts.log.begin(0);
  parts.match.position = positionOf({ acting: [acting], legal, ...more });
  parts.match.started = true;
  viewers.offer();
}

function viewedByA(): void {
  described("A");
  viewers.uncover("A");
  described("A");
  expect(parts.curtain.viewer).toBe("A");
  expect(parts.drafting.draft?.seat).toBe("A");
  line.renew.mockClear();
}

it("offers nothing before somebody has uncovered the screen", () => {
  described("A");
  expect([parts.curtain.closed, parts.drafting.draft]).toEqual([true, null]);
  viewers.uncover("C");
  expect(line.renew).not.toHaveBeenCalled();
  viewers.uncover("A");
  expect(line.renew).toHaveBeenCalledOnce();
  expect(parts.match.position).toBeNull();
});

it("keeps nothing of one viewer for the next", () => {
  viewedByA();
  parts.log.begin(1, []);
  parts.log.add(movesOf("A go"));
  viewers.cover();
  expect(parts.curtain.closed).toBe(true);
  expect([parts.drafting.draft, parts.match.position, parts.match.snapshot]).toEqual([
    null,
    null,
    null,
  ]);
  expect([parts.log.entries, parts.log.last, parts.stage.view]).toEqual([[], 0, undefined]);
  expect(line.renew).toHaveBeenCalledOnce();
});

it("passes the screen on when it is another's turn", () => {
  viewedByA();
  described("B", { length: 1 });
  expect([parts.curtain.viewer, parts.curtain.closed]).toEqual(["", true]);
  expect(line.renew).toHaveBeenCalledOnce();
});

it("tells the server who looks only when commands of the viewer before are answered", async () => {
  viewedByA();
  void parts.playing.send("A", ["go"], false, true);
  viewers.cover();
  expect([parts.connection.state, line.renew.mock.calls]).toEqual(["switching", []]);
  expect(parts.match.position).toBeNull();
  server.asked.length = 0;
  await server.answer(); // what may be played
  await server.answer(); // the move
  await goOn();
  expect(parts.connection.state).toBe("connecting");
  expect(line.renew).toHaveBeenCalledOnce();
});

describe("what may be played is offered", () => {
  it("not while something is being shown", () => {
    parts.match.position = null;
    viewedByA();
    viewers.cover();
    viewers.uncover("A");
    parts.stage.busy = true;
    described("A");
    expect(parts.drafting.draft).toBeNull();
    parts.stage.busy = false;
    viewers.see(0);
    expect(parts.drafting.draft?.seat).toBe("A");
  });

  it("not while moves are on their way, but when they are answered", async () => {
    viewedByA();
    void parts.playing.send("A", ["go"], false, true);
    parts.drafting.drop();
    viewers.offer();
    expect(parts.drafting.draft).toBeNull();
    await server.answer();
    await server.answer();
    await goOn();
    expect(parts.drafting.draft?.seat).toBe("A");
  });
});

describe("what was missed of the log is asked for", () => {
  it("not behind a curtain, but by all who look together", () => {
    described("A");
    parts.log.begin(2);
    viewers.recall();
    expect(line.tell).not.toHaveBeenCalled();
    viewers.lookTogether();
    expect(parts.curtain.together).toBe(true);
    expect(line.tell).toHaveBeenCalledExactlyOnceWith({ type: "recall", since: 0 });
  });

  it("not where nothing was missed", () => {
    viewedByA();
    viewers.recall();
    expect(line.tell).not.toHaveBeenCalled();
  });
});

it("lets its viewer choose when they look alone again", () => {
  viewedByA();
  parts.curtain.markUnread();
  parts.curtain.watch();
  parts.drafting.drop();
  viewers.offer();
  expect([parts.drafting.draft, parts.curtain.lingering]).toEqual([null, true]);
  viewers.lookAlone();
  expect(parts.drafting.draft?.seat).toBe("A");
  expect(parts.curtain.lingering).toBe(false);
});

it("shows everybody everything once the game is over", () => {
  viewedByA();
  described("A", { over: true });
  expect([parts.curtain.shared, parts.curtain.closed]).toEqual([false, false]);
  expect(line.renew).toHaveBeenCalledOnce();
  viewers.offer();
  expect(line.renew).toHaveBeenCalledOnce();
});

it("has seen everything where nothing is left to show", () => {
  parts.log.begin(3);
  parts.stage.busy = true;
  viewers.see(1);
  expect(parts.log.shownTo).toBe(1);
  parts.stage.busy = false;
  viewers.see(2);
  expect(parts.log.shownTo).toBe(3);
});

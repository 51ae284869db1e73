import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTable } from "../../tests/fake-table";
import type { Outgoing } from "../protocol";
import { Line, type LineStatus } from "./line";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened() {
  const table = new FakeTable();
  const told: Outgoing[] = [];
  const statuses: LineStatus[] = [];
  const line = new Line(
    {
      tokens: () => ["key"],
      received: (message) => told.push(message),
      status: (status) => statuses.push(status),
    },
    table.dial,
  );
  return { table, told, statuses, line };
}

async function flow(table: FakeTable): Promise<void> {
  for (let moved = true; moved; ) {
    const wire = table.wires.at(-1);
    moved = wire ? [wire.stepUp(), wire.stepDown()].some(Boolean) : false;
    await vi.advanceTimersByTimeAsync(0);
  }
}

const asked = (table: FakeTable) => table.arrived.filter(({ type }) => type === "say");

describe("a line", () => {
  it("asks nothing before the table is in sight", async () => {
    const { table, line, statuses } = opened();
    const answer = line.ask({ type: "say", seat: "A", text: "first" });
    expect(table.arrived).toEqual([]);
    await flow(table);
    expect((await answer).type).toBe("accepted");
    expect(table.arrived.map(({ type }) => type)).toEqual(["hello", "say"]);
    expect(statuses).toEqual(["open"]);
    line.close();
  });

  it("asks again under the same name what was not answered", async () => {
    const { table, line, statuses } = opened();
    await flow(table);
    const answer = line.ask({ type: "say", seat: "A", text: "once" });
    table.wires[0]?.stepUp(); // it is carried out, but the answer is lost
    table.wires[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    await flow(table);
    expect((await answer).type).toBe("accepted");
    const [one, other] = asked(table);
    expect(other).toEqual(one);
    expect(table.log).toHaveLength(1);
    expect(statuses).toEqual(["open", "lost", "open"]);
    line.close();
  });

  it("asks again where the server dropped what it had to say", async () => {
    const { table, line } = opened();
    await flow(table);
    const answer = line.ask({ type: "say", seat: "A", text: "once" });
    table.wires[0]?.stepUp();
    table.wires[0]?.lag();
    await flow(table);
    expect((await answer).type).toBe("accepted");
    expect(table.log).toHaveLength(1);
    line.close();
  });

  it("gives each request a name of its own", async () => {
    const { table, line } = opened();
    await flow(table);
    for (const text of ["a", "b", "c"]) void line.ask({ type: "say", seat: "A", text });
    await flow(table);
    const names = asked(table).map((each) => "request" in each && each.request);
    expect(new Set(names).size).toBe(3);
    line.close();
  });

  it("waits longer and longer for a server that does not answer, but not for ever", async () => {
    const { table, line } = opened();
    await flow(table);
    const dials: number[] = [];
    const start = Date.now();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      table.wires.at(-1)?.lose();
      while (table.wires.length === 0) await vi.advanceTimersByTimeAsync(50);
      dials.push(Date.now() - start);
    }
    const pauses = dials.map((at, index) => at - (dials[index - 1] ?? 0));
    expect(pauses.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
    expect(Math.max(...pauses)).toBe(8000);
    line.close();
  });

  it("feels for a connection that died without a word", async () => {
    const { table, line, statuses } = opened();
    await flow(table);
    const dead = table.wires[0];
    await vi.advanceTimersByTimeAsync(25_000); // nothing that is sent arrives any more
    expect(dead?.cut).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    await flow(table);
    expect(statuses).toEqual(["open", "lost", "open"]);
    line.close();
  });

  it("keeps a connection on which nothing happens and every ping is answered", async () => {
    const { table, line, statuses } = opened();
    for (let second = 0; second < 120; second += 1) {
      await flow(table);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(statuses).toEqual(["open"]);
    expect(table.wires).toHaveLength(1);
    line.close();
  });

  it("finds out within seconds that a command gets no answer", async () => {
    const { table, line, statuses } = opened();
    await flow(table);
    const answer = line.ask({ type: "say", seat: "A", text: "once" });
    for (let second = 0; second < 12; second += 1) {
      void line.ask({ type: "say", seat: "A", text: "and again" }); // which gives no more time
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(statuses).toEqual(["open", "lost"]);
    await vi.advanceTimersByTimeAsync(300);
    await flow(table);
    expect((await answer).type).toBe("accepted");
    line.close();
  });

  it("waits for an answer that takes long, as long as there is any word", async () => {
    const { table, line, statuses } = opened();
    await flow(table);
    const hear = table.hear.bind(table);
    table.hear = (message, wire) => {
      if (message.type === "ping") hear(message, wire);
    };
    void line.ask({ type: "say", seat: "A", text: "once" });
    for (let second = 0; second < 60; second += 1) {
      await flow(table);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(statuses).toEqual(["open"]);
    line.close();
  });

  it("does not wait for ever for a server that takes a connection and says nothing", async () => {
    const { table, line, statuses } = opened();
    const silent = table.wires[0];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(silent?.cut).toBe(true);
    expect(statuses).toEqual(["lost"]);
    line.close();
  });

  it("does not wait when the network is back", async () => {
    const { table, line } = opened();
    await flow(table);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      table.wires.at(-1)?.lose();
      while (table.wires.length === 0) await vi.advanceTimersByTimeAsync(50);
    }
    table.wires.at(-1)?.lose();
    expect(table.wires).toEqual([]);
    dispatchEvent(new Event("online"));
    expect(table.wires).toHaveLength(1);
    line.close();
  });

  it("stays closed", async () => {
    const { table, line } = opened();
    await flow(table);
    line.close();
    await vi.advanceTimersByTimeAsync(60_000);
    dispatchEvent(new Event("online"));
    expect(table.wires).toEqual([]);
  });
});

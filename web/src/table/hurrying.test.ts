import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settleInTime, sitDown } from "../../tests/sitting";
import { memory } from "../core/memory.svelte";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import type { FastForwardShown } from "../protocol";
import ActionBar from "./ActionBar.svelte";

let table: FakeTable;
let session: Session;

beforeEach(async () => {
  settings.language = "en";
  await loadWords();
  sitDown();
  table = new FakeTable();
  table.enter({ type: "sat", seat: "A", name: "Rosa" });
  session = new Session("t", game, "fake", table.dial);
  await settle();
  render(ActionBar, { session, drawing: null, onresult: vi.fn() });
});
afterEach(() => {
  cleanup();
  session.close();
});

const settle = () => settleInTime(table);

async function told(fastForward: FastForwardShown | null): Promise<void> {
  table.fastForward = fastForward;
  table.enter({ type: "chatted", seat: "B", text: "…" });
  await settle();
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>("button", { name });
const asked = (type: string) => table.arrived.filter((message) => message.type === type);

async function press(name: string): Promise<void> {
  const found = button(name);
  if (!found) throw new Error(`there is no ${name}`);
  await fireEvent.click(found);
  await settle();
}

it("there is no fast forward while nobody is out", async () => {
  expect(button("Fast forward")).toBeNull();
  await told(null);
  expect(button("Fast forward")).toBeNull();
});

it("it is asked for, called off while somebody is waited for, and stopped once it is on", async () => {
  await told({ on: false, asked: [], awaited: ["B"] });
  await press("Fast forward");
  expect(asked("fast-forward")).toMatchObject([{ seat: "A" }]);
  await told({ on: false, asked: ["A"], awaited: ["B"] });
  expect(screen.getByText(`Fast forward: waiting for ${session.names.B}.`)).toBeTruthy();
  expect(button("Fast forward")).toBeNull();
  await press("Cancel");
  expect(asked("slow-down")).toMatchObject([{ seat: "A" }]);
  await told({ on: true, asked: ["A", "B"], awaited: [] });
  expect(screen.getByText("Fast forward")).toBeTruthy();
  await press("Normal speed");
  expect(asked("slow-down")).toHaveLength(2);
});

it("whoever is still in play is told who asks, and agrees", async () => {
  await told({ on: false, asked: ["B"], awaited: ["A"] });
  expect(screen.getByText(`${session.names.B} would like to fast-forward.`)).toBeTruthy();
  expect(button("Cancel")).toBeNull();
  await press("Fast forward");
  expect(asked("fast-forward")).toMatchObject([{ seat: "A" }]);
});

it("what bots then do is shown at once to the end, and one's own moves as ever", async () => {
  const play = vi.spyOn(session.stage, "play");
  await told({ on: true, asked: ["A"], awaited: [] });
  for (const move of ["go", "1"]) table.play("A", move);
  await settle();
  expect(play.mock.calls.map(([scene]) => scene.tempo)).toEqual([1, 1]);
  play.mockClear();
  table.play("B", "go", "bot");
  table.over = true;
  table.fastForward = null;
  table.play("B", "1", "bot");
  await settle();
  expect(play.mock.calls.map(([scene]) => scene.tempo)).toEqual([0, 0]);
});

it("where only bots play, whoever opened the table asks for it, and stops it", async () => {
  const bots = session.seats.map((seat) => ({ ...seat, kind: "bot", yours: false }) as const);
  memory.remember({ table: "t", game: "fake", since: 0, tokens: {} });
  session.seating.received = bots;
  session.fastForward.received = { on: false, asked: [], awaited: [] };
  await settle();
  expect(button("Fast forward")).toBeNull();

  const posted = vi.fn(async (_: string) => new Response("{}"));
  vi.stubGlobal("fetch", posted);
  memory.remember({ table: "t", game: "fake", since: 0, host: "key", tokens: {} });
  session.seating.received = bots.map((seat, index) =>
    index > 0 ? seat : { ...seat, kind: "open" },
  );
  await settle();
  expect(button("Fast forward")).toBeNull(); // somebody is about to come back by a new code
  session.seating.received = bots;
  await settle();
  await press("Fast forward");
  session.fastForward.received = { on: true, asked: [], awaited: [] };
  await settle();
  await press("Normal speed");
  expect(posted.mock.calls.map(([address]) => address)).toEqual([
    "/api/tables/t/fast-forward",
    "/api/tables/t/slow-down",
  ]);
  vi.unstubAllGlobals();
  memory.forget("t");
});

it("a game that is over has no fast forward", async () => {
  table.over = true;
  await told({ on: true, asked: ["A"], awaited: [] });
  expect(button("Normal speed")).toBeNull();
});

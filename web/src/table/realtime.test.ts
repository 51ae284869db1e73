import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game, preparing, timeShown } from "../../tests/fake-table";
import { settleInTime, sitDown } from "../../tests/sitting";
import type { RealTime } from "../core/realtime.svelte";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import type { TimeShown } from "../protocol";
import Interlude from "./Interlude.svelte";
import RealTimeBar from "./RealTimeBar.svelte";

let table: FakeTable;
let session: Session;
let live: RealTime;

beforeEach(async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", async () => Response.json({ code: "no-handout" }, { status: 404 }));
  await loadWords().catch(() => {});
  sitDown();
  table = new FakeTable();
  told({});
  session = new Session("t", game, "fake", table.dial, false, true);
  if (!session.live) throw new Error("it has no turns");
  live = session.live;
  await settle();
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

/** What the server tells of the time from now on. */
function told(time: Partial<TimeShown>): void {
  table.realtime = timeShown(time);
}

const settle = () => settleInTime(table);

async function news(time: Partial<TimeShown>): Promise<void> {
  told(time);
  table.enter({ type: "chatted", seat: "B", text: "…" });
  await settle();
}

const bar = () => render(RealTimeBar, { session, live, onresult: vi.fn() });
const interlude = () => render(Interlude, { session, live });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const asked = (type: string) => table.arrived.filter((message) => message.type === type);

it("a pause is asked for, agreed to, or not wanted after all", async () => {
  bar();
  await fireEvent.click(button("Pause"));
  await settle();
  expect(asked("pause")).toMatchObject([{ seat: "A" }]);
  await news({ asked: ["A"] });
  expect(screen.getByText("Rosa would like a pause.")).toBeTruthy();
  await fireEvent.click(button("No pause after all"));
  await settle();
  expect(asked("resume")).toMatchObject([{ seat: "A" }]);
  await news({ asked: ["B"] });
  await fireEvent.click(button("Agree to a pause"));
  await settle();
  expect(asked("pause")).toHaveLength(2);
});

it("whoever has not said so yet can be ready", async () => {
  await news(preparing(["A", "B"]));
  bar();
  await fireEvent.click(button("Ready"));
  await settle();
  expect(asked("play")).toMatchObject([{ seat: "A", move: "set" }]);
  await news(preparing(["B"]));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/starts when everybody is ready/)).toBeTruthy();
  await news({});
  expect(button("Pause")).toBeTruthy();
});

it("the clocks are shown, the next first", async () => {
  bar();
  await news({
    due: [
      { move: "time", in_ms: 600_000 },
      { move: "still", in_ms: 59_900 },
    ],
  });
  const faces = [...document.querySelectorAll("dd")].map((each) => each.textContent);
  expect(faces).toEqual(["1:00", "10:00"]);
});

it("the last seconds are counted over the board, and a pause lies over it", async () => {
  interlude();
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  await news(preparing([], { due: [{ move: "off", in_ms: 2_900 }] }));
  expect(screen.getByRole("status").textContent).toContain("begins in 3 seconds");
  await news({ paused: true, asked: ["B"] });
  expect(screen.getByRole("region", { name: "Pause" })).toBeTruthy();
  await fireEvent.click(button("Resume"));
  await settle();
  expect(asked("resume")).toMatchObject([{ seat: "A" }]);
  await news({ paused: true, asked: ["A"] });
  expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
  await news({ paused: true, asked: ["A"], on_in_ms: 1_000 });
  expect(screen.getByRole("status").textContent).toContain("goes on in one second");
});

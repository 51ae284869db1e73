// The analysis beside a replay, as somebody reads it and goes about in it.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../core/logbook";
import { settings } from "../core/settings.svelte";
import { Study } from "../core/study.svelte";
import { loadWords } from "../core/words.svelte";
import type { Frame, Report } from "../protocol";
import Analysis from "./Analysis.svelte";
import { percent, points, signed } from "./figures";

const report: Report = {
  moments: [
    { at: 0, seat: "", chances: [500, 500] },
    { at: 1, seat: "fate", chances: [620, 380] },
    { at: 3, seat: "A", chances: [400, 600] },
    { at: 4, seat: "B", chances: [0, 1000] },
  ],
  turnings: [{ since: 1, at: 3, seat: "A", changes: [-220, 220] }],
  balances: [
    { seat: "A", start: 500, luck: 120, own: -220, others: -400, end: 0 },
    { seat: "B", start: 500, luck: -120, own: 400, others: 220, end: 1000 },
  ],
  playouts: 1200,
};
const frame: Frame = { seat: "A", move: "", events: [], changes: {}, at: 0 };
const lines: LogLine[] = [
  {
    id: 2,
    seat: "A",
    at: 0,
    sentences: [{ key: "table-log-resigned", values: { seat: "A" }, game: "" }],
  },
];

beforeEach(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("", "fr")]);
});
afterEach(cleanup);

async function shown(at = 0) {
  const study = new Study(async () => ({ progress: 100, report }));
  const [onpick, onturning] = [vi.fn(), vi.fn()];
  const names = { A: "Rosa", B: "Basil" };
  const frames = [frame, frame, frame, frame];
  render(Analysis, { study, frames, lines, names, at, onpick, onturning });
  return { study, onpick, onturning };
}

async function analysed(at = 0) {
  const all = await shown(at);
  await fireEvent.click(screen.getByRole("button", { name: "Analyse this game" }));
  await tick();
  return all;
}

describe("the analysis", () => {
  it("is not begun before somebody asks for it", async () => {
    const { study } = await shown();
    expect(study.state).toBe("waiting");
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("is a chart that the keyboard walks along, with everybody's chances in words", async () => {
    const { onpick } = await analysed(1);
    const chart = screen.getByRole("slider");
    expect(chart.getAttribute("aria-valuetext")).toBe("Rosa 62%, Basil 38%");
    for (const key of ["ArrowRight", "ArrowLeft", "Home", "End"]) {
      await fireEvent.keyDown(chart, { key });
    }
    expect(onpick.mock.calls.flat()).toEqual([3, 0, 0, 4]);
  });

  it("tells each turning point in a sentence, and leads there", async () => {
    const { onturning } = await analysed();
    const turning = screen.getByRole("button", { name: /Rosa plays/ });
    expect(turning.textContent).toContain("Basil +22");
    expect(turning.textContent).toContain("Rosa −22");
    await fireEvent.click(turning);
    expect(onturning).toHaveBeenCalledWith(3);
  });

  it("says in words who was lucky", async () => {
    await analysed();
    expect(screen.getByText(/Lucky dice: Rosa \+12%/)).toBeTruthy();
    expect(screen.getByText(/Unlucky dice: Basil −12%/)).toBeTruthy();
  });

  it("is a table for whoever prefers one", async () => {
    await analysed();
    const details = document.querySelector("details");
    if (!details) throw new Error("no table");
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(1 + report.moments.length);
    expect(rows.at(-1)?.textContent).toMatch(/4.*Basil.*0%.*100%/s);
  });
});

describe("figures", () => {
  it("are whole points, with their signs", () => {
    expect([signed(124), signed(-126), signed(4), signed(-4)]).toEqual(["+12", "−13", "0", "0"]);
    expect(points(-4)).toBe(0);
    settings.language = "fr";
    expect(percent(0.62)).toMatch(/^62\s%$/);
  });
});

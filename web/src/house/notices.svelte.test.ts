// Notices come up above everything; those that stay are left alone when another one goes.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "../core/notices.svelte";
import { settings } from "../core/settings.svelte";
import Notices from "./Notices.svelte";

const layer = HTMLElement.prototype;
const shown = vi.fn();
const hidden = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "none";
  // Not in jsdom, where nothing lies above anything.
  Object.assign(layer, { showPopover: shown, hidePopover: hidden });
  render(Notices);
});
afterEach(() => {
  cleanup();
  notices.all = [];
  Reflect.deleteProperty(layer, "showPopover");
  Reflect.deleteProperty(layer, "hidePopover");
  shown.mockClear();
  hidden.mockClear();
  vi.useRealTimers();
});

/** How often they have come up, and gone down. */
function moved(): readonly [number, number] {
  flushSync();
  return [shown.mock.calls.length, hidden.mock.calls.length];
}

it("come up anew with every new one, and go when the last has gone", () => {
  expect(moved()).toEqual([0, 0]);
  notices.show({ kind: "refused", key: "stale" });
  expect(moved()).toEqual([1, 0]);
  notices.show({ kind: "failed", key: "failed" });
  expect(moved()).toEqual([2, 1]);
  for (const { id } of notices.all) notices.dismiss(id);
  expect(moved()).toEqual([2, 2]);
  notices.show({ kind: "refused", key: "stale" });
  expect(moved()).toEqual([3, 2]);
});

it("stay as they are when one of them goes, and when one goes that has gone before", () => {
  notices.show({ kind: "done", key: "tip-ended" });
  notices.show({ kind: "failed", key: "failed" });
  notices.show({ kind: "refused", key: "stale" });
  flushSync();
  const [brief, , last] = notices.all;
  const before = moved();
  notices.dismiss(last?.id ?? 0);
  const left = notices.all;
  notices.dismiss(last?.id ?? 0);
  expect([moved(), notices.all]).toEqual([before, left]);
  expect(notices.all).toBe(left);
  notices.dismiss(brief?.id ?? 0);
  expect(moved()).toEqual(before);
});

it("stay until something is done about them, where something can be", () => {
  const run = vi.fn();
  notices.show({ kind: "done", key: "page-outdated", action: { key: "page-reload", run } });
  vi.advanceTimersByTime(3_600_000);
  flushSync();
  document.querySelector<HTMLButtonElement>(".notice > button")?.click();
  expect(run).toHaveBeenCalledOnce();
});

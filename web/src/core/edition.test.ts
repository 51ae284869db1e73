// A page of an older edition notices that the server has a newer one, and nothing else makes it so.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isOlderEdition, reloadIfOutdated, tellIfOutdated } from "./edition";
import { notices } from "./notices.svelte";

const served = vi.fn<() => Promise<Response>>();
const reload = vi.fn();

function documentWith(script: string, status = 200): void {
  const text = `<div id="app"></div><script type="module" src="${script}"></script>`;
  served.mockImplementation(async () => new Response(text, { status }));
}

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  vi.stubGlobal("fetch", served);
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.innerHTML = "";
  sessionStorage.clear();
  notices.all = [];
  reload.mockClear();
});

it("is outdated once the server has another one", async () => {
  documentWith("/assets/index-old.js");
  expect(await isOlderEdition()).toBe(false);
  documentWith("/assets/index-new.js");
  expect(await isOlderEdition()).toBe(true);
});

it.each([
  ["the server does not answer", () => served.mockRejectedValue(new TypeError())],
  ["a proxy says that it does not", () => documentWith("/assets/index-new.js", 502)],
  [
    "a network asks to log in first",
    () => served.mockImplementation(async () => new Response("<form>")),
  ],
])("is not outdated because %s", async (_, happen) => {
  happen();
  expect(await isOlderEdition()).toBe(false);
  await tellIfOutdated();
  expect(notices.all).toEqual([]);
});

it("says so until it is reloaded", async () => {
  vi.useFakeTimers();
  documentWith("/assets/index-new.js");
  await tellIfOutdated();
  vi.advanceTimersByTime(3_600_000);
  const [told] = notices.all;
  expect(told?.key).toBe("page-outdated");
  told?.action?.run();
  expect(reload).toHaveBeenCalledOnce();
});

it("reloads by itself when a part of it is missing, and not over and over", async () => {
  documentWith("/assets/index-old.js");
  await reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
  documentWith("/assets/index-new.js");
  await reloadIfOutdated();
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledOnce();
});

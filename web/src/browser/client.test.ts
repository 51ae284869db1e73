// The house in the browser, seen by one tab and by several.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeBrowser } from "../../tests/house-tabs";
import type { Socket } from "../core/line";
import type { BrowserHouse } from "./client";

let browser: FakeBrowser;

beforeEach(() => {
  browser = new FakeBrowser();
});

afterEach(() => browser.closeAll());

const asked = async (house: BrowserHouse, path: string) => (await house.ask("GET", path)).json();

/** What comes in on a socket, its end included. */
function listen(socket: Socket): string[] {
  const heard: string[] = [];
  socket.onopen = () => socket.send("hello");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(`closed ${code}`);
  return heard;
}

/** Everybody has heard what is being said. */
async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 10_000 });
}

/** A tab that has the house, and another one that speaks to it. */
async function twoTabs() {
  const [first, second] = [browser.tab().house, browser.tab().house];
  await asked(first, "/first");
  await asked(second, "/second");
  return { first, second };
}

// ---------------------------------------------------------------- one tab

it("what the files have an answer for needs no worker", async () => {
  const answers = { "/api/games": "answers/games.json" };
  browser.files.set("/house/files.json", JSON.stringify({ version: "1.2", answers }));
  browser.files.set("/house/answers/games.json", '["a game"]');
  const { house } = browser.tab();
  expect(await asked(house, "/api/games")).toEqual(["a game"]);
  expect(await asked(house, "/api/here")).toMatchObject({ version: "1.2", can_open: false });
  expect(browser.workers).toEqual([]);
});

it("everything else is asked of one worker, when its house is open", async () => {
  browser.atStart = undefined;
  const { house, statuses } = browser.tab();
  const answers = [asked(house, "/api/tables/x"), asked(house, "/api/tables/y")];
  await until(() => browser.workers.length > 0);
  const [worker] = browser.workers;
  expect(worker?.heard.map(({ type }) => type)).toEqual(["start"]);
  worker?.tell({ type: "progress", loaded: 1, total: 2 });
  worker?.tell({ type: "ready" });
  expect(await Promise.all(answers)).toEqual(["/api/tables/x", "/api/tables/y"]);
  expect(browser.workers.length).toBe(1);
  expect(statuses.slice(-2)).toEqual([
    { type: "progress", loaded: 1, total: 2 },
    { type: "ready" },
  ]);
});

it("a request has its method, its headers and its body", async () => {
  const { house } = browser.tab();
  await house.ask("POST", "/api/tables", { headers: { a: "b" }, body: "{}" });
  expect(browser.workers[0]?.heard.at(-1)).toMatchObject({
    method: "POST",
    path: "/api/tables",
    headers: { a: "b" },
    body: "{}",
  });
});

it("a live connection is a socket", async () => {
  const { house } = browser.tab();
  const socket = house.dial("x");
  const heard = listen(socket);
  await until(() => heard.length === 2);
  expect(heard).toEqual(["welcome", "heard hello"]);
  socket.close();
  expect(heard.at(-1)).toBe("closed 1000");
  expect(browser.workers[0]?.heard.at(-1)).toMatchObject({ type: "say", text: null });
  socket.send("too late");
  expect(browser.workers[0]?.heard.at(-1)).toMatchObject({ type: "say", text: null });
});

it("the house ends a live connection with a code", async () => {
  const { house } = browser.tab();
  const heard = listen(house.dial("x"));
  await until(() => heard.length === 2);
  browser.workers[0]?.tell({ type: "closed", line: 1, code: 4404 });
  await until(() => heard.at(-1) === "closed 4404");
});

it("why a house cannot be opened is answered, and the next question tries again", async () => {
  const error = { code: "store-browser-full", values: {} };
  browser.atStart = { type: "failed", error };
  const { house, statuses } = browser.tab();
  const heard = listen(house.dial("x"));
  const answer = await house.ask("POST", "/api/tables");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual(error);
  expect(statuses.at(-1)).toEqual({ type: "failed", error });
  expect(heard).toEqual(["closed 1011"]);
  expect(browser.running).toEqual([]);
  browser.atStart = { type: "ready" };
  expect(await asked(house, "/api/tables/x")).toBe("/api/tables/x");
  expect(statuses.at(-1)).toEqual({ type: "ready" });
});

it("without a network, what could not be loaded says so", async () => {
  vi.stubGlobal("navigator", { locks: browser.locks, onLine: false });
  browser.atStart = {
    type: "failed",
    error: { code: "house-not-loaded", values: { said: "Failed to fetch" } },
  };
  const answer = await browser.tab().house.ask("POST", "/api/tables");
  expect(await answer.json()).toEqual({ code: "house-offline", values: {} });
});

it("a worker that fails leaves nobody without an answer", async () => {
  browser.silent = true;
  const { house } = browser.tab();
  const heard = listen(house.dial("x"));
  const answer = house.ask("GET", "/api/tables/x");
  await until(() => heard.length === 2);
  browser.workers[0]?.onerror?.(new ErrorEvent("error", { message: "out of memory" }));
  expect((await answer).status).toBe(503);
  expect(heard.at(-1)).toBe("closed 1001");
});

it("a browser that lacks something is told what", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { house, statuses } = browser.tab();
  const error = { code: "house-unsupported", values: { parts: "IndexedDB" } };
  expect(await (await house.ask("POST", "/api/tables")).json()).toEqual(error);
  expect(statuses).toEqual([{ type: "failed", error }]);
  expect(await house.isThere()).toBe(false);
});

it("one can play where the files are, and nowhere else", async () => {
  expect(await browser.tab().house.isThere()).toBe(true);
  browser.files.clear();
  expect(await browser.tab().house.isThere()).toBe(false);
});

it("being prepared, a house is loaded before anything is asked of it", async () => {
  const { house, statuses } = browser.tab();
  house.prepare();
  await until(() => statuses.at(-1)?.type === "ready");
  expect(browser.workers.length).toBe(1);
});

// ---------------------------------------------------------------- several tabs

it("all tabs have one house, and each has its own answers", async () => {
  const { first, second } = await twoTabs();
  const answers = await Promise.all([asked(first, "/x"), asked(second, "/y")]);
  expect(answers).toEqual(["/x", "/y"]);
  const [here, there] = [listen(first.dial("x")), listen(second.dial("x"))];
  await until(() => here.length === 2 && there.length === 2);
  expect(browser.workers.length).toBe(1);
});

it("a tab that comes later knows how far the house is", async () => {
  browser.atStart = { type: "progress", loaded: 1, total: 2 };
  browser.tab().house.prepare();
  await until(() => browser.workers.length > 0);
  const later = browser.tab();
  later.house.prepare();
  await until(() => later.statuses.at(-1)?.type === "progress");
  expect(later.statuses.at(-1)).toEqual(browser.atStart);
  browser.workers[0]?.tell({ type: "ready" });
  await until(() => later.statuses.at(-1)?.type === "ready");
});

it("nobody is at the lines of a tab that was closed", async () => {
  const { second } = await twoTabs();
  const heard = listen(second.dial("x"));
  await until(() => heard.length === 2);
  second.close();
  await until(() => browser.workers[0]?.heard.at(-1)?.type === "say");
  expect(browser.workers[0]?.heard.at(-1)).toMatchObject({ text: null });
});

it("when the tab with the house is closed, the next one has it", async () => {
  const { first, second } = await twoTabs();
  const heard = listen(second.dial("x"));
  await until(() => heard.length === 2);
  browser.silent = true;
  const read = asked(second, "/read");
  const done = second.ask("POST", "/done").catch(() => "page-unreachable");
  const [worker] = browser.workers;
  await until(() => worker?.heard.filter(({ type }) => type === "ask").length === 4);
  browser.silent = false;
  first.close();
  expect(worker?.isEnded).toBe(true);
  expect(await done).toBe("page-unreachable");
  expect(await read).toBe("/read");
  expect(heard.at(-1)).toBe("closed 1001");
  expect(browser.running.length).toBe(1);
  expect(browser.running[0]?.heard).not.toContainEqual(expect.objectContaining({ path: "/done" }));
  const again = listen(second.dial("x"));
  await until(() => again.length === 2);
});

it("a third tab follows to the next house", async () => {
  const { first, second } = await twoTabs();
  const third = browser.tab().house;
  const heard = listen(third.dial("x"));
  await until(() => heard.length === 2);
  first.close();
  await until(() => heard.at(-1) === "closed 1001");
  expect(await asked(third, "/third")).toBe("/third");
  expect(await asked(second, "/second")).toBe("/second");
  expect(browser.running.length).toBe(1);
});

// ---------------------------------------------------------------- a tab that is frozen

it("the lock is taken from a tab that says nothing", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let hasLost = false;
  const frozen = new Promise<void>((holds) => {
    browser.locks
      .request(browser.lock, () => {
        holds();
        return new Promise(() => {});
      })
      .catch(() => {
        hasLost = true;
      });
  });
  await frozen;
  const answer = asked(browser.tab().house, "/x");
  await until(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(5_000);
  expect(browser.workers).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(await answer).toBe("/x");
  expect(hasLost).toBe(true);
  vi.useRealTimers();
});

it("nothing is taken from a tab that is slow, and says so", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { second } = await twoTabs();
  browser.silent = true;
  const answer = asked(second, "/slow");
  const [worker] = browser.workers;
  await until(() => worker?.heard.at(-1)?.type === "ask" && vi.getTimerCount() > 0);
  for (let second = 0; second < 20; second += 1) {
    vi.advanceTimersByTime(1_000);
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(browser.workers.length).toBe(1);
  const slow = worker?.heard.at(-1);
  if (slow?.type === "ask") worker?.answer(slow.id, slow.path);
  expect(await answer).toBe("/slow");
  vi.useRealTimers();
});

it("a tab whose lock was taken ends its worker, and speaks to the other one", async () => {
  const { first, second } = await twoTabs();
  const heard = listen(first.dial("x"));
  await until(() => heard.length === 2);
  const [old] = browser.workers;
  let release = () => {};
  await new Promise<void>((holds) => {
    void browser.locks.request(browser.lock, { steal: true }, () => {
      holds();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  await until(() => old?.isEnded === true);
  expect(heard.at(-1)).toBe("closed 1001");
  release(); // the second tab is the next in the queue
  expect(await asked(first, "/first")).toBe("/first");
  expect(await asked(second, "/second")).toBe("/second");
  expect(browser.running.length).toBe(1);
});

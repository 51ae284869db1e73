// That a test which leaves something behind fails, and that the next one does not notice.
//
// What a whole file leaves behind is tested by its parts: a file cannot be expected to fail.

import { describe, expect, it, vi } from "vitest";
import { globalsAndMethods, replaced, restore } from "./globals";
import { activeNow, startedSince, stopAll } from "./leftovers";

const nothing = () => {};

describe("a test fails that leaves behind", () => {
  it.fails("an element", () => {
    document.body.append(document.createElement("p"));
  });
  it.fails("a word", () => {
    document.body.append("word");
  });
  it.fails("a listener of the window", () => {
    addEventListener("resize", nothing);
  });
  it.fails("a listener of the document", () => {
    document.addEventListener("keydown", nothing, { capture: true });
  });
  it.fails("a timer", () => {
    setTimeout(nothing, 60_000);
  });
  it.fails("a timer that repeats itself", () => {
    setInterval(nothing, 60_000);
  });
  it.fails("frames that follow each other", () => {
    const again = () => requestAnimationFrame(again);
    again();
  });
  it.fails("a clock of its own", () => {
    vi.useFakeTimers();
  });
  it.fails("another global", () => {
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });
  it.fails("a new global", () => {
    Object.assign(globalThis, { somethingNew: 1 });
  });
});

describe("the next test finds", () => {
  it("nothing of it", async () => {
    await new Promise(requestAnimationFrame);
    expect(document.body.childNodes).toHaveLength(0);
    expect(vi.isFakeTimers()).toBe(false);
    expect(matchMedia("print").matches).toBe(false);
    expect("somethingNew" in globalThis).toBe(false);
  });

  // They are run in either order.
  it.each(["one", "another"])("no address and nothing kept by %s", (name) => {
    expect([location.pathname, localStorage.length, sessionStorage.length]).toEqual(["/", 0, 0]);
    history.pushState(null, "", `/${name}`);
    localStorage.setItem(name, "kept");
    sessionStorage.setItem(name, "kept");
  });
});

describe("nothing is left behind by", () => {
  it("what has ended by itself", async () => {
    const before = activeNow();
    addEventListener("resize", nothing, { once: true });
    dispatchEvent(new Event("resize"));
    const waiting = new AbortController();
    document.addEventListener("click", nothing, { signal: waiting.signal });
    waiting.abort();
    await new Promise((done) => setTimeout(done, 1));
    await new Promise(requestAnimationFrame);
    expect(startedSince(before)).toEqual([]);
  });

  it("what was ended", () => {
    const before = activeNow();
    addEventListener("resize", nothing, true);
    addEventListener("resize", nothing, { capture: true });
    expect(startedSince(before)).toHaveLength(1);
    removeEventListener("resize", nothing, true);
    clearTimeout(setTimeout(nothing, 60_000));
    clearInterval(setInterval(nothing, 60_000));
    cancelAnimationFrame(requestAnimationFrame(nothing));
    expect(startedSince(before)).toEqual([]);
  });

  it("a page that is closed", () => {
    const heard = vi.fn();
    const before = activeNow();
    addEventListener("resize", heard);
    stopAll();
    dispatchEvent(new Event("resize"));
    expect([startedSince(before), heard.mock.calls]).toEqual([[], []]);
  });
});

it("a method that was replaced, added or taken away is told, and put back", () => {
  const { scrollTo, remove } = Element.prototype;
  const before = globalsAndMethods();
  Element.prototype.scrollTo = nothing;
  Object.assign(Element.prototype, { somethingNew: nothing });
  Reflect.deleteProperty(Element.prototype, "remove");
  const changed = ["remove", "scrollTo", "somethingNew"].map((name) => `Element.prototype.${name}`);
  const now = globalsAndMethods();
  restore(before, now);
  expect(replaced(before, now)).toEqual(changed);
  expect(replaced(before, globalsAndMethods())).toEqual([]);
  expect([Element.prototype.scrollTo, Element.prototype.remove]).toEqual([scrollTo, remove]);
});

// Test files run one after the other in the same browser. Each of them finds it as new, and loads all
// modules anew. A test or a file that leaves something behind fails.

import { aroundAll, aroundEach, expect, vi } from "vitest";
import { globals, globalsAndMethods, replaced, restore } from "./globals";
import { activeNow, startedSince, stopAll } from "./leftovers";

vi.resetModules();
stopAll();
for (const { name } of [...document.documentElement.attributes]) {
  document.documentElement.removeAttribute(name);
}
document.head.replaceChildren();
clear();

aroundEach(async (runTest) => {
  const active = activeNow();
  const before = globals();
  await runTest();
  const fake = vi.isFakeTimers() ? ["fake timers"] : [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await settled(active);
  const now = globals();
  const left = [...fake, ...elements(), ...startedSince(active), ...replaced(before, now)];
  stopAll(active);
  restore(before, now);
  clear();
  expect(left, "what this test leaves behind").toEqual([]);
});

aroundAll(async (runFile) => {
  const before = globalsAndMethods();
  await runFile();
  const now = globalsAndMethods();
  restore(before, now);
  expect(replaced(before, now), "what this file puts in place of the browser's own").toEqual([]);
});

/** Takes away what the browser keeps and no component takes away. */
function clear(): void {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}

/** Waits for what was only put off to the next turn or to the next frame. */
async function settled(before: ReadonlySet<unknown>): Promise<void> {
  await new Promise((done) => setTimeout(done));
  if (startedSince(before).some((each) => each.startsWith("requestAnimationFrame"))) {
    await new Promise(requestAnimationFrame);
  }
}

const elements = () => (document.body.innerHTML ? [document.body.innerHTML.slice(0, 400)] : []);

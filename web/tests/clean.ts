// Test files run one after the other in the same browser. Each of them finds it as new, and loads all
// modules anew. A test that leaves something behind fails.

import { aroundEach, expect, vi } from "vitest";
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
  const globals = allGlobals();
  await runTest();
  const fake = vi.isFakeTimers() ? ["fake timers"] : [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await settled(active);
  const left = [...fake, ...elements(), ...startedSince(active), ...replaced(globals)];
  stopAll(active);
  restore(globals);
  clear();
  expect(left, "what this test leaves behind").toEqual([]);
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

function allGlobals(): Map<string, unknown> {
  // `$` and `__` are Svelte's and vitest's own. A rune throws when it is read.
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !/^(\$|__)/.test(name));
  return new Map(names.map((name) => [name, Reflect.get(globalThis, name)]));
}

function replaced(before: Map<string, unknown>): string[] {
  const now = allGlobals();
  const names = [...new Set([...before.keys(), ...now.keys()])];
  const changed = names.filter((name) => !Object.is(before.get(name), now.get(name)));
  return changed.map((name) => `another ${name}`);
}

function restore(before: Map<string, unknown>): void {
  for (const [name, value] of allGlobals()) {
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
    else if (!Object.is(before.get(name), value)) Reflect.set(globalThis, name, before.get(name));
  }
}

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "./keyboard.svelte";

let targets: ReadonlyArray<string> = $state.raw([]);
let used = () => {};
let end = () => {};
const refocus = vi.fn(async () => {});

beforeEach(() => {
  refocus.mockClear();
  targets = ["here"];
  end = $effect.root(() => {
    used = keepFocus(() => targets, refocus);
  });
  flushSync();
});

afterEach(() => end());

function offer(...all: string[]): void {
  targets = all;
  flushSync();
}

test("where the keyboard was used, it goes on when there is something to choose again", () => {
  used();
  offer();
  expect(refocus).not.toHaveBeenCalled();
  offer("there");
  expect(refocus).toHaveBeenCalledOnce();
});

test("where it was not used, or a pointer was used since, nothing has the focus by itself", () => {
  offer("there");
  used();
  document.dispatchEvent(new Event("pointerdown"));
  offer("elsewhere");
  expect(refocus).not.toHaveBeenCalled();
});

test("whoever is somewhere else stays there", () => {
  const field = document.body.appendChild(document.createElement("input"));
  used();
  field.focus();
  offer("there");
  expect(refocus).not.toHaveBeenCalled();
  field.remove();
});

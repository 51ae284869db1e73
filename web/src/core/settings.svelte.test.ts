import fc from "fast-check";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { keepSettings, pace, readSettings, settings } from "./settings.svelte";

const KEY = "ludotheque.settings";
const root = document.documentElement;

beforeAll(() => keepSettings());

describe("settings", () => {
  it("are in force at once, and written down", () => {
    Object.assign(settings, { language: "fr", theme: "dark", motion: "none", volume: 0.2 });
    flushSync();
    expect(root.lang).toBe("fr");
    expect(root.dataset).toMatchObject({ theme: "dark", motion: "none" });
    expect(readSettings(localStorage.getItem(KEY))).toEqual(settings);
  });

  it("follow another window in which they were changed", () => {
    const newValue = JSON.stringify({ ...settings, theme: "light" });
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
    flushSync();
    expect(root.dataset.theme).toBe("light");
  });

  it("say how fast things move", () => {
    const paces = (["auto", "full", "fast", "none"] as const).map((motion) => {
      settings.motion = motion;
      return pace();
    });
    expect(paces).toEqual([1, 1, 0.4, 0]);
  });

  it("make sense, whatever was written", () => {
    const usual = readSettings(null);
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(Object.keys(readSettings(text)).sort()).toEqual(Object.keys(usual).sort());
      }),
    );
    const broken = { language: "xx", theme: 1, motion: null, volume: 7, confirm: "yes", name: {} };
    expect(readSettings(JSON.stringify(broken))).toEqual(usual);
    expect(readSettings(JSON.stringify({ ...broken, name: "Rosa" }))).toEqual({
      ...usual,
      name: "Rosa",
    });
  });
});

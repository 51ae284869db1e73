import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { hasWords, loadWords, named, say } from "./words.svelte";

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords("", "en"), loadWords("", "fr")]);
});

beforeEach(() => {
  settings.language = "en";
});

describe("words", () => {
  it("are said in the chosen language, and anew when it changes", () => {
    const heard: string[] = [];
    const end = $effect.root(() => {
      $effect(() => {
        heard.push(say("page-settings"));
      });
    });
    flushSync();
    settings.language = "fr";
    flushSync();
    end();
    expect(heard).toEqual(["Settings", "Réglages"]);
  });

  it("mark the document while they are on their way", async () => {
    const isLoading = () => document.documentElement.hasAttribute("data-loading-words");
    expect(isLoading()).toBe(false);
    const coming = loadWords("pac-man", "fr");
    expect(isLoading()).toBe(true);
    await coming;
    expect(isLoading()).toBe(false);
  });

  it("are filled in", () => {
    expect(say("page-seats-open", { count: 1 })).toBe("One seat is still free");
    expect(say("page-seats-open", { count: 3 })).toBe("3 seats are still free");
  });

  it("of the house stand in where a game has none of its own", () => {
    expect(say("page-settings", {}, "a-game-without-words")).toBe("Settings");
  });

  it("that do not exist are silence", () => {
    expect(say("page-no-such-key")).toBe("");
    expect(hasWords("page-no-such-key")).toBe(false);
    expect(hasWords("page-settings")).toBe(true);
  });

  it("put names in the place of seats, and leave everything else", () => {
    expect(named({ seat: "A", die: 4, piece: "AB" }, { A: "Rosa" })).toEqual({
      seat: "Rosa",
      die: 4,
      piece: "AB",
    });
    expect(named({ seat: "B" }, { A: "Rosa" })).toEqual({ seat: "B" });
  });
});

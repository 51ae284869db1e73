import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { beginTipsAnew, carryTips, Tips } from "./tips.svelte";

beforeEach(() => localStorage.clear());

describe("the tips of a first game", () => {
  it("are given once, also after the page was left", () => {
    const keys = fc.array(fc.constantFrom("dice", "piece", "path", "end"), { maxLength: 12 });
    fc.assert(
      fc.property(keys, (said) => {
        localStorage.clear();
        const tips = new Tips("game", "table");
        for (const key of said) tips.say(key);
        expect(tips.said).toEqual(new Set(said));
        expect(new Tips("game", "table").said).toEqual(new Set(said));
      }),
    );
  });

  it("go on where the same people play again, with those that were not given", () => {
    const tips = new Tips("game", "table");
    tips.say("dice");
    tips.end(); // with the game
    carryTips("game", "table", "next");
    expect(new Tips("game", "next").over).toBe(false);
    expect(new Tips("game", "next").said).toEqual(new Set(["dice"]));
    carryTips("game", "table", "elsewhere");
    expect(new Tips("game", "next").said.size).toBe(1);
  });

  it("begin anew at the same table for whoever asks for them, and for no other game", () => {
    for (const game of ["one", "other"]) {
      const tips = new Tips(game, "table");
      tips.say("dice");
      tips.end();
    }
    beginTipsAnew("one");
    expect(new Tips("one", "table").over).toBe(false);
    expect(new Tips("one", "table").said.size).toBe(0);
    expect(new Tips("other", "table").over).toBe(true);
  });

  it("are counted for each game", () => {
    new Tips("one", "first").say("dice");
    expect(new Tips("other", "second").said.size).toBe(0);
    expect(new Tips("one", "first").said).toEqual(new Set(["dice"]));
  });

  it("go on at the next table where they had not come to their end", () => {
    new Tips("game", "first").say("dice");
    expect(new Tips("game", "second").said).toEqual(new Set(["dice"]));
  });

  it("stay ended at their table, and begin anew when they are wanted at another", () => {
    const tips = new Tips("game", "first");
    tips.say("dice");
    tips.end();
    expect(new Tips("game", "first").over).toBe(true);
    const again = new Tips("game", "second");
    expect(again.over).toBe(false);
    expect(again.said.size).toBe(0);
  });

  it("are not given again to whoever read them under their former keys", () => {
    const guide = { table: "t", said: ["hint-dice", "tip-path"], over: false };
    localStorage.setItem("ludotheque.hints", JSON.stringify({ game: guide }));
    expect(new Tips("game", "t").said).toEqual(new Set(["tip-dice", "tip-path"]));
  });

  it("begin anew where what was kept makes no sense", () => {
    for (const kept of ["[", "null", "7", '{"game":3}', '{"game":{"table":"t","said":"no"}}']) {
      localStorage.setItem("ludotheque.hints", kept);
      expect(new Tips("game", "t").said.size).toBe(0);
    }
  });
});

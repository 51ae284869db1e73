import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { beginHintsAnew, carryHints, Hints } from "./hints.svelte";

beforeEach(() => localStorage.clear());

describe("the hints of a first game", () => {
  it("are given once, also after the page was left", () => {
    const keys = fc.array(fc.constantFrom("dice", "piece", "path", "end"), { maxLength: 12 });
    fc.assert(
      fc.property(keys, (said) => {
        localStorage.clear();
        const hints = new Hints("game", "table");
        for (const key of said) hints.say(key);
        expect(hints.said).toEqual(new Set(said));
        expect(new Hints("game", "table").said).toEqual(new Set(said));
      }),
    );
  });

  it("go on where the same people play again, with those that were not given", () => {
    const hints = new Hints("game", "table");
    hints.say("dice");
    hints.end(); // with the game
    carryHints("game", "table", "next");
    expect(new Hints("game", "next").over).toBe(false);
    expect(new Hints("game", "next").said).toEqual(new Set(["dice"]));
    carryHints("game", "table", "elsewhere");
    expect(new Hints("game", "next").said.size).toBe(1);
  });

  it("begin anew at the same table for whoever asks for them, and for no other game", () => {
    for (const game of ["one", "other"]) {
      const hints = new Hints(game, "table");
      hints.say("dice");
      hints.end();
    }
    beginHintsAnew("one");
    expect(new Hints("one", "table").over).toBe(false);
    expect(new Hints("one", "table").said.size).toBe(0);
    expect(new Hints("other", "table").over).toBe(true);
  });

  it("are counted for each game", () => {
    new Hints("one", "first").say("dice");
    expect(new Hints("other", "second").said.size).toBe(0);
    expect(new Hints("one", "first").said).toEqual(new Set(["dice"]));
  });

  it("go on at the next table where they had not come to their end", () => {
    new Hints("game", "first").say("dice");
    expect(new Hints("game", "second").said).toEqual(new Set(["dice"]));
  });

  it("stay ended at their table, and begin anew when they are wanted at another", () => {
    const hints = new Hints("game", "first");
    hints.say("dice");
    hints.end();
    expect(new Hints("game", "first").over).toBe(true);
    const again = new Hints("game", "second");
    expect(again.over).toBe(false);
    expect(again.said.size).toBe(0);
  });

  it("begin anew where what was kept makes no sense", () => {
    for (const kept of ["[", "null", "7", '{"game":3}', '{"game":{"table":"t","said":"no"}}']) {
      localStorage.setItem("ludotheque.hints", kept);
      expect(new Hints("game", "t").said.size).toBe(0);
    }
  });
});

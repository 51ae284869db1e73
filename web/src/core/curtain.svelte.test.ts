// The states of a screen that several people share. How a session goes through them with a server is
// in `session.curtain.test.ts`.

import { beforeEach, describe, expect, it } from "vitest";
import { sitting } from "../../tests/sitting";
import { Curtain } from "./curtain.svelte";
import { memory } from "./memory.svelte";

let curtain: Curtain;

sitting({ tokens: { A: "key-of-A", B: "key-of-B" } });
beforeEach(() => {
  curtain = new Curtain("t", true);
});

/** The state of a screen, in one word. */
function state(): string {
  if (curtain.closed) return curtain.viewer ? `opening for ${curtain.viewer}` : "covered";
  if (curtain.together) return "together";
  if (!curtain.viewer) return curtain.shared ? "public" : "not shared";
  const watched = curtain.watched ? ", watched" : "";
  return `${curtain.viewer}'s${watched}${curtain.lingering ? ", lingering" : ""}`;
}

/** A screen at which this seat is to act, and looks. */
function viewedBy(seat: string): void {
  curtain.passOn([seat]);
  curtain.open(seat);
  expect(state()).toBe(`opening for ${seat}`);
  expect(curtain.passOn([seat])).toBe("choose");
  expect(state()).toBe(`${seat}'s`);
}

describe("a screen that several share", () => {
  it("is public while nobody at it is to act, and covered as soon as somebody is", () => {
    expect(curtain.passOn([])).toBe("choose");
    expect(state()).toBe("public");
    expect(curtain.passOn(["A"])).toBe("wait");
    expect(state()).toBe("covered");
    expect(curtain.passOn([])).toBe("choose");
    expect(state()).toBe("public");
  });

  it("shows the server the key of its viewer only, and tells of the others", () => {
    expect([curtain.viewerKeys(), curtain.otherKeys()]).toEqual([{}, ["key-of-A", "key-of-B"]]);
    viewedBy("A");
    expect([curtain.viewerKeys(), curtain.otherKeys()]).toEqual([{ A: "key-of-A" }, ["key-of-B"]]);
  });

  it("stays with its viewer while nobody else at it is to act", () => {
    viewedBy("A");
    expect(curtain.passOn([])).toBe("choose");
    expect(state()).toBe("A's");
    expect(curtain.passOn(["A", "B"])).toBe("choose");
  });

  it("is taken from its viewer when somebody else is to act", () => {
    viewedBy("A");
    expect(curtain.passOn(["B"])).toBe("withdraw");
    curtain.close();
    expect(state()).toBe("covered");
    expect(curtain.due).toEqual(["B"]);
  });

  it("is not opened for somebody who is not to act any more", () => {
    curtain.passOn(["A"]);
    curtain.open("A");
    expect(curtain.passOn(["B"])).toBe("withdraw");
  });

  it("is public again when it is closed and nobody is to act", () => {
    viewedBy("A");
    curtain.passOn([]);
    curtain.close();
    expect(state()).toBe("public");
  });
});

describe("what its viewer should have the time to read", () => {
  beforeEach(() => viewedBy("A"));

  it("keeps the screen with them, until it is closed", () => {
    curtain.markUnread();
    expect(state()).toBe("A's");
    expect(curtain.passOn(["B"])).toBe("wait");
    expect(state()).toBe("A's, lingering");
    curtain.markUnread();
    expect(state()).toBe("A's, lingering");
    curtain.close();
    expect(state()).toBe("covered");
  });

  it("is still to be read where it is their turn again after all", () => {
    curtain.markUnread();
    curtain.passOn(["B"]);
    expect(curtain.passOn(["A"])).toBe("choose");
    expect(state()).toBe("A's");
    expect(curtain.passOn(["B"])).toBe("wait");
    expect(state()).toBe("A's, lingering");
  });

  it("is read once they have gone on to choose", () => {
    curtain.markUnread();
    curtain.markRead();
    expect(curtain.passOn(["B"])).toBe("withdraw");
  });
});

describe("a screen at which others look, too", () => {
  beforeEach(() => {
    viewedBy("A");
    curtain.watch();
  });

  it("is passed on even where its viewer is to act", () => {
    expect(state()).toBe("A's, watched");
    expect(curtain.passOn(["A"])).toBe("withdraw");
  });

  it("lingers where something is unread, until its viewer looks alone again", () => {
    curtain.markUnread();
    expect(curtain.passOn(["A"])).toBe("wait");
    expect(state()).toBe("A's, watched, lingering");
    curtain.lookAlone();
    expect(curtain.passOn(["A"])).toBe("choose");
    expect(state()).toBe("A's");
  });
});

describe("looking together", () => {
  it("goes on until somebody else is to act", () => {
    curtain.passOn(["A"]);
    curtain.lookTogether();
    expect(state()).toBe("together");
    expect(curtain.passOn(["A"])).toBe("wait");
    expect(state()).toBe("together");
    expect(curtain.passOn(["B"])).toBe("wait");
    expect(state()).toBe("covered");
  });

  it("draws no curtain aside that is opening for somebody", () => {
    curtain.passOn(["A"]);
    curtain.open("A");
    curtain.lookTogether();
    expect(state()).toBe("opening for A");
  });

  it("ends where nobody is to act any more", () => {
    curtain.passOn(["A"]);
    curtain.lookTogether();
    expect(curtain.passOn([])).toBe("choose");
    expect(state()).toBe("public");
  });
});

it.each([
  ["nobody looks", () => curtain.passOn(["A"])],
  ["somebody looks", () => viewedBy("A")],
  [
    "all look together",
    () => {
      curtain.passOn(["A"]);
      curtain.lookTogether();
    },
  ],
])("nothing is secret any more once the game is over, though %s before", (_, before) => {
  before();
  curtain.end();
  expect([state(), curtain.passOn([])]).toEqual(["not shared", "choose"]);
  expect(curtain.viewerKeys()).toEqual({ A: "key-of-A", B: "key-of-B" });
  expect(curtain.otherKeys()).toEqual([]);
  curtain.close();
  expect(state()).toBe("not shared");
});

it.each([
  ["one plays alone", true, false, ["A"]],
  ["nothing is secret", false, false, ["A", "B"]],
  ["it only watches", true, true, []],
])("a screen is never covered where %s", (_, secrets, watching, own) => {
  if (own.length === 1) {
    memory.forget("t");
    memory.remember({ table: "t", game: "fake", since: 0, tokens: { A: "key-of-A" } });
  }
  curtain = new Curtain("t", secrets, watching);
  expect([curtain.own, curtain.shared]).toEqual([own, false]);
  expect(curtain.passOn(["A"])).toBe("choose");
  expect(state()).toBe("not shared");
});

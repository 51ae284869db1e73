import { expect, it } from "vitest";
import { movesOf, toldOf } from "../../../tests/parts";
import { Log } from "./log.svelte";

const chatted = (seq: number, text: string) => toldOf(seq, { type: "chatted", seat: "A", text });
const numbers = (log: Log) => log.entries.map(({ seq }) => seq);

/** A log of so many entries, of which these numbers are known. */
function logOf(last: number, ...known: number[]): Log {
  const log = new Log();
  log.begin(last);
  log.add(known.map((seq) => chatted(seq, "")));
  return log;
}

it("has each entry once and in order, as it was told last", () => {
  const log = logOf(4, 4);
  log.add([chatted(1, "first"), chatted(2, "second")]);
  log.add([chatted(2, "better"), chatted(3, "third")]);
  expect(numbers(log)).toEqual([1, 2, 3, 4]);
  expect(log.entries[1]).toEqual(chatted(2, "better"));
});

it.each([
  [[], 0, false],
  [[1, 2], 2, false],
  [[3], 0, false],
  [[1, 3], 1, false],
  [[1, 2, 3], 3, true],
])("that has three entries, of which %j are known, knows what it missed", (known, to, isWhole) => {
  const log = logOf(3, ...known);
  expect([log.knownTo, log.isWhole]).toEqual([to, isWhole]);
});

it("forgets what a table does not have that was described anew", () => {
  const log = logOf(3, 1, 2, 3);
  log.begin(2);
  expect([numbers(log), log.last]).toEqual([[1, 2], 2]);
});

it("says which entries are new, and never becomes shorter", () => {
  const log = logOf(2, 1, 2);
  const more = [chatted(2, ""), chatted(3, "")];
  expect(log.grow(3, more).map(({ seq }) => seq)).toEqual([3]);
  expect(log.grow(1, more)).toEqual([]);
  expect(log.last).toBe(3);
});

it("is shown as far as it was seen, and not back again", () => {
  const log = logOf(3, 1, 2, 3);
  log.show(2);
  log.show(1);
  expect(log.shown.map(({ seq }) => seq)).toEqual([1, 2]);
});

it("has the match as it stands, without what was taken back", () => {
  const log = new Log();
  const undone = toldOf(4, { type: "undone", seat: "B", length: 1 });
  log.add([...movesOf("A go", "B stay", "fate 6-6"), undone]);
  expect(log.match).toEqual([{ type: "moved", seat: "A", move: "go" }]);
});

it("knows where somebody's last moves begin: neither fate nor a bot made them", () => {
  const log = new Log();
  log.add(movesOf("A go", "fate 1-2", "B go", "B stay"));
  expect(log.ownMovesFrom("B", 4)).toBe(2);
  expect(log.ownMovesFrom("B", 3)).toBe(2);
  expect(log.ownMovesFrom("A", 4)).toBe(4);
  log.add([toldOf(5, { type: "moved", seat: "B", move: "go", by: "greedy" })]);
  expect(log.ownMovesFrom("B", 5)).toBe(5);
});

it("tells what happened since somebody chose, unless entries are missing", () => {
  const log = new Log();
  log.add(movesOf("A go", "B go", "fate 1-2"));
  log.show(3);
  expect(log.sinceChoice("B", () => false)).toEqual([]);
  log.begin(3);
  expect(log.sinceChoice("B", () => false).map(({ seq }) => seq)).toEqual([2, 3]);
});

it("has what was said before and since, and forgets all of it", () => {
  const log = new Log();
  log.begin(2, [chatted(1, "before")]);
  log.add([chatted(3, "since"), ...movesOf("A go").map((each) => ({ ...each, seq: 4 }))]);
  expect(log.chat.map(({ seq }) => seq)).toEqual([1, 3]);
  log.show(2);
  log.clear();
  expect([log.entries, log.chat, log.last, log.shownTo]).toEqual([[], [], 0, 0]);
});

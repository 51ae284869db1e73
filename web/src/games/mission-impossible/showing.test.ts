import { expect, test } from "vitest";
import { eventsOf } from "../../../tests/recordings";
import { codesIn, testAnyEvent } from "../../../tests/showing";
import { entries, start } from "./fixtures";
import { advanced, lasts, sound } from "./showing";
import type { View } from "./view";

const played = eventsOf({ start, entries }, advanced).map((each) => ({
  ...each,
  codes: each.events.map(({ code }) => code),
}));

const pictured = ({ players }: View) =>
  players.map(({ square, safe, ready, roll, eliminated, fell_to, known_to }) => [
    square,
    safe,
    ready,
    roll,
    eliminated,
    fell_to,
    known_to,
  ]);

/** The cards that A can read. */
const readable = ({ cards }: View) => cards.filter(({ says }) => says !== null);

test("after all events of an entry the picture is the position that the server tells", () => {
  for (const { seen, next } of played) expect(pictured(seen)).toEqual(pictured(next));
});

test("what A has read is on the picture, unless notes have changed hands", () => {
  for (const { seen, next, codes } of played) {
    if (codes.some((code) => ["eliminated", "trapped"].includes(code))) continue;
    expect(readable(seen)).toEqual(readable(next));
  }
});

test("what is proven, and whom A hunts, is shown as it happens", () => {
  for (const { seen, next, codes } of played) {
    if (codes.includes("dealt")) continue;
    expect(seen.notebook?.target).toEqual(next.notebook?.target);
    if (codes.includes("parted")) expect(seen.not_hunting).toEqual(next.not_hunting);
  }
});

test("a roll is shown with how far it goes, and the end as the end", () => {
  const moves = played.filter(({ next }) => next.phase === "move");
  for (const { seen, next } of moves) {
    const { phase, turn, die, reach } = next;
    expect(seen).toMatchObject({ phase, turn, die, reach });
  }
  expect(moves.length).toBeGreaterThan(10);
  expect(played.at(-1)?.seen.phase).toBe("over");
});

test("a card is turned over before one reads what it says", () => {
  const reads = played.filter(({ codes }) => codes.includes("card-says"));
  for (const { events, before, next } of reads) {
    const [went, read, says] = events;
    if (!went || !read || !says) throw new Error("something is not told");
    const on = ({ cards }: View) => cards.find(({ square }) => square === read.values.square);
    const there = advanced(advanced(before, went, next), read, next);
    expect(on(there)).toMatchObject({ noted_by: on(next)?.noted_by, says: on(before)?.says });
    expect(on(advanced(there, says, next))).toEqual(on(next));
  }
  expect(reads.length).toBeGreaterThan(0);
});

test("the recorded game has nearly everything that can happen", () => {
  const codes = codesIn({ start, entries });
  for (const code of [
    "dealt",
    "opened",
    "mission",
    "laid-card",
    "placed",
    "tied",
    "rolled-times",
    "card-says",
    "safe",
    "parted",
    "eliminated",
    "took-notebook",
    "two-left",
    "over-survivor",
  ]) {
    expect(codes).toContain(code);
  }
});

test("a confrontation takes its time: the notebook slides across, silence, then the outcome", () => {
  expect(lasts({ code: "confronted", values: {} })).toBeGreaterThan(2000);
  expect(sound({ code: "eliminated", values: {} })).toBe("stamp");
  expect(sound({ code: "confronted", values: {} })).toBe("page");
});

test("nobody falls before it is said, and nobody's agent shows by it", () => {
  const falls = played.filter(({ codes }) =>
    codes.some((code) => ["eliminated", "trapped"].includes(code)),
  );
  for (const { events, before, next } of falls) {
    const [confronted, fell] = events;
    if (!confronted || !fell) throw new Error("something is not told");
    const shown = advanced(before, confronted, next);
    const fallen = ({ players }: View) => players.map(({ fell_to }) => fell_to);
    const agents = ({ players }: View) => players.map(({ agent }) => agent);
    expect(fallen(shown)).toEqual(fallen(before));
    const gone = advanced(shown, fell, next);
    expect(fallen(gone)).toEqual(fallen(next));
    expect(agents(gone)).toEqual(agents(before));
  }
  expect(falls.length).toBeGreaterThan(0);
});

test("a card that is kept leaves its square", () => {
  const card = { square: "f9", owner: "A", holder: null, noted_by: [], says: "wart" };
  const kept = { ...card, holder: "B", noted_by: ["B"] };
  const values = { seat: "B", owner: "A", square: "f9" };
  const next = { ...start, cards: [kept] };
  const before = { ...start, cards: [card] };
  expect(advanced(before, { code: "took-card", values }, next).cards).toEqual([kept]);
  expect(advanced(before, { code: "read-card", values }, next).cards[0]?.holder).toBeNull();
});

testAnyEvent(
  { advanced, lasts, sound },
  { start, entries },
  {
    keys: ["seat", "other", "square", "agent", "target", "die", "victor", "fallen", "clue"],
    texts: ["A", "B", "f9", "german", "none"],
  },
);

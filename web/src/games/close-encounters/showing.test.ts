import { expect, test } from "vitest";
import { eventsOf } from "../../../tests/recordings";
import { codesIn, testAnyEvent, testTurnsAreQuick } from "../../../tests/showing";
import { entries, start } from "./fixtures";
import { advanced, lasts, sound } from "./showing";
import type { View } from "./view";

const played = eventsOf({ start, entries }, advanced);

/** What is on the picture: everything but whose turn it is now, which the position tells. */
const pictured = ({ players }: View) =>
  players.map(({ pawn, bound, chips, traps, due }) => [pawn, bound, chips, traps.length, due]);

test("after all events of an entry the picture is the position that the server tells", () => {
  for (const { seen, next } of played) expect(pictured(seen)).toEqual(pictured(next));
  const last = played.at(-1)?.seen;
  expect(last?.phase).toBe("over");
  expect(last?.players.some(({ chips }) => chips.length === 5)).toBe(true);
});

test("a walk is shown step by step, with what is left of the roll", () => {
  const walks = played.filter(({ next }) => next.phase === "move");
  for (const { seen, next } of walks) {
    const { turn, turns, dice, walk } = next;
    expect(seen).toMatchObject({ turn, turns, dice, walk });
  }
  expect(walks.length).toBeGreaterThan(100);
});

test("whoever walks into a trap is seen on it before they are sent back", () => {
  const traps = played.filter(({ events }) => events.some(({ code }) => code === "trapped"));
  for (const { events, before, next } of traps) {
    const step = events[0] ?? { code: "", values: {} };
    const pawn = (view: View) => view.players.find(({ seat }) => seat === step.values.seat)?.pawn;
    expect(pawn(advanced(before, step, next))).toBe(String(step.values.square));
  }
  expect(traps.length).toBeGreaterThan(0);
});

test("a circle of one's own is on the card, and no other", () => {
  const circles = played.filter(({ events }) =>
    events.some(({ code }) => code === "circled-number"),
  );
  for (const { seen, next } of circles) expect(seen.card).toEqual(next.card);
  expect(circles.length).toBeGreaterThan(0);
});

test("the recorded game has nearly everything that can happen", () => {
  const codes = codesIn({ start, entries });
  for (const code of ["jumped", "must-leave", "trapped", "chip-placed", "landed", "over-tune"]) {
    expect(codes).toContain(code);
  }
});

test("a roll is seen before a tie makes it void", () => {
  const values = { seat: "B", first: 3, second: 4, total: 7 };
  const rolled = advanced(start, { code: "rolled-for-start", values }, start);
  expect(rolled.players[1]?.roll).toBe(7);
  const tied = advanced(rolled, { code: "tied", values: {} }, start);
  expect(tied.players[1]).toMatchObject({ roll: 0, outrolled: false });
});

test("each chip sounds its note, and the fifth is followed by the whole tune", () => {
  const placed = (note: number) =>
    sound({ code: "chip-placed", values: { seat: "A", square: "42", note } });
  expect([1, 2, 3, 4, 5].map(placed)).toEqual(["note-1", "note-2", "note-3", "note-4", "note-5"]);
  expect(placed(6)).toBeNull();
  expect(sound({ code: "over-tune", values: { seat: "A" } })).toBe("tune");
});

test("others who circle hold nobody up", () => {
  expect(lasts({ code: "circled", values: { seat: "B", live: 2 } })).toBe(0);
});

testAnyEvent(
  { advanced, lasts, sound },
  { start, entries },
  {
    keys: ["seat", "square", "start", "end", "next", "note", "number", "live", "total"],
    texts: ["A", "B", "tower", "ship", "42", "f3"],
  },
);

testTurnsAreQuick({ lasts }, { start, entries });

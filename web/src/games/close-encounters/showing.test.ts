import { expect, test } from "vitest";
import { codesIn, testAnyEvent, testTurnsAreQuick } from "../../../tests/showing";
import { type After, entries, short, start } from "./fixtures";
import { advanced, lasts, sound } from "./showing";

/** What is on the picture: everything but whose turn it is now, which the position tells. */
const pictured = ({ players }: After) => players;

test("after all events of an entry the picture is the position that the server tells", () => {
  let view = start;
  for (const { events, after } of entries) {
    for (const event of events) view = advanced(view, event);
    expect(pictured(short(view))).toEqual(pictured(after));
  }
  expect(view.phase).toBe("over");
  expect(view.players.some(({ chips }) => chips.length === 5)).toBe(true);
});

test("a walk is shown step by step, with what is left of the roll", () => {
  let view = start;
  let walks = 0;
  for (const { events, after } of entries) {
    for (const event of events) view = advanced(view, event);
    if (after.phase !== "move") continue;
    const { turn, turns, dice, walk } = short(view);
    expect({ turn, turns, dice, walk }).toEqual({
      turn: after.turn,
      turns: after.turns,
      dice: after.dice,
      walk: after.walk,
    });
    walks += 1;
  }
  expect(walks).toBeGreaterThan(100);
});

test("a circle of one's own is on the card, and no other", () => {
  let view = start;
  for (const { events, after } of entries) {
    for (const event of events) view = advanced(view, event);
    const { card } = short(view);
    expect(card).toEqual(expect.arrayContaining([...after.card]));
    if (!events.some(({ code }) => code === "chip-placed")) continue;
    view = { ...view, card: (view.card ?? []).filter(({ number }) => after.card.includes(number)) };
  }
});

test("the recorded game has nearly everything that can happen", () => {
  const codes = codesIn({ start, entries });
  for (const code of ["jumped", "must-leave", "trapped", "chip-placed", "landed", "over-tune"]) {
    expect(codes).toContain(code);
  }
});

test("rolls that are tied are taken up again", () => {
  const rolled = advanced(start, {
    code: "rolled-for-start",
    values: { seat: "B", first: 3, second: 4, total: 7 },
  });
  expect(rolled.players[1]?.roll).toBe(7);
  const tied = advanced(rolled, { code: "tied", values: {} });
  expect(tied.players[1]).toMatchObject({ roll: 0, outrolled: false });
  const lower = { ...rolled, players: rolled.players.map((each) => ({ ...each, roll: 5 })) };
  const higher = advanced(lower, {
    code: "rolled-for-start",
    values: { seat: "B", first: 3, second: 4, total: 7 },
  });
  const out = advanced(higher, { code: "tied", values: {} });
  expect(out.players[0]).toMatchObject({ roll: 5, outrolled: true });
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

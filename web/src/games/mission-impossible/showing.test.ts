import { expect, test } from "vitest";
import { codesIn, testAnyEvent } from "../../../tests/showing";
import { type After, entries, short, start } from "./fixtures";
import { advanced, lasts, sound } from "./showing";
import type { View } from "./view";

/** Every view of the recorded game that events lead to, and how things really stood then. */
function played(): { seen: View; after: After; codes: ReadonlyArray<string> }[] {
  let view = start;
  return entries.map(({ events, after, view: whole }) => {
    const seen = events.reduce(advanced, view);
    view = whole ?? seen;
    return { seen, after, codes: events.map(({ code }) => code) };
  });
}

test("after all events of an entry the picture is the position that the server tells", () => {
  for (const { seen, after } of played()) {
    expect(short(seen).players).toEqual(after.players);
  }
});

test("what A has read is on the picture, unless notes have changed hands", () => {
  for (const { seen, after, codes } of played()) {
    if (codes.some((code) => ["eliminated", "trapped"].includes(code))) continue;
    expect(short(seen).cards).toEqual(expect.arrayContaining([...after.cards]));
    expect(short(seen).cards).toHaveLength(after.cards.length);
  }
});

test("what is proven, and whom A hunts, is shown as it happens", () => {
  for (const { seen, after, codes } of played()) {
    if (codes.includes("dealt")) continue;
    expect(short(seen).target).toEqual(after.target);
    if (codes.includes("parted")) expect(short(seen).not_hunting).toEqual(after.not_hunting);
  }
});

test("a roll is shown with how far it goes, and the end as the end", () => {
  let moves = 0;
  for (const { seen, after } of played()) {
    if (after.phase !== "move") continue;
    expect([seen.phase, seen.turn, seen.die, seen.reach]).toEqual([
      "move",
      after.turn,
      after.die,
      after.reach,
    ]);
    moves += 1;
  }
  expect(moves).toBeGreaterThan(10);
  expect(played().at(-1)?.seen.phase).toBe("over");
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

test("who walks into the trap falls to whom they confronted", () => {
  const values = { seat: "B", other: "C" };
  const trapped = advanced(start, { code: "trapped", values });
  expect(trapped.players[1]).toMatchObject({ fell_to: "C", square: null, known_to: ["C"] });
  expect(trapped.players[2]?.eliminated).toBe(1);
  const eliminated = advanced(start, { code: "eliminated", values });
  expect(eliminated.players[2]?.fell_to).toBe("B");
});

test("whoever is confronted has seen the notebook, and a victor learns what the fallen knew", () => {
  const shown = advanced(start, { code: "confronted", values: { seat: "B", other: "C" } });
  expect(shown.players[1]?.known_to).toEqual(["C"]);
  expect(shown.players[2]?.known_to).toEqual([]);
  const values = { victor: "B", seat: "A", agent: "french" };
  const learnt = advanced(start, { code: "learnt-identity", values });
  expect(learnt.players[0]).toMatchObject({ agent: "french", known_to: ["B"] });
});

test("a card that is kept leaves its square", () => {
  const laid = advanced(start, {
    code: "laid-card",
    values: { seat: "A", square: "f9", clue: "wart" },
  });
  const values = { seat: "B", owner: "A", square: "f9" };
  expect(advanced(laid, { code: "took-card", values }).cards[0]).toMatchObject({
    holder: "B",
    noted_by: ["B"],
  });
  expect(advanced(laid, { code: "read-card", values }).cards[0]?.holder).toBeNull();
});

testAnyEvent(
  { advanced, lasts, sound },
  { start, entries },
  {
    keys: ["seat", "other", "square", "agent", "target", "die", "victor", "fallen", "clue"],
    texts: ["A", "B", "f9", "german", "none"],
  },
);

import { expect, test } from "vitest";
import { byCode, changing, partsOf, text, whole, withPlayer } from "./events";

test("what an event does not say is empty, or nothing", () => {
  expect(text({ seat: "A" }, "seat")).toBe("A");
  expect(text({}, "seat")).toBe("");
  expect(whole({ total: "7" }, "total")).toBe(7);
  expect(whole({ total: "seven" }, "total")).toBe(0);
});

test("a table knows its own codes alone, whatever an object has by nature", () => {
  const lasts = byCode({ rolled: 600 }, 0);
  expect(lasts({ code: "rolled", values: {} })).toBe(600);
  for (const code of ["eclipsed", "constructor", "__proto__"]) {
    expect(lasts({ code, values: {} })).toBe(0);
  }
});

const player = (seat: string, roll: number, square: string) => ({ seat, roll, square });
const view = { turn: "A", phase: "roll", players: [player("A", 0, "a1"), player("B", 0, "b1")] };
const next = { turn: "B", phase: "move", players: [player("A", 3, "a2"), player("B", 5, "b2")] };
const { taking, takingOf, takingOfAll } = partsOf<typeof view>();
const of = takingOf("players", "seat");

test("an event lets parts of the view become what they are in the next; an unknown one none", () => {
  const advanced = changing<typeof view>({
    rolled: [of("seat", "roll"), taking("phase")],
    ended: takingOfAll("players", "seat")("square"),
  });
  const rolled = advanced(view, { code: "rolled", values: { seat: "A" } }, next);
  expect(rolled).toEqual({
    turn: "A",
    phase: "move",
    players: [player("A", 3, "a1"), player("B", 0, "b1")],
  });
  const ended = advanced(view, { code: "ended", values: {} }, next);
  expect(ended.players).toEqual([player("A", 0, "a2"), player("B", 0, "b2")]);
  expect(advanced(view, { code: "toString", values: {} }, next)).toBe(view);
});

test("what a list of the next position does not have stays as it is", () => {
  const none = { ...next, players: [] };
  expect(of("seat", "roll")(view, { seat: "A" }, none)).toEqual(view);
  expect(of("seat", "roll")(view, {}, next)).toEqual(view);
});

test("what one player shows can be changed by itself", () => {
  expect(withPlayer(view, "B", { roll: 4 }).players).toEqual([
    player("A", 0, "a1"),
    player("B", 4, "b1"),
  ]);
});

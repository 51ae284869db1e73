import { expect, test } from "vitest";
import { changing } from "./events";
import { firstRolls } from "./first-rolls";

const player = (seat: string, roll: number, outrolled = false) => ({ seat, roll, outrolled });
const view = { phase: "first-roll", turn: "C", players: [player("A", 9), player("C", 0)] };
const advanced = changing<typeof view>(firstRolls("total"));

test("a roll is seen as it was rolled; after a tie, who is to roll again, as the position says", () => {
  const next = { ...view, turn: "A", players: [player("A", 0), player("C", 0)] };
  const rolled = advanced(
    view,
    { code: "rolled-for-start", values: { seat: "C", total: 9 } },
    next,
  );
  expect(rolled.players).toEqual([player("A", 9), player("C", 9)]);
  expect(advanced(rolled, { code: "tied", values: {} }, next).players).toEqual(next.players);
});

test("who starts is seen when it is said", () => {
  const next = { ...view, phase: "roll", turn: "A" };
  expect(advanced(view, { code: "starts", values: { seat: "A" } }, next)).toEqual(next);
});

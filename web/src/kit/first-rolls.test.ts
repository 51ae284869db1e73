import { expect, test } from "vitest";
import { afterTie } from "./first-rolls";

const player = (seat: string, roll: number, outrolled = false) => ({ seat, roll, outrolled });

test("after a tie the highest roll again; the others keep their roll, and are not to come", () => {
  const tied = afterTie([player("A", 9), player("B", 4), player("C", 9)]);
  expect(tied).toEqual([player("A", 0), player("B", 4, true), player("C", 0)]);
  const again = afterTie([player("A", 3), player("B", 4, true), player("C", 3)]);
  expect(again).toEqual([player("A", 0), player("B", 4, true), player("C", 0)]);
});

// What events mean to one player, and which squares of the valley they speak of.

import { text } from "../../kit/events";
import { waysOf } from "../../kit/ways";
import type { Happening } from "../../protocol";
import type { Marks, Sentence } from "../contract";

/** What some events did to a seat, said to whoever sits there. */
export function happened(events: ReadonlyArray<Happening>, seat: string): ReadonlyArray<Sentence> {
  const trapped = events.find(({ code }) => code === "trapped");
  if (!trapped) return [];
  const { seat: walker = "", square = "", end = "" } = trapped.values;
  const placed = events.filter(({ code }) => code === "chip-placed");
  const owners = placed.map(({ values }) => text(values, "seat"));
  if (walker === seat) {
    return owners.map((by) => ({ key: "happened-trapped", values: { by, square, end } }));
  }
  if (!owners.includes(seat)) return [];
  return [{ key: "happened-sprung", values: { by: walker, square } }];
}

const PLACES: Readonly<Record<string, ReadonlyArray<string>>> = {
  "circled-number": ["number"],
  trapped: ["square", "end"],
  "chip-placed": ["square"],
  landed: ["end"],
};

/** Each walk as one way, and the squares where something happened. */
export function marks(events: ReadonlyArray<Happening>): Marks {
  const steps = events.filter(({ code }) => code === "stepped" || code === "jumped");
  const places = events.flatMap(({ code, values }) =>
    (PLACES[code] ?? []).map((key) => text(values, key)),
  );
  return { ways: waysOf(steps, "square"), places: [...new Set(places)] };
}

// What events mean to one player, and which squares of the valley they speak of.

import type { Happening } from "../../protocol";
import type { Marks, Sentence } from "../contract";

const text = ({ values }: Happening, key: string): string => String(values[key] ?? "");

/** What some events did to a seat, said to whoever sits there. */
export function happened(events: ReadonlyArray<Happening>, seat: string): ReadonlyArray<Sentence> {
  const trapped = events.find(({ code }) => code === "trapped");
  if (!trapped) return [];
  const { seat: walker = "", square = "", end = "" } = trapped.values;
  const placed = events.filter(({ code }) => code === "chip-placed");
  const owners = placed.map((event) => text(event, "seat"));
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
  const ways: { seat: string; places: string[] }[] = [];
  for (const event of events.filter(({ code }) => code === "stepped" || code === "jumped")) {
    const [seat, start, square] = [
      text(event, "seat"),
      text(event, "start"),
      text(event, "square"),
    ];
    const last = ways.at(-1);
    if (last?.seat === seat && last.places.at(-1) === start) last.places.push(square);
    else ways.push({ seat, places: [start, square] });
  }
  const places = events.flatMap((event) =>
    (PLACES[event.code] ?? []).map((key) => text(event, key)),
  );
  return { ways, places: [...new Set(places)] };
}

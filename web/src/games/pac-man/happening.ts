// What events mean to one player, and which places of the maze they speak of.

import { text } from "../../kit/events";
import { waysOf } from "../../kit/ways";
import type { Happening } from "../../protocol";
import type { Marks, Sentence } from "../contract";

/** What some events did to a seat, said to whoever sits there. */
export function happened(events: ReadonlyArray<Happening>, seat: string): ReadonlyArray<Sentence> {
  return events.flatMap(({ code, values }, index) => {
    const { seat: by = "", ghost = "", space = "", count = 0 } = values;
    if (code === "caught" && values.caught === seat) {
      const told = { by, ghost, space, count: paidIn(events, seat) };
      return [{ key: "happened-caught", values: told }];
    }
    const mine = code === "paid" && values.payer === seat;
    if (!mine || events.slice(0, index).some((before) => before.code === "caught")) return [];
    return [{ key: "happened-named", values: { by, count } }];
  });
}

function paidIn(events: ReadonlyArray<Happening>, seat: string): number {
  const paid = events.find(({ code, values }) => code === "paid" && values.payer === seat);
  return Number(paid?.values.count ?? 0);
}

const SPOKEN_OF = new Set([
  "empty-home",
  "gobbled-yellow",
  "gobbled-ghost",
  "yellow-put-back",
  "caught",
  "sent-self-home",
]);

/** Each walk as one way, and the places where something happened. */
export function marks(events: ReadonlyArray<Happening>): Marks {
  const steps = events.filter(({ code }) => code === "stepped");
  const spoken = events.filter(({ code }) => SPOKEN_OF.has(code));
  const places = spoken.map(({ values }) => text(values, "space"));
  return { ways: waysOf(steps, "space"), places: [...new Set(places)] };
}

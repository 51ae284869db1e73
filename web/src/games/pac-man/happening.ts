// What events mean to one player, and which places of the maze they speak of.

import type { Happening } from "../../protocol";
import type { Marks, Sentence } from "../contract";

const text = ({ values }: Happening, key: string): string => String(values[key] ?? "");

/** What some events did to a seat, said to whoever sits there. */
export function happened(events: ReadonlyArray<Happening>, seat: string): ReadonlyArray<Sentence> {
  return events.flatMap((event, index) => {
    const mine = event.code === "paid" && text(event, "payer") === seat;
    if (event.code === "caught" && text(event, "caught") === seat) {
      const { seat: by = "", ghost = "", space = "" } = event.values;
      return [
        { key: "happened-caught", values: { by, ghost, space, count: paidIn(events, seat) } },
      ];
    }
    if (!mine || events.slice(0, index).some(({ code }) => code === "caught")) return [];
    const { seat: by = "", count = 0 } = event.values;
    return [{ key: "happened-named", values: { by, count } }];
  });
}

function paidIn(events: ReadonlyArray<Happening>, seat: string): number {
  const paid = events.find((event) => event.code === "paid" && text(event, "payer") === seat);
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
  const ways: { seat: string; piece: string; places: string[] }[] = [];
  for (const event of events.filter(({ code }) => code === "stepped")) {
    const [seat, piece] = [text(event, "seat"), text(event, "piece")];
    const [start, space] = [text(event, "start"), text(event, "space")];
    const last = ways.at(-1);
    const goesOn = last?.seat === seat && last.piece === piece && last.places.at(-1) === start;
    if (last && goesOn) last.places.push(space);
    else ways.push({ seat, piece, places: [start, space] });
  }
  const spoken = events.filter(({ code }) => SPOKEN_OF.has(code));
  return { ways, places: [...new Set(spoken.map((event) => text(event, "space")))] };
}

// What events mean to one player, and which squares of the city they speak of.

import { text } from "../../kit/events";
import type { Happening } from "../../protocol";
import type { Marks, Sentence } from "../contract";

/** What each event says to whom: the value that names them, and the one that names whoever did it. */
const MEANT: Readonly<Record<string, { readonly whom: string; readonly by: string }>> = {
  "read-card": { whom: "owner", by: "seat" },
  "took-card": { whom: "owner", by: "seat" },
  confronted: { whom: "other", by: "seat" },
  parted: { whom: "other", by: "seat" },
  eliminated: { whom: "other", by: "seat" },
  trapped: { whom: "seat", by: "other" },
};

/** What some events did to a seat, said to whoever sits there. */
export function happened(events: ReadonlyArray<Happening>, seat: string): ReadonlyArray<Sentence> {
  return events.flatMap(({ code, values }) => {
    const { whom, by } = MEANT[code] ?? { whom: "", by: "" };
    if (whom && text(values, whom) === seat) {
      const told = { by: text(values, by), square: text(values, "square") };
      return [{ key: `happened-${code}`, values: told }];
    }
    const sprung = code === "trapped" && text(values, "other") === seat;
    return sprung ? [{ key: "happened-sprung", values: { by: text(values, "seat") } }] : [];
  });
}

/** That a card was read is told, and goes by itself: it calls for nothing. */
export const isFleeting = ({ key }: Sentence): boolean => key === "happened-read-card";

const SPOKEN_OF = new Set([
  "laid-card",
  "chose-start",
  "placed",
  "read-card",
  "took-card",
  "card-says",
]);

/** Where everybody went, and the squares where something happened. */
export function marks(events: ReadonlyArray<Happening>): Marks {
  const ways = events
    .filter(({ code, values }) => code === "went" && values.start !== values.square)
    .map(({ values }) => ({
      seat: text(values, "seat"),
      places: [text(values, "start"), text(values, "square")],
    }));
  const spoken = events.filter(({ code }) => SPOKEN_OF.has(code));
  const places = spoken.map(({ values }) => text(values, "square")).filter(Boolean);
  return { ways, places: [...new Set(places)] };
}

// What events mean to one player, and which squares of the city they speak of.

import type { Happening } from "../../protocol";
import type { Marks, Sentence } from "../contract";

const text = ({ values }: Happening, key: string): string => String(values[key] ?? "");

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
  return events.flatMap((event) => {
    const { whom, by } = MEANT[event.code] ?? { whom: "", by: "" };
    if (whom && text(event, whom) === seat) {
      const values = { by: text(event, by), square: text(event, "square") };
      return [{ key: `happened-${event.code}`, values }];
    }
    const sprung = event.code === "trapped" && text(event, "other") === seat;
    return sprung ? [{ key: "happened-sprung", values: { by: text(event, "seat") } }] : [];
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
    .filter((event) => event.code === "went" && text(event, "start") !== text(event, "square"))
    .map((event) => ({
      seat: text(event, "seat"),
      places: [text(event, "start"), text(event, "square")],
    }));
  const spoken = events.filter(({ code }) => SPOKEN_OF.has(code));
  const places = spoken.map((event) => text(event, "square")).filter(Boolean);
  return { ways, places: [...new Set(places)] };
}

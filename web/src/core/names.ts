// What people and bots at a table are called. The server knows a bot by its kind alone, and
// somebody without a name by the letter of the seat; on the page everybody has a name, so that
// they can be told apart in a sentence.

import type { SeatShown } from "../protocol";
import { hasWords, say } from "./words.svelte";

type Sitting = Pick<SeatShown, "seat" | "name" | "kind" | "bot">;

/** What somebody is called. */
export function nameOf({ seat, name, kind, bot }: Sitting): string {
  if (isNameless({ name, kind, bot })) return say(`page-bot-${seat.toLowerCase()}`);
  return name && name !== seat ? name : say("page-nameless", { seat });
}

/** The names of all at a table, by the letters of their seats. */
export function namesOf(seats: ReadonlyArray<Sitting>): Record<string, string> {
  return Object.fromEntries(seats.map((each) => [each.seat, nameOf(each)]));
}

/** A bot that the server has told by its kind alone. */
function isNameless({ name, kind, bot }: Pick<Sitting, "name" | "kind" | "bot">): boolean {
  return kind === "bot" && (!name || name === bot);
}

/**
 * The same seats, where every bot that is one of the game's characters bears its name; several of
 * one character have the letters of their seats besides.
 */
export function introduced<Seat extends Sitting>(
  seats: ReadonlyArray<Seat>,
  game: string,
): ReadonlyArray<Seat> {
  return seats.map((each) => {
    if (!isNameless(each) || !hasWords(`character-${each.bot}`, game)) return each;
    const name = say(`character-${each.bot}`, {}, game);
    const alone = seats.filter(({ kind, bot }) => kind === "bot" && bot === each.bot).length === 1;
    return { ...each, name: alone ? name : say("page-bot-one-of", { name, seat: each.seat }) };
  });
}

/** Seats as one sees them: one's own nearest, the others clockwise from there. */
export function seenFrom<Seat extends { readonly yours: boolean }>(
  seats: ReadonlyArray<Seat>,
): ReadonlyArray<Seat> {
  const own = seats.findIndex((seat) => seat.yours);
  return own < 0 ? seats : [...seats.slice(own), ...seats.slice(0, own)];
}

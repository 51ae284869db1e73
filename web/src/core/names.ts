// What people and bots at a table are called. The server knows a bot by the key of its name, and
// somebody without a name by the letter of the seat; what is read follows the reader's language.

import type { SeatShown } from "../protocol";
import { settings } from "./settings.svelte";
import { hasWords, say } from "./words.svelte";

type Sitting = Pick<SeatShown, "seat" | "name" | "kind" | "bot">;

/** What somebody is called. */
export function nameOf({ seat, name, kind, bot }: Sitting): string {
  if (isNameless({ name, kind, bot })) return say(`bot-called-${seat.toLowerCase()}`);
  return name && name !== seat ? name : say("page-nameless", { seat });
}

/**
 * What somebody is called where nothing is said of them: whoever gave no name and is the only person
 * at this screen is simply “you”.
 */
export function labelOf(sitting: Sitting & { readonly yours: boolean }, alone: boolean): string {
  const name = nameOf(sitting);
  const nameless = name === say("page-nameless", { seat: sitting.seat });
  return sitting.yours && alone && nameless ? say("page-sitter-me") : name;
}

/** The names of all at a table, by the letters of their seats. */
export function namesOf(seats: ReadonlyArray<Sitting>): Record<string, string> {
  return Object.fromEntries(seats.map((each) => [each.seat, nameOf(each)]));
}

/** Names one after the other, as the language strings them together. */
export function listOf(names: ReadonlyArray<string>): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

const OTHER = /^other-\d+$/; // the key of one of a game's further names

/** A bot that the server has told by a key for which the game has no name. */
function isNameless({ name, kind, bot }: Pick<Sitting, "name" | "kind" | "bot">): boolean {
  return kind === "bot" && (!name || name === bot || OTHER.test(name));
}

/**
 * The same seats, where everybody has a name that can be read; a bot that is one of the game's
 * characters has the character's. At tables of before, several of one character share it: they have the
 * letters of their seats besides.
 */
export function introduced<Seat extends Sitting>(
  seats: ReadonlyArray<Seat>,
  game: string,
): ReadonlyArray<Seat> {
  return seats.map((each) => {
    const key = `character-${each.name || each.bot}`;
    if (each.kind === "open" && !each.name) return each;
    if (each.kind !== "bot" || !hasWords(key, game)) return { ...each, name: nameOf(each) };
    const name = say(key, {}, game);
    const alone = seats.filter((other) => isBotCalled(other, each.name)).length === 1;
    return { ...each, name: alone ? name : say("page-bot-one-of", { name, seat: each.seat }) };
  });
}

function isBotCalled({ kind, name }: Sitting, wanted: string): boolean {
  return kind === "bot" && name === wanted;
}

/** Seats as one sees them: one's own nearest, the others clockwise from there. */
export function seenFrom<Seat extends { readonly yours: boolean }>(
  seats: ReadonlyArray<Seat>,
): ReadonlyArray<Seat> {
  const own = seats.findIndex((seat) => seat.yours);
  return own < 0 ? seats : [...seats.slice(own), ...seats.slice(0, own)];
}

/** For how many a game is. */
export function playersOf(seats: ReadonlyArray<number>): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most
    ? say("page-players-exactly", { count: most })
    : say("page-players", { least, most });
}

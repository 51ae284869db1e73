// What this browser has seen of a table's seals with its own eyes, and the salt that it gave. It is
// written down at once and never again: at the end of a game, it is what the table is held to.

import type { Choice, Contribution } from "../protocol";

export interface Keepsake {
  /** When the table was first seen, in milliseconds. */
  readonly since: number;
  /** The seal that was seen first; empty where none was seen. */
  readonly seal: string;
  /** Whether the game was over by then: such a seal vouches for nothing. */
  readonly late: boolean;
  /** The salt of each seat of one's own, by its letter: offered, and perhaps not yet taken. */
  readonly salts: Readonly<Record<string, string>>;
  /** Salt that somebody added by hand besides. */
  readonly more: ReadonlyArray<string>;
  /** Salt of one's own that was seen to be mixed in, with the first draw that it was to count for. */
  readonly mixed: Readonly<Record<string, number>>;
  /** The seals of secret choices as they were told first, by their numbers. */
  readonly choices: Readonly<Record<string, string>>;
}

const KEY = "ludotheque.keepsake.";
const MOST = 60;
const SALT = 32; // bytes
const NOTHING: Keepsake = {
  since: 0,
  seal: "",
  late: false,
  salts: {},
  more: [],
  mixed: {},
  choices: {},
};

/** What cannot be written down is remembered for as long as this page stays open. */
const unwritten = new Map<string, Keepsake>();

/** All that is remembered of a table; nothing, where it was never seen. */
export function keepsakeOf(table: string): Keepsake {
  return unwritten.get(table) ?? written(table);
}

function written(table: string): Keepsake {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? "null");
    if (typeof found === "object" && found) return { ...NOTHING, ...found };
  } catch {
    // Broken, or a browser that keeps nothing.
  }
  return NOTHING;
}

/** What a table shows of its seals. */
export interface Seals {
  readonly seal: string;
  readonly contributions: ReadonlyArray<Contribution>;
  readonly choices: ReadonlyArray<Choice>;
}

/** Notes all that was not noted before. What is shown after the end is too late to be held to. */
export function noteSeals(table: string, seals: Seals, over: boolean): void {
  const kept = keepsakeOf(table);
  if (!seals.seal || (kept.seal && over)) return;
  const own = ownSalt(kept);
  const mixed = seals.contributions
    .filter(({ value }) => own.has(value))
    .map(({ value, from_draw }) => [value, from_draw]);
  const choices = seals.choices.map(({ number, seal }) => [number, seal]);
  const noted: Keepsake = {
    ...kept,
    ...(kept.seal ? {} : { seal: seals.seal, late: over }),
    mixed: { ...Object.fromEntries(mixed), ...kept.mixed },
    choices: { ...Object.fromEntries(choices), ...kept.choices },
  };
  if (JSON.stringify(noted) !== JSON.stringify(kept)) write(table, noted);
}

/** Notes the seal of a table that is yet to be opened. */
export function noteSeal(table: string, seal: string): void {
  noteSeals(table, { seal, contributions: [], choices: [] }, false);
}

/** The salt of a seat at a table: the one that was offered before, or else a new pinch. */
export function saltFor(table: string, seat: string): string {
  const kept = keepsakeOf(table);
  const salt = kept.salts[seat] ?? pinch();
  if (!(seat in kept.salts)) keepSalts(table, { [seat]: salt });
  return salt;
}

/** Remembers salt that was offered. */
export function keepSalts(table: string, salts: Readonly<Record<string, string>>): void {
  const kept = keepsakeOf(table);
  write(table, { ...kept, salts: { ...salts, ...kept.salts } });
}

/** One more pinch of salt for a table, which is remembered like the first. */
export function anotherPinch(table: string): string {
  const kept = keepsakeOf(table);
  const salt = pinch();
  write(table, { ...kept, more: [...kept.more, salt] });
  return salt;
}

/** All salt of one's own that a table was offered. */
export function ownSalt({ salts, more }: Keepsake): ReadonlySet<string> {
  return new Set([...Object.values(salts), ...more]);
}

/** Random bytes that nobody could foresee, in hexadecimal. */
export function pinch(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(SALT)));
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function write(table: string, keepsake: Keepsake): void {
  const kept = { ...keepsake, since: keepsake.since || Date.now() };
  try {
    localStorage.setItem(KEY + table, JSON.stringify(kept));
    unwritten.delete(table);
    clearOut();
  } catch {
    unwritten.set(table, kept);
  }
}

/** Throws the oldest away, where there are very many. */
function clearOut(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  if (keys.length <= MOST) return;
  const age = (key: string) => keepsakeOf(key.slice(KEY.length)).since;
  const oldest = keys.sort((one, other) => age(one) - age(other)).slice(0, keys.length - MOST);
  for (const key of oldest) localStorage.removeItem(key);
}

// What this browser was told of a table, line by line, and the salt that it gave. It is written down
// at once and never changed: at the end of a game it is what the table is held to. The same lines
// can be saved as a file, and `ludotheque verify --notes` compares them with the saved game;
// `engine/notes.py` says what they mean.

import type { Told } from "../protocol";
import { commitmentOf, firstNoted, type Given, type Hex, noted } from "./fair";

/** How far one's own salt got: the server has taken the commitment, or the salt itself. */
export type Progress = "sent" | "committed" | "revealed";

/** Salt of one's own, for one round and one seat. */
export interface Own {
  readonly round: number;
  readonly seat: string;
  readonly value: Hex;
  readonly state: Progress;
}

export interface Notes {
  readonly table: string;
  /** The game and its version, as a saved game has them. */
  readonly game: string;
  /** When the table was first seen, in milliseconds. */
  readonly since: number;
  /** The seal that was seen first, and the server's key; empty where there was none. */
  readonly seal: Hex;
  readonly key: Hex;
  /** Whether the game was over when it was first seen: such notes vouch for nothing. */
  readonly late: boolean;
  readonly own: ReadonlyArray<Own>;
  /** What was told, as everybody was told it. */
  readonly lines: ReadonlyArray<string>;
  /** How many entries of the log that is. */
  readonly heard: number;
  /** The running hash of all lines. */
  readonly hash: Hex;
}

const KEY = "ludotheque.notes.";
const MOST = 60; // tables
const MOST_LETTERS = 1_500_000; // in all: a browser keeps a few million
const SALT = 32; // bytes
const NO_KEY = "0".repeat(64); // of a server that has none

/** What cannot be written down is remembered for as long as this page stays open. */
const unwritten = new Map<string, Notes>();

/** All that was noted of a table; nothing, where it was never seen. */
export function notesOf(table: string): Notes {
  return unwritten.get(table) ?? written(table);
}

function written(table: string): Notes {
  const nothing: Notes = {
    table,
    game: "",
    since: 0,
    seal: "",
    key: NO_KEY,
    late: false,
    own: [],
    lines: [],
    heard: 0,
    hash: "",
  };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? "null");
    if (typeof found === "object" && found) return { ...nothing, ...found, table };
  } catch {
    // Broken, or a browser that keeps nothing.
  }
  return nothing;
}

/** Notes the seal of a table, and the key of its server: the first that were seen. */
export function noteSeal(table: string, seal: Hex, key: Hex, late = false): void {
  const kept = notesOf(table);
  if (kept.seal || !seal) return;
  const known = key || NO_KEY;
  write({ ...kept, seal, key: known, late, hash: firstNoted(table, seal, known) });
}

/** Notes which game it is. */
export function noteGame(table: string, game: string): void {
  const kept = notesOf(table);
  if (kept.game !== game) write({ ...kept, game });
}

/** Notes all entries that follow what was heard before, without a gap. */
export function noteTold(table: string, told: ReadonlyArray<Told>): void {
  const kept = notesOf(table);
  if (!kept.seal) return;
  let { heard, hash } = kept;
  const lines = [...kept.lines];
  for (const { seq, entry } of told) {
    if (seq !== heard + 1) continue;
    heard = seq;
    if (lines.at(-1) === LOST) continue;
    for (const line of linesOf(entry, lines)) {
      lines.push(line);
      hash = noted(hash, line);
    }
  }
  if (heard > kept.heard) write({ ...kept, lines, heard, hash });
}

/** The salt of a seat in a round: the one that was chosen before, or else a new pinch. */
export function saltFor(table: string, round: number, seat: string): Hex {
  const kept = notesOf(table);
  const known = kept.own.find((each) => each.round === round && each.seat === seat);
  if (known) return known.value;
  const value = pinch();
  keepSalt(table, { round, seat, value, state: "sent" });
  return value;
}

/** Remembers salt that was chosen before its table was known. */
export function keepSalt(table: string, own: Own): void {
  const kept = notesOf(table);
  write({ ...kept, own: [...kept.own, own] });
}

/** Notes that the server has taken a commitment, or the salt itself. */
export function noteProgress(table: string, round: number, seat: string, state: Progress): void {
  const kept = notesOf(table);
  const own = kept.own.map((each) =>
    each.round === round && each.seat === seat ? { ...each, state } : each,
  );
  write({ ...kept, own });
}

/** Random bytes that nobody could foresee, in hexadecimal. */
export function pinch(): Hex {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(SALT)));
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// -------------------------------------------------------------------- one entry, as all were told it

const LOST = "unsealed"; // what comes after it is not sealed, and not noted

/** What an entry says of dice and moves; of most others, nothing. */
function linesOf(entry: Told["entry"], before: ReadonlyArray<string>): string[] {
  switch (entry.type) {
    case "sat":
      return entry.commitment
        ? [commitmentLine(before, entry.seat, entry.number ?? 0, entry.commitment)]
        : [];
    case "committed":
      return [commitmentLine(before, entry.seat, entry.person, entry.commitment)];
    case "closed":
      return [`closed ${lastRound(before)}`];
    case "mixed": {
      const given = entry.given.map(({ seat, person, value }) => `${seat} ${person} ${value}`);
      return [`mixed ${lastRound(before)}: ${given.join(", ")}`.trimEnd().replace(/:$/, "")];
    }
    case "moved":
      return [`${entry.seat} ${entry.seal ? `sealed ${entry.seal}` : entry.move || "?"}`];
    case "drawn":
      return [`fate ${entry.move || "?"}`];
    case "undone":
      return [`undone ${entry.length}`];
    case "resigned":
      return [`resigned ${entry.seat}`];
    case "ended":
      return ["ended"];
    case "revealed":
      return [`secret ${entry.secret}`];
    case "unsealed":
      return [LOST];
    default:
      return [];
  }
}

function commitmentLine(
  before: ReadonlyArray<string>,
  seat: string,
  person: number,
  commitment: Hex,
): string {
  const last = before.findLast((line) => /^(commitment|mixed) /.test(line)) ?? "";
  const number = lastRound(before) + Number(!last.startsWith("commitment "));
  return `commitment ${number} ${seat} ${person}: ${commitment}`;
}

/** The number of the last round that was told of. */
function lastRound(lines: ReadonlyArray<string>): number {
  const last = lines.findLast((line) => line.startsWith("commitment "));
  return Number(last?.split(" ")[1] ?? 0);
}

// -------------------------------------------------------------------- what it adds up to

export interface Commitment {
  readonly seat: string;
  readonly person: number;
  readonly commitment: Hex;
  /** The salt itself, once it was told. */
  readonly value: Hex;
}

/** Salt that is mixed in together. */
export interface Round {
  readonly number: number;
  readonly commitments: ReadonlyArray<Commitment>;
  readonly closed: boolean;
  /** The first draw that it is mixed into; 0 while it is not. */
  readonly from: number;
}

export interface Choice {
  readonly seat: string;
  readonly seal: Hex;
  readonly back: boolean;
}

/** What was told, put together. */
export interface Tale {
  /** The match as it stands. */
  readonly moves: ReadonlyArray<string>;
  readonly rounds: ReadonlyArray<Round>;
  readonly choices: ReadonlyArray<Choice>;
  readonly secret: Hex;
  readonly lost: boolean;
}

/** Puts lines together; what makes no sense is left out, and found where lines are compared. */
export function taleOf(lines: ReadonlyArray<string>): Tale {
  let moves: string[] = [];
  const rounds: Round[] = [];
  const choices: (Choice & { readonly place: number })[] = [];
  let secret = "";
  let lost = false;
  for (const line of lines) {
    const [word = "", ...rest] = line.split(" ");
    const last = rounds.at(-1);
    if (word === "commitment") {
      const [number = "", seat = "", person = "", commitment = ""] = rest;
      const made = { seat, person: Number.parseInt(person, 10), commitment, value: "" };
      if (last && !last.from) {
        rounds[rounds.length - 1] = { ...last, commitments: [...last.commitments, made] };
      } else {
        rounds.push({ number: Number(number), commitments: [made], closed: false, from: 0 });
      }
    } else if (word === "closed" && last) {
      rounds[rounds.length - 1] = { ...last, closed: true };
    } else if (word === "mixed" && last) {
      rounds[rounds.length - 1] = mixedIn(last, line, drawsOf(moves) + 1);
    } else if (word === "undone") {
      const length = Number(rest[0]);
      moves = moves.slice(0, length);
      choices.forEach((each, index) => {
        if (each.place >= length) choices[index] = { ...each, back: true };
      });
    } else if (word === "secret") secret = rest[0] ?? "";
    else if (word === LOST) lost = true;
    else if (/^([A-F]|clock|fate)$/.test(word)) {
      if (rest[0] === "sealed") {
        choices.push({ seat: word, seal: rest[1] ?? "", back: false, place: moves.length });
      }
      moves.push(line);
    }
  }
  return { moves, rounds, choices, secret, lost };
}

function mixedIn(round: Round, line: string, from: number): Round {
  const values = new Map(
    [...line.matchAll(/([A-F]) (\d+) ([0-9a-f]{64})/g)].map(([, seat, person, value]) => [
      `${seat} ${person}`,
      value ?? "",
    ]),
  );
  const commitments = round.commitments.map((each) => ({
    ...each,
    value: values.get(`${each.seat} ${each.person}`) ?? "",
  }));
  return { ...round, commitments, closed: true, from };
}

export const drawsOf = (moves: ReadonlyArray<string>): number =>
  moves.filter((line) => line.startsWith("fate ")).length;

/** The salt of a round that was told. */
export const givenIn = ({ commitments }: Round): ReadonlyArray<Given> =>
  commitments.filter(({ value }) => value);

/** Whether salt of one's own is among what was committed to, or told, in a round. */
export function takesPart({ table, own }: Notes, round: Round, seat: string): boolean {
  const mine = own.find((each) => each.round === round.number && each.seat === seat);
  if (!mine) return false;
  const made = commitmentOf(table, round.number, seat, mine.value);
  return round.commitments.some(
    (each) => each.commitment === made && (!round.from || each.value === mine.value),
  );
}

// -------------------------------------------------------------------- keeping

/** The notes as a file, which `ludotheque verify --notes` reads. */
export function fileOf({ table, game, seal, key, own, lines, hash }: Notes): string {
  const head = [`table: ${table}`, `game: ${game}`, `seal: ${seal}`, `key: ${key}`];
  const numbers = own.map(
    ({ round, seat, state, value }) => `own ${round} ${seat} ${state}: ${value}`,
  );
  const all = ["ludotheque notes 1", ...head, ...numbers, "told:", ...lines, `hash: ${hash}`, ""];
  return all.join("\n");
}

function write(notes: Notes): void {
  const kept = { ...notes, since: notes.since || Date.now() };
  try {
    localStorage.setItem(KEY + notes.table, JSON.stringify(kept));
    unwritten.delete(notes.table);
    clearOut(notes.table);
  } catch {
    unwritten.set(notes.table, kept);
  }
}

/** Throws the oldest away, where there are very many, or they are very long. */
function clearOut(except: string): void {
  const found = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => ({ key, letters: localStorage.getItem(key)?.length ?? 0 }));
  let letters = found.reduce((sum, each) => sum + each.letters, 0);
  if (found.length <= MOST && letters <= MOST_LETTERS) return;
  const age = (key: string) => notesOf(key.slice(KEY.length)).since;
  let count = found.length;
  for (const each of found.sort((one, other) => age(one.key) - age(other.key))) {
    if (count <= MOST && letters <= MOST_LETTERS) return;
    if (each.key === KEY + except) continue;
    localStorage.removeItem(each.key);
    count -= 1;
    letters -= each.letters;
  }
}

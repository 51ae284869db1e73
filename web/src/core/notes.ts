// What this browser was told of a table, line by line, and the salt that it gave. It is written down
// at once and never changed: at the end of a game it is what the table is held to. The same lines
// can be saved as a file, and `ludotheque verify --notes` compares them with the saved game;
// `engine/notes.py` says what they mean.

import type { EntryShown } from "../protocol";
import { commitmentOf, firstNoted, type Given, type Hex, isHex, noted } from "./fair";

/** How far one's own salt got: the server has taken the commitment, or the salt itself. */
export type Progress = (typeof PROGRESS)[number];

const PROGRESS = ["sent", "committed", "revealed"] as const;

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
  /** What the outcomes of each kind of draw stand for, as it was first told. */
  readonly outcomes: ReadonlyArray<ReadonlyArray<string>>;
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
export const NO_KEY = "0".repeat(64); // of a server that has none

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
    outcomes: [],
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

/** Notes what outcomes of draws stand for, unless that was told before. */
export function noteOutcomes(table: string, outcomes: Notes["outcomes"]): void {
  const kept = notesOf(table);
  if (kept.seal && kept.outcomes.length === 0 && outcomes.length > 0) write({ ...kept, outcomes });
}

/** Notes which game it is. */
export function noteGame(table: string, game: string): void {
  const kept = notesOf(table);
  if (kept.game !== game) write({ ...kept, game });
}

/** Notes all entries that follow what was heard before, without a gap. */
export function noteTold(table: string, told: ReadonlyArray<EntryShown>): void {
  const kept = notesOf(table);
  if (!kept.seal) return;
  let { heard, hash } = kept;
  const lines = [...kept.lines];
  for (const { seq, entry } of told) {
    if (seq !== heard + 1) continue;
    heard = seq;
    for (const line of linesOf(entry, lines)) {
      lines.push(line);
      hash = noted(hash, line);
    }
  }
  if (heard > kept.heard) write({ ...kept, lines, heard, hash });
}

/** A log from its beginning, as it would have been noted. */
export function notedOf(told: ReadonlyArray<EntryShown>): ReadonlyArray<string> {
  const lines: string[] = [];
  for (const { entry } of told) lines.push(...linesOf(entry, lines));
  return lines;
}

/** The salt of a seat in a round: the one that was chosen before, or else a new pinch. */
export function saltFor(table: string, round: number, seat: string): Hex {
  const kept = notesOf(table);
  const known = ownIn(kept, round, seat);
  if (known) return known.value;
  const value = pinch();
  write({ ...kept, own: [...kept.own, { round, seat, value, state: "sent" }] });
  return value;
}

/** What is told of salt before anybody tells theirs: it is chosen and noted, and its hash given. */
export function commitmentFor(table: string, round: number, seat: string): Hex {
  return commitmentOf(table, round, seat, saltFor(table, round, seat));
}

/** Notes that the server has taken a commitment, or the salt itself. */
export function noteProgress(table: string, round: number, seat: string, state: Progress): void {
  const kept = notesOf(table);
  const isLess = (each: Own) => PROGRESS.indexOf(each.state) < PROGRESS.indexOf(state);
  const own = kept.own.map((each) =>
    each.round === round && each.seat === seat && isLess(each) ? { ...each, state } : each,
  );
  write({ ...kept, own });
}

/**
 * A connection was lost: a server that was started anew does not know any more what it had taken of
 * a round that is not mixed yet.
 */
export function doubtProgress(table: string): void {
  const kept = notesOf(table);
  const open = summaryOf(kept.lines).rounds.filter(({ from }) => !from);
  const own = kept.own.map((each) =>
    each.state === "revealed" && open.some(({ number }) => number === each.round)
      ? { ...each, state: "committed" as const }
      : each,
  );
  if (own.some((each, index) => each !== kept.own[index])) write({ ...kept, own });
}

/** Random bytes that nobody could foresee, in hexadecimal. */
export function pinch(): Hex {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(SALT)));
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// -------------------------------------------------------------------- one entry, as all were told it

const LOST = "unsealed"; // what comes after it is not sealed, and not noted

/** What an entry says of dice and moves; of most others, nothing. */
function linesOf(entry: EntryShown["entry"], before: ReadonlyArray<string>): string[] {
  if (before.at(-1) === LOST) return [];
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
      const round = `mixed ${lastRound(before)}`;
      return [given.length > 0 ? `${round}: ${given.join(", ")}` : round];
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
export interface Summary {
  /** The match as it stands. */
  readonly moves: ReadonlyArray<string>;
  readonly rounds: ReadonlyArray<Round>;
  readonly choices: ReadonlyArray<Choice>;
  /** The table's secret, told when the game was over. */
  readonly secret: Hex;
  /** Whether the server lost its key. */
  readonly lost: boolean;
  /** The number of the first line that cannot follow those before it; 0 where there is none. */
  readonly broken: number;
}

/** Puts lines together; those that cannot follow the ones before them are left out. */
export function summaryOf(lines: ReadonlyArray<string>): Summary {
  const builder = new SummaryBuilder();
  let broken = 0;
  lines.forEach((line, index) => {
    if (!builder.add(line)) broken ||= index + 1;
  });
  const { moves, rounds, choices, secret, lost } = builder;
  return { moves, rounds, choices, secret, lost, broken };
}

class SummaryBuilder {
  moves: string[] = [];
  rounds: Round[] = [];
  choices: (Choice & { readonly place: number })[] = [];
  secret = "";
  lost = false;

  /** Takes in one line, and says whether it can follow those before it. */
  add(line: string): boolean {
    const word = line.split(" ", 1)[0] ?? "";
    const rest = line.slice(word.length + 1);
    switch (word) {
      case "commitment":
        return this.commit(rest);
      case "closed":
        return this.close(rest);
      case "mixed":
        return this.mix(rest);
      case "undone":
        return this.undo(Number(rest));
      case "secret":
        this.secret = rest;
        return isHex(rest);
      case LOST:
        this.lost = true;
        return true;
      case "resigned":
      case "ended":
        return true;
      default:
        return this.move(word, line);
    }
  }

  private get last(): Round | undefined {
    return this.rounds.at(-1);
  }

  private replaceLast(change: Partial<Round>): boolean {
    const last = this.rounds.pop();
    if (last) this.rounds.push({ ...last, ...change });
    return last !== undefined;
  }

  private commit(rest: string): boolean {
    const found = /^(\d+) ([A-F]) (\d+): ([0-9a-f]{64})$/.exec(rest);
    if (!found) return false;
    const [, number, seat = "", person, commitment = ""] = found;
    const made = { seat, person: Number(person), commitment, value: "" };
    const last = this.last;
    if (!last || last.from) {
      this.rounds.push({ number: Number(number), commitments: [made], closed: false, from: 0 });
      return Number(number) === this.rounds.length;
    }
    const again = last.commitments.some((each) => isSamePerson(each, made));
    if (last.closed || again || Number(number) !== last.number) return false;
    return this.replaceLast({ commitments: [...last.commitments, made] });
  }

  private close(rest: string): boolean {
    const last = this.last;
    if (!last || last.closed || rest !== String(last.number)) return false;
    return this.replaceLast({ closed: true });
  }

  private mix(rest: string): boolean {
    const last = this.last;
    const [number, list = ""] = rest.split(": ");
    if (!last?.closed || last.from || number !== String(last.number)) return false;
    const given = list ? list.split(", ").map(givenOf) : [];
    const commitments = last.commitments.map((made) => {
      const told = given.find((each) => isSamePerson(each, made));
      return { ...made, value: told?.value ?? "" };
    });
    this.replaceLast({ commitments, from: drawsOf(this.moves) + 1 });
    return commitments.filter(({ value }) => value).length === given.length;
  }

  private undo(length: number): boolean {
    if (!(length >= 0 && length <= this.moves.length)) return false;
    this.moves = this.moves.slice(0, length);
    this.choices = this.choices.map((each) => ({
      ...each,
      back: each.back || each.place >= length,
    }));
    return true;
  }

  private move(seat: string, line: string): boolean {
    if (!/^([A-F]|clock|fate)$/.test(seat)) return false;
    const seal = /^\S+ sealed (.*)$/.exec(line)?.[1];
    if (seal !== undefined) {
      this.choices.push({ seat, seal, back: false, place: this.moves.length });
    }
    this.moves.push(line);
    return seal === undefined || isHex(seal);
  }
}

type Person = Pick<Commitment, "seat" | "person">;

const isSamePerson = (one: Person, other: Person): boolean =>
  one.seat === other.seat && one.person === other.person;

function givenOf(text: string): Given {
  const [seat = "", person = "", value = ""] = text.split(" ");
  return { seat, person: Number(person), value };
}

export const drawsOf = (moves: ReadonlyArray<string>): number =>
  moves.filter((line) => line.startsWith("fate ")).length;

/** The salt of a round that was told. */
export const givenIn = ({ commitments }: Round): ReadonlyArray<Given> =>
  commitments.filter(({ value }) => value);

/** Salt that this browser chose for a seat in a round. */
export const ownIn = ({ own }: Notes, round: number, seat: string): Own | undefined =>
  own.find((each) => each.round === round && each.seat === seat);

/** What was told of a commitment to salt of one's own; nothing, where the round does not have it. */
export function ownCommitment(table: string, round: Round, own: Own): Commitment | undefined {
  const made = commitmentOf(table, own.round, own.seat, own.value);
  return round.commitments.find((each) => each.seat === own.seat && each.commitment === made);
}

/** What is to be done for the dice: commit to salt for a round, or tell it. */
export interface Step {
  readonly type: "commit" | "reveal";
  readonly round: number;
  /** Whether nobody takes part in that round yet. */
  readonly opens: boolean;
}

/**
 * What a browser is to do now for a seat of its own: nothing, if salt of its own is in the dice. No
 * salt is told before it was told that nobody else can commit to any.
 */
export function nextStep(notes: Notes, seat: string): Step | null {
  const { rounds, secret, lost } = summaryOf(notes.lines);
  if (!notes.seal || secret || lost) return null;
  const last = rounds.at(-1);
  const own = last && ownIn(notes, last.number, seat);
  const made = own && ownCommitment(notes.table, last, own);
  if (!last || last.from) {
    return made?.value ? null : { type: "commit", round: rounds.length + 1, opens: true };
  }
  if (last.closed) return made ? { type: "reveal", round: last.number, opens: false } : null;
  return made ? null : { type: "commit", round: last.number, opens: false };
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
    if (!notes.since) clearOut(notes.table);
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

// The log as a story: one line for each entry that has something to tell, in the order in which
// things happened. What was taken back is not part of it. The sentences are said elsewhere.

import type { Sentence } from "../games/contract";
import type { EntryShown, Frame, Happening } from "../protocol";
import { isLetter } from "./seats";

const EVENT = "event-"; // begins the key of an event's words

/** A sentence with the name of the game whose words it needs; the house's where it is empty. */
export type Spoken = Sentence & { readonly game: string };

export interface LogLine {
  readonly id: number;
  /** Whose doing it is; empty where it is nobody's. */
  readonly seat: string;
  readonly sentences: ReadonlyArray<Spoken>;
  /** When it happened, in milliseconds; 0 where nobody knows. */
  readonly at: number;
}

/** Lines of one actor that follow one another: a paragraph. */
export interface Paragraph {
  readonly seat: string;
  readonly lines: ReadonlyArray<LogLine>;
}

/** Said of a bot's move that was made in haste. */
export const HASTE = "in-haste";
/** The entries that tell of a pause. */
export const PAUSES = ["paused", "resumed", "went-on"] as const;

/**
 * The log of a table, from everything that was told of it, but for what is not worth telling there.
 * The id is the entry's number.
 */
export function linesOfTold(
  told: ReadonlyArray<EntryShown>,
  game: string,
  untold: ReadonlySet<string> = new Set(),
): LogLine[] {
  const lines: LogLine[] = [];
  let match: number[] = []; // the numbers of the entries that the match consists of
  let sealed: Sealer[] = []; // those whose salt for the dice is not told yet
  for (const each of told) {
    const { entry } = each;
    if (entry.type === "mixed") {
      lines.push(...leftOut(each, entry.given, sealed));
      sealed = [];
    }
    if ("commitment" in entry && entry.commitment) sealed.push(sealerOf(entry));
    if (entry.type === "undone") {
      withoutMatchAfter(lines, match, entry.length);
      match = match.slice(0, entry.length);
      if (isRepeated(lines, entry.seat)) continue;
    }
    if (entry.type === "moved" || entry.type === "drawn") match.push(each.seq);
    const said = lineOf(each, game);
    const line = untold.has(HASTE) ? said : hasteToldFirst(each, lines, said);
    if (untold.has(entry.type)) continue;
    if (line) lines.push(line);
  }
  return lines;
}

/** Somebody who has committed to salt. */
interface Sealer {
  readonly seat: string;
  readonly person: number;
}

type Commitment = Extract<EntryShown["entry"], { commitment?: string }>;

const sealerOf = (entry: Commitment): Sealer => ({
  seat: entry.seat,
  person: entry.type === "sat" ? (entry.number ?? 0) : entry.person,
});

/** Whose salt did not come in time, where a round ends; of others there is nothing to tell. */
function leftOut(
  { seq, at }: EntryShown,
  given: ReadonlyArray<Sealer>,
  sealed: ReadonlyArray<Sealer>,
): LogLine[] {
  const isGiven = ({ seat, person }: Sealer) =>
    given.some((each) => each.seat === seat && each.person === person);
  const seats = new Set(sealed.filter((each) => !isGiven(each)).map(({ seat }) => seat));
  const sentences = [...seats].map((seat) => ({
    key: "table-log-left-out",
    values: { seat },
    game: "",
  }));
  return sentences.length > 0 ? [{ id: seq, seat: "", sentences, at }] : [];
}

/** Takes the lines of match entries from `length` on out of the log; other lines stay. */
function withoutMatchAfter(lines: LogLine[], match: ReadonlyArray<number>, length: number): void {
  const gone = new Set(match.slice(length));
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    if (gone.has(lines[index]?.id ?? 0)) lines.splice(index, 1);
  }
}

/** Whether the log says already, at its end, that this seat took something back. */
function isRepeated(lines: ReadonlyArray<LogLine>, seat: string): boolean {
  const last = lines.at(-1);
  return last?.seat === seat && last.sentences[0]?.key === "table-log-undone";
}

function lineOf({ seq, at, entry, events }: EntryShown, game: string): LogLine | null {
  if (entry.type === "moved" || entry.type === "drawn") {
    const by = entry.type === "moved" && isLetter(entry.seat) ? entry.seat : "";
    return matchLine(seq, by, events ?? [], game, at);
  }
  const sentence = tableSentence(entry);
  return sentence && { id: seq, seat: seatOf(entry), sentences: [{ ...sentence, game: "" }], at };
}

/** The line, after a sentence that says of a bot's move that it was made in haste. */
function hasteToldFirst(
  { seq, at, entry }: EntryShown,
  lines: ReadonlyArray<LogLine>,
  line: LogLine | null,
): LogLine | null {
  if (entry.type !== "moved" || !entry.in_haste || tellsOfHaste(lines, entry.seat)) return line;
  const { seat } = entry;
  const haste = { key: "table-log-in-haste", values: { seat }, game: "" };
  return { id: seq, seat, sentences: [haste, ...(line?.sentences ?? [])], at };
}

/** Whether the paragraph of this seat that the log ends with says so already. */
function tellsOfHaste(lines: ReadonlyArray<LogLine>, seat: string): boolean {
  const before = lines.findLastIndex((line) => line.seat !== seat);
  const sentences = lines.slice(before + 1).flatMap((line) => line.sentences);
  return sentences.some(({ key }) => key === "table-log-in-haste");
}

/** Whose entry it is; empty where it is nobody's. */
const seatOf = (entry: EntryShown["entry"]): string => ("seat" in entry ? entry.seat : "");

const TABLE_WORDS: Readonly<Record<string, string>> = {
  sat: "table-log-sat",
  "asked-to-join": "table-log-asked-to-join",
  admitted: "table-log-admitted",
  declined: "table-log-declined",
  withdrew: "table-log-withdrew",
  "sent-away": "table-log-sent-away",
  left: "table-log-left",
  freed: "table-log-freed",
  renewed: "table-log-renewed",
  "took-over": "table-log-took-over",
  "gave-back": "table-log-gave-back",
  resigned: "table-log-resigned",
  "asked-advice": "table-log-asked-for-hint",
  undone: "table-log-undone",
  paused: "table-log-paused",
  resumed: "table-log-resumed",
  "went-on": "table-log-went-on",
  "fast-forwarded": "table-log-fast-forwarded",
  "slowed-down": "table-log-slowed-down",
  woken: "table-log-woken",
  unsealed: "table-log-unsealed",
  ended: "table-log-ended",
  rematched: "table-log-rematched",
};

/** What the host did, who has no seat. */
const HOST_WORDS: Readonly<Record<string, string>> = {
  rematched: "table-log-rematched-host",
  "fast-forwarded": "table-log-fast-forwarded-host",
  "slowed-down": "table-log-slowed-down-host",
};

function wordsOf(entry: EntryShown["entry"]): string | undefined {
  if (entry.type === "sat" && entry.bot) return "table-log-sat-bot";
  if (entry.type === "sat" && (entry.claimed ?? 0) > 0) return "table-log-sat-person";
  if (entry.type === "left" && entry.name) return "table-log-left-person";
  const byHost = seatOf(entry) === "" ? HOST_WORDS[entry.type] : undefined;
  return byHost ?? TABLE_WORDS[entry.type];
}

/** The names of the people whom an entry is about, where it is about some of a seat's. */
function peopleOf(entry: EntryShown["entry"]): Record<string, string> {
  const name = "name" in entry && entry.name ? { name: entry.name } : {};
  return "by_name" in entry && entry.by_name ? { ...name, by: entry.by_name } : name;
}

/** What happened at the table rather than in the match; talk has its own place. */
function tableSentence(entry: EntryShown["entry"]): Sentence | null {
  if (entry.type === "drawn") return null;
  const key = wordsOf(entry);
  return key ? { key, values: { seat: seatOf(entry), ...peopleOf(entry) } } : null;
}

/** The log of a replayed game. The id is the index of the frame. */
export function linesOfFrames(frames: ReadonlyArray<Frame>, game: string): LogLine[] {
  return frames.flatMap((frame, index) => {
    const seat = isLetter(frame.seat) ? frame.seat : "";
    return matchLine(index, seat, frame.events ?? [], game, 0) ?? [];
  });
}

/** A line of the match; what fate did is told with whoever it was done for. */
function matchLine(
  id: number,
  seat: string,
  events: ReadonlyArray<Happening>,
  game: string,
  at: number,
): LogLine | null {
  if (events.length === 0) return null;
  const subject = events.map(({ values }) => values.seat).find(isLetter) ?? "";
  const sentences = events.map(({ code, values }) => ({ key: `${EVENT}${code}`, values, game }));
  return { id, seat: seat || subject, sentences, at };
}

/** Lines gathered into paragraphs: one for each time that somebody had something to do. */
export function paragraphsOf(lines: ReadonlyArray<LogLine>): Paragraph[] {
  const paragraphs: { seat: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && last.seat === line.seat) last.lines.push(line);
    else paragraphs.push({ seat: line.seat, lines: [line] });
  }
  return paragraphs;
}

/** What the lines tell of the match: the events behind their sentences. */
export function eventsOf(lines: ReadonlyArray<LogLine>): ReadonlyArray<Happening> {
  return lines
    .flatMap(({ sentences }) => sentences)
    .filter(({ key }) => key.startsWith(EVENT))
    .map(({ key, values }) => ({ code: key.slice(EVENT.length), values: values ?? {} }));
}

/**
 * What was told of the match since a seat last chose something, that choice included. Moves without
 * any choice, which are made by themselves, are no choice: `wasForced` says so of the match's entries.
 */
export function sinceChoice(
  told: ReadonlyArray<EntryShown>,
  seat: string,
  wasForced: (index: number) => boolean,
): ReadonlyArray<EntryShown> {
  const match: EntryShown[] = [];
  for (const each of told) {
    if (each.entry.type === "undone") match.length = Math.min(match.length, each.entry.length);
    if (each.entry.type === "moved" || each.entry.type === "drawn") match.push(each);
  }
  const chosen = match.findLastIndex(
    ({ entry }, index) =>
      entry.type === "moved" && entry.seat === seat && !entry.by && !wasForced(index),
  );
  return match.slice(Math.max(chosen, 0));
}

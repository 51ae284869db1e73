// The log of a table, as far as this browser knows it: which entries there are, which were missed,
// how far they have been shown, and what they say of the match.

import type { EntryShown } from "../../protocol";
import { sinceChoice } from "../logbook";

type Entry = EntryShown["entry"];
export type MatchEntry = Extract<Entry, { type: "moved" | "drawn" }>;

export class Log {
  /** The entries that are known, in order, each once. */
  entries: ReadonlyArray<EntryShown> = $state.raw([]);
  /** The number of the last entry that there is, whether it is known or not. */
  last = 0;
  /** The number of the last entry whose outcome has been seen. */
  shownTo: number = $state(0);

  /** What was said before the table was described. */
  private saidBefore: ReadonlyArray<EntryShown> = $state.raw([]);

  /** The entries as far as they have been shown. */
  readonly shown: ReadonlyArray<EntryShown> = $derived.by(() =>
    this.entries.filter(({ seq }) => seq <= this.shownTo),
  );
  /** The entries of the match as it stands, without what was taken back. */
  readonly match: ReadonlyArray<MatchEntry> = $derived.by(() => matchOf(this.entries));

  /** What was said, the latest last. */
  readonly chat: ReadonlyArray<EntryShown> = $derived.by(() =>
    merged(this.saidBefore, this.entries).filter(({ entry }) => entry.type === "chatted"),
  );

  /** Whether every entry that there is is known. */
  get isWhole(): boolean {
    return this.entries.length === this.last;
  }

  /** How many entries are known from the first one on without a gap. */
  get knownTo(): number {
    const gap = this.entries.findIndex(({ seq }, index) => seq !== index + 1);
    return gap < 0 ? this.entries.length : gap;
  }

  /** The table has been described: its log has this length, and this was said. */
  begin(last: number, said: ReadonlyArray<EntryShown> = []): void {
    this.last = last;
    this.saidBefore = said;
    this.entries = this.entries.filter(({ seq }) => seq <= last);
  }

  /** The log has at least this length now; returns those of some entries that are new. */
  grow(last: number, entries: ReadonlyArray<EntryShown>): ReadonlyArray<EntryShown> {
    const fresh = entries.filter(({ seq }) => seq > this.last);
    this.last = Math.max(this.last, last);
    return fresh;
  }

  /** Takes in entries, whether they are known or not. */
  add(entries: ReadonlyArray<EntryShown>): void {
    this.entries = merged(this.entries, entries);
  }

  /** The log has been shown as far as this. */
  show(seq: number): void {
    this.shownTo = Math.max(this.shownTo, seq);
  }

  clear(): void {
    this.entries = [];
    this.saidBefore = [];
    this.last = 0;
    this.shownTo = 0;
  }

  /** Where a seat's last moves of its own begin, in a match of this length. */
  ownMovesFrom(seat: string, length: number): number {
    let start = length;
    while (start > 0 && isOwn(this.match[start - 1], seat)) start -= 1;
    return start;
  }

  /** What has been shown of the match since a seat last chose something; nothing, with gaps. */
  sinceChoice(seat: string, wasForced: (index: number) => boolean): ReadonlyArray<EntryShown> {
    return this.isWhole ? sinceChoice(this.shown, seat, wasForced) : [];
  }
}

/** Whether a seat made a move itself, and no bot for it. */
export function isOwn(entry: MatchEntry | undefined, seat: string): boolean {
  return entry?.type === "moved" && entry.seat === seat && !entry.by;
}

function matchOf(entries: ReadonlyArray<EntryShown>): ReadonlyArray<MatchEntry> {
  const match: MatchEntry[] = [];
  for (const { entry } of entries) {
    if (entry.type === "moved" || entry.type === "drawn") match.push(entry);
    else if (entry.type === "undone") match.length = Math.min(match.length, entry.length);
  }
  return match;
}

/** Two parts of a log as one, in order, each entry once; the second is the better known. */
function merged(
  one: ReadonlyArray<EntryShown>,
  other: ReadonlyArray<EntryShown>,
): ReadonlyArray<EntryShown> {
  const last = one.at(-1)?.seq ?? 0;
  if (other.every((each, index) => each.seq === last + 1 + index)) return [...one, ...other];
  const all = new Map([...one, ...other].map((each) => [each.seq, each]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

// What is kept in this browser alone, by table and seat: whether conclusions are shown, one's own
// pencil marks, whether somebody who has fallen wants to see everything, and what was seen already.

import { router } from "../../core/router.svelte";

const CONCLUSIONS = "ludotheque.mission-impossible.conclusions";
const MARKS = "ludotheque.mission-impossible.marks";
const DISCLOSED = "ludotheque.mission-impossible.disclosed";
const MOST = 40; // notebooks whose marks are kept

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It holds for this visit.
  }
}

/** The table that one is at, or whose game one looks back at. */
export function table(): string {
  const { route } = router;
  return route.at === "table" || route.at === "replay" ? route.table : "";
}

const notebookOf = (seat: string): string => `${table()} ${seat}`;

// ---------------------------------------------------------------- conclusions

class Conclusions {
  private wanted = $state(read(CONCLUSIONS) !== "no");

  /** Whether the report card is shaded with what follows from it. */
  get shown(): boolean {
    return this.wanted;
  }

  set shown(wanted: boolean) {
    this.wanted = wanted;
    write(CONCLUSIONS, wanted ? "yes" : "no");
  }
}

export const conclusions = new Conclusions();

// ---------------------------------------------------------------- pencil marks

/** What can be pencilled into a cell, in the order in which a pencil goes through them. */
export const MARKED = ["", "yes", "no", "maybe"] as const;
export type Mark = (typeof MARKED)[number];

type Marks = Readonly<Record<string, Mark>>;

function readMarks(): Record<string, Marks> {
  try {
    const found: unknown = JSON.parse(read(MARKS) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found)
      ? (found as Record<string, Marks>)
      : {};
  } catch {
    return {}; // from another edition, or broken
  }
}

class Pencil {
  private books: Record<string, Marks> = $state.raw(readMarks());

  /** The mark in a cell of somebody's report card. */
  at(seat: string, cell: string): Mark {
    const mark = this.books[notebookOf(seat)]?.[cell];
    return MARKED.find((each) => each === mark) ?? "";
  }

  /** Turns the mark in a cell into the next one. */
  turn(seat: string, cell: string): void {
    const next = MARKED[(MARKED.indexOf(this.at(seat, cell)) + 1) % MARKED.length] ?? "";
    const { [notebookOf(seat)]: book = {}, ...others } = this.books;
    const kept = Object.entries(others).slice(-MOST + 1); // the latest is written last
    const rest = Object.entries(book).filter(([each]) => each !== cell);
    const marks = Object.fromEntries(next ? [...rest, [cell, next]] : rest);
    this.books = { ...Object.fromEntries(kept), [notebookOf(seat)]: marks };
    write(MARKS, JSON.stringify(this.books));
  }
}

export const pencil = new Pencil();

// ---------------------------------------------------------------- the fallen

class Disclosure {
  private asked: ReadonlyArray<string> = $state.raw((read(DISCLOSED) ?? "").split("\n"));

  /** Whether somebody who has fallen wants to see everything. */
  isOpen(seat: string): boolean {
    return this.asked.includes(notebookOf(seat));
  }

  open(seat: string): void {
    this.asked = [...this.asked, notebookOf(seat)].slice(-MOST);
    write(DISCLOSED, this.asked.join("\n"));
  }

  /** Covers everything again. */
  close(seat: string): void {
    this.asked = this.asked.filter((each) => each !== notebookOf(seat));
    write(DISCLOSED, this.asked.join("\n"));
  }
}

export const disclosure = new Disclosure();

// ---------------------------------------------------------------- what was seen already

/** What each seat has taken note of: which cards and notebooks, never what they say. */
const noticed = new Map<string, ReadonlySet<string>>();

/** Which of these somebody has not taken note of. At the first look nothing is new. */
export function unnoticed(seat: string, keys: ReadonlyArray<string>): string[] {
  const known = noticed.get(notebookOf(seat));
  if (!known) notice(seat, keys);
  return known ? keys.filter((key) => !known.has(key)) : [];
}

export function notice(seat: string, keys: ReadonlyArray<string>): void {
  noticed.set(notebookOf(seat), new Set(keys));
}

/** Whether one sits at a table, and does not look back at its game. */
export const isAtTable = (): boolean => router.route.at === "table";

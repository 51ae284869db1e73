// A sealed game that was played to its end by `tests/tables/noted.py`, with all that a page is told
// of it: both sides test against the same file.

import noted from "../../tests/fixtures/noted.json";
import { type Notes, noteGame, noteSeal, notesOf, noteTold } from "../src/core/notes";
import type { EntryShown, Fair, Fairness } from "../src/protocol";

export const FAIR = noted.fair as unknown as Fair;
export const FAIRNESS = FAIR.fairness as Fairness;
export const TOLD = noted.told as unknown as ReadonlyArray<EntryShown>;
export const SAVED: string = noted.saved;
/** The notes of whoever sat at A, as a file. */
export const FILE: string = noted.notes;
export const TABLE = value("table");

/** What stands behind a name at the beginning of the notes. */
export function value(name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(FILE)?.[1] ?? "";
}

/** The numbers of A's own, by their rounds. */
export const OWN: ReadonlyArray<string> = [...FILE.matchAll(/^own .*: (.*)$/gm)].map(
  ([, number = ""]) => number,
);

/** What a browser has noted that was told this, and whose numbers were taken. */
export function notesOn(
  told: ReadonlyArray<EntryShown> = TOLD,
  own = OWN,
  state = "revealed",
): Notes {
  localStorage.clear();
  noteSeal(TABLE, value("seal"), value("key"));
  noteGame(TABLE, value("game"));
  noteTold(TABLE, told);
  const numbers = own.map((number, index) => ({
    round: index + 1,
    seat: "A",
    value: number,
    state,
  }));
  return { ...notesOf(TABLE), own: numbers as Notes["own"] };
}

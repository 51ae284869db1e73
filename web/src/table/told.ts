// A line of the log, said: in whole sentences, and as the eye prefers it where that is shorter.

import type { LogLine, Spoken } from "../core/logbook";
import { named, say } from "../core/words.svelte";

type Names = Readonly<Record<string, string>>;

function wholly({ key, values, game }: Spoken, names: Names): string {
  return say(`${key}`, named(values, names), game);
}

function briefly({ key, values, game }: Spoken, names: Names): string {
  return say(`${key}`, named(values, names), game, "brief");
}

const SENTENCE = /[.!?]$/;

/** Whether the eye takes it in by a sign, or as one of many alike: nothing to tell a story with. */
export function isMereSign({ key, game }: Spoken): boolean {
  const sign = say(key, {}, game, "brief");
  return sign !== "" && (!SENTENCE.test(sign) || say(key, {}, game, "several") !== "");
}

const joined = (sentences: ReadonlyArray<string>) => sentences.filter(Boolean).join(" ");

/** Everything in whole sentences. */
export function wholeOf(line: LogLine, names: Names): string {
  return joined(line.sentences.map((each) => wholly(each, names)));
}

/** The same for the eye, which takes in a sign where the ear needs a sentence. A full stop parts
 *  signs from the sentence that follows them. */
export function briefOf({ sentences }: LogLine, names: Names): string {
  const signs = sentences.map((each) => briefly(each, names));
  return joined(
    sentences.map((each, index) => {
      const sign = signs[index];
      const last = signs[index + 1] === "";
      return sign ? `${sign}${last && !SENTENCE.test(sign) ? "." : ""}` : wholly(each, names);
    }),
  );
}

/** Lines of a paragraph in rows: the same thing done several times in a row stands in one. */
export function rowsOf(lines: ReadonlyArray<LogLine>): ReadonlyArray<ReadonlyArray<LogLine>> {
  const rows: LogLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const kind = repeatable(line);
    if (row && kind && row[0] && repeatable(row[0]) === kind) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** What a row tells of places, all at once. */
export function severalOf(row: ReadonlyArray<LogLine>): string {
  const sentences = row.flatMap((line) => line.sentences);
  const [{ key, game } = { key: "", game: "" }] = sentences;
  const places = sentences.map(({ values }) => values?.place ?? "").join(", ");
  return say(key, { count: row.length, places }, game, "several");
}

/** The key of a line that has words for doing the same several times; else nothing. */
function repeatable({ sentences }: LogLine): string {
  const [one, ...others] = sentences;
  const isOne = one !== undefined && others.length === 0;
  return isOne && say(one.key, { count: 2, places: "" }, one.game, "several") ? one.key : "";
}

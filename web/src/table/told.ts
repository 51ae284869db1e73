// A line of the log, said: in whole sentences, and as the eye prefers it where that is shorter.

import type { LogLine, Spoken } from "../core/logbook";
import { hasWords, named, say } from "../core/words.svelte";

type Names = Readonly<Record<string, string>>;

function wholly({ key, values, game }: Spoken, names: Names): string {
  const given = named(values, names);
  return hasWords(key, game) ? say(`${key}`, given, game) : spelled(key, given);
}

/** Something for which a game has no words: what it is called, and what would be filled in. */
function spelled(key: string, { seat: _seat, ...values }: ReturnType<typeof named>): string {
  const filled = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  const called = key.replace(/^event-/, "").replaceAll("-", " ");
  return filled.length > 0 ? `${called}: ${filled.join(", ")}.` : `${called}.`;
}

function briefly({ key, values, game }: Spoken, names: Names): string {
  return say(`${key}`, named(values, names), game, "brief");
}

const SENTENCE = /[.!?]$/;

/** Whether the eye takes it in by a sign, which is no sentence. */
function isSign(spoken: Spoken | undefined): boolean {
  const brief = spoken ? briefly(spoken, {}) : "";
  return brief !== "" && !SENTENCE.test(brief);
}

/** Whether it is a sign, or one of many alike: nothing to tell a story with. */
export function isMereSign(spoken: Spoken): boolean {
  return isSign(spoken) || say(spoken.key, {}, spoken.game, "several") !== "";
}

const joined = (sentences: ReadonlyArray<string>) => sentences.filter(Boolean).join(" ");

/** Everything in whole sentences. */
export function wholeOf(line: LogLine, names: Names): string {
  return joined(line.sentences.map((each) => wholly(each, names)));
}

/**
 * The same for the eye. Signs that follow one another are closed as one sentence, unless the line
 * that comes next, in the same paragraph, goes on with more of them.
 */
export function briefOf({ sentences }: LogLine, names: Names, next?: LogLine): string {
  const said: string[] = [];
  let signs: string[] = [];
  sentences.forEach((each, index) => {
    if (!isSign(each)) said.push(briefly(each, names) || wholly(each, names));
    else {
      signs.push(briefly(each, names));
      const following = sentences[index + 1];
      if (isSign(following)) return;
      const open = following === undefined && isSign(next?.sentences[0]);
      said.push(open ? joined(signs) : say("table-log-signs", { signs: joined(signs) }));
      signs = [];
    }
  });
  return joined(said);
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

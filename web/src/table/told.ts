// A line of the log, said: in whole sentences, and as the eye prefers it where that is shorter.

import type { LogLine, Spoken } from "../core/logbook";
import { named, say } from "../core/words.svelte";

type Names = Readonly<Record<string, string>>;

function wholly({ key, values, game }: Spoken, names: Names): string {
  return say(`${key}`, named(values, names), game);
}

function briefly(sentence: Spoken, names: Names): string {
  const { key, values, game } = sentence;
  return say(`${key}`, named(values, names), game, "brief") || wholly(sentence, names);
}

const joined = (sentences: ReadonlyArray<string>) => sentences.filter(Boolean).join(" ");

/** Everything in whole sentences. */
export function wholeOf(line: LogLine, names: Names): string {
  return joined(line.sentences.map((each) => wholly(each, names)));
}

/** The same for the eye, which takes in a sign where the ear needs a sentence. */
export function briefOf(line: LogLine, names: Names): string {
  return joined(line.sentences.map((each) => briefly(each, names)));
}

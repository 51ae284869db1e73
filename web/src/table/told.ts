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
      return sign ? `${sign}${last ? "." : ""}` : wholly(each, names);
    }),
  );
}

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

/** Whether the eye takes in a sign there, where the ear needs a sentence. */
const isSign = (spoken: Spoken | undefined) => spoken !== undefined && briefly(spoken, {}) !== "";

/**
 * The same for the eye. Signs that follow one another are closed as one sentence, unless the line
 * that comes next, in the same paragraph, goes on with more of them.
 */
export function briefOf({ sentences }: LogLine, names: Names, next?: LogLine): string {
  const said: string[] = [];
  let signs: string[] = [];
  sentences.forEach((each, index) => {
    if (!isSign(each)) said.push(wholly(each, names));
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

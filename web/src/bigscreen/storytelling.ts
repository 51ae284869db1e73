// The story of the last moves, for a room: a few passages, each somebody's doing, the newest first.

import { type LogLine, paragraphsOf } from "../core/logbook";
import { briefOf, wholeOf } from "../table/told";

export interface Passage {
  readonly id: number;
  /** Whose doing it is; empty where it is nobody's. */
  readonly seat: string;
  readonly text: string;
}

const AT_LENGTH = 3; // lines: what has more is told in signs, where there are any
const TOLD = 9; // lines of one passage: of a longer one, its end
const NEWEST = 190; // letters of the newest passage
const OLDER = 130; // letters of one before it

/** The last passages, the newest first. */
export function passagesOf(
  lines: ReadonlyArray<LogLine>,
  names: Readonly<Record<string, string>>,
  most: number,
): ReadonlyArray<Passage> {
  const recent = paragraphsOf(lines.slice(-most * TOLD))
    .slice(-most)
    .reverse();
  return recent.map(({ seat, lines: all }, index) => {
    const say = all.length > AT_LENGTH ? briefOf : wholeOf;
    const told = all.slice(-TOLD).map((line) => say(line, names));
    return { id: all[0]?.id ?? 0, seat, text: ending(told, index === 0 ? NEWEST : OLDER) };
  });
}

/** As much of the end as can be taken in at a glance: of what is longer, the beginning is left out. */
function ending(told: ReadonlyArray<string>, longest: number): string {
  const whole = told.join(" ");
  return whole.length > longest && told.length > 1 ? ending(told.slice(1), longest) : whole;
}

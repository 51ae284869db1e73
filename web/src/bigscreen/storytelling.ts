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
    const last = all.slice(-TOLD);
    const told = last.map((line, at) => saidOf(line, names, all.length > AT_LENGTH, last[at + 1]));
    const text = ending(told, index === 0 ? NEWEST : OLDER);
    return { id: all[0]?.id ?? 0, seat, text };
  });
}

interface Said {
  readonly text: string;
  /** Whether it is a sign, with which nothing can begin. */
  readonly sign: boolean;
}

function saidOf(
  line: LogLine,
  names: Readonly<Record<string, string>>,
  briefly: boolean,
  next: LogLine | undefined,
): Said {
  const whole = wholeOf(line, names);
  const text = briefly ? briefOf(line, names, next) : whole;
  return { text, sign: text !== whole };
}

/** As much of the end as can be taken in at a glance: of what is longer, the beginning is left out. */
function ending(told: ReadonlyArray<Said>, longest: number): string {
  const whole = told.map(({ text }) => text).join(" ");
  if (whole.length <= longest || told.length === 1) return whole;
  const next = told.findIndex(({ sign }, index) => index > 0 && !sign);
  return ending(told.slice(Math.max(1, next)), longest);
}

// How uneven a table's dice are, and how often perfect dice would be at least as uneven. It speaks
// of luck alone: what proves that dice are fair is their seal.

/** How often each face came up, from 1 on. */
export type Counts = ReadonlyArray<number>;

export type Luck = "early" | "ordinary" | "uneven" | "rare";

const EARLY = 5; // dice for each face, below which the distribution below does not hold
const UNEVEN = 0.05;
const RARE = 0.01;

export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** How often each face is to be expected. */
export const expected = (counts: Counts): number => total(counts) / Math.max(1, counts.length);

/** Out of all tables with perfect dice, the part that would look at least as uneven: from 0 to 1. */
export function chance(counts: Counts): number {
  const even = expected(counts);
  if (even === 0 || counts.length < 2) return 1;
  const unevenness = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  return beyond(unevenness, counts.length - 1);
}

/** What can be said of the dice so far. */
export function luckOf(counts: Counts): Luck {
  if (expected(counts) < EARLY) return "early";
  const part = chance(counts);
  if (part < RARE) return "rare";
  return part < UNEVEN ? "uneven" : "ordinary";
}

/** The part of a chi-square distribution that lies beyond a value (Pearson's test). */
function beyond(value: number, freedom: number): number {
  const half = value / 2;
  const odd = freedom % 2 === 1;
  let part = odd ? tail(Math.sqrt(half)) : Math.exp(-half);
  let term = odd ? Math.sqrt(half / Math.PI) * 2 * Math.exp(-half) : half * Math.exp(-half);
  for (let at = odd ? 1 : 2; at < freedom; at += 2) {
    part += term;
    term *= half / (at / 2 + 1);
  }
  return Math.min(1, part);
}

/** The complementary error function, to seven places (Abramowitz and Stegun, 7.1.26). */
function tail(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)));
  return t * series * Math.exp(-x * x);
}

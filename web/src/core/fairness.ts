// Whether a table's dice and secrets are what they were sealed as, worked out in the browser from
// what the server reveals, what it told on the way, and what this browser had seen before.

import type { Lot, Sentence } from "../games/contract";
import type { Choice, Contribution, DrawShown, Fair, Fairness, Told } from "../protocol";
import { choiceSeal, drawn, firstMix, isHex, mixed, saltOf, sealOf } from "./fair";
import { type Keepsake, ownSalt } from "./keepsakes";

/** How it stands with one thing that can be checked. */
export type State = "good" | "wrong" | "waiting" | "unknown";

type Values = Readonly<Record<string, string | number>>;

export interface Check {
  /** The end of the key of its sentence. */
  readonly code: string;
  readonly state: State;
  readonly values: Values;
  /** The seats that it is about. */
  readonly seats: ReadonlyArray<string>;
  /** What to say instead, in the words of the game. */
  readonly sentence?: Sentence;
}

/** What the game says of a draw that is no roll of dice, if it knows it. */
export type LotOf = (draw: DrawShown) => Lot | null;

export type Verdict = "unsealed" | "sealed" | "good" | "wrong" | "lost";

/** All in one word. */
export function verdictOf({ fairness }: Fair, checks: ReadonlyArray<Check>): Verdict {
  if (checks.some(({ state }) => state === "wrong")) return "wrong";
  if (!fairness) return "unsealed";
  if (fairness.lost_from) return "lost";
  return fairness.secret ? "good" : "sealed";
}

/** Everything that can be said of a sealed table, in the order in which it is told. */
export function checksOf(
  table: string,
  { fairness, draws, report }: Fair,
  kept: Keepsake,
  log: ReadonlyArray<Told>,
  lotOf: LotOf = () => null,
): ReadonlyArray<Check> {
  if (!fairness) return kept.seal ? [check("seal-gone", "wrong")] : [];
  const known = [firstSeen(fairness, kept), salted(fairness, kept), ...lost(fairness)];
  if (!fairness.secret) return [...known, ...pending(fairness, kept)];
  if (!isHex(fairness.secret) || sealOf(fairness.secret) !== fairness.seal) {
    return [check("opened-wrong", "wrong"), ...known];
  }
  const objects = report?.verdict === "wrong" ? [check("server-wrong", "wrong")] : [];
  return [
    check("opened", "good"),
    ...known,
    recomputed(table, fairness, draws),
    ...shown(draws, log, lotOf),
    ...opened(table, fairness, kept),
    ...objects,
  ];
}

function check(code: string, state: State, values: Values = {}, seats: string[] = []): Check {
  return { code, state, values, seats };
}

/** Whether the seal is the one that this browser saw before the end. */
function firstSeen({ seal }: Fairness, kept: Keepsake): Check {
  if (!kept.seal || kept.late) return check("first-unknown", "unknown");
  return kept.seal === seal ? check("first", "good") : check("first-wrong", "wrong");
}

/** Who has given salt; and whether one's own is in it, and counts for as much as it did before. */
function salted({ contributions, draws, secret }: Fairness, kept: Keepsake): Check {
  const seats = [...new Set(contributions.map(({ seat }) => seat))].sort();
  const isThere = ([value, from]: [string, number]) =>
    contributions.some((each) => each.value === value && each.from_draw <= from);
  if (!Object.entries(kept.mixed).every(isThere)) return check("salt-wrong", "wrong");
  if (seats.length === 0) return check("salt-none", "unknown");
  const own = contributions.filter(({ value }) => ownSalt(kept).has(value));
  if (own.length === 0) return check("salt-others", "unknown", {}, seats);
  const from = Math.min(...own.map((each) => each.from_draw));
  if (secret && from > draws) return check("salt-late", "unknown", {}, seats);
  return check("salt", "good", { from }, seats);
}

function lost({ lost_from = 0 }: Fairness): Check[] {
  return lost_from ? [check("lost", "unknown", { number: lost_from })] : [];
}

/** What lies sealed until the end. */
function pending({ draws, choices }: Fairness, kept: Keepsake): Check[] {
  const changed = exchanged(choices, kept);
  const rolls = draws ? check("draws-waiting", "waiting", { count: draws }) : null;
  const secrets = choices.length
    ? check("choices-waiting", "waiting", { count: choices.length })
    : null;
  return [changed, rolls, changed ? null : secrets].filter((each) => each !== null);
}

/** A seal that is another than the one that was told when a choice was made; or that is gone. */
function exchanged(choices: ReadonlyArray<Choice>, kept: Keepsake): Check | null {
  for (const [number, seal] of Object.entries(kept.choices)) {
    const found = choices[Number(number) - 1];
    if (found?.number !== Number(number)) return check("choice-missing", "wrong", { number });
    if (found.seal !== seal) return check("choice-wrong", "wrong", { number }, [found.seat]);
  }
  return null;
}

/** Every draw, worked out again from the secret and the salt that counted by then. */
function recomputed(table: string, told: Fairness, draws: ReadonlyArray<DrawShown>): Check {
  const { seal, secret = "", contributions, lost_from } = told;
  const sealed = draws.filter(({ number }) => !lost_from || number < lost_from);
  const mixes = mixesOf(table, seal, contributions);
  const wrong = sealed.find(({ number, outcomes, outcome }, index) => {
    const mix = mixes.findLast(({ from }) => from <= number)?.mix ?? seal;
    return number !== index + 1 || drawn(secret, table, number, mix, outcomes) !== outcome;
  });
  if (wrong) return check("draws-wrong", "wrong", { number: wrong.number });
  if (draws.length !== told.draws) return check("draws-missing", "wrong");
  return check("draws", "good", { count: sealed.length });
}

/** What was mixed into the dice, from which draw on. */
function mixesOf(table: string, seal: string, contributions: ReadonlyArray<Contribution>) {
  let mix = firstMix(table, seal);
  const mixes = [{ from: 0, mix }];
  for (const { seat, value, from_draw } of contributions) {
    mix = mixed(mix, seat, value);
    mixes.push({ from: from_draw, mix });
  }
  return mixes;
}

/** Whether the draws are the ones that were shown, as far as they were. */
function shown(draws: ReadonlyArray<DrawShown>, log: ReadonlyArray<Told>, lotOf: LotOf): Check[] {
  const seen = drawsOf(log);
  const wrong = draws.find((draw, index) => {
    const move = seen[index];
    const lot = lotOf(draw);
    return (move && move !== draw.move) || !isRoll(draw) || (lot && lot.move !== draw.move);
  });
  if (wrong) return [check("log-wrong", "wrong", { number: wrong.number })];
  return [...(seen.some(Boolean) ? [check("log", "good")] : []), ...lots(draws, lotOf)];
}

/** Every draw that is no roll of dice, told in words: nobody can count it on a chart. */
function lots(draws: ReadonlyArray<DrawShown>, lotOf: LotOf): Check[] {
  return draws.flatMap((draw) => {
    const lot = lotOf(draw);
    return lot ? [{ ...check("lot", "good"), sentence: lot.sentence }] : [];
  });
}

/** What fate did in the match as it stands, once all was told; what was hidden is empty. */
function drawsOf(log: ReadonlyArray<Told>): ReadonlyArray<string> {
  if (log.some(({ seq }, index) => seq !== index + 1)) return [];
  const match: string[][] = [];
  for (const { entry } of log) {
    if (entry.type === "drawn") match.push([entry.move]);
    else if (entry.type === "moved") match.push([]);
    else if (entry.type === "undone") match.length = Math.min(match.length, entry.length);
  }
  return match.flat();
}

/** Whether dice, written face by face, show what was drawn; of other draws it knows nothing. */
function isRoll({ move, outcomes, outcome }: DrawShown): boolean {
  const faces = /^[1-6](-[1-6])*$/.test(move) ? move.split("-").map(Number) : [];
  if (faces.length === 0 || 6 ** faces.length !== outcomes) return true;
  return faces.reduce((number, face) => 6 * number + face - 1, 0) === outcome;
}

/** Every secret choice, held against the seal that was told when it was made. */
function opened(table: string, { secret = "", choices }: Fairness, kept: Keepsake): Check[] {
  const changed = exchanged(choices, kept);
  if (changed) return [changed];
  const wrong = choices.find(({ number, seat, seal, move = "" }, index) => {
    const salt = saltOf(secret, table, number);
    return number !== index + 1 || choiceSeal(salt, number, seat, move) !== seal;
  });
  if (wrong) return [check("choice-wrong", "wrong", { number: wrong.number }, [wrong.seat])];
  return choices.length ? [check("choices", "good", { count: choices.length })] : [];
}

// Whether a table's dice and secrets are what they were sealed as, worked out in the browser from
// what it noted while the game was played, what the table says now, and what the server reveals.

import type { Sentence } from "../games/contract";
import type {
  Contribution,
  DrawShown,
  EntryShown,
  Fair,
  Fairness,
  SealedChoice,
} from "../protocol";
import {
  choiceSeal,
  commitmentOf,
  digestOf,
  drawn,
  firstMix,
  type Hex,
  isHex,
  isSigned,
  mixed,
  mixedAlone,
  saltOf,
  sealOf,
} from "./fair";
import {
  drawsOf,
  givenIn,
  NO_KEY,
  type Notes,
  notedOf,
  type Own,
  ownCommitment,
  type Round,
  type Summary,
  summaryOf,
} from "./notes";

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

/** How the game tells of a draw that is no roll of dice; nothing, where it does not. */
export type LotOf = (draw: DrawShown) => Sentence | null;

/** What the table says now: its whole log as everybody is told it, and once it is over its file. */
export interface Said {
  readonly log: ReadonlyArray<EntryShown>;
  readonly saved: string;
}

export type Verdict = "unsealed" | "sealed" | "good" | "consistent" | "wrong" | "lost";

/** All in one word. */
export function verdictOf({ fairness }: Fair, checks: ReadonlyArray<Check>): Verdict {
  if (checks.some(({ state }) => state === "wrong")) return "wrong";
  if (!fairness) return "unsealed";
  if (fairness.lost_from) return "lost";
  if (!fairness.secret) return "sealed";
  return checks.some(({ state }) => state === "unknown") ? "consistent" : "good";
}

/** Everything that can be said of a sealed table, in the order in which it is told. */
export function checksOf(
  fair: Fair,
  notes: Notes,
  said: Said,
  lotOf: LotOf = () => null,
): ReadonlyArray<Check> {
  const { fairness, draws, report } = fair;
  if (!fairness) return notes.seal ? [check("seal-gone", "wrong")] : [];
  const known = firstSeen(fairness, notes);
  const now = notedOf(said.log);
  const story = compared(notes.lines, now);
  if ([known, ...story].some(({ state }) => state === "wrong")) return [known, ...story];
  const summary = summaryOf(now.length > notes.lines.length ? now : notes.lines);
  const mixing = [...salted(notes, summary, said.log), ...uncommitted(fairness), ...lost(fairness)];
  if (!fairness.secret) return [known, ...story, ...mixing, ...pending(summary)];
  if (!isHex(fairness.secret) || sealOf(fairness.secret) !== fairness.seal) {
    return [check("opened-wrong", "wrong"), known, ...story];
  }
  const objects = report?.verdict === "wrong" ? [check("server-wrong", "wrong")] : [];
  return [
    check("opened", "good"),
    known,
    ...story,
    ...mixing,
    recomputed(notes.table, fairness, summary, draws),
    ...shown(draws, summary, outcomesOf(fairness, notes), lotOf),
    ...opened(notes.table, fairness, summary),
    ...signed(notes, said.saved),
    ...objects,
  ];
}

function check(code: string, state: State, values: Values = {}, seats: string[] = []): Check {
  return { code, state, values, seats };
}

// -------------------------------------------------------------------- what was noted

/** Whether the seal and the server's key are those that this browser saw before the end. */
function firstSeen({ seal, key }: Fairness, notes: Notes): Check {
  if (!notes.seal || notes.late) return check("first-unknown", "unknown");
  if (notes.seal !== seal) return check("first-wrong", "wrong");
  return notes.key === (key || NO_KEY) ? check("first", "good") : check("key-wrong", "wrong");
}

/** Whether the table says now what it said while the game was played, line by line. */
function compared(noted: ReadonlyArray<string>, said: ReadonlyArray<string>): Check[] {
  const isOver = noted.some((line) => line.startsWith("secret "));
  const length = isOver ? Math.max(noted.length, said.length) : noted.length;
  for (let index = 0; index < length; index += 1) {
    const [before, now] = [noted[index], said[index]];
    const isHidden = before === HIDDEN && now?.startsWith("fate ");
    if (before !== now && !isHidden) return [differing(index + 1, before, now)];
  }
  const { broken: number } = summaryOf(said);
  if (number) return [check("told-broken", "wrong", { number, said: said[number - 1] ?? "" })];
  return noted.length ? [check("told", "good", { count: noted.length })] : [];
}

const HIDDEN = "fate ?"; // what everybody is told once the game is over

function differing(number: number, noted = "", said = ""): Check {
  if (!noted) return check("told-added", "wrong", { number, said });
  if (!said) return check("told-dropped", "wrong", { number, noted });
  return check("told-wrong", "wrong", { number, noted, said });
}

// -------------------------------------------------------------------- salt

/** Who has given salt, whether it is what they committed to, and for which draws one's own counts. */
function salted(notes: Notes, summary: Summary, log: ReadonlyArray<EntryShown>): Check[] {
  const wrong = summary.rounds
    .map((round) => broken(notes, round, log))
    .find((found) => found !== null);
  if (wrong) return [wrong];
  const rounds = summary.rounds.filter(({ from }) => from > 0);
  const seats = [...new Set(rounds.flatMap((round) => givenIn(round).map(({ seat }) => seat)))];
  const taken = seats.length
    ? covering(notes, summary, rounds, seats.sort())
    : check("salt-none", "unknown");
  return [taken, ...rounds.flatMap((round) => missing(notes, round))];
}

/** What does not hold in a round, if anything. */
function broken({ table, own }: Notes, round: Round, log: ReadonlyArray<EntryShown>): Check | null {
  const { number, commitments } = round;
  const people = peopleOf(log);
  const stranger = commitments.find(({ seat, person }) => !people.has(`${seat} ${person}`));
  if (stranger) return check("round-stranger", "wrong", { number }, [stranger.seat]);
  const unfit = commitments.find(
    ({ seat, commitment, value }) =>
      value && (!isHex(value) || commitmentOf(table, number, seat, value) !== commitment),
  );
  if (unfit) return check("round-wrong", "wrong", { number }, [unfit.seat]);
  const mine = own.filter((each) => each.round === number);
  return mine.some((each) => isLost(table, round, each)) ? check("salt-wrong", "wrong") : null;
}

/** Whether the server had taken salt of one's own, and does not have it any more. */
function isLost(table: string, round: Round, own: Own): boolean {
  const made = ownCommitment(table, round, own);
  if (!made) return round.closed && own.state !== "sent";
  return round.from > 0 && !made.value && own.state === "revealed";
}

/** Everybody who has sat at the table: a letter, and a number at that seat. */
function peopleOf(log: ReadonlyArray<EntryShown>): ReadonlySet<string> {
  const came = log.flatMap(({ entry }) => {
    if (entry.type === "sat" && !entry.bot) return [`${entry.seat} ${entry.number ?? 0}`];
    return entry.type === "admitted" ? [`${entry.seat} ${entry.number}`] : [];
  });
  return new Set(came);
}

/** For which draws salt of one's own counts: the last round before them has to have some. */
function covering(
  notes: Notes,
  { moves }: Summary,
  rounds: ReadonlyArray<Round>,
  seats: string[],
): Check {
  const mine = new Set(rounds.filter((round) => isMine(notes, round)).map(({ number }) => number));
  if (mine.size === 0) return check("salt-others", "unknown", {}, seats);
  const draws = Array.from({ length: drawsOf(moves) }, (_, index) => index + 1);
  const open = draws.filter(
    (draw) => !mine.has(rounds.findLast(({ from }) => from <= draw)?.number ?? 0),
  );
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return check("salt", "good", {}, seats);
  const code = first === last ? "salt-open-one" : "salt-open";
  return check(code, "unknown", { first, last }, seats);
}

/** Whether salt of one's own was told in a round. */
const isMine = ({ table, own }: Notes, round: Round): boolean =>
  own.some((each) => each.round === round.number && ownCommitment(table, round, each)?.value);

/** Whoever committed to salt and did not tell it in time, which is nobody's fault for sure. */
function missing({ table, own }: Notes, round: Round): Check[] {
  const mine = own.filter((each) => each.round === round.number);
  const isOwn = (commitment: Hex) =>
    mine.some((each) => ownCommitment(table, round, each)?.commitment === commitment);
  return round.commitments
    .filter(({ value }) => !value)
    .map(({ seat, commitment }) => {
      const code = isOwn(commitment) ? "left-out-own" : "left-out";
      return check(code, "unknown", { number: round.number }, [seat]);
    });
}

/** Salt to which nobody had committed: only in games from before that. */
function uncommitted({ contributions, key }: Fairness): Check[] {
  if (contributions.length === 0) return [];
  return [check("uncommitted", key ? "wrong" : "unknown")];
}

function lost({ lost_from = 0 }: Fairness): Check[] {
  return lost_from ? [check("lost", "unknown", { number: lost_from })] : [];
}

// -------------------------------------------------------------------- draws and choices

/** What lies sealed until the end. */
function pending({ moves, choices }: Summary): Check[] {
  const draws = drawsOf(moves);
  const rolls = draws ? [check("draws-waiting", "waiting", { count: draws })] : [];
  const count = choices.length;
  return count ? [...rolls, check("choices-waiting", "waiting", { count })] : rolls;
}

/** Every draw, worked out again from the secret and the salt that counted by then. */
function recomputed(
  table: string,
  { seal, secret, contributions, lost_from }: Fairness,
  { rounds, moves }: Summary,
  draws: ReadonlyArray<DrawShown>,
): Check {
  const sealed = draws.filter(({ number }) => !lost_from || number < lost_from);
  const mixes = mixesOf(table, seal, contributions, rounds);
  const wrong = sealed.find(({ number, outcomes, outcome }, index) => {
    const mix = mixes.findLast(({ from }) => from <= number)?.mix ?? seal;
    return number !== index + 1 || drawn(secret, table, number, mix, outcomes) !== outcome;
  });
  if (wrong) return check("draws-wrong", "wrong", { number: wrong.number });
  if (draws.length < drawsOf(moves)) return check("draws-missing", "wrong");
  return check("draws", "good", { count: sealed.length });
}

/** What was mixed into the dice, from which draw on. */
function mixesOf(
  table: string,
  seal: Hex,
  contributions: ReadonlyArray<Contribution>,
  rounds: ReadonlyArray<Round>,
) {
  let mix = firstMix(table, seal);
  const mixes = [{ from: 0, mix }];
  for (const { seat, value, from_draw } of contributions) {
    mix = mixedAlone(mix, seat, value);
    mixes.push({ from: from_draw, mix });
  }
  for (const round of rounds.filter(({ from }) => from > 0)) {
    mix = mixed(mix, round.number, givenIn(round));
    mixes.push({ from: round.from, mix });
  }
  return mixes;
}

/** Whether the draws are the ones that were shown, as far as they were. */
function shown(
  draws: ReadonlyArray<DrawShown>,
  { moves, lost }: Summary,
  outcomes: Outcomes,
  lotOf: LotOf,
): Check[] {
  const seen = moves.filter((line) => line.startsWith("fate "));
  const wrong = draws.find((draw, index) => {
    const line = seen[index];
    const isSeen = line === undefined ? lost : line === HIDDEN || line === `fate ${draw.move}`;
    return !isSeen || !isMeant(draw, outcomes);
  });
  if (wrong) return [check("log-wrong", "wrong", { number: wrong.number })];
  const told = seen.some((line) => line !== HIDDEN);
  return [...(told ? [check("log", "good")] : []), ...lots(draws, lotOf)];
}

/** Every draw that is no roll of dice, told in words: nobody can count it on a chart. */
function lots(draws: ReadonlyArray<DrawShown>, lotOf: LotOf): Check[] {
  return draws.flatMap((draw) => {
    const sentence = lotOf(draw);
    return sentence ? [{ ...check("lot", "good"), sentence }] : [];
  });
}

/** What the outcomes of each kind of draw stand for. */
type Outcomes = ReadonlyArray<ReadonlyArray<string>>;

/** As it was told before anything was drawn; whoever noted none has to believe what is told now. */
const outcomesOf = ({ outcomes }: Fairness, notes: Notes): Outcomes =>
  notes.outcomes.length > 0 ? notes.outcomes : outcomes;

/** Whether an outcome stands for the move that was shown, and for nothing else; where that is told. */
function isMeant({ move, outcomes: among, outcome }: DrawShown, outcomes: Outcomes): boolean {
  const meant = outcomes.find(({ length }) => length === among);
  return !meant || (meant[outcome] === move && new Set(meant).size === among);
}

/** Every secret choice, held against the seal that was told when it was made. */
function opened(table: string, { secret, choices }: Fairness, summary: Summary): Check[] {
  const gone = summary.choices.length > choices.length;
  if (gone) return [check("choice-missing", "wrong", { number: choices.length + 1 })];
  const isKept = ({ number, seat, seal, taken_back, move }: SealedChoice, index: number) => {
    const noted = summary.choices[index];
    const isNoted = noted?.seat === seat && noted.seal === seal && noted.back === taken_back;
    const isThere = noted === undefined ? summary.lost : isNoted;
    const found = choiceSeal(saltOf(secret, table, number), number, seat, move);
    return number === index + 1 && isThere && found === seal;
  };
  const wrong = choices.find((choice, index) => !isKept(choice, index));
  if (wrong) return [check("choice-wrong", "wrong", { number: wrong.number }, [wrong.seat])];
  return choices.length ? [check("choices", "good", { count: choices.length })] : [];
}

// -------------------------------------------------------------------- the saved game

/** Whether the server has signed the saved game with the key that it showed from the start. */
function signed({ key }: Notes, saved: string): Check[] {
  if (key === NO_KEY) return [check("unsigned", "unknown")];
  const lines = saved.split("\n");
  const end = lines.findLastIndex((line) => line.startsWith("digest: "));
  const found = digestOf(lines.slice(0, Math.max(end, 0)));
  const signature = /^signature: ([0-9a-f]{128})$/.exec(lines[end + 1] ?? "")?.[1] ?? "";
  const isGenuine = lines[end] === `digest: ${found}` && isSigned(key, found, signature);
  return [isGenuine ? check("signed", "good") : check("signature-wrong", "wrong")];
}

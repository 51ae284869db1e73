// Playing again with the same people and bots: at a new table, where everybody claims the seat they
// had. From wherever a game that is over is looked at: its result, the shelf, its replay.

import { ApiError, claim, look, rematch } from "../core/api";
import { houseOf } from "../core/house";
import { type KnownTable, memory } from "../core/memory.svelte";
import { commitmentFor, noteSeal } from "../core/notes";
import { notices } from "../core/notices.svelte";
import { router } from "../core/router.svelte";
import { carryTips } from "../core/tips.svelte";

/** A table whose game is over, as a session or the shelf knows it. */
export interface Ended {
  readonly table: string;
  readonly gameName: string;
  /** Where the same people play again already; empty if nowhere. */
  readonly rematch: string;
}

/** Whether this browser may have a table played at again: it has a seat there, or opened it. */
export function mayPlayAgain(table: string): boolean {
  const known = memory.find(table);
  return known !== undefined && (known.host !== undefined || tokensOf(table).length > 0);
}

/** Goes to where the same people and bots play again; says what is the matter where one cannot. */
export async function goAgain(ended: Ended): Promise<void> {
  try {
    const last = await latest(ended);
    const isSeated = tokensOf(last.table).length > 0;
    const next = isSeated ? await playAgain(last) : await lay(last);
    router.go(`/table/${next}${isSeated ? "" : "/screen"}`);
  } catch (error) {
    notices.fail(error);
  }
}

/** The last game of a row of them: one that was played again since is not played again itself. */
async function latest({ table, gameName }: Ended): Promise<Ended> {
  const { rematch: next = "" } = await look(table);
  const ended = { table, gameName, rematch: next };
  const isOver = next !== "" && mayPlayAgain(next) && (await look(next)).position.over;
  return isOver ? latest({ table: next, gameName, rematch: "" }) : ended;
}

/** Goes to the next table with all seats of one's own, and says which it is. */
export async function playAgain(ended: Ended): Promise<string> {
  const tokens = tokensOf(ended.table);
  const next = ended.rematch || (await askFor(ended, tokens[0]?.[1] ?? ""));
  for (const [seat, token] of tokens) await take(ended, next, seat, token);
  return next;
}

const tokensOf = (table: string) => Object.entries(memory.find(table)?.tokens ?? {});

/** Whoever opened a table and has no seat there lays the next one for the others. */
async function lay(ended: Ended): Promise<string> {
  return ended.rematch || askFor(ended, memory.find(ended.table)?.host ?? "");
}

/** Has a new table laid; somebody else may have been faster. */
async function askFor(ended: Ended, token: string): Promise<string> {
  try {
    const { table, host, seal, key } = await rematch(ended.table, token);
    noteSeal(table, seal, key);
    remember(ended, table, { host, tokens: {} });
    return table;
  } catch (error) {
    const faster = error instanceof ApiError && error.code === "rematch-already";
    if (faster && typeof error.values.table === "string") return error.values.table;
    throw error;
  }
}

/** Takes the seat that one had, with salt for the first round. */
async function take(ended: Ended, table: string, had: string, token: string): Promise<void> {
  const commitment = commitmentFor(table, 1, had);
  const { seat, token: fresh } = await claim(table, token, { commitment, round: 1 });
  remember(ended, table, { tokens: { [seat]: fresh } });
}

/** The next table, with the tips of a first game if they were wanted at the one before. */
function remember(ended: Ended, table: string, keys: Pick<KnownTable, "host" | "tokens">): void {
  const { guided = false } = memory.find(ended.table) ?? {};
  const { place } = houseOf(ended.table);
  memory.remember({ table, game: ended.gameName, place, since: Date.now(), guided, ...keys });
  if (guided) carryTips(ended.gameName, ended.table, table);
}

/** Goes with the others to the table where they play again, whoever asked for it. */
export async function follow(ended: Ended): Promise<void> {
  try {
    router.go(`/table/${await playAgain(ended)}`, { replace: true });
  } catch (error) {
    notices.fail(error);
  }
}

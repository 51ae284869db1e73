// Playing again with the same people: at a new table, where everybody claims the seat they had.

import { ApiError, claim, rematch } from "../core/api";
import { noteSeal, saltFor } from "../core/keepsakes";
import { memory } from "../core/memory.svelte";
import { notices } from "../core/notices.svelte";
import { router } from "../core/router.svelte";
import type { Session } from "../core/session.svelte";

/** Goes to the next table with all seats of one's own, and says which it is. */
export async function playAgain(session: Session): Promise<string> {
  const tokens = Object.entries(memory.find(session.table)?.tokens ?? {});
  const next = session.rematch || (await askFor(session, tokens[0]?.[1] ?? ""));
  for (const [seat, token] of tokens) await take(session, next, token, saltFor(next, seat));
  return next;
}

/** Has a new table laid; somebody else may have been faster. */
async function askFor(session: Session, token: string): Promise<string> {
  try {
    const { table, host, seal } = await rematch(session.table, token);
    noteSeal(table, seal);
    memory.remember({ table, game: session.gameName, since: Date.now(), host, tokens: {} });
    return table;
  } catch (error) {
    const faster = error instanceof ApiError && error.code === "rematch-already";
    if (faster && typeof error.values.table === "string") return error.values.table;
    throw error;
  }
}

async function take(session: Session, table: string, token: string, salt: string): Promise<void> {
  const { seat, token: fresh } = await claim(table, token, salt);
  const tokens = { [seat]: fresh };
  memory.remember({ table, game: session.gameName, since: Date.now(), tokens });
}

/** Goes with the others to the table where they play again, wherever that was wished. */
export async function follow(session: Session): Promise<void> {
  try {
    router.go(`/table/${await playAgain(session)}`, { replace: true });
  } catch (error) {
    notices.fail(error);
  }
}

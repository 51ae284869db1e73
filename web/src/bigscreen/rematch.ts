// Playing again: the big screen lays the next table, or follows where somebody's phone has laid it.

import { hostAgain, rematch } from "../core/api";
import { memory } from "../core/memory.svelte";
import { router } from "../core/router.svelte";
import type { Session } from "../core/session.svelte";
import type { HostAgain } from "../protocol";

/** Lays the next table for the same people. */
export async function playAgain(session: Session): Promise<void> {
  await session.host.act(async (key) => go(session, await rematch(session.table, key)));
}

/** Goes to the table where the same people play again. */
export async function follow(session: Session): Promise<void> {
  const host = session.host.key;
  const next = session.rematch;
  const known = memory.find(next)?.host !== undefined;
  try {
    if (!host || known) go(session, { table: next, host: "" });
    else go(session, await hostAgain(next, host));
  } catch {
    go(session, { table: next, host: "" }); // somebody else's to arrange: it can still be watched
  }
}

function go({ gameName }: Session, { table, host }: HostAgain): void {
  if (host) memory.remember({ table, game: gameName, since: Date.now(), host, tokens: {} });
  router.go(`/table/${table}/screen`, { replace: true });
}

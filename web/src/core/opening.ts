// Opening a table: asked of the server, its keys remembered, and gone to.

import type { GameShown } from "../protocol";
import { openTable } from "./api";
import { memory } from "./memory.svelte";
import { type Plan, wantedTable } from "./plan";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export async function open(plan: Plan, game: GameShown): Promise<void> {
  const nameless = (seat: string) => say("page-nameless", { seat });
  const opened = await openTable(wantedTable(plan, game, settings.name, nameless));
  memory.remember({
    table: opened.table,
    game: game.name,
    since: Date.now(),
    host: opened.host,
    tokens: opened.tokens,
    invitations: opened.invitations,
    guided: plan.guided,
  });
  router.go(plan.phones ? `/table/${opened.table}/screen` : `/table/${opened.table}`);
}

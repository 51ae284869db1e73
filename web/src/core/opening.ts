// Opening a table: asked of the server, its keys remembered, and gone to.
//
// Its seal is asked for first, and salt chosen after it, of which only the hash is sent: so neither
// side could have fitted the one to the other. Where there is no seal to be had, the table is opened
// all the same.

import type { GameShown, Opened, SealGiven, TableWanted } from "../protocol";
import { openTable, reserve } from "./api";
import { house } from "./house";
import { memory } from "./memory.svelte";
import { commitmentFor, noteSeal } from "./notes";
import { type Plan, wantedTable } from "./plan";
import { router } from "./router.svelte";
import { SEATS } from "./seats";
import { settings } from "./settings.svelte";

export async function open(plan: Plan, game: GameShown): Promise<void> {
  const opened = await openSealed(wantedTable(plan, game, settings.name));
  memory.remember({
    table: opened.table,
    game: game.name,
    place: house().place,
    since: Date.now(),
    host: opened.host,
    tokens: opened.tokens,
    invitations: opened.invitations,
    guided: plan.guided,
  });
  router.go(plan.phones ? `/table/${opened.table}/screen` : `/table/${opened.table}`);
}

async function openSealed(wanted: TableWanted): Promise<Opened> {
  const given = await reserve().catch(() => null);
  return given ? openReserved(wanted, given) : openTable(wanted);
}

/** Opens the table whose seal is known, with salt for each seat of one's own. */
async function openReserved(wanted: TableWanted, given: SealGiven): Promise<Opened> {
  const { table, seal, key, reservation } = given;
  noteSeal(table, seal, key);
  const seats = wanted.seats.map((seat, index) =>
    seat.kind === "me"
      ? { ...seat, commitment: commitmentFor(table, 1, SEATS[index] ?? "") }
      : seat,
  );
  return openTable({ ...wanted, seats, reservation });
}

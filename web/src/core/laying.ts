// Laying a table: everything that a screen of it needs, fetched and put in its place.

import { gameClient } from "../games";
import type { GameClient } from "../games/contract";
import type { GameShown } from "../protocol";
import { ApiError, drawing, games, look } from "./api";
import { Session } from "./session.svelte";
import { loadWords } from "./words.svelte";

export interface Laid {
  readonly session: Session;
  readonly drawing: unknown;
  readonly about: GameShown;
  readonly client: GameClient;
}

/** Lays a table; where one is only `watching`, no key of this browser is shown to the server. */
export async function layOut(table: string, { watching = false } = {}): Promise<Laid> {
  const [{ game }, shelf] = await Promise.all([look(table), games()]);
  const about = shelf.find((each) => each.name === game);
  const client = gameClient(game);
  if (!about) throw new ApiError("no-such-game");
  const [gameTable, drawn] = await Promise.all([
    client.table(),
    drawing<unknown>(table),
    loadWords(game),
  ]);
  const { secrets, realtime } = about;
  const session = new Session(table, gameTable, game, undefined, secrets, realtime, watching);
  return { session, drawing: drawn, about, client };
}

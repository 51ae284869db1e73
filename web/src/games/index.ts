// Every game with a folder here; and the client of any game, for those that have none. The page knows
// none of them by name.

import { anyGame } from "../anygame/client";
import type { GameClient } from "./contract";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });

const clients = new Map(Object.values(found).map(({ default: game }) => [game.name, game]));

/** The client of a game: its own, or the one that serves any game. */
export function gameClient(name: string): GameClient {
  const client = clients.get(name) ?? anyGame(name);
  clients.set(name, client);
  return client;
}

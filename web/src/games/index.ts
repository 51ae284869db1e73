// Every game with a folder here. The page knows none of them by name.

import type { GameClient } from "./contract";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });

const clients = new Map(Object.values(found).map(({ default: game }) => [game.name, game]));

/** The client of a game, if the page has one. */
export function gameClient(name: string): GameClient | undefined {
  return clients.get(name);
}

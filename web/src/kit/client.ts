// A game as the page knows it, from what its folder exports.

import type { GameClient, GameTable } from "../games/contract";

interface Exported<View, Drawing> extends Omit<GameClient, "table"> {
  readonly table: () => Promise<{ readonly table: GameTable<View, Drawing> }>;
}

export function client<View, Drawing>(exported: Exported<View, Drawing>): GameClient {
  return {
    ...exported,
    // The page hands each game's views and drawings back to it unread.
    table: async () => (await exported.table()).table as unknown as GameTable,
  };
}

// Situation 4, as the page knows it: its box, and the way to its table.

import type { GameClient, GameTable } from "../contract";
import { SIDES } from "./game";
import Lid from "./Lid.svelte";

const client: GameClient = {
  name: "situation-4",
  Lid,
  colours: { box: "#5d4a2c", ink: "#f6ecd0", glow: "#d9a441", seats: SIDES },
  minutes: [15, 45],
  age: 8,
  firstGame: { board: "quick", options: { pace: "gentle" } },
  // The page hands each game's views and drawings back to it unread.
  table: async () => (await import("./table")).table as unknown as GameTable,
};

export default client;

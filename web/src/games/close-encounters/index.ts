// Close Encounters, as the page knows it: its box, and the way to its table.

import type { GameClient, GameTable } from "../contract";
import Lid from "./Lid.svelte";

const client: GameClient = {
  name: "close-encounters",
  Lid,
  colours: { box: "#0a0e33", ink: "#ffe2a0", glow: "#8fb4ff" },
  minutes: [30, 50],
  age: 8,
  // The page hands each game's views and drawings back to it unread.
  table: async () => (await import("./table")).table as unknown as GameTable,
};

export default client;

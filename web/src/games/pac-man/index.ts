// Pac-Man, as the page knows it: its box, and the way to its table.

import type { GameClient, GameTable } from "../contract";
import Lid from "./Lid.svelte";

const client: GameClient = {
  name: "pac-man",
  Lid,
  colours: { box: "#12123a", ink: "#ffe14a", glow: "#4d6bff" },
  minutes: [20, 40],
  age: 7,
  // The page hands each game's views and drawings back to it unread.
  table: async () => (await import("./table")).table as unknown as GameTable,
};

export default client;

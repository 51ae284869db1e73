// Mission Impossible, as the page knows it: its box, and the way to its table.

import type { GameClient, GameTable } from "../contract";
import Lid from "./Lid.svelte";

const client: GameClient = {
  name: "mission-impossible",
  Lid,
  colours: { box: "#14213a", ink: "#ffd9a0", glow: "#ffb347" },
  minutes: [30, 60],
  age: 10,
  // The page hands each game's views and drawings back to it unread.
  table: async () => (await import("./table")).table as unknown as GameTable,
};

export default client;

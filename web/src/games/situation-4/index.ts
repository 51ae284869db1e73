// Situation 4, as the page knows it: its box, and the way to its table.

import { client } from "../../kit/client";
import { SIDES } from "./game";
import Lid from "./Lid.svelte";

export default client({
  name: "situation-4",
  Lid,
  colours: { box: "#5d4a2c", ink: "#f6ecd0", glow: "#d9a441", seats: SIDES },
  minutes: [15, 45],
  age: 8,
  firstGame: { board: "quick", options: { pace: "gentle" } },
  table: () => import("./table"),
});

// Close Encounters, as the page knows it: its box, and the way to its table.

import { client } from "../../kit/client";
import Lid from "./Lid.svelte";

export default client({
  name: "close-encounters",
  Lid,
  colours: { box: "#0a0e33", ink: "#ffe2a0", glow: "#8fb4ff" },
  minutes: [30, 50],
  age: 8,
  table: () => import("./table"),
});

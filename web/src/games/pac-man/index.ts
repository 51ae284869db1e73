// Pac-Man, as the page knows it: its box, and the way to its table.

import { client } from "../../kit/client";
import Lid from "./Lid.svelte";

export default client({
  name: "pac-man",
  Lid,
  colours: { box: "#12123a", ink: "#ffe14a", glow: "#4d6bff" },
  minutes: [20, 40],
  age: 7,
  table: () => import("./table"),
});

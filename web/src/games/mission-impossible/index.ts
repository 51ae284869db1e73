// Mission Impossible, as the page knows it: its box, and the way to its table.

import { client } from "../../kit/client";
import Lid from "./Lid.svelte";

export default client({
  name: "mission-impossible",
  Lid,
  colours: { box: "#14213a", ink: "#ffd9a0", glow: "#ffb347" },
  minutes: [30, 60],
  age: 10,
  table: () => import("./table"),
});

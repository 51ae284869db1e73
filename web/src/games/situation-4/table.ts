// Situation 4 at the table: everything that is loaded once a game is played.

import { MediaQuery } from "svelte/reactivity";
import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import { hint } from "./hints";
import Seat from "./Seat.svelte";
import { advanced, lasts, sound } from "./showing";
import Tray from "./Tray.svelte";
import { described, expected, offered, standing } from "./telling";
import type { BoardShown, View } from "./view";

/** Map and tray: side by side in height, as much room as the window has. */
const RATIOS = { upright: 0.78, wide: 1.02 };
const upright = new MediaQuery("(max-width: 899px) and (orientation: portrait)");

export const table: GameTable<View, BoardShown> = {
  get ratio() {
    return upright.current ? RATIOS.upright : RATIOS.wide;
  },
  Board,
  Seat,
  Tray,
  expected,
  offered,
  described,
  advanced,
  lasts,
  sound,
  hint,
  standing,
};

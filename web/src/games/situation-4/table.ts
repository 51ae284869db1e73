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

/** The map, and the tray below it: as much room as the window has. */
const RATIOS = { tall: 0.68, upright: 0.8, wide: 1 };
/** The map, and the ledger below it. */
const WALL = 1.3;
const upright = new MediaQuery("(max-width: 899px) and (orientation: portrait)");
const tall = new MediaQuery("(max-width: 599px) and (min-height: 760px)");

export const table: GameTable<View, BoardShown> = {
  get ratio() {
    if (tall.current) return RATIOS.tall;
    return upright.current ? RATIOS.upright : RATIOS.wide;
  },
  wallRatio: WALL,
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

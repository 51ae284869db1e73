// Mission Impossible at the table: everything that is loaded once a game is played.

import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import Book from "./Book.svelte";
import { RATIO } from "./city";
import { happened, marks } from "./happening";
import { hint } from "./hints";
import Seat from "./Seat.svelte";
import { covers, lingers } from "./seeing";
import { advanced, lasts, sound } from "./showing";
import Tray from "./Tray.svelte";
import { asked, described, expected, offered, standing } from "./telling";
import type { BoardShown, View } from "./view";

export const table: GameTable<View, BoardShown> = {
  ratio: RATIO,
  Board,
  Seat,
  Tray,
  Hand: Book,
  expected,
  asked,
  offered,
  described,
  advanced,
  lasts,
  sound,
  hint,
  lingers,
  covers,
  happened,
  marks,
  placeValues: ["square", "squares", "start"],
  standing,
};

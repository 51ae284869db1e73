// Close Encounters at the table: everything that is loaded once a game is played.

import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import { numbersIn } from "./choosing";
import Hand from "./Hand.svelte";
import { happened, marks } from "./happening";
import { together } from "./marking";
import Seat from "./Seat.svelte";
import { advanced, lasts, sound } from "./showing";
import Tray from "./Tray.svelte";
import { asked, described, expected, offered, standing, warned } from "./telling";
import { tip } from "./tips";
import { RATIO } from "./valley";
import type { BoardShown, View } from "./view";

export const table: GameTable<View, BoardShown> = {
  ratio: RATIO,
  Board,
  Seat,
  Tray,
  Hand,
  handles: (move) => move === "pass" || numbersIn([move]).length > 0,
  expected,
  asked,
  warned,
  together,
  offered,
  described,
  advanced,
  lasts,
  sound,
  tip,
  happened,
  marks,
  placeValues: ["square", "squares", "number", "numbers", "end", "next"],
  standing,
};

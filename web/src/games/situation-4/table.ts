// Situation 4 at the table: everything that is loaded once a game is played.

import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";
import Seat from "./Seat.svelte";
import { advanced, lasts, marks, sound } from "./showing";
import Tray from "./Tray.svelte";
import { described, expected, hurried, offered, standing } from "./telling";
import { tip } from "./tips";
import type { BoardShown, View } from "./view";

/** The map, and the ledger below it. */
const RATIO = 1.3;

export const table: GameTable<View, BoardShown> = {
  ratio: RATIO,
  fills: true,
  Board,
  Seat,
  Tray,
  expected,
  hurried,
  offered,
  described,
  advanced,
  lasts,
  sound,
  tip,
  standing,
  apart: true,
  marks,
  Epilogue,
};

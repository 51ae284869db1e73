// Mission Impossible at the table: everything that is loaded once a game is played.

import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import Book from "./Book.svelte";
import { RATIO } from "./city";
import Epilogue from "./Epilogue.svelte";
import { happened, isFleeting, marks } from "./happening";
import { proposed } from "./laying.svelte";
import Seat from "./Seat.svelte";
import { covers, gathers, isSecret, lingers, notesTitle, publicly } from "./seeing";
import { advanced, lasts, sound } from "./showing";
import Tray from "./Tray.svelte";
import { asked, described, expected, offered, standing, warned } from "./telling";
import { tip } from "./tips";
import type { BoardShown, View } from "./view";

export const table: GameTable<View, BoardShown> = {
  ratio: RATIO,
  spreads: true,
  Board,
  Seat,
  Tray,
  Hand: Book,
  Notes: Book,
  notesTitle,
  Epilogue,
  expected,
  asked,
  warned,
  offered,
  described,
  advanced,
  lasts,
  sound,
  tip,
  proposed,
  lingers,
  covers,
  publicly,
  isSecret,
  gathers,
  happened,
  isFleeting,
  marks,
  placeValues: ["square", "squares", "start"],
  standing,
};

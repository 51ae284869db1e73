// Pac-Man at the table: everything that is loaded once a game is played.

import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { happened, marks } from "./happening";
import { corner } from "./maze";
import { parsed } from "./moves";
import Seat from "./Seat.svelte";
import { advanced, lasts, sound } from "./showing";
import Tray from "./Tray.svelte";
import { asked, described, expected, goesOn, lot, offered, standing, warned } from "./telling";
import { tip } from "./tips";
import type { BoardShown, View } from "./view";

export const table: GameTable<View, BoardShown> = {
  Board,
  Seat,
  Tray,
  Hand,
  handles: (move) => parsed(move).kind === "name",
  expected,
  asked,
  warned,
  goesOn,
  corner,
  offered,
  described,
  advanced,
  lasts,
  sound,
  tip,
  lot,
  happened,
  marks,
  placeValues: ["space", "spaces", "from", "home"],
  standing,
};

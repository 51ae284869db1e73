// Any game at the table: everything that is loaded once a game is played that brings no table of its
// own, or only some parts of one.

import type { Component } from "svelte";
import { games } from "../core/api";
import type { BoardProps, GameTable, SeatProps, Sound } from "../games/contract";
import type { Happening } from "../protocol";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { asked, described, expected, offered, standing } from "./telling";

/** All that can be chosen stands on the board. */
const NoTray: Component<BoardProps<unknown, unknown>> = () => ({});

const EVENT_LASTS = 450;

const sound = ({ code }: Happening): Sound => (code.startsWith("roll") ? "dice" : "step");

/** The table of a game, by its name. */
export async function tableOf(game: string): Promise<GameTable> {
  const about = (await games()).find(({ name }) => name === game);
  const { secrets = false, realtime = false } = about ?? {};
  return {
    ratio: 0.85, // the moves stand below the picture
    Board: bound<BoardProps<unknown, unknown>>(Board, game),
    Seat: bound<SeatProps<unknown>>(Seat, game),
    Tray: NoTray,
    expected: (view, you) => expected(game, view, you),
    asked: (view, draft) => asked(game, view, draft),
    offered: (move) => offered(game, move),
    described: (view) => described(game, view),
    // What an event changes is not known: the position after it is shown, where it is told.
    advanced: (view, _event, next?: unknown) => next ?? view,
    lasts: () => (realtime ? 0 : EVENT_LASTS),
    sound,
    tip: () => null,
    // Any event may tell something to whoever has the screen, and to nobody else.
    lingers: () => secrets,
    apart: realtime,
    standing: (view) => standing(view),
  };
}

/** A part that knows which game it is of: the page does not tell parts that. */
function bound<Props extends object>(
  Part: Component<Props & { game: string }>,
  game: string,
): Component<Props> {
  return (internals, props) => {
    // Properties are read when they are needed, so that what depends on them changes with them.
    const all = new Proxy(props, {
      get: (target, name) => (name === "game" ? game : Reflect.get(target, name)),
      has: (target, name) => name === "game" || Reflect.has(target, name),
    });
    return Part(internals, all as Props & { game: string });
  };
}

"""States of any game: what is legal in them, copying and comparing them, and going on at random."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.engine import compile, declare
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.seats import seats_in

LETTERS = "ABCDEF"  # of the seats


def legal_actions(game: Game, s: Any, b: Any, seat: int) -> list[int]:
    out = [-1] * game.rules.ACTIONS
    return out[: game.rules.legal(s, b, seat, out)]


def facts(game: Game, s: Any) -> dict[str, Any]:
    """Everything that a position says, ready to be compared."""
    return declare.values(game.declared.State, s)


def plain_copy(game: Game, s: Any) -> Any:
    """The same position, in a plain state of its own."""
    copied = declare.plain(game.declared.State)
    compile.interpreted(game).copy(copied, s)
    return copied


def checked_copy(game: Game, s: Any) -> Any:
    """The same position, in a plain state that checks every assignment."""
    copied = declare.checked(game.declared.State)
    for name, value in facts(game, s).items():
        if isinstance(value, list):
            fill(getattr(copied, name), value)
        else:
            setattr(copied, name, value)
    return copied


def fill(cells: Any, values: list[Any]) -> None:
    for index, value in enumerate(values):
        if isinstance(value, list):
            fill(cells[index], value)
        else:
            cells[index] = value


def laid_out_unchecked(game: Game, name: str, text: str, plan: Any = None) -> LaidOut:
    """A board that no real game might admit; with another plan than its text says, if one is given.

    The game's own boards come from `game.laid_out(name)`.
    """
    plan = plan or game.board.read(text)
    tables, board = game.board.tables(plan), game.declared.Board
    return LaidOut(name, text, plan, declare.plain_board(board, tables), tables, board)


# ---------------------------------------------------------------- at random


def random_options(game: Game, rng: Random) -> dict[str, str | int]:
    return {option.name: rng.choice(option.values) for option in game.about.options}


def advance(game: Game, s: Any, b: Any, rng: Random) -> None:
    """One more choice, of fate or of somebody who may act."""
    outcomes = game.rules.chance(s, b)
    if outcomes:
        game.rules.draw(s, b, rng.randrange(outcomes))
        return
    seat = rng.choice(list(seats_in(game.rules.acting(s, b))))
    game.rules.apply(s, b, seat, rng.choice(legal_actions(game, s, b, seat)))

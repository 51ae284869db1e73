"""What a seat or a watcher may know. An allow-list: what is not named here is told to nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat

from .rules import Phase

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


@dataclass(frozen=True)
class Player:
    seat: str
    square: int


@dataclass(frozen=True)
class View:
    phase: str
    turn: str
    die: int
    players: tuple[Player, ...]


@dataclass(frozen=True)
class BoardShown:
    """What the page draws the board from."""

    squares: int


def view(s: State, b: Board, plan: Plan, seat: Seat | None) -> View:
    return View(
        phase=Phase(s.phase).name.lower(),
        turn=Seat(s.turn).word,
        die=s.die,
        players=tuple(Player(Seat(each).word, s.square[each]) for each in range(s.seats)),
    )


def drawing(plan: Plan) -> BoardShown:
    return BoardShown(plan.squares)

"""The rules, once, in the part of Python that also compiles.

Whole numbers, arrays of fixed size and loops; no strings, no exceptions, no dictionaries.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Board, State

FACES = 6
WALK = 0
STAY = 1
ACTIONS = 2
NOBODY = -1


class Clause(IntEnum):
    """Every clause of the rule sheet, in its order."""

    SK_1 = 1
    SK_2 = 2
    SK_3 = 3
    SK_W = 4


class Phase(IntEnum):
    ROLL = 0
    MOVE = 1
    OVER = 2


class Finish(IntEnum):
    OPEN = 0
    EXACT = 1


def setup(s: State, b: Board) -> None:
    """Everybody starts on square 0, and the first player rolls (SK-1)."""
    s.phase = Phase.ROLL
    s.turn = 0
    s.die = 0
    s.winner = NOBODY
    for seat in range(s.seats):
        s.square[seat] = 0


def chance(s: State, b: Board) -> int:
    return FACES if s.phase == Phase.ROLL else 0


def draw(s: State, b: Board, k: int) -> None:
    """The die shows a number from 1 to 6 (SK-1)."""
    s.die = k + 1
    s.phase = Phase.MOVE


def acting(s: State, b: Board) -> int:
    return 1 << s.turn if s.phase == Phase.MOVE else 0


def is_too_far(s: State, b: Board, seat: int) -> bool:
    """Whether the die leads beyond the end, where it must be reached exactly (SK-3)."""
    return s.finish == Finish.EXACT and s.square[seat] + s.die > b.last


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    if s.phase != Phase.MOVE:
        return Clause.SK_1
    if seat != s.turn:
        return Clause.SK_1
    if action == WALK and is_too_far(s, b, seat):
        return Clause.SK_3
    return 0


def legal(s: State, b: Board, seat: int, out: list[int]) -> int:
    n = 0
    for action in range(ACTIONS):
        if refusal(s, b, seat, action) == 0:
            out[n] = action
            n += 1
    return n


def apply(s: State, b: Board, seat: int, action: int) -> None:
    """The player walks as far as the die shows, or stays (SK-2); who arrives wins (SK-W)."""
    if action == WALK:
        s.square[seat] = min(s.square[seat] + s.die, b.last)
    if s.square[seat] == b.last:
        s.winner = seat
        s.phase = Phase.OVER
    else:
        s.turn = (seat + 1) % s.seats
        s.phase = Phase.ROLL


def over(s: State, b: Board) -> bool:
    return s.phase == Phase.OVER


def score(s: State, b: Board, seat: int) -> int:
    """Who arrived first has won (SK-W)."""
    return 1 if s.winner == seat else 0


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """Nothing is hidden: there is nothing to imagine."""

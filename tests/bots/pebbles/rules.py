"""The rules of Pebbles, in the part of Python that also compiles. Action `n` takes n + 1."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Board, State

ACTIONS = 3
NOBODY = -1


class Clause(IntEnum):
    PE_1 = 1


def setup(s: State, b: Board) -> None:
    s.heap = b.pebbles
    s.turn = 0
    s.due = 0
    s.winner = NOBODY


def chance(s: State, b: Board) -> int:
    return 2 if s.due else 0


def draw(s: State, b: Board, k: int) -> None:
    s.heap += k
    s.due = 0


def acting(s: State, b: Board) -> int:
    return 0 if s.due or s.winner != NOBODY else 1 << s.turn


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    allowed = seat == s.turn and action < s.heap and s.winner == NOBODY
    return 0 if allowed else Clause.PE_1


def legal(s: State, b: Board, seat: int, out: list[int]) -> int:
    n = 0
    for action in range(ACTIONS):
        if refusal(s, b, seat, action) == 0:
            out[n] = action
            n += 1
    return n


def apply(s: State, b: Board, seat: int, action: int) -> None:
    s.heap -= action + 1
    s.turn = 1 - seat
    if s.heap == 0:
        s.winner = seat
    elif s.fate:
        s.due = 1


def over(s: State, b: Board) -> bool:
    return s.winner != NOBODY


def score(s: State, b: Board, seat: int) -> int:
    return 1 if s.winner == seat else 0


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """Nothing is hidden in a heap."""

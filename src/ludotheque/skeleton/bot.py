"""How good a position looks, in the part of Python that also compiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules import score

if TYPE_CHECKING:
    from .state import Board, State

WON = 1000


def evaluate(s: State, b: Board, seat: int) -> int:
    """Squares ahead of the others; and a win counts for more than any of them."""
    value = WON * score(s, b, seat)
    for other in range(s.seats):
        if other != seat:
            value += s.square[seat] - s.square[other]
    return value

"""Why a move is a good one, for hints: the code is the key of a sentence among the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Advice
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> Advice:
    if after.winner == seat:
        return Advice("arrives")
    if after.square[seat] > before.square[seat]:
        return Advice("nearer", {"left": b.last - after.square[seat]})
    return Advice("waits")

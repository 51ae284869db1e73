"""Why a move is a good one, for hints: the code is the key of a sentence among the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import HintReason
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> HintReason:
    if after.winner == seat:
        return HintReason("arrives")
    if after.square[seat] > before.square[seat]:
        return HintReason("nearer", {"left": b.last - after.square[seat]})
    return HintReason("waits")

"""Why a move is a good one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import HintReason, hint_reason
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> HintReason:
    return hint_reason("fewer")

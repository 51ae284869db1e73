"""The particulars of a refusal, and of the end. They read only what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.contract import Reason
from ludotheque.engine.seats import Seat

from .rules import Phase

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def explain(s: State, b: Board, plan: Plan, seat: int, action: int, clause: str) -> Reason:
    """The code is the key of a sentence, `refused-…`, among the words."""
    if s.phase == Phase.OVER:
        return Reason(clause, "over")
    if s.phase == Phase.ROLL:
        return Reason(clause, "roll-first")
    if seat != s.turn:
        return Reason(clause, "not-your-turn", {"turn": Seat(s.turn).word})
    return Reason(clause, "too-far", {"left": b.last - s.square[seat]})


def ending(s: State, b: Board) -> tuple[str, str]:
    return "SK-W", "arrived"

"""The particulars of a refusal, and of the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.contract import Reason

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def explain(s: State, b: Board, plan: Plan, seat: int, action: int, clause: str) -> Reason:
    return Reason(clause, "too-many")


def ending(s: State, b: Board) -> tuple[str, str]:
    return "PE-1", "last-pebble"

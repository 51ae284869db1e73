"""Everybody sees the heap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def view(s: State, b: Board, plan: Plan, seat: Seat | None) -> dict[str, int]:
    return {"heap": s.heap, "turn": s.turn}


def drawing(plan: Plan) -> Plan:
    return plan

"""The task in which the piece that fits is found for a policy: it only chooses where to lay one.

A policy chooses among the rules' own legal actions and sees the board; which piece of its tray
fits where need not concern it, and is not shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .observing import public_slices, put_public

if TYPE_CHECKING:
    from ludotheque.engine.contract import Slice

    from .board.plan import Plan
    from .state import Board, State


def slices(plan: Plan, seats: int) -> list[Slice]:
    return public_slices(plan)


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    put_public(s, b, seat, out)

"""What just happened: the heap is smaller, or larger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import EVERYBODY, Event
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    return [Event("heap", {"pebbles": after.heap}, audience=EVERYBODY)]

"""No idea who is ahead: whatever is known of a position must have been found by thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Board, State


def evaluate(s: State, b: Board, seat: int) -> int:
    return 0

"""placeholder"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Board, State


def evaluate(s: State, b: Board, seat: int) -> int:
    return s.placed[seat]

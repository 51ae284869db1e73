"""What just happened, as events: the code is the key of a sentence, `event-…`, among the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Event
from ludotheque.engine.seats import FATE, Seat

from .rules import WALK

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    if seat == FATE:
        return [Event("rolled", {"seat": Seat(before.turn).word, "die": after.die})]
    if choice == WALK:
        told = [Event("walked", {"seat": seat.word, "square": after.square[seat]})]
    else:
        told = [Event("stayed", {"seat": seat.word})]
    return [*told, Event("won", {"seat": seat.word})] if after.winner == seat else told

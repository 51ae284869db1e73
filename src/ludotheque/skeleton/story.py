"""What just happened, as events: the code is the key of a sentence, `event-…`, among the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import EVERYBODY, Event
from ludotheque.engine.seats import FATE, Seat

from .rules import WALK

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    if seat == FATE:
        who = Seat(before.turn).word
        return [Event("rolled", {"seat": who, "die": after.die}, audience=EVERYBODY)]
    if choice == WALK:
        square = after.square[seat]
        events = [Event("walked", {"seat": seat.word, "square": square}, audience=EVERYBODY)]
    else:
        events = [Event("stayed", {"seat": seat.word}, audience=EVERYBODY)]
    if after.winner == seat:
        events.append(Event("won", {"seat": seat.word}, audience=EVERYBODY))
    return events

"""What a game draws with on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Look
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

V = TypeVar("V")


def seen(view: type[V], match: Match, seat: Seat | None, look: Look) -> V:
    """What may be shown: everything once the game is over, or looked back at."""
    return of_type(view, match.revealed() if look.revealed or match.over else match.view(seat))

"""What a game draws with on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.contract import Look
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.match import Match


def seen(match: Match, seat: Seat | None, look: Look) -> Any:
    """What may be shown: everything once the game is over, or looked back at."""
    return match.revealed() if look.revealed or match.over else match.view(seat)

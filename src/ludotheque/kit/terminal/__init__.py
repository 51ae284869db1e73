"""What a game draws with on the terminal: how it is to look, and what may be seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

Keyed = Sequence[tuple[str, Any]]  # moves, each with what is typed for it, or with nothing


@dataclass(frozen=True)
class Look:
    """How to draw: the language, the characters to be had, and the players' names."""

    language: str
    fancy: bool = True  # whether more than ASCII can be shown
    colour: bool = True  # whether colours can
    names: Mapping[Seat, str] = field(default_factory=dict)
    revealed: bool = False  # whether all is open: somebody looks back at a game that is over


def seen(match: Match, seat: Seat | None, look: Look) -> Any:
    """What may be shown: everything once the game is over, or looked back at."""
    return match.revealed() if look.revealed or match.over else match.view(seat)

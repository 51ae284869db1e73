"""Playing in the terminal. Nothing here knows a game.

A game can be played here once its folder has a module `terminal.py` with the functions of
`Drawings` below. They read a match and change nothing. What they show is what `seat` may know:
they draw from `match.view(seat)` and from the board's plan. `Look` tells them in which
language, whether more than ASCII can be shown, and who sits where; `terminal/marks.py` has the
colour, the shape and the letter of every seat, `terminal/canvas.py` something to draw a board on,
`terminal/dice.py` dice. Colours are never the only difference: the same text is shown where there
are none.

Besides its events, refusals and clauses, the game's words hold a `notation-help`, which
explains how moves are typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from rich.text import Text

    from ludotheque.engine.match import Match


@dataclass(frozen=True)
class Look:
    """How to draw: the language, the characters to be had, and the players' names."""

    language: str
    fancy: bool = True  # whether more than ASCII can be shown
    colour: bool = True  # whether colours can
    names: Mapping[Seat, str] = field(default_factory=dict)


class Drawings(Protocol):
    """`terminal.py` of a game."""

    def board(self, match: Match, seat: Seat | None, look: Look, choices: Sequence[Any], /) -> Text:
        """The board with its pieces; each choice's number, from 1, stands where it leads."""

    def players(self, match: Match, seat: Seat | None, look: Look, /) -> Text:
        """Every player, a line each, with what they own pictured, and whose turn it is."""

    def table(self, match: Match, seat: Seat | None, look: Look, /) -> Text:
        """What else lies on the table: dice, cards. Empty where there is nothing."""

    def expected(self, match: Match, seat: Seat | None, look: Look, /) -> str:
        """What is expected of whom, in a sentence."""

    def label(self, match: Match, seat: Seat, move: Any, look: Look, /) -> Text:
        """A move that a seat may make, in a few words."""

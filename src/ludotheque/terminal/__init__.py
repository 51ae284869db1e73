"""Playing in the terminal. Nothing here knows a game.

A game can be played here once its folder has a module `terminal.py` with everything in
`Drawings` below. It reads a match and changes nothing. What it shows is what `seat` may know:
it draws from `seen(match, seat, look)` and from the board's plan. `Look` tells in which
language, whether more than ASCII can be shown, and who sits where; `kit/terminal/marks.py` has the
colour, the shape and the letter of every seat, `canvas.py` beside it something to draw a board on,
`dice.py` dice. Colours are never the only difference: the same text is shown where there
are none.

Besides its events, refusals and clauses, the game's words hold a `notation-help`, which
explains how moves are typed, and `typed-words`, how the words of its notation are spelt in a
language: for each of them, itself and its spellings, the one to show first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.engine.seats import Seat
from ludotheque.kit.terminal import Keyed, Look

if TYPE_CHECKING:
    from rich.text import Text

    from ludotheque.engine.match import Match


class Drawings(Protocol):
    """`terminal.py` of a game."""

    LINGERS: frozenset[str]  # events that whoever they are told to has the time to read

    def board(self, match: Match, seat: Seat | None, look: Look, choices: Keyed, /) -> Text:
        """The board with its pieces; where each choice leads stands what is typed for it."""

    def players(self, match: Match, seat: Seat | None, look: Look, /) -> Text:
        """Every player, a line each, with what they own pictured, and whose turn it is."""

    def table(self, match: Match, seat: Seat | None, look: Look, /) -> Text:
        """What else lies on the table: dice, cards, counters. Empty where there is nothing."""

    def expected(self, match: Match, seat: Seat | None, look: Look, /) -> str:
        """What is expected of whom, in a sentence."""

    def label(self, match: Match, seat: Seat, move: Any, look: Look, /) -> Text:
        """A move that a seat may make, in a few words."""

    def unsaid(self, match: Match, /) -> str:
        """The verb that need not be typed now: choices go by what follows it, not by number."""

    def answer(self, match: Match, seat: Seat | None, look: Look, words: Sequence[str], /) -> Text:
        """To a question of the game's own, such as what is in the tray; empty if it is none."""

    def opened(self, match: Match, look: Look, /) -> Text:
        """What was hidden, once the game is over; empty where board and table show all of it."""

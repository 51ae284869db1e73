"""Playing in the terminal. Nothing here knows a game.

A game can be played here once its contract has a `Terminal`. Its functions read a match and change
nothing. What they show is what `seat` may know: they draw from `seen(match, seat, look)` and from
the board's plan. `Look` tells in which language, whether more than ASCII can be shown, and who sits
where; `terminal/marks.py` has the colour, the shape and the letter of every seat,
`terminal/canvas.py` something to draw a board on, `terminal/dice.py` dice. Colours are never the
only difference: the same text is shown where there are none.

Besides its events, refusals and clauses, the game's words hold a `notation-help`, which
explains how moves are typed, and `typed-words`, how the words of its notation are spelt in a
language: for each of them, itself and its spellings, the one to show first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.contract import Look
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.match import Match


def seen(match: Match, seat: Seat | None, look: Look) -> Any:
    """What may be shown: everything once the game is over, or looked back at."""
    return match.revealed() if look.revealed or match.over else match.view(seat)

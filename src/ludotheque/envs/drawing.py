"""A match as a terminal shows it, in one text with ANSI colours."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from ludotheque.engine.contract import Look
from ludotheque.words import say

if TYPE_CHECKING:
    from ludotheque.engine.match import Match
    from ludotheque.engine.seats import Seat

LANGUAGE = "en"
WIDTH = 200  # columns, which no board needs
RENDER_MODES = ("ansi",)


def drawn(match: Match, seat: Seat | None = None) -> str:
    """The board, the players and what lies on the table, as far as a seat may know it.

    Without a seat it is what everybody may know.
    """
    game, look = match.game, Look(LANGUAGE)
    drawings = game.terminal
    parts = (
        drawings.board(match, seat, look, ()),
        drawings.players(match, seat, look),
        drawings.table(match, seat, look),
        "" if match.over else drawings.expected(match, seat, look),
    )
    out = StringIO()
    console = Console(
        file=out, width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False
    )
    console.print(say(LANGUAGE, "game-title", game=game.name), markup=False)
    for part in parts:
        if part:
            console.print(part, markup=False)
    return out.getvalue()

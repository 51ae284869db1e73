"""The game in a terminal: the track, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Keyed, Look
from ludotheque.engine.seats import Seat
from ludotheque.words import say

from .board import Plan
from .notation import Move, write
from .view import View

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

LINGERS: frozenset[str] = frozenset()  # nothing is secret


def board(match: Match, seat: Seat | None, look: Look, choices: Keyed) -> Text:
    """Every square: the letters of those who stand on it, or a dot."""
    view = of_type(View, match.view(seat))
    standing = [""] * of_type(Plan, match.board.plan).squares
    for each in view.players:
        standing[each.square] += each.seat
    return Text(" ".join(letters or "." for letters in standing))


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view = of_type(View, match.view(seat))
    lines = [f"{each.seat}  {each.square}" for each in view.players]
    return Text("\n".join(lines))


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    view = of_type(View, match.view(seat))
    return Text(f"[{view.die}]" if view.die else "")


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view = of_type(View, match.view(seat))
    return say(look.language, f"phase-{view.phase}", {"seat": view.turn}, game=match.game.name)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    return Text(say(look.language, f"move-{write(move)}", game=match.game.name))


def unsaid(match: Match) -> str:
    """Every verb has to be typed."""
    return ""


def answer(match: Match, seat: Seat | None, look: Look, words: Sequence[str]) -> Text:
    """The game has no questions of its own."""
    return Text()


def opened(match: Match, look: Look) -> Text:
    """Nothing was hidden."""
    return Text()

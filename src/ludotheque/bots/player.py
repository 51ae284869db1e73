"""One move of a bot in a match that is played in the interpreter.

The bot thinks on a copy in which all that its seat does not know has been imagined; the true
state is never handed on.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine import compile, declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from . import by_seat, choosers


def choose_move(match: Match, seat: int, bot: str, rng: list[int]) -> Any:
    """The move that a bot makes for a seat that may act; `rng` goes on."""
    require_bot(bot)
    game, b = match.game, match.board.plain
    built = compile.interpreted(game, choosers, by_seat)
    s, *spare = (declare.plain(game.declared.State) for _ in range(3))
    built.copy(s, match.state)
    built.imagine(s, b, seat, rng)
    bots = [choosers.BOTS.index(bot)] * len(Seat)
    action = built.choose(s, b, bots, spare, seat, rng, [0] * game.rules.ACTIONS)
    return game.notation.to_move(s, match.board.plan, seat, action)


def require_bot(bot: str) -> None:
    if bot not in choosers.BOTS:
        known = ", ".join(choosers.BOTS)
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": known}))

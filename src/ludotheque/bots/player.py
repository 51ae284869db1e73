"""One move of a bot in a match that is played in the interpreter.

The bot thinks on a copy in which all that its seat does not know has been imagined; the true
state is never handed on.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine import compile, declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from . import by_seat, choosers


def choose_move(match: Match, seat: int, bot: str, rng: list[int]) -> Any:
    """The move that a bot makes for a seat that may act; `rng` goes on."""
    require_bot(bot)
    s = imagined(match, seat, rng)
    action = choose_action(match.game, s, match.board.plain, seat, bot, rng)
    return match.game.notation.to_move(s, match.board.plan, seat, action)


def imagined(match: Match, seat: int, rng: list[int]) -> Any:
    """A position that the seat cannot tell from the true one: all that bots are ever shown."""
    built = compile.interpreted(match.game)
    s = declare.plain(match.game.declared.State)
    built.copy(s, match.state)
    built.imagine(s, match.board.plain, seat, rng)
    return s


def choose_action(game: Game, s: Any, b: Any, seat: int, bot: str, rng: list[int]) -> int:
    """The bot's choice in an imagined position, as the rules number it."""
    built = compile.interpreted(game, choosers, by_seat)
    spare = [declare.plain(game.declared.State) for _ in range(2)]
    bots = [choosers.BOTS.index(bot)] * len(Seat)
    action: int = built.choose(s, b, bots, spare, seat, rng, [0] * game.rules.ACTIONS)
    return action


def require_bot(bot: str) -> None:
    if bot not in choosers.BOTS:
        known = ", ".join(choosers.BOTS)
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": known}))

"""One move of a bot in a match that is played in the interpreter.

The bot thinks on a copy in which all that its seat does not know has been imagined; the true
state is never handed on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.engine import compile, declare
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.levels import altered
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from . import by_seat, choosers
from .levels import SIMPLE, UNPREPARED, level_of, require_bot

if TYPE_CHECKING:
    from .search import Searcher


@dataclass(frozen=True)
class Choice:
    """What a bot chose."""

    move: Any
    in_haste: bool = False  # its level had no time to think, and a simple bot chose in its place


def choose_move(
    match: Match, seat: int, bot: str, rng: list[int], mind: Searcher | None = None
) -> Any:
    """The move that a bot makes for a seat that may act; `rng` goes on."""
    require_bot(bot)
    s = imagined(match, seat, rng)
    action = choose_action(match.game, s, match.board, seat, bot, rng, mind)
    return match.game.notation.to_move(s, match.board.plan, seat, action)


def imagined(match: Match, seat: int, rng: list[int]) -> Any:
    """A position that the seat cannot tell from the true one: all that bots are ever shown."""
    built = compile.interpreted(match.game)
    s = declare.plain(match.game.declared.State)
    built.copy(s, match.state)
    built.imagine(s, match.board.plain, seat, rng)
    return s


def choose_action(
    game: Game,
    s: Any,
    board: LaidOut,
    seat: int,
    bot: str,
    rng: list[int],
    mind: Searcher | None = None,
    milliseconds: int = 0,
) -> int:
    """The bot's choice in an imagined position, as the rules number it.

    A level thinks ahead with a mind, no longer than so if that is told; else it plays simply.
    """
    if bot not in SIMPLE and mind is not None:
        return think_ahead(mind, s, board, seat, bot, rng, milliseconds)
    built = compile.interpreted(game, choosers, by_seat)
    spare = [declare.plain(game.declared.State) for _ in range(2)]
    bots = [choosers.BOTS.index(bot if bot in SIMPLE else UNPREPARED)] * len(Seat)
    action: int = built.choose(s, board.plain, bots, spare, seat, rng, [0] * game.rules.ACTIONS)
    return action


def think_ahead(
    mind: Searcher, s: Any, board: LaidOut, seat: int, bot: str, rng: list[int], milliseconds: int
) -> int:
    """A mind thinks within its time; `rng` goes on."""
    level = level_of(mind.game, bot)
    if milliseconds:
        level = altered(level, {"milliseconds": milliseconds})
    going = mind.as_compiled(rng)
    action = mind.choose(*mind.converted(s, board), seat, level, going, timed=milliseconds > 0)
    rng[:] = [int(word) for word in going]
    return action

"""One move of a bot in a match that is played in the interpreter.

The bot chooses on a copy in which all that its seat does not know has been imagined; the true
state is never handed on.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine import compile, declare
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.levels import altered
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from . import by_seat, choosers
from .by_name import SIMPLE, UNPREPARED, level_of, require_bot

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Move, State

    from .search import Searcher

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotChoice:
    """What a bot chose."""

    move: Move
    in_haste: bool = False  # its level had no time to search, and a simple bot chose in its place
    elsewhere: bool = False  # another machine thought about it


def choose_move(
    match: Match, seat: int, bot: str, rng: list[int], searcher: Searcher | None = None
) -> Move:
    """The move that a bot makes for a seat that may act; `rng` goes on."""
    require_bot(bot)
    s = imagined(match, seat, rng)
    action = choose_action(match.game, s, match.board, seat, bot, rng, searcher)
    return match.game.notation.to_move(s, match.board.plan, seat, action)


def imagined(match: Match, seat: int, rng: list[int]) -> State:
    """A position that the seat cannot tell from the true one: all that bots are ever shown."""
    built = compile.interpreted(match.game)
    s: State = declare.plain(match.game.declared.State)
    built.copy(s, match.state)
    built.imagine(s, match.board.plain, seat, rng)
    return s


def legal_actions(match: Match, s: State, seat: int) -> list[int]:
    out = [0] * match.game.rules.ACTIONS
    allowed = out[: match.game.rules.legal(s, match.board.plain, seat, out)]
    if not allowed:
        raise ValueError(f"{seat!r} has nothing to choose")
    return allowed


def choose_action(
    game: Game,
    s: State,
    board: LaidOut,
    seat: int,
    bot: str,
    rng: list[int],
    searcher: Searcher | None = None,
    milliseconds: int = 0,
) -> int:
    """The bot's choice in an imagined position, as the rules number it.

    A level searches where there is a searcher, for at most so many milliseconds if that is not 0;
    else it plays simply.
    """
    if bot not in SIMPLE and searcher is not None:
        return search_for(searcher, s, board, seat, bot, rng, milliseconds)
    built = compile.interpreted(game, choosers, by_seat)
    spare = [declare.plain(game.declared.State) for _ in range(2)]
    bots = [choosers.BOTS.index(bot if bot in SIMPLE else UNPREPARED)] * len(Seat)
    action: int = built.choose(s, board.plain, bots, spare, seat, rng, [0] * game.rules.ACTIONS)
    return action


def search_for(
    searcher: Searcher,
    s: State,
    board: LaidOut,
    seat: int,
    bot: str,
    rng: list[int],
    milliseconds: int,
) -> int:
    """Searches within its time; `rng` goes on."""
    level = level_of(searcher.game, bot)
    if milliseconds:
        level = altered(level, {"milliseconds": milliseconds})
    going = searcher.speed.integers(rng)
    action = searcher.choose(
        *searcher.converted(s, board), seat, level, going, timed=milliseconds > 0
    )
    rng[:] = [int(word) for word in going]
    return action


# ---------------------------------------------------------------- in place of a bot


def stand_in(game: Game, s: State, board: LaidOut, seat: int, rng: list[int]) -> int:
    """Chooses for a bot that does not answer: as `greedy` does, or if that fails, at random.

    It makes the same choice for the same position and generator, in some milliseconds, in some
    games fifty. At random it does anything but a game's last resort, if there is another action.
    """
    try:
        return choose_action(game, s, board, seat, "greedy", list(rng))
    except Exception:
        log.warning("A bot's stand-in failed: it moves at random.", exc_info=True)
        return choose_action(game, s, board, seat, "random", list(rng))

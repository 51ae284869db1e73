"""The bots as the arena knows them: by name, and as objects that are asked for one move.

`random` and `greedy` choose inside compiled code and need no object. A level uses the search of
`bots/search.py`; its numbers may be altered for a trial, as in `sharp+depth=10`. A guest comes
from elsewhere: see `peers.py`.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from ludotheque.bots import search
from ludotheque.bots.by_name import level_of
from ludotheque.engine.game import Game
from ludotheque.engine.levels import BotMethod, Level
from ludotheque.engine.speeds import CPU

from . import peers
from .contest import Contest, SearchEffort
from .drivers.arena import SEARCHES

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Rng, State

ENDLESS = 1 << 40  # iterations, where the clock decides


class ArenaBot(Protocol):
    """Whatever finds one move after the other, and counts what that took."""

    effort: SearchEffort

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The action for a seat that may act, in a position that it cannot tell from the true."""
        ...


def require(game: Game, bot: str) -> None:
    """There is such a bot, or an error says which there are."""
    if bot in peers.PEERS:
        peers.require()
    else:
        level_of(game, bot)


def simple_number(game: Game, bot: str) -> int:
    """How compiled code knows a bot that does not think for long; SEARCHES for all others."""
    if bot in peers.PEERS:
        return SEARCHES
    kind = level_of(game, bot).kind
    return SEARCHES if kind == BotMethod.SEARCH else int(kind)


def pace_of(game: Game, bot: str) -> int:
    """How long an action takes it where there are no turns."""
    return Level().pace if bot in peers.PEERS else level_of(game, bot).pace


def bot_of(contest: Contest, bot: str) -> ArenaBot:
    if bot in peers.PEERS:
        return peers.bot_of(contest)
    return LevelBot(contest, bot)


class LevelBot:
    """One of our levels."""

    def __init__(self, contest: Contest, bot: str) -> None:
        self.level = budgeted(level_of(contest.game, bot), contest)
        self.timed = contest.milliseconds > 0
        self.searcher = search.Searcher(contest.game)
        self.searcher.prepare()
        self.b = CPU.board(contest.game.laid_out(contest.board))
        self.effort = SearchEffort()

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        started = time.perf_counter()
        action = self.searcher.choose(s, self.b, seat, self.level, rng, self.timed)
        took = time.perf_counter() - started
        self.effort += SearchEffort(1, self.searcher.iterations, took)
        return action


def budgeted(level: Level, contest: Contest) -> Level:
    """A level with the contest's own budget, where it has one."""
    if contest.milliseconds:
        return replace(level, iterations=ENDLESS, milliseconds=contest.milliseconds)
    return replace(level, iterations=contest.playouts) if contest.playouts else level

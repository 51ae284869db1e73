"""Thinking ahead, from Python: a mind that keeps its time.

How it is thought stands in `tree.py`, which is compiled for each game; here is what that needs
around it. A mind belongs to one thread; it holds no lock while it thinks.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property, partial
from math import inf
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludotheque.engine import chance, compile, declare
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.levels import Kind, Level
from ludotheque.engine.seats import seats_in

from . import choosers, hooks, seated, tree
from .levels import level_of as level_of

DRIVERS = (choosers, hooks, tree, seated)
MOST_NODES = 1 << 17

# Between two looks at the clock it thinks for about so long.
GLANCE = 0.01  # seconds
ENDLESS = inf


def numbers_of(game: Game, bots: tuple[str, ...]) -> np.ndarray[Any, Any]:
    """A row of numbers for each bot, as compiled code has them."""
    return np.array([level_of(game, bot).numbers() for bot in bots], np.int64)


class Mind:
    """What one bot thinks with: its memory, and a place to try things out."""

    def __init__(self, game: Game, compiled: bool = True, most_nodes: int = MOST_NODES) -> None:
        self.game, self.compiled = game, compiled
        self.nodes = np.zeros((most_nodes, tree.COLUMNS), np.int64)
        width = max(tree.WIDTH, game.rules.ACTIONS)
        self.desk = np.zeros((tree.ROWS, width), np.int64)
        state = game.declared.State
        if compiled:
            self.spare: Any = np.zeros(tree.STATES, declare.dtype(state))
        else:
            self.spare = [declare.plain(state) for _ in range(tree.STATES)]

    @cached_property
    def built(self) -> SimpleNamespace:
        speed = compile.for_cpu if self.compiled else compile.interpreted
        return speed(self.game, *DRIVERS)

    def before(self, s: Any, board: LaidOut) -> tuple[Any, Any]:
        """A plain position and its board, as this mind sees them."""
        if not self.compiled:
            return s, board.plain
        state = self.game.declared.State
        record = np.zeros(1, declare.dtype(state))
        declare.to_record(state, s, record[0])
        return record[0], board.record[0]

    def choose(self, s: Any, b: Any, seat: int, level: Level, rng: Any, timed: bool = False) -> int:
        """The action for a seat that may act; timed, within the milliseconds of its level.

        Where time does not cut it short, it is the same for the same knowledge and generator.
        """
        built, numbers = self.built, np.array(level.numbers(), np.int64)
        mine = self.nodes, self.desk, self.spare
        if level.kind != Kind.SEARCH:
            return int(built.choose_by(s, b, seat, rng, *mine, numbers))
        if built.has_whim(rng, numbers):
            return int(built.choose_random(s, b, seat, rng, self.desk[tree.OUT]))
        built.forget(self.nodes, self.desk)
        think = partial(built.think, s, b, seat, rng, *mine, numbers)
        keep_time(think, level.iterations, level.milliseconds / 1000 if timed else ENDLESS)
        return int(built.decide(self.nodes, rng, numbers))

    def prepare(self) -> None:
        """Compiles all that thinking needs, on the first choice of a game."""
        rules, board = self.game.rules, self.game.laid_out()
        s = self.game.fresh(min(self.game.about.seats), {})
        rules.setup(s, board.plain)
        dice = [1] * chance.RNG_WORDS
        while not rules.acting(s, board.plain):  # ever the same roll could go on for ever
            rules.draw(s, board.plain, chance.below(dice, rules.chance(s, board.plain)))
        seat = next(seats_in(rules.acting(s, board.plain)))
        rng = np.ones(chance.RNG_WORDS, np.int64)
        for whim in (0, 1000):
            self.choose(*self.before(s, board), seat, Level(iterations=2, whim=whim), rng)

    def tried(self) -> dict[int, tuple[int, float]]:
        """How often each action was tried, and what share of the win it promised."""
        found = {}
        child = self.nodes[tree.ROOT, tree.FIRST]
        while child != tree.NONE:
            node = self.nodes[child]
            visits = int(node[tree.VISITS])
            worth = int(node[tree.WORTH]) / (visits * tree.WON) if visits else 0.0
            found[int(node[tree.CHOICE])] = (visits, worth)
            child = node[tree.NEXT]
        return found


def keep_time(think: Callable[[int], bool], iterations: int, seconds: float) -> None:
    """Thinks in small portions until it is of no more use, or time is up; one portion at least."""
    if seconds == ENDLESS:
        think(iterations)
        return
    now = time.perf_counter()
    end = now + seconds
    portion = 1
    while think(portion):
        before, now = now, time.perf_counter()
        if now >= end:
            return
        rate = portion / max(now - before, 1e-9)
        portion = max(1, min(2 * portion, int(rate * min(GLANCE, end - now))))

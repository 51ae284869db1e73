"""Thinking ahead, from Python: the levels of a game, and a mind that keeps its time.

How it is thought stands in `tree.py`, which is compiled for each game; here is what that needs
around it. A mind belongs to one thread; it holds no lock while it thinks.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludotheque.engine import compile, declare, levels
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Kind, Level

from . import choosers, hooks, seated, tree

DRIVERS = (choosers, hooks, tree, seated)
MOST_NODES = 1 << 17
SIMPLE = {"random": levels.RANDOM, "greedy": levels.GREEDY}
BOTS = (*SIMPLE, *levels.NAMES)

# Between two looks at the clock it thinks for about so long.
GLANCE = 0.01  # seconds


def levels_of(game: Game) -> Mapping[str, Level]:
    """The five levels, as the game has them."""
    found: Mapping[str, Level] = getattr(game.bot, "LEVELS", levels.USUAL)
    return found


def level_of(game: Game, bot: str) -> Level:
    """A bot by its name; numbers may be altered for a trial: `sharp+depth=10+care=300`."""
    name, *changes = bot.split("+")
    level = (SIMPLE | dict(levels_of(game))).get(name)
    if level is None:
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))
    return levels.altered(level, dict(change_in(bot, change) for change in changes))


def change_in(bot: str, change: str) -> tuple[str, int]:
    found = re.fullmatch(r"(\w+)=(-?\d+)", change)
    if found is None or found[1] not in levels.NUMBERS:
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))
    return found[1], int(found[2])


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

    def choose(self, s: Any, b: Any, seat: int, level: Level, rng: Any, timed: bool = False) -> int:
        """The action for a seat that may act. Untimed, the same for the same knowledge and rng."""
        numbers = np.array(level.numbers(), np.int64)
        if timed and level.kind == Kind.SEARCH:
            return self._in_time(s, b, seat, numbers, rng, level.milliseconds / 1000)
        choose = self.built.choose_by
        return int(choose(s, b, seat, rng, self.nodes, self.desk, self.spare, numbers))

    def _in_time(self, s: Any, b: Any, seat: int, numbers: Any, rng: Any, seconds: float) -> int:
        """Thinks in small portions until it is sure, or has had its iterations or its time."""
        started = time.perf_counter()
        self.built.forget(self.nodes, self.desk)
        portion = 1
        useful = True
        while useful:
            before = time.perf_counter()
            useful = self.built.think(
                s, b, seat, rng, self.nodes, self.desk, self.spare, numbers, portion
            )
            now = time.perf_counter()
            left = seconds - (now - started)
            if left <= 0:
                break
            rate = portion / max(now - before, 1e-9)
            portion = max(1, min(2 * portion, int(rate * min(GLANCE, left))))
        return int(self.built.decide(self.nodes, rng, numbers))

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

"""The tree search, from Python: its memory, its budget of time, and what it found.

The algorithm stands in `tree.py`, which is compiled for each game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from types import SimpleNamespace
from typing import TYPE_CHECKING

from ludotheque.engine import chance, drive
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.levels import BotMethod, Level, altered
from ludotheque.engine.seats import seats_in
from ludotheque.engine.speeds import CPU, INTERPRETER, Speed

from . import choosers, hooks, tree
from .by_name import levels_of

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Board, Rng, State

DRIVERS = (choosers, hooks, drive, tree)
MOST_NODES = 1 << 17
BETWEEN_CHECKS = 0.01  # seconds of searching between two looks at the clock


class Searcher:
    """Searches positions of one game. It belongs to one thread, and holds no lock meanwhile."""

    def __init__(self, game: Game, speed: Speed = CPU, most_nodes: int = MOST_NODES) -> None:
        self.game, self.speed = game, speed
        actions = [0] * game.rules.ACTIONS
        self.memory = tree.Memory(
            nodes=speed.records(tree.Node, most_nodes),
            progress=speed.records(tree.SearchProgress, 1)[0],
            path=speed.integers([0] * tree.LONGEST_PATH),
            actions=speed.integers(actions),
            child=speed.integers(actions),
            scores=speed.integers(actions),
            shares=speed.integers([0] * tree.PLAYERS),
            world=speed.records(game.declared.State, 1)[0],
            trial=speed.records(game.declared.State, 1)[0],
            rng=speed.generator(1),
            numbers=speed.integers(Level().numbers()),
        )

    @cached_property
    def built(self) -> SimpleNamespace:
        return self.speed.build(self.game, *DRIVERS)

    def converted(self, s: State, board: LaidOut) -> tuple[State, Board]:
        """A plain position and its board, as the functions have them."""
        return self.speed.copy_of(self.game.declared.State, s), self.speed.board(board)

    def choose(
        self, s: State, b: Board, seat: int, level: Level, rng: Rng, timed: bool = False
    ) -> int:
        """The action for a seat that may act; timed, within the milliseconds of its level.

        Where time does not cut it short, it is the same for the same knowledge and generator.
        """
        seat = int(seat)  # for a member of an enumeration everything would be compiled once more
        built, numbers = self.built, self.speed.integers(level.numbers())
        m = self.memory._replace(rng=rng, numbers=numbers)
        if level.kind == BotMethod.RANDOM or built.begin_search(m):
            return int(built.choose_random(s, b, seat, rng, m.actions))
        if level.kind == BotMethod.GREEDY:
            return int(built.choose_greedy(s, b, seat, rng, m.actions, m.world, m.trial))
        search = partial(built.search, s, b, seat, m)
        seconds = level.milliseconds / 1000
        action = search_within(search, seconds) if timed else search(level.iterations)
        return int(built.final_action(m) if action == tree.UNDECIDED else action)

    def prepare(self) -> None:
        """Compiles all that a search needs, by the first choice of a game."""
        rules, board = self.game.rules, self.game.laid_out()
        s = self.game.fresh(min(self.game.about.seats), {})
        rules.setup(s, board.plain)
        dice = INTERPRETER.generator(1)
        while not rules.acting(s, board.plain):  # with the same roll each time it might never end
            rules.draw(s, board.plain, chance.below(dice, rules.chance(s, board.plain)))
        seat = next(seats_in(rules.acting(s, board.plain)))
        rng = self.speed.generator(1)
        level = next(iter(levels_of(self.game).values()))
        for rate in (1000, 0):
            quick = altered(level, {"iterations": 2, "blunder_rate": rate})
            self.choose(*self.converted(s, board), seat, quick, rng)

    @property
    def iterations(self) -> int:
        """How many the last search has made."""
        return INTERPRETER.copy_of(tree.SearchProgress, self.memory.progress).iterations

    def visited(self) -> dict[int, tuple[int, float]]:
        """The visits of each action in the last search, and its mean share of the win."""
        found = {}
        child = self._node(tree.ROOT).first_child
        while child != tree.NONE:
            node = self._node(child)
            mean = node.value / (node.visits * tree.WIN) if node.visits else 0.0
            found[node.action] = (node.visits, mean)
            child = node.next_sibling
        return found

    def _node(self, number: int) -> tree.Node:
        """A node that is read in Python."""
        return INTERPRETER.copy_of(tree.Node, self.memory.nodes[number])


def search_within(search: Callable[[int], int], seconds: float) -> int:
    """Searches in small portions until the move is decided or time is up; one portion at least."""
    action = tree.UNDECIDED
    for portion in portions(seconds):
        action = search(portion)
        if action != tree.UNDECIDED:
            break
    return action


def portions(seconds: float, between: float = BETWEEN_CHECKS) -> Iterator[int]:
    """How many iterations to make next, until time is up; each portion takes about so long."""
    now = time.perf_counter()
    end = now + seconds
    portion = 1
    while True:
        yield portion
        before, now = now, time.perf_counter()
        if now >= end:
            return
        rate = portion / max(now - before, 1e-9)
        portion = max(1, min(2 * portion, int(rate * min(between, end - now))))

"""How often each clause of a game is exercised when bots play it.

A game that has a `census.py` says which clauses a choice exercises; whole games are played,
compiled, and that is added up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

import numpy as np
import numpy.typing as npt

from ludotheque.engine import drive
from ludotheque.engine.contract import Census
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game, module_of
from ludotheque.engine.speeds import CPU

from .drivers import census as driver
from .run import SPARE_STATES, Run, Span
from .simulate import results_of

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Board, State


class ClauseCount(TypedDict):
    """How often a clause was carried out, and how often it forbade something."""

    carried_out: int
    forbade: int


class CensusReport(TypedDict):
    """What was found, as it is printed."""

    game: str
    games: int
    seats: int
    bots: list[str]
    seed: int
    clauses: dict[str, ClauseCount]


def census_of(game: Game) -> Census[State, Board]:
    """What the game has for it, or an error says that it has nothing."""
    if game.census is None:
        raise LudothequeError(Problem("no-census", {"game": game.name}))
    return game.census


class Counter:
    """Counts over batches of a run's games; several threads may use it at once."""

    def __init__(self, run: Run) -> None:
        self.run = run
        notes = module_of(census_of(run.game).note_start)
        self.built = CPU.build(run.game, *run.choosers, notes, drive, driver)
        self.b = CPU.board(run.game.laid_out(run.board))
        self.opening = run.opening(CPU)
        self.bots = CPU.integers(run.bot_numbers())
        self.count(0, 0)  # compiles before the threads start

    def count(self, first: int, games: int) -> npt.NDArray[np.int64]:
        """Two rows: how often each clause was carried out, and how often it forbade something."""
        states: Sequence[State] = CPU.records(self.run.game.declared.State, 1 + SPARE_STATES)
        found = CPU.table(2, len(self.run.game.clauses) + 1)
        play = driver.Play(
            opening=self.opening,
            seed=self.run.seed,
            most=self.run.limit,
            bots=self.bots,
            spare=states[1:],
            rng=CPU.generator(self.run.seed),
            out=CPU.integers([0] * self.run.game.rules.ACTIONS),
            done=found[0],
            refused=found[1],
        )
        self.built.play_games(states[0], self.b, play, first, games)
        return np.asarray(found)


@dataclass(frozen=True)
class Counted:
    """How often clauses were exercised in so many games."""

    games: int
    clauses: npt.NDArray[np.int64]


def counting(run: Run) -> Callable[[Span], Counted]:
    counter = Counter(run)
    return lambda span: Counted(span[1], counter.count(*span))


def census(
    run: Run, progress: Callable[[int], None] = lambda games: None, cluster: str = ""
) -> CensusReport:
    """Clause by clause, how often it was exercised in the games of a run."""
    run.check(here=not cluster)
    census_of(run.game)
    total = np.zeros((2, len(run.game.clauses) + 1), np.int64)
    played = 0
    with results_of(run, counting, cluster) as results:
        for found in results:
            total += found.clauses
            played += found.games
            progress(played)
    return {
        "game": run.game.name,
        "games": run.games,
        "seats": run.seats,
        "bots": list(run.bots),
        "seed": run.seed,
        "clauses": {
            clause: {"carried_out": int(total[0][number]), "forbade": int(total[1][number])}
            for number, clause in enumerate(run.game.clauses, start=1)
        },
    }

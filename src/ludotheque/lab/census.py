"""How often each clause of a game is exercised when bots play it.

A game that has a `census.py` says which clauses a choice exercises; this driver plays whole
games and adds that up, compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine import chance as dice
from ludotheque.engine import compile, declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import module_of

from .playout import TALLY
from .simulate import BATCH, SPARE_STATES, Run, in_order, opening_record, spans

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.chance import below
    from ludotheque.engine.verbs import (
        acting,
        apply,
        chance,
        draw,
        note_action,
        note_draw,
        note_end,
        note_start,
        over,
    )

    from .playout import begin, pick_seat


def count_clauses(
    s: Any,
    opening: Any,
    spare: Any,
    b: Any,
    bots: Any,
    seed: int,
    first: int,
    games: int,
    rng: Any,
    out: Any,
    tally: Any,
    done: Any,
    refused: Any,
) -> int:
    """Plays the very games that `play_games` plays; returns their steps."""
    steps = 0
    for game in range(games):
        begin(s, opening, seed, first + game, rng, tally)
        note_start(s, b, done)
        while not over(s, b):
            outcomes = chance(s, b)
            if outcomes > 0:
                k = below(rng, outcomes)
                note_draw(s, b, k, done)
                draw(s, b, k)
            else:
                seat = pick_seat(acting(s, b), rng)
                action = choose(s, b, bots, spare, seat, rng, out)
                note_action(s, b, seat, action, done, refused)
                apply(s, b, seat, action)
                steps += 1
        note_end(s, b, done)
    return steps


class Counter:
    """Counts over batches of a run's games; several threads may use it at once."""

    def __init__(self, run: Run) -> None:
        from . import census as itself

        self.run = run
        if run.game.census is None:
            raise LudothequeError(Problem("no-census", {"game": run.game.name}))
        notes = module_of(run.game.census.note_start)
        self.built = compile.for_cpu(run.game, *run.drivers, notes, itself)
        self.b = run.game.laid_out(run.board).record[0]
        self.opening = opening_record(run)
        self.bots = np.array(run.bot_numbers(), np.int64)
        self.count(0, 0)  # compiles before the threads start

    def count(self, first: int, games: int) -> np.ndarray[Any, Any]:
        """Two rows: how often each clause was carried out, and how often it forbade something."""
        run = self.run
        states = np.zeros(1 + SPARE_STATES, declare.dtype(run.game.declared.State))
        rng, tally = np.zeros(dice.RNG_WORDS, np.int64), np.zeros(TALLY, np.int64)
        found = np.zeros((2, len(run.game.clauses) + 1), np.int64)
        out = np.zeros(run.game.rules.ACTIONS, np.int64)
        self.built.count_clauses(
            states[0], self.opening[0], states[1:], self.b, self.bots, run.seed, first, games,
            rng, out, tally, found[0], found[1],
        )  # fmt: skip
        return found


def census(run: Run, progress: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """Clause by clause, how often it was exercised in the games of a run."""
    run.check()
    counter = Counter(run)
    total = np.zeros((2, len(run.game.clauses) + 1), np.int64)
    played = 0
    for found in in_order(counter.count, spans(run), os.cpu_count() or 1):
        total += found
        played = min(played + BATCH[run.backend], run.games)
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

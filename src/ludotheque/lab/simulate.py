"""Games by the million: the same run at any of three speeds, with the same digest.

Batches are spread over all cores, or over a GPU's threads, and put together again in the
order of the games, so that neither cores nor batches can matter.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import numpy as np

from ludotheque.bots import by_seat, choosers, only_random
from ludotheque.engine import chance, compile, declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.seats import Seat

from . import playout

BACKENDS = ("python", "cpu", "cuda")
ENDLESS = 1 << 62
BATCH = {"python": 16, "cpu": 1024, "cuda": 1 << 22}
SPARE_STATES = 2

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Run:
    """What is to be simulated. The same run gives the same digest at every speed."""

    game: Game
    games: int
    seats: int
    seed: int = 1
    bots: tuple[str, ...] = ("random",)  # one for all seats, or one for each
    backend: str = "cpu"
    options: Mapping[str, str | int] = field(default_factory=dict)
    board: str = ""
    max_steps: int = 0  # no limit

    def bot_numbers(self) -> list[int]:
        """The bot of every possible seat; the clock's choices, where it has any, are random."""
        for bot in self.bots:
            if bot not in choosers.BOTS:
                known = ", ".join(choosers.BOTS)
                raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": known}))
        if len(self.bots) not in (1, self.seats):
            given = {"bots": len(self.bots), "seats": self.seats}
            raise LudothequeError(Problem("wrong-bots", given))
        named = self.bots * self.seats if len(self.bots) == 1 else self.bots
        numbers = [choosers.BOTS.index(bot) for bot in named]
        return numbers + [choosers.RANDOM] * (len(Seat) - len(numbers))

    def require_seed(self) -> None:
        """A seed must fit the signed 64-bit integers of compiled code."""
        if not 0 <= self.seed < 1 << 63:
            raise LudothequeError(Problem("wrong-seed", {"seed": str(self.seed)}))

    @property
    def drivers(self) -> tuple[Any, ...]:
        random = set(self.bots) == {"random"}
        return (choosers, only_random if random else by_seat, playout)

    @property
    def limit(self) -> int:
        return self.max_steps or ENDLESS


@dataclass(frozen=True)
class Batch:
    """The results of some games in a row."""

    hashes: np.ndarray[Any, Any]
    steps: np.ndarray[Any, Any]
    scores: np.ndarray[Any, Any]


def empty_batch(games: int, seats: int) -> Batch:
    return Batch(
        np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros((games, seats), np.int64)
    )


class Tally:
    """Adds batches up."""

    def __init__(self, seats: int) -> None:
        self.wins = np.zeros(seats, np.int64)
        self.shared = self.steps = self.games = self.unfinished = self.longest = 0
        self.digest = blake2b(digest_size=16)

    def add(self, batch: Batch) -> None:
        self.digest.update(batch.hashes.astype("<u4").tobytes())
        self.games += len(batch.hashes)
        self.steps += int(np.abs(batch.steps).sum())
        self.longest = max(self.longest, int(np.abs(batch.steps).max(initial=0)))
        ended = batch.steps > 0
        self.unfinished += int((~ended).sum())
        best = batch.scores == batch.scores.max(axis=1, keepdims=True)
        alone = ended & (best.sum(axis=1) == 1)
        self.wins += best[alone].sum(axis=0)
        self.shared += int((ended & (best.sum(axis=1) > 1)).sum())


def simulate(run: Run, progress: Progress = lambda games: None) -> dict[str, Any]:
    """Plays the run and sums it up."""
    run.require_seed()
    play = {"python": on_interpreter, "cpu": on_cpu, "cuda": on_cuda}[run.backend]
    tally = Tally(run.seats)
    started = time.perf_counter()
    for batch in play(run):
        tally.add(batch)
        progress(tally.games)
    seconds = time.perf_counter() - started
    return {
        "game": run.game.name,
        "version": run.game.about.version,
        "board": run.game.laid_out(run.board).name or "custom",
        "options": dict(run.options),
        "games": run.games,
        "seats": run.seats,
        "bots": list(run.bots),
        "seed": run.seed,
        "backend": run.backend,
        "steps": tally.steps,
        "seconds": round(seconds, 6),
        "steps_per_second": round(tally.steps / seconds) if seconds else 0,
        "wins": tally.wins.tolist(),
        "shared": tally.shared,
        "unfinished": tally.unfinished,
        "mean_steps": round(tally.steps / run.games, 3) if run.games else 0,
        "longest": tally.longest,
        "digest": tally.digest.hexdigest(),
    }


def spans(run: Run) -> Iterator[tuple[int, int]]:
    """First game and number of games of each batch."""
    size = BATCH[run.backend]
    return ((at, min(size, run.games - at)) for at in range(0, run.games, size))


# ---------------------------------------------------------------- in the interpreter


def on_interpreter(run: Run) -> Iterator[Batch]:
    built = compile.interpreted(run.game, *run.drivers)
    b = run.game.laid_out(run.board).plain
    template = run.game.fresh(run.seats, run.options)
    bots = run.bot_numbers()
    state = run.game.declared.State
    s, *spare = (declare.plain(state) for _ in range(1 + SPARE_STATES))
    rng, tally = [0] * chance.RNG_WORDS, [0] * playout.TALLY
    out = [0] * run.game.rules.ACTIONS
    for first, games in spans(run):
        hashes, steps = [0] * games, [0] * games
        scores = [[0] * run.seats for _ in range(games)]
        built.play_games(
            s, template, spare, b, bots, run.seed, first, run.limit, rng, out, tally,
            hashes, steps, scores,
        )  # fmt: skip
        yield Batch(np.array(hashes), np.array(steps), np.array(scores))


# ---------------------------------------------------------------- on the CPU


def on_cpu(run: Run, workers: int = 0) -> Iterator[Batch]:
    workers = workers or os.cpu_count() or 1
    player = CpuPlayer(run)
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(lambda span: player.play(*span), spans(run))


class CpuPlayer:
    """Plays batches of a run with compiled rules; several threads may use it at once."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.built = compile.for_cpu(run.game, *run.drivers)
        self.b = run.game.laid_out(run.board).record[0]
        self.bots = np.array(run.bot_numbers(), np.int64)
        self.dtype = declare.dtype(run.game.declared.State)
        self.template = template_record(run)
        self.play(0, 0)  # compiles before the threads start

    def play(self, first: int, games: int) -> Batch:
        run, states = self.run, np.zeros(1 + SPARE_STATES, self.dtype)
        batch = empty_batch(games, run.seats)
        rng, tally = np.zeros(chance.RNG_WORDS, np.int64), np.zeros(playout.TALLY, np.int64)
        out = np.zeros(run.game.rules.ACTIONS, np.int64)
        self.built.play_games(
            states[0], self.template[0], states[1:], self.b, self.bots, run.seed, first,
            run.limit, rng, out, tally, batch.hashes, batch.steps, batch.scores,
        )  # fmt: skip
        return batch


def template_record(run: Run) -> np.ndarray[Any, Any]:
    """The state from which every game of the run is set up."""
    state = run.game.declared.State
    record = np.zeros(1, declare.dtype(state))
    declare.to_record(state, run.game.fresh(run.seats, run.options), record[0])
    return record


# ---------------------------------------------------------------- on a GPU


def on_cuda(run: Run) -> Iterator[Batch]:
    from . import gpu

    if not compile.has_cuda():
        raise LudothequeError(Problem("no-gpu"))
    player = gpu.GpuPlayer(run)
    for first, games in spans(run):
        yield player.play(first, games)

"""Games by the million: the same run at any of three speeds, with the same digest.

Batches are spread over all cores, or over a GPU's threads, and put together again in the
order of the games, so that neither cores nor batches can matter.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol, TypedDict, TypeVar

import numpy as np

from ludotheque.engine.speeds import CUDA, INTERPRETER, Speed

from .drivers import simulation
from .gpu import GpuPlayer
from .run import SPARE_STATES, Batch, Run

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

Progress = Callable[[int], None]
Result = TypeVar("Result")


class Report(TypedDict):
    """What a run came to, as it is printed."""

    game: str
    version: int
    board: str
    options: dict[str, str | int]
    games: int
    seats: int
    bots: list[str]
    seed: int
    backend: str
    steps: int
    compile_seconds: float
    seconds: float
    steps_per_second: int
    wins: list[int]
    shared: int
    unfinished: int
    mean_steps: float
    longest: int
    digest: str


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


def simulate(run: Run, progress: Progress = lambda games: None) -> Report:
    """Plays the run and sums it up. Getting ready (compiling) is timed apart."""
    run.check()
    asked = time.perf_counter()
    player = prepared(run)
    started = time.perf_counter()
    tally = Tally(run.seats)
    for batch in in_order(player.play, run.spans(), player.workers):
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
        "compile_seconds": round(started - asked, 3),
        "seconds": round(seconds, 6),
        "steps_per_second": round(tally.steps / seconds) if seconds else 0,
        "wins": tally.wins.tolist(),
        "shared": tally.shared,
        "unfinished": tally.unfinished,
        "mean_steps": round(tally.steps / run.games, 3) if run.games else 0,
        "longest": tally.longest,
        "digest": tally.digest.hexdigest(),
    }


def prepared(run: Run) -> Player:
    """Whatever plays the run's games, ready to start at once."""
    return GpuPlayer(run) if run.speed is CUDA else BatchPlayer(run, run.speed)


def in_order(
    play: Callable[[int, int], Result], spans: Iterator[tuple[int, int]], workers: int
) -> Iterator[Result]:
    """Results in the order of their spans, a few of them under way at any time."""
    if workers == 1:
        yield from (play(*span) for span in spans)
        return
    with ThreadPoolExecutor(workers) as pool:
        waiting: deque[Future[Result]] = deque()
        for span in spans:
            waiting.append(pool.submit(play, *span))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class Player(Protocol):
    """Plays batches of a run; as many threads as it has workers may use it at once."""

    workers: int

    def play(self, first: int, games: int) -> Batch: ...


class BatchPlayer:
    """Plays in the interpreter, or compiled on all cores."""

    def __init__(self, run: Run, speed: Speed) -> None:
        self.run, self.speed = run, speed
        self.workers = 1 if speed is INTERPRETER else os.cpu_count() or 1
        self.built = speed.build(run.game, *run.drivers)
        self.b = speed.board(run.game.laid_out(run.board))
        self.opening = run.opening(speed)
        if speed is not INTERPRETER:
            self.play(0, 0)  # compiles before any thread starts

    def play(self, first: int, games: int) -> Batch:
        play = playing(self.run, self.speed, self.opening, games)
        s: State
        (s,) = self.speed.records(self.run.game.declared.State, 1)
        self.built.play_games(s, self.b, play, first, games)
        return Batch(np.asarray(play.hashes), np.asarray(play.steps), np.asarray(play.scores))


def playing(run: Run, speed: Speed, opening: State, games: int) -> simulation.Play:
    """All that the loop needs to play so many games of a run."""
    return simulation.Play(
        opening=opening,
        seed=run.seed,
        most=run.limit,
        bots=speed.integers(run.bot_numbers()),
        spare=speed.records(run.game.declared.State, SPARE_STATES),
        rng=speed.generator(run.seed),
        out=speed.integers([0] * run.game.rules.ACTIONS),
        running=speed.integers([0]),
        hashes=speed.integers([0] * games),
        steps=speed.integers([0] * games),
        scores=speed.table(games, run.seats),
    )

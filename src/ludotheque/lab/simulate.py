"""Games by the million: the same run at any of three speeds, with the same digest.

Batches are spread over all cores, over a GPU's threads or over a cluster's nodes, and put together
again in the order of the games, so that neither cores nor batches can matter.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol, TypedDict, TypeVar

import numpy as np

from ludotheque.engine.speeds import CPU, CUDA, INTERPRETER, Speed

from .cluster import connected
from .drivers import simulation
from .gpu import GpuPlayer
from .portions import in_order, in_threads
from .run import SPARE_STATES, Batch, Run, Span

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

Progress = Callable[[int], None]
Result = TypeVar("Result")

QUICK_BATCHES = 16  # sent to a node at once, where all play at random: a second or two of work
PORTIONS_EACH = 8  # at least, so that a node that is done early finds something to do


class RunReport(TypedDict):
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


@dataclass(frozen=True)
class Summary:
    """What some games in a row came to: a few bytes of each, and sums."""

    hashes: bytes
    games: int
    steps: int
    longest: int
    unfinished: int
    shared: int
    wins: tuple[int, ...]


def summary(batch: Batch) -> Summary:
    ended = batch.steps > 0
    best = batch.scores == batch.scores.max(axis=1, keepdims=True)
    winners = best.sum(axis=1)
    return Summary(
        hashes=batch.hashes.astype("<u4").tobytes(),
        games=len(batch.hashes),
        steps=int(np.abs(batch.steps).sum()),
        longest=int(np.abs(batch.steps).max(initial=0)),
        unfinished=int((~ended).sum()),
        shared=int((ended & (winners > 1)).sum()),
        wins=tuple(best[ended & (winners == 1)].sum(axis=0).tolist()),
    )


class Tally:
    """Adds summaries up, in the order of the games."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats
        self.shared = self.steps = self.games = self.unfinished = self.longest = 0
        self.digest = blake2b(digest_size=16)

    def add(self, found: Summary) -> None:
        self.digest.update(found.hashes)
        self.games += found.games
        self.steps += found.steps
        self.longest = max(self.longest, found.longest)
        self.unfinished += found.unfinished
        self.shared += found.shared
        self.wins = [before + more for before, more in zip(self.wins, found.wins, strict=True)]


def simulate(run: Run, progress: Progress = lambda games: None, cluster: str = "") -> RunReport:
    """Plays the run and sums it up. Getting ready (compiling) is timed apart.

    With the address of a cluster its nodes play, and compile as part of that.
    """
    run.check(here=not cluster)  # if a cluster plays, its nodes look for their GPUs
    asked = time.perf_counter()
    with results_of(run, summarizing, cluster) as summaries:
        started = time.perf_counter()
        tally = Tally(run.seats)
        for found in summaries:
            tally.add(found)
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
        "wins": tally.wins,
        "shared": tally.shared,
        "unfinished": tally.unfinished,
        "mean_steps": round(tally.steps / run.games, 3) if run.games else 0,
        "longest": tally.longest,
        "digest": tally.digest.hexdigest(),
    }


@contextmanager
def results_of(
    run: Run, prepare: Callable[[Run], Callable[[Span], Result]], cluster: str
) -> Iterator[Iterator[Result]]:
    """What the games of a run come to, in their order, from all cores or from a cluster.

    `prepare` makes everything ready, and gives what is called for some games at a time.
    """
    if not cluster:
        yield in_threads(prepare(run), run.spans(), cores(run.speed))
        return
    with connected(cluster, run.speed) as nodes:
        spans = run.spans(batches_sent(run, nodes.places))
        yield in_order(nodes.sender(run, prepare), spans, nodes.most)


def cores(speed: Speed) -> int:
    """How many threads have something to do."""
    return (os.cpu_count() or 1) if speed is CPU else 1


def batches_sent(run: Run, places: int) -> int:
    """How many batches are sent at once: several where they are short, and enough for all."""
    is_quick = run.speed is CPU and set(run.bots) == {"random"}
    enough = run.games // (PORTIONS_EACH * places * run.speed.batch)
    return max(1, min(QUICK_BATCHES if is_quick else 1, enough))


def summarizing(run: Run) -> Callable[[Span], Summary]:
    run.check()
    player = prepared(run)
    return lambda span: summary(player.play(*span))


def prepared(run: Run) -> RunPlayer:
    """Whatever plays the run's games, ready to start at once."""
    return GpuPlayer(run) if run.speed is CUDA else BatchPlayer(run, run.speed)


class RunPlayer(Protocol):
    """Plays batches of a run; where there are several cores, several threads may use it at once."""

    def play(self, first: int, games: int) -> Batch: ...


class BatchPlayer:
    """Plays in the interpreter, or compiled on all cores."""

    def __init__(self, run: Run, speed: Speed) -> None:
        self.run, self.speed = run, speed
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

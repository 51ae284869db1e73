"""Games by the million: the same run at any of three speeds, with the same digest.

Batches are spread over all cores, or over a GPU's threads, and put together again in the
order of the games, so that neither cores nor batches can matter.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Protocol, TypeVar

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
Result = TypeVar("Result")


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

    def check(self) -> None:
        """Tells a mistake before anything is compiled for it."""
        self.bot_numbers()
        self.game.fresh(self.seats, self.options)
        self.game.laid_out(self.board)
        # A seed must fit the signed 64-bit integers of compiled code.
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
    """Plays the run and sums it up. Getting ready (compiling) is timed apart."""
    run.check()
    asked = time.perf_counter()
    player = prepared(run)
    started = time.perf_counter()
    tally = Tally(run.seats)
    for batch in in_order(player.play, spans(run), player.workers):
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
    if run.backend == "python":
        return InterpreterPlayer(run)
    if run.backend == "cpu":
        return CpuPlayer(run)
    from . import gpu

    if not compile.has_cuda():
        raise LudothequeError(Problem("no-gpu"))
    return gpu.GpuPlayer(run)


def spans(run: Run) -> Iterator[tuple[int, int]]:
    """First game and number of games of each batch."""
    size = BATCH[run.backend]
    return ((at, min(size, run.games - at)) for at in range(0, run.games, size))


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


class InterpreterPlayer:
    """Plays in the interpreter."""

    workers = 1

    def __init__(self, run: Run) -> None:
        self.run = run
        self.built = compile.interpreted(run.game, *run.drivers)
        self.b = run.game.laid_out(run.board).plain
        self.opening = opening(run)
        self.bots = run.bot_numbers()

    def play(self, first: int, games: int) -> Batch:
        run, state = self.run, self.run.game.declared.State
        s, *spare = (declare.plain(state) for _ in range(1 + SPARE_STATES))
        rng, tally = [0] * chance.RNG_WORDS, [0] * playout.TALLY
        out = [0] * run.game.rules.ACTIONS
        hashes, steps = [0] * games, [0] * games
        scores = [[0] * run.seats for _ in range(games)]
        self.built.play_games(
            s, self.opening, spare, self.b, self.bots, run.seed, first, run.limit, rng, out,
            tally, hashes, steps, scores,
        )  # fmt: skip
        return Batch(np.array(hashes), np.array(steps), np.array(scores))


class CpuPlayer:
    """Plays with compiled rules, on all cores."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.workers = os.cpu_count() or 1
        self.built = compile.for_cpu(run.game, *run.drivers)
        self.b = run.game.laid_out(run.board).record[0]
        self.bots = np.array(run.bot_numbers(), np.int64)
        self.dtype = declare.dtype(run.game.declared.State)
        self.opening = opening_record(run)
        self.play(0, 0)  # compiles before any thread starts

    def play(self, first: int, games: int) -> Batch:
        run, states = self.run, np.zeros(1 + SPARE_STATES, self.dtype)
        batch = empty_batch(games, run.seats)
        rng, tally = np.zeros(chance.RNG_WORDS, np.int64), np.zeros(playout.TALLY, np.int64)
        out = np.zeros(run.game.rules.ACTIONS, np.int64)
        self.built.play_games(
            states[0], self.opening[0], states[1:], self.b, self.bots, run.seed, first,
            run.limit, rng, out, tally, batch.hashes, batch.steps, batch.scores,
        )  # fmt: skip
        return batch


def opening(run: Run) -> Any:
    """The position in which every game of the run begins, set up once for all of them."""
    s = run.game.fresh(run.seats, run.options)
    run.game.rules.setup(s, run.game.laid_out(run.board).plain)
    return s


def opening_record(run: Run) -> np.ndarray[Any, Any]:
    """Likewise, for compiled code."""
    state = run.game.declared.State
    record = np.zeros(1, declare.dtype(state))
    declare.to_record(state, opening(run), record[0])
    return record

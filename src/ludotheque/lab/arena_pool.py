"""A contest on all cores, or on a cluster: games go out to processes, and come back in any order.

Which process plays a game makes no difference to it. An interruption is heard by the process that
was asked to play, and passed on: the others end with their next move, and what is done counts.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing.synchronize import Event

from ludotheque.engine import compile
from ludotheque.engine.game import Game

from .arena import check, fixtures, whole_rounds
from .arena_bots import simple_number
from .arena_table import ArenaTable
from .cluster import Nodes, connected
from .contest import Contest, Fixture, Played, Results, SearchEffort
from .drivers.arena import SEARCHES
from .portions import A_WORKER, as_they_come

Progress = Callable[[int], None]
Portion = tuple[list[tuple[int, Played]], dict[int, SearchEffort]]

QUICK = 64  # games in a portion where nobody thinks
CACHE = "NUMBA_CACHE_DIR"


def play_contest(
    contest: Contest,
    processes: int = 0,
    progress: Progress = lambda games: None,
    cluster: str = "",
) -> Results:
    """Plays all of it, here or on a cluster; what there is, after an interruption."""
    check(contest)
    wanted = fixtures(contest)
    if cluster:
        with connected(cluster) as nodes:
            processes = min(nodes.places, len(wanted))
            return collected(contest, wanted, processes, progress, partial(on_nodes, nodes))
    processes = min(processes or os.cpu_count() or 1, len(wanted))
    require_cache(contest.game)
    table = ArenaTable(contest)
    table.warm_up()  # so that the others find everything compiled
    play = partial(here, table) if processes == 1 else partial(spread, processes)
    return collected(contest, wanted, processes, progress, play)


def collected(
    contest: Contest,
    wanted: Sequence[Fixture],
    processes: int,
    progress: Progress,
    play: Callable[[Contest, Iterator[list[Fixture]]], Generator[Portion, None, None]],
) -> Results:
    """Everything that `play` gives, put together."""
    found = Collected(progress)
    thinking = any(simple_number(contest.game, bot) == SEARCHES for bot in contest.bots)
    started = time.perf_counter()
    found.collect(play(contest, in_portions(wanted, processes, thinking)))
    took = time.perf_counter() - started
    games = list(whole_rounds(wanted, found.games))
    return Results(contest, games, found.effort, took, processes, len(wanted), found.interrupted)


class Collected:
    """What has come back so far."""

    def __init__(self, progress: Progress) -> None:
        self.games: dict[int, Played] = {}
        self.effort: dict[int, SearchEffort] = {}
        self.progress, self.interrupted = progress, False

    def collect(self, playing: Generator[Portion, None, None]) -> None:
        """Everything that comes, until it ends or somebody interrupts it."""
        try:
            with closing(playing):
                for portion in playing:
                    self.add(portion)
        except KeyboardInterrupt:
            self.interrupted = True

    def add(self, portion: Portion) -> None:
        played, effort = portion
        self.games.update(played)
        for bot, taken in effort.items():
            self.effort[bot] = self.effort.get(bot, SearchEffort()) + taken
        self.progress(len(self.games))


def in_portions(
    wanted: Sequence[Fixture], processes: int, thinking: bool
) -> Iterator[list[Fixture]]:
    """One game at a time where it takes long; else several, to save the way."""
    size = 1 if thinking else max(1, min(QUICK, len(wanted) // (4 * processes)))
    return (list(wanted[at : at + size]) for at in range(0, len(wanted), size))


def here(
    table: ArenaTable, contest: Contest, portions: Iterable[list[Fixture]]
) -> Generator[Portion, None, None]:
    for portion in portions:
        yield play_portion(table, portion, lambda: False)


def play_portion(
    table: ArenaTable, portion: Sequence[Fixture], stopped: Callable[[], bool]
) -> Portion:
    played = [(fixture.number, table.play(fixture, stopped)) for fixture in portion]
    return [(number, game) for number, game in played if game is not None], table.effort()


# ---------------------------------------------------------------- other processes

WORKING: list[tuple[ArenaTable, Event]] = []  # a worker's table, and how it hears that all is over


def begin_work(contest: Contest, stop: Event) -> None:
    if not stop.is_set():
        table = ArenaTable(contest)
        WORKING.append((table, stop))
        table.warm_up()


def work(portion: list[Fixture]) -> Portion:
    ((table, stop),) = WORKING
    return play_portion(table, portion, stop.is_set)


def spread(
    processes: int, contest: Contest, portions: Iterable[list[Fixture]]
) -> Generator[Portion, None, None]:
    """Portions as they come back, a few of them waiting for every process."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(processes, context, begin_work, (contest, stop)) as pool:
        try:
            with interruptions_ignored():  # by the processes that this starts
                results = as_they_come(
                    lambda portion: pool.submit(work, portion),
                    portions,
                    lambda: A_WORKER * processes,
                )
            yield from (done.result() for _, done in results)
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


# ---------------------------------------------------------------- a cluster


def arena_work(contest: Contest) -> Callable[[list[Fixture]], Portion]:
    """What a node's process does with a portion."""
    table = ArenaTable(contest)
    table.warm_up()
    return lambda portion: play_portion(table, portion, lambda: False)


def on_nodes(
    nodes: Nodes, contest: Contest, portions: Iterable[list[Fixture]]
) -> Generator[Portion, None, None]:
    results = as_they_come(nodes.sender(contest, arena_work), portions, nodes.most)
    yield from (done.result() for _, done in results)


@contextmanager
def interruptions_ignored() -> Iterator[None]:
    """Processes started meanwhile do not hear of an interruption: whoever started them does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def require_cache(game: Game) -> None:
    """Where compiled code cannot be kept, it is kept for as long as this process lasts."""
    if compile.cache_folder(game) is None:
        folder = tempfile.TemporaryDirectory()
        atexit.register(folder.cleanup)
        os.environ[CACHE] = folder.name

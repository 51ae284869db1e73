"""The real server with one process and with several: how the rate of moves grows with them.

The load comes from as many processes as the server has, so that it is not the limit. By default
every worker has as many tables as one has alone: what each has to do stays the same, and so should
the times of moves. With a fixed number of tables for all, a single worker would write more moves
in each commit, and look better than it is. Workers and load share the machine's cores.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from ludotheque.engine.game import Game

from . import own_postgres, processes
from .load import (
    PROGRAM,
    UNHURRIED,
    Load,
    RunningServer,
    ServerLoad,
    Window,
    a_table,
    run_with_speed,
    running_server,
)

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

TABLES = 50  # of each worker
LOOKING = 0.005  # seconds between two looks whether it is time to begin
PATIENCE = 300.0  # seconds that a portion of the load may take to be ready
Progress = Callable[[str], None]


# ---------------------------------------------------------------- one process of the load


class Portion(Load):
    """Some of the tables, which are measured when all others are ready too."""

    async def run_when_told(
        self, port: int, wanted: Json, tables: int, told: Connection[Window | None, bool]
    ) -> Window:
        async with AsyncExitStack() as connections:
            seated = await self.seated(port, wanted, tables, connections)
            told.send(None)
            while not told.poll():
                await asyncio.sleep(LOOKING)
            for table in seated:
                table.begin()
            return await self.window()


def run_portion(
    port: int, wanted: Json, tables: int, seconds: float, told: Connection[Window | None, bool]
) -> None:
    told.send(run_with_speed(Portion(seconds).run_when_told(port, wanted, tables, told)))


class Started(NamedTuple):
    """A process of the load, and the way to it."""

    process: BaseProcess
    line: Connection[bool, Window | None]

    def answer(self) -> Window | None:
        if not self.line.poll(PATIENCE):
            raise RuntimeError("a process of the load does not answer")
        return self.line.recv()


@contextmanager
def portion(port: int, wanted: Json, tables: int, seconds: float) -> Iterator[Started]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(
        target=run_portion, args=(port, wanted, tables, seconds, theirs), daemon=True
    )
    process.start()
    theirs.close()
    try:
        yield Started(process, ours)
        process.join(PATIENCE)
    finally:
        process.kill()
        process.join()
        ours.close()


# ---------------------------------------------------------------- all of it


class WorkersLoad(ServerLoad):
    """What so many workers carried; `of_linear` is 1 where each carries as much as one alone."""

    workers: int
    load_processes: int
    tables: int
    to_first: float
    of_linear: float
    missing_cores: int  # for every process of server and load to have one


class WorkersReport(TypedDict):
    game: str
    cores: int
    listeners: int
    store: str
    by_workers: list[WorkersLoad]


def load_workers(
    game: Game,
    seconds: float,
    numbers: Sequence[int],
    store: str = "",
    tables: int = 0,
    progress: Progress = lambda doing: None,
    program: tuple[str, ...] = PROGRAM,
) -> WorkersReport:
    """One after the other; tables for each worker, unless so many are given for all of them."""
    found: list[WorkersLoad] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place = ("--store", stack.enter_context(own_postgres.database(store))) if store else ()
        for number in numbers:
            progress(str(number))
            command = (*program, "--workers", str(number), *place)
            with running_server(folder, 0, command, **UNHURRIED) as server:
                window = spread_load(server, game, seconds, number, tables or TABLES * number)
            found.append(described(window, number, tables or TABLES * number, found))
    return {
        "game": game.name,
        "cores": processes.cores(),
        "listeners": max(game.about.seats),
        "store": "PostgreSQL" if store else "SQLite",
        "by_workers": found,
    }


def spread_load(
    server: RunningServer, game: Game, seconds: float, portions: int, tables: int
) -> Window:
    """The load of all tables from so many processes, in the same seconds."""
    shares = [
        tables * (each + 1) // portions - tables * each // portions for each in range(portions)
    ]
    with ExitStack() as stack:
        started = [
            stack.enter_context(portion(server.port, a_table(game), share, seconds))
            for share in shares
        ]
        for each in started:
            each.answer()
        for each in started:
            each.line.send(True)
        time.sleep(seconds / 4)  # as they do, to warm up
        used = server.cpu_seconds()
        time.sleep(seconds)
        used = server.cpu_seconds() - used
        return merged([window for each in started if (window := each.answer())], used)


def merged(windows: Sequence[Window], used: float) -> Window:
    return Window(
        times=[took for window in windows for took in window.times],
        took=sum(window.took for window in windows) / len(windows),
        used=used,
        own=sum(window.own for window in windows),
        stalled=sum(window.stalled for window in windows),
        errors=sum(window.errors for window in windows),
    )


def described(
    window: Window, workers: int, tables: int, before: Sequence[WorkersLoad]
) -> WorkersLoad:
    summary = window.summary()
    first, alone = (
        (before[0]["workers"], before[0]["moves_per_second"])
        if before
        else (workers, summary["moves_per_second"])
    )
    to_first = summary["moves_per_second"] / max(alone, 1)
    return {
        "workers": workers,
        "load_processes": workers,
        "tables": tables,
        **summary,
        "to_first": round(to_first, 2),
        "of_linear": round(to_first * first / workers, 2),
        "missing_cores": max(0, 2 * workers - processes.cores()),
    }

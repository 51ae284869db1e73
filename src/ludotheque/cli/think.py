"""Thinking for the bots of servers elsewhere, which share a database."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from urllib.parse import urlsplit

from ludotheque.bots.foresight import Foresight, foresight
from ludotheque.bots.searchers import is_prepared
from ludotheque.bots.workshop import Workshop
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.server.logs import note_event, write_lines
from ludotheque.tables.thinker import Thinker

from .problems import UsageError, failure
from .serve import is_database, tell

SCHEME = "postgresql://"


def think_for(store: str, processes: int = 0, log: bool = False) -> None:
    """Answers questions until this process is told to end."""
    if not store:
        raise UsageError("think-for-nobody", example=f"{SCHEME}…")
    if not is_database(store):
        raise UsageError("think-for-whom", given=store, example=SCHEME)
    if log:
        write_lines()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(think(store, processes or os.cpu_count() or 1))
    tell("goodbye")


def new_loop() -> asyncio.AbstractEventLoop:
    """As a server's. Python's own can lose track of a process that is ended while it ends."""
    try:
        import uvloop
    except ImportError:  # where there is none for the system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def think(store: str, processes: int) -> None:
    how = Foresight.NEVER if foresight() == Foresight.NEVER else Foresight.ALWAYS
    workshop = Workshop(processes, foresight=how)
    thinker = Thinker(store, workshop, processes, how)
    await thinker.open()
    await workshop.start()
    try:
        await until_told_to_end(answer(thinker, workshop, how, processes, store))
    finally:
        await thinker.close()
        await workshop.close()
        note_event("ended", answered=thinker.answered)


async def answer(
    thinker: Thinker, workshop: Workshop, how: Foresight, processes: int, store: str
) -> None:
    """Takes questions about every game in which its bots can look ahead, once they all can."""
    games = list(all_games())
    if how != Foresight.NEVER:
        if not all(map(is_prepared, games)):
            tell("think-gets-ready")
        games = [game for game in games if await is_ready(workshop, game)]
    if not games:
        raise failure("think-not-ready")
    note_event("thinking", processes=processes, games=", ".join(game.name for game in games))
    tell("think-here", database=name_of(store), processes=processes)
    await thinker.run(games)


async def is_ready(workshop: Workshop, game: Game) -> bool:
    found = await workshop.is_ready(game)
    note_event("ready" if found else "not-ready", game=game.name)
    return found


async def until_told_to_end(work: Coroutine[None, None, None]) -> None:
    """Does something until it ends by itself, or somebody asks the process to end."""
    task, loop = asyncio.create_task(work), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def name_of(store: str) -> str:
    """A database by its name and its machine; nothing of how one gets in."""
    found = urlsplit(store)
    return f"{found.path.strip('/')} ({found.netloc.rpartition('@')[2]})"

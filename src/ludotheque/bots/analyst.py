"""Looks at finished games, one after the other, each in a process of its own, and keeps what it
found.

Everybody who asks about the same game gets the same answer, and whoever asks too early is told
how far it has come. Those who ask about several take turns with the others. It is asked about games
that are over, and about no others: whoever calls it sees to that. What goes on inside the process
stands in `analysis_process.py`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.match import Match
from ludotheque.engine.speeds import CPU, Speed

from .analysis_process import LENGTH_BYTES, AnalysisDone, AnalysisMessage, framed, request_for
from .process import environment
from .report import Analysis, Report
from .workshop import WaitingLine

log = logging.getLogger(__name__)

KEPT = 64  # games whose reports are remembered
WAITING = 24  # games that may be asked about before they are looked at
OF_ONE = 3  # of them, by one who asks
PATIENCE = 600.0  # seconds for one game, compilation included
SEED = 1  # the same for everybody, and for ever
LARGEST = 16 * 1024 * 1024  # bytes of a message


class Job:
    """One game that somebody wants to have looked at."""

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.progress = 0
        self.report: Report | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> bool:
        return self.report is None


class Analyst:
    """Whoever asks; nothing is started before that."""

    def __init__(self, speed: Speed = CPU) -> None:
        self._speed = speed
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._busy = False
        self._line: WaitingLine[None] = WaitingLine()  # of those who ask
        self._closed = False

    def analysis(self, name: str, match: Match, asker: str = "") -> Analysis:
        """What is known of a finished game. The first to ask sets the work going."""
        return self.known(name) or self._told(name, self._begin(name, match, asker))

    def known(self, name: str) -> Analysis | None:
        """The same of a game that somebody has asked about already."""
        job = self._jobs.get(name)
        return None if job is None else self._told(name, job)

    def forget(self, name: str) -> None:
        """What was found out about a game that is not kept any more."""
        job = self._jobs.pop(name, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    def _told(self, name: str, job: Job) -> Analysis:
        self._jobs.move_to_end(name)
        return Analysis(job.progress, job.report)

    def _begin(self, name: str, match: Match, asker: str) -> Job:
        askers = [job.asker for job in self._jobs.values() if job.waiting]
        if len(askers) >= WAITING or askers.count(asker) >= OF_ONE or self._closed:
            raise LudothequeError(Problem("analysis-busy"))
        self._make_room()
        job = self._jobs[name] = Job(asker)
        request = framed(request_for(match, SEED, self._speed))
        job.task = asyncio.create_task(self._work(name, job, request))
        return job

    def _make_room(self) -> None:
        done = [name for name, job in self._jobs.items() if not job.waiting]
        for name in done[: max(0, len(self._jobs) - KEPT + 1)]:
            del self._jobs[name]

    async def _work(self, name: str, job: Job, request: bytes) -> None:
        """A game that could not be looked at is forgotten: whoever asks again begins again."""
        try:
            async with self._turn_of(job.asker), asyncio.timeout(PATIENCE):
                report = await self._look(job, request)
            job.progress, job.report = 100, report
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # a `TimeoutError` is one
            log.warning("A game could not be analysed (%r).", error)
            self._jobs.pop(name, None)

    @asynccontextmanager
    async def _turn_of(self, asker: str) -> AsyncIterator[None]:
        """One game at a time, of each who asks in turn."""
        if self._busy:
            await self._line.join(asker)
        self._busy = True
        try:
            yield
        finally:
            self._busy = self._line.serve(None)

    async def _look(self, job: Job, request: bytes) -> Report:
        """A process is never left half started or half ended, whatever interrupts this."""
        starting = asyncio.create_task(started())
        try:
            return await converse(await asyncio.shield(starting), request, job)
        finally:
            ending = asyncio.create_task(put_away(await starting))
            with suppress(asyncio.CancelledError):
                await asyncio.shield(ending)
            await ending

    async def close(self) -> None:
        """Ends what is going on; nobody gets an answer any more."""
        self._closed = True
        tasks = [job.task for job in self._jobs.values() if job.task and not job.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def converse(process: Process, request: bytes, job: Job) -> Report:
    """Asks, and listens until the report has come."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(request)
    await process.stdin.drain()
    while True:
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > LARGEST:
            raise EOFError
        body = await process.stdout.readexactly(length)
        message = msgspec.msgpack.decode(body, type=AnalysisMessage)
        if isinstance(message, AnalysisDone):
            return message.report
        job.progress = message.progress


async def put_away(process: Process) -> None:
    """Ends a process, and waits until it has gone and its pipes are closed."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


async def started() -> Process:
    """Its own session keeps it from keys that interrupt the server."""
    command = (sys.executable, "-P", "-m", f"{__package__}.analysis_process")
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
    )

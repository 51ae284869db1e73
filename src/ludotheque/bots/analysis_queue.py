"""Who asks about finished games, in which order they are looked at, and what was found.

Everybody who asks about the same game gets the same answer, and whoever asks too early is told
how far it has come. Those who ask about several take turns with the others. It is asked about games
that are over, and about no others: whoever calls it sees to that. Where a game is looked at is no
matter of this module: in a process (`analyst.py`), or on this event loop (`analyst_in_loop.py`).
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.match import Match
from ludotheque.engine.speeds import Speed

from .report import Analysis, Report, TellProgress
from .waiting_line import WaitingLine

log = logging.getLogger(__name__)

KEPT = 64  # games whose reports are remembered
WAITING = 24  # games that may be asked about before they are looked at
OF_ONE = 3  # of them, by one who asks
PATIENCE = 600.0  # seconds for one game, compilation included
SEED = 1  # the same for everybody, and for ever

Look = Callable[[TellProgress], Awaitable[Report]]  # looks at one game


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

    def tell(self, progress: int) -> None:
        self.progress = progress


class AnalysisQueue(ABC):
    """Looks at one game after the other. Nothing is started before somebody asks."""

    def __init__(self, speed: Speed) -> None:
        self._speed = speed
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._busy = False
        self._line: WaitingLine[None] = WaitingLine()  # of those who ask
        self._closed = False

    @abstractmethod
    def _look_at(self, match: Match) -> Look:
        """What looks at a match when its turn has come, by all that is known of it now."""

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

    async def close(self) -> None:
        """Ends what is going on; nobody gets an answer any more."""
        self._closed = True
        tasks = [job.task for job in self._jobs.values() if job.task and not job.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _told(self, name: str, job: Job) -> Analysis:
        self._jobs.move_to_end(name)
        return Analysis(job.progress, job.report)

    def _begin(self, name: str, match: Match, asker: str) -> Job:
        askers = [job.asker for job in self._jobs.values() if job.waiting]
        if len(askers) >= WAITING or askers.count(asker) >= OF_ONE or self._closed:
            raise LudothequeError(Problem("analysis-busy"))
        self._make_room()
        job = self._jobs[name] = Job(asker)
        job.task = asyncio.create_task(self._work(name, job, self._look_at(match)))
        return job

    def _make_room(self) -> None:
        done = [name for name, job in self._jobs.items() if not job.waiting]
        for name in done[: max(0, len(self._jobs) - KEPT + 1)]:
            del self._jobs[name]

    async def _work(self, name: str, job: Job, look: Look) -> None:
        """A game that could not be looked at is forgotten: whoever asks again begins again."""
        try:
            async with self._turn_of(job.asker), asyncio.timeout(PATIENCE):
                report = await look(job.tell)
            job.progress, job.report = 100, report
        except Exception:
            log.warning("A game could not be analysed.", exc_info=True)
            self._jobs.pop(name, None)

    @asynccontextmanager
    async def _turn_of(self, asker: str) -> AsyncIterator[None]:
        """One game at a time, of each who asks in turn."""
        place = self._line.join(asker)
        if not self._busy:
            self._busy = self._line.serve(None)
        try:
            await place
            yield
        finally:
            if place.done() and not place.cancelled():  # else it has not had its turn
                self._busy = self._line.serve(None)

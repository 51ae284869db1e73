"""Looks at finished games in a process of its own for each, so that it never holds up the server.

Who asks, and in which order games are looked at, stands in `analysis_queue.py`; what goes on inside
the process, in `analysis_process.py`.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from functools import partial

import msgspec

from ludotheque.engine.match import Match
from ludotheque.engine.speeds import CPU, Speed

from .analysis_process import LENGTH_BYTES, AnalysisDone, AnalysisMessage, framed, request_for
from .analysis_queue import SEED, AnalysisQueue, Look
from .process import environment
from .report import Report, TellProgress

LARGEST = 16 * 1024 * 1024  # bytes of a message


class Analyst(AnalysisQueue):
    """Has processes that play at the speed that it was given."""

    def __init__(self, speed: Speed = CPU) -> None:
        super().__init__(speed)

    def _look_at(self, match: Match) -> Look:
        return partial(look, framed(request_for(match, SEED, self._speed)))


async def look(request: bytes, tell: TellProgress) -> Report:
    """A process is never left half started or half ended, whatever interrupts this."""
    starting = asyncio.create_task(started())
    try:
        return await converse(await asyncio.shield(starting), request, tell)
    finally:
        ending = asyncio.create_task(put_away(await starting))
        with suppress(asyncio.CancelledError):
            await asyncio.shield(ending)
        await ending


async def converse(process: Process, request: bytes, tell: TellProgress) -> Report:
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
        tell(message.progress)


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

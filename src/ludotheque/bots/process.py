"""A worker as the server sees it: one process, which is sent one request at a time.

It is started when it is first needed, and again whenever it has ended. What goes on inside it
stands in `worker.py`; who asks it, and for how long anybody waits, in `workshop.py`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from .worker import LENGTH_BYTES, NO_ACTION, MoveAnswer, PrepareRequest, framed

FAILURES = (OSError, EOFError, msgspec.MsgspecError)  # by which a process shows that it has ended


class Worker:
    """One process, perhaps not started yet, and what it has been told."""

    def __init__(self, requested: list[str]) -> None:
        self.process: Process | None = None
        self.dismissed = False
        self.late = False  # its answer was due, and has not come yet
        self._requested = requested  # by everybody, ever
        self._told = 0  # of them, to this process

    async def wake(self) -> None:
        """Starts the process, and tells it what to prepare."""
        await self._guarded(b"", answered=False)

    async def ask(self, request: bytes) -> MoveAnswer:
        return await self._guarded(request)

    async def _guarded(self, request: bytes, answered: bool = True) -> MoveAnswer:
        """Whatever interrupts this ends the process: a late answer must not meet a new request."""
        try:
            process = await self._running()
            await self._tell(process, self._new_requests() + request)
            return await self._answer(process) if answered else MoveAnswer(NO_ACTION)
        except BaseException:
            await self.stop()
            raise

    def _new_requests(self) -> bytes:
        """Requests to prepare games that this process has not been sent."""
        new, self._told = self._requested[self._told :], len(self._requested)
        return framed(PrepareRequest(new)) if new else b""

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            starting = asyncio.create_task(started())
            try:
                self._told = 0
                self.process = await asyncio.shield(starting)
            except asyncio.CancelledError:  # half started, it could not be ended
                self.process = await starting
                raise
        if self.dismissed:
            raise EOFError
        return self.process

    async def _tell(self, process: Process, message: bytes) -> None:
        assert process.stdin is not None
        process.stdin.write(message)
        await process.stdin.drain()

    async def _answer(self, process: Process) -> MoveAnswer:
        assert process.stdout is not None
        length = await process.stdout.readexactly(LENGTH_BYTES)
        body = await process.stdout.readexactly(int.from_bytes(length, "big"))
        return msgspec.msgpack.decode(body, type=MoveAnswer)

    def dismiss(self) -> None:
        """Ends the process, for good, even if it is only being started."""
        self.dismissed = True
        self.kill()

    def kill(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def stop(self) -> None:
        """Ends the process, and waits until it has gone and its pipes are closed."""
        self.kill()
        ended, self.process = self.process, None
        if ended is not None:
            await ended.communicate()


async def started() -> Process:
    """A worker's process; its own session keeps it from keys that interrupt the server."""
    command = (sys.executable, "-P", "-m", f"{__package__}.worker")
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
    )


def environment() -> dict[str, str]:
    """A worker finds modules where this process finds them."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}

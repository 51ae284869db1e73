"""Bots think here in processes of their own, so that they never hold up the server.

Thinking ahead needs compiled rules, which a worker makes ready in the background; whoever is
asked before that plays simply. Where many think at once, each gets less time.

What a bot's seat cannot know is imagined before anything is sent: the true position never
leaves this process. A worker that dies is started again and asked once more; one that takes too
long is ended. Whatever happens, a seat gets one of its legal moves. What goes on inside a worker
stands in `worker.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from ludotheque.engine import chance, declare
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Level
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from .foresight import Foresight
from .levels import level_of, require_bot
from .player import imagined
from .worker import LENGTH_BYTES, NO_ACTION, Answer, Question, Wish, framed

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for one choice, waiting for a free worker included
FAILURES = (OSError, EOFError, msgspec.MsgspecError)  # a `TimeoutError` is one of the first


Result = TypeVar("Result")


class ClosedError(RuntimeError):
    """The workshop is shut: nobody chooses any more."""


class Workshop:
    """Some workers, each started when it is first needed, and a line of questions for them."""

    def __init__(
        self,
        workers: int = 1,
        patience: float = PATIENCE,
        foresight: Foresight = Foresight.WHEN_READY,
        timed: bool = True,
    ) -> None:
        self._count = workers
        self._patience = patience
        self._foresight = foresight
        self._timed = timed
        self._asking = 0  # questions that wait for an answer
        self._wished: list[str] = []  # games whose bots are to think ahead, by package
        self._workers: list[Worker] = []  # while the workshop is open
        # The last to come back goes first, so that no more workers start than are needed.
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()

    async def start(self) -> None:
        """Opens the workshop; its processes start with the first questions."""
        if not self._workers:
            self._workers = [Worker(self._wished) for _ in range(self._count)]
            for worker in self._workers:
                self._idle.put_nowait(worker)

    async def make_ready(self, games: Iterable[Game]) -> None:
        """Starts a worker, which makes ready to think ahead in these games."""
        if self._foresight != Foresight.NEVER:
            self._wished += [game.package for game in games if game.package not in self._wished]
            with suppress(*FAILURES):
                await self._with_worker(Worker.wake)

    async def choose(self, match: Match, seat: Seat, bot: str, seed: int) -> Any:
        """The move of a bot for a seat that may act: the same for the same knowledge and seed.

        Unless the clock cuts a thought short, or none was possible yet.
        """
        require_bot(bot)
        rng = [0] * chance.RNG_WORDS
        chance.seed_rng(rng, seed, 0)
        s = imagined(match, seat, rng)
        allowed = legal_actions(match, s, seat)
        self._asking += 1
        try:
            action = await self._answer(framed(self._question(match, s, seat, bot, rng)))
        finally:
            self._asking -= 1
        if action not in allowed:
            action = allowed[chance.below(rng, len(allowed))]
        return match.game.notation.to_move(s, match.board.plan, seat, action)

    def _question(self, match: Match, s: Any, seat: Seat, bot: str, rng: list[int]) -> Question:
        return Question(
            package=match.game.package,
            board=match.board.name or match.board.text,
            state=declare.values(match.game.declared.State, s),
            seat=int(seat),
            bot=bot,
            rng=rng,
            milliseconds=self._time_for(level_of(match.game, bot)),
            foresight=self._foresight,
        )

    def _time_for(self, level: Level) -> int:
        """All who think at once share what one of them would have, were it alone."""
        if not self._timed:
            return 0
        return max(1, level.milliseconds * self._count // max(self._count, self._asking))

    async def _answer(self, question: bytes) -> int:
        """The action that a worker chose, or none if there was no answer in time."""
        try:
            async with asyncio.timeout(self._patience):
                found = await self._ask(question)
        except FAILURES as error:
            self._require_open()
            log.warning("A bot did not answer (%r): it moves at random.", error)
            return NO_ACTION
        if found.trouble:
            log.warning("A bot failed: it moves at random.\n%s", found.trouble)
        return found.action

    async def _ask(self, question: bytes) -> Answer:
        """Asks the next free worker, and once more if it dies over the question."""

        async def ask(worker: Worker) -> Answer:
            with suppress(*FAILURES):
                return await worker.ask(question)
            self._require_open()
            return await worker.ask(question)

        return await self._with_worker(ask)

    async def _with_worker(self, work: Callable[[Worker], Awaitable[Result]]) -> Result:
        self._require_open()
        worker = await self._idle.get()
        try:
            self._require_open()
            return await work(worker)
        finally:
            self._idle.put_nowait(worker)

    def _require_open(self) -> None:
        if not self._workers:
            raise ClosedError

    async def close(self) -> None:
        """Ends every worker; whoever still waits for an answer is told that there is none."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.dismiss()
        for _ in workers:
            await (await self._idle.get()).stop()


class Worker:
    """One process, which is asked one question at a time."""

    def __init__(self, wished: list[str]) -> None:
        self.process: Process | None = None
        self.dismissed = False
        self._wished = wished  # by everybody, ever
        self._told = 0  # of them, to this process

    async def wake(self) -> None:
        """Starts the process, and tells it what is wished for."""
        await self._guarded(b"", answered=False)

    async def ask(self, question: bytes) -> Answer:
        return await self._guarded(question)

    async def _guarded(self, question: bytes, answered: bool = True) -> Answer:
        """Whatever interrupts this ends the process: a late answer must not meet a new question."""
        try:
            process = await self._running()
            await self._tell(process, self._news() + question)
            return await self._answer(process) if answered else Answer(NO_ACTION)
        except BaseException:
            await self.stop()
            raise

    def _news(self) -> bytes:
        """Wishes that this process has not heard of."""
        new, self._told = self._wished[self._told :], len(self._wished)
        return framed(Wish(new)) if new else b""

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

    async def _answer(self, process: Process) -> Answer:
        assert process.stdout is not None
        length = await process.stdout.readexactly(LENGTH_BYTES)
        body = await process.stdout.readexactly(int.from_bytes(length, "big"))
        return msgspec.msgpack.decode(body, type=Answer)

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


def legal_actions(match: Match, s: Any, seat: Seat) -> list[int]:
    out = [0] * match.game.rules.ACTIONS
    allowed = out[: match.game.rules.legal(s, match.board.plain, seat, out)]
    if not allowed:
        raise ValueError(f"{seat!r} has nothing to choose")
    return allowed

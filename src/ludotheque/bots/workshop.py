"""Bots search in processes of their own, so that they never hold up the server.

A search needs compiled rules, which a worker makes ready in the background; whoever is
asked before that plays simply.

Where many search at once, each table gets the same share of what one would have alone: workers take
one request of each table in turn, and how many a table has delays no other.

Nobody waits longer than a certain time for a choice. A request carries its deadline, so that a
worker that reads it late searches for less time; if no answer has come by then, a stand-in chooses
in this process. The worker is left alone: it stays busy until its late answer has come, which is
thrown away. It is replaced when its process has ended, or when it has not answered for very long.
While all workers are late, nobody waits long for them; that is over as soon as one answers in time.

Where others may think as well (`elsewhere.py`), whoever is the first to be free takes a request:
they, or a worker here. Their answer is waited for no longer than that of a worker.

What a bot's seat cannot know is imagined before anybody is asked: neither a worker nor the
stand-in ever sees the true position. Whatever happens, a seat gets one of its legal moves.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from ludotheque.engine import declare
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Level
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded

from .by_name import SIMPLE, level_of, require_bot
from .elsewhere import Elsewhere, Offer
from .foresight import Foresight
from .player import BotChoice, imagined, legal_actions, stand_in
from .process import FAILURES, Worker
from .waiting_line import ClosedError, WaitingLine
from .worker import NO_ACTION, READY, MoveAnswer, MoveRequest, ReadyRequest, framed

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for one choice, waiting for a free worker included
SEARCHING = 0.9  # of that time; the rest is for the answer's way back
SHORT_WAIT = 0.5  # seconds that anybody waits, besides the time for searching, while all are late
REPLACE_AFTER = 120.0  # seconds after which a worker that has not answered is started anew
NO_ANSWER = MoveAnswer(NO_ACTION)

Result = TypeVar("Result")


class Workshop:
    """Some workers, each started when it is first needed, and a line of requests for them."""

    def __init__(
        self,
        workers: int = 1,
        patience: float = PATIENCE,
        foresight: Foresight = Foresight.WHEN_READY,
        timed: bool = True,
        short_wait: float = SHORT_WAIT,
        replace_after: float = REPLACE_AFTER,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._count, self._elsewhere = workers, elsewhere
        self._patience, self._short_wait = patience, short_wait
        self._replace_after = max(patience, replace_after)
        self._foresight = foresight
        self._timed = timed
        self._asking: Counter[Hashable] = Counter()  # requests without an answer, by table
        self._requested: list[str] = []  # games whose searches are to be compiled, by package
        self._workers: list[Worker] = []  # while the workshop is open
        # The last to come back goes first, so that no more workers start than are needed.
        self._idle: list[Worker] = []
        self._line: WaitingLine[Worker] = WaitingLine()
        self._jobs: set[asyncio.Task[Any]] = set()  # what workers are at
        self._all_late = False  # all were, and since then none has answered in time
        self._queue: dict[asyncio.Timeout, float] = {}  # who waits for a worker, and until when

    async def start(self) -> None:
        """Opens the workshop; its processes start with the first requests."""
        if not self._workers:
            self._workers = [Worker(self._requested) for _ in range(self._count)]
            self._stand_ins = ThreadPoolExecutor(1, "stand-in")
            self._all_late = False
            self._idle = list(self._workers)

    async def make_ready(self, games: Iterable[Game]) -> None:
        """Starts a worker, which compiles the searches of these games."""
        if self._foresight != Foresight.NEVER:
            self._requested += [
                game.package for game in games if game.package not in self._requested
            ]
            worker = await self._free_worker(inf, self)
            if worker is not None:
                await asyncio.shield(self._set_to_work(worker, self._wake(worker)))

    async def is_ready(self, game: Game) -> bool:
        """Whether every worker can search in a game; returns when each has tried to compile it.

        For whoever needs all of them: nothing else is asked of a worker meanwhile.
        """
        self._requested += [game.package] * (game.package not in self._requested)
        workers = [await self._free_worker(inf, self) for _ in range(self._count)]
        first, *others = (worker for worker in workers if worker is not None)
        # What the first one has compiled, the others find in the cache.
        answers = [await self._set_to_work(first, self._readiness(first, game))]
        jobs = [self._set_to_work(each, self._readiness(each, game)) for each in others]
        answers += await asyncio.gather(*jobs)
        return all(answers)

    async def _readiness(self, worker: Worker, game: Game) -> bool:
        with suppress(*FAILURES):
            return (await worker.ask(framed(ReadyRequest(game.package)))).action == READY
        return False

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._idle)

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        """The move of a bot for a seat that may act: the same for the same knowledge and seed.

        Unless the clock cuts a search short, or none was possible yet. Requests of one `table`
        share its time; one without a table counts as one by itself.
        """
        require_bot(bot)
        rng = seeded(seed)
        s = imagined(match, seat, rng)
        allowed = legal_actions(match, s, seat)
        request = self._request(match, s, seat, bot, rng)
        answer = await self.answer(request, match.game, table or object())
        if answer.action not in allowed:
            in_haste = bot not in SIMPLE and not answer.trouble
            answer = MoveAnswer(await self._stand_in(match, s, seat, rng), in_haste=in_haste)
        move = match.game.notation.to_move(s, match.board.plan, seat, answer.action)
        return BotChoice(move, answer.in_haste, answer.elsewhere)

    def _request(self, match: Match, s: State, seat: Seat, bot: str, rng: list[int]) -> MoveRequest:
        return MoveRequest(
            package=match.game.package,
            board=match.board.name or match.board.text,
            state={**declare.values(match.game.declared.State, s)},
            seat=int(seat),
            bot=bot,
            rng=rng,
            foresight=self._foresight,
        )

    # ------------------------------------------------------------ asking a worker

    async def answer(self, request: MoveRequest, game: Game, table: Hashable) -> MoveAnswer:
        """What is answered in time, by a worker or elsewhere; within the request's own limits."""
        self._asking[table] += 1
        try:
            level = level_of(game, request.bot)
            patience = self._patience_for(self._time_for(level, table))
            patience = max(0.0, min(patience, request.deadline - time.monotonic()))
            until = time.monotonic() + SEARCHING * patience if self._timed else inf
            deadline = now() + patience
            offer = await self._offered(request, game, level, table, patience)
            try:
                found = await self._worker_or_answer(offer, deadline, table)
            finally:
                if offer is not None:
                    offer.end()
            if not isinstance(found, Worker):
                return found or NO_ANSWER
            # How many there are to share with is known when it is somebody's turn.
            milliseconds = self._time_for(level, table)
            if request.milliseconds:
                milliseconds = min(milliseconds, request.milliseconds)
            timed = replace(request, milliseconds=milliseconds, deadline=until)
            return await self._ask(found, framed(timed), deadline)
        finally:
            self._asking -= Counter([table])  # which forgets a table that has none left

    def _time_for(self, level: Level, table: Hashable) -> int:
        """All tables that ask at once share what one would have alone, and so do its requests."""
        if not self._timed:
            return 0
        shares = len(self._asking) * max(1, self._asking[table])
        return max(1, level.milliseconds * self._count // max(self._count, shares))

    def _patience_for(self, milliseconds: int) -> float:
        if not self._all_late:
            return self._patience
        return min(self._patience, self._short_wait + milliseconds / 1000)

    async def _ask(self, worker: Worker, request: bytes, deadline: float) -> MoveAnswer:
        """Asks a worker that is free; it does not answer if its time has come without."""
        job = self._set_to_work(worker, self._asked(worker, request, deadline))
        await asyncio.wait({job}, timeout=max(0.0, deadline - now()))
        if job.done():
            return job.result()
        self._note_late(worker)
        return NO_ANSWER

    async def _free_worker(
        self, deadline: float, table: Hashable, offer: Offer | None = None
    ) -> Worker | None:
        """The next one that is free, unless that takes too long, or an offer is taken first."""
        self._require_open()
        if self._idle:
            return self._idle.pop()
        place, limit = self._line.join(table), asyncio.timeout_at(self._waits_until(deadline))

        def stop_waiting() -> None:
            if self._queue.pop(limit, None) is not None and not limit.expired():
                limit.reschedule(now())

        try:
            async with limit:
                self._queue[limit] = deadline
                if offer is not None:
                    offer.on_taken = stop_waiting
                worker = await place
        except BaseException as error:
            if place.done() and not place.cancelled() and place.exception() is None:
                self._set_free(place.result())  # it came at the very moment of giving up
            if isinstance(error, TimeoutError):
                return None
            raise
        finally:
            self._queue.pop(limit, None)
            if offer is not None:
                offer.on_taken = None
        self._require_open()
        return worker

    def _set_free(self, worker: Worker) -> None:
        if not self._line.serve(worker):
            self._idle.append(worker)

    # ------------------------------------------------------------ asking elsewhere

    async def _offered(
        self, request: MoveRequest, game: Game, level: Level, table: Hashable, patience: float
    ) -> Offer | None:
        """A request that others may take, if there are any and it takes long enough."""
        if self._elsewhere is None or request.bot in SIMPLE:
            return None
        whole = replace(request, milliseconds=level.milliseconds if self._timed else 0)
        return await self._elsewhere.offer(game, whole, self._asking[table], patience)

    async def _worker_or_answer(
        self, offer: Offer | None, deadline: float, table: Hashable
    ) -> Worker | MoveAnswer | None:
        """A free worker, or the answer of whoever took the offer; nothing when time is up."""
        while offer is not None and offer.is_open and now() < deadline:
            await offer.wait(min(deadline, now() + offer.head_start()))
            if offer.is_taken:
                if (answer := await offer.answer(deadline)) is not None:
                    return replace(answer, elsewhere=True)
                continue  # they gave it back, or it is no longer offered
            worker = await self._free_worker(deadline, table, offer)
            if worker is not None and await self._taken_back(offer, worker):
                return worker
            if worker is None and not offer.is_taken:
                return None
        return await self._free_worker(deadline, table)

    async def _taken_back(self, offer: Offer, worker: Worker) -> bool:
        """Whether a worker may have what was offered; if not, it is free again."""
        is_ours = False
        try:
            is_ours = await offer.withdraw()
        finally:
            if not is_ours:
                self._set_free(worker)
        return is_ours

    # ------------------------------------------------------------ what a worker is at

    def _set_to_work(
        self, worker: Worker, work: Coroutine[None, None, Result]
    ) -> asyncio.Task[Result]:
        """Begins what nobody interrupts by no longer waiting for it; then the worker is free."""

        async def job() -> Result:
            try:
                return await work
            finally:
                self._set_free(worker)

        task = asyncio.create_task(job())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return task

    async def _wake(self, worker: Worker) -> None:
        with suppress(*FAILURES):
            await worker.wake()

    async def _asked(self, worker: Worker, request: bytes, deadline: float) -> MoveAnswer:
        """A worker's answer, however late; it is asked once more if it dies over the request."""
        alarm = asyncio.get_running_loop().call_at(deadline, self._note_late, worker)
        try:
            answer = await self._attempt(worker, request)
            if answer is None and self._workers and now() < deadline:
                answer = await self._attempt(worker, request)
        finally:
            alarm.cancel()
        self._note_answered(worker, now() <= deadline)
        return NO_ANSWER if answer is None else answer

    async def _attempt(self, worker: Worker, request: bytes) -> MoveAnswer | None:
        """The answer; none from a process that has ended, or had to be."""
        try:
            async with asyncio.timeout(self._replace_after):
                answer = await worker.ask(request)
        except TimeoutError:
            log.warning("A bot's process did not answer for so long that it is replaced.")
        except FAILURES as error:
            if self._workers:
                log.warning("A bot's process has ended and is replaced (%r).", error)
        else:
            if answer.trouble:
                log.warning("A bot failed, and a simple one moves for it.\n%s", answer.trouble)
            return answer
        self._set_all_late(False)
        return None

    # ------------------------------------------------------------ late workers

    def _note_late(self, worker: Worker) -> None:
        """What a worker was asked is due."""
        if worker.late:
            return
        worker.late = True
        if not self._all_late:
            log.warning("A bot's process is late: until it answers, simple bots move.")
        self._set_all_late(self._all_late or all(each.late for each in self._workers))

    def _note_answered(self, worker: Worker, in_time: bool) -> None:
        worker.late = False
        self._set_all_late(self._all_late and not in_time)

    def _set_all_late(self, all_late: bool) -> None:
        """Whoever waits for a free worker learns for how long that still makes sense."""
        self._all_late = all_late
        for limit, deadline in self._queue.items():
            if not limit.expired():
                limit.reschedule(self._waits_until(deadline))

    def _waits_until(self, deadline: float) -> float | None:
        if self._all_late:
            deadline = min(deadline, now() + self._short_wait)
        return None if deadline == inf else deadline

    # ------------------------------------------------------------ instead of a worker

    async def _stand_in(self, match: Match, s: State, seat: Seat, rng: list[int]) -> int:
        """Chooses beside the loop. To wait for it no longer does not interrupt it."""
        self._require_open()

        def choose() -> int:
            return stand_in(match.game, s, match.board, seat, rng) if self._workers else NO_ACTION

        work = asyncio.get_running_loop().run_in_executor(self._stand_ins, choose)
        action = await asyncio.shield(work)
        self._require_open()
        return action

    # ------------------------------------------------------------ closing

    def _require_open(self) -> None:
        if not self._workers:
            raise ClosedError

    async def close(self) -> None:
        """Ends every worker; whoever still waits for an answer is told that there is none."""
        workers, self._workers = self._workers, []
        self._line.close()
        for worker in workers:
            worker.dismiss()
        if self._jobs:
            await asyncio.wait(self._jobs)
        for worker in workers:
            await worker.stop()
        self._idle = []
        if workers:
            self._stand_ins.shutdown()


def now() -> float:
    return asyncio.get_running_loop().time()

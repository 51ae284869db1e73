"""Somebody who thinks for the bots of servers elsewhere: takes questions, and has them answered.

All that a thinker needs is the table of questions in the database of the servers. It has no key,
proves nothing, and sees no position but imagined ones. A server checks that what it is answered is
a legal move, and does not wait for long: a thinker that ends or fails holds up nobody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.bots.foresight import Foresight
from ludotheque.bots.waiting_line import ClosedError
from ludotheque.bots.worker import NO_ACTION, MoveAnswer, MoveRequest
from ludotheque.bots.workshop import Workshop
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game

from .postgres_database import driver, is_lost
from .questions import ASKED, BEAT, PRESENT, Line, Presence, Thinkers, kind_of
from .store import StoreError

log = logging.getLogger(__name__)

# Each by one thinker, whoever else is looking; the tables that ask least have their turn first.
TAKING = """
    WITH next AS (
        SELECT id FROM question
        WHERE thinker IS NULL AND answer IS NULL AND kind = ANY($2::text[]) AND until > now()
        ORDER BY turn, number LIMIT $3 FOR UPDATE SKIP LOCKED
    ), taken AS (
        UPDATE question SET thinker = $1 FROM next WHERE question.id = next.id
        RETURNING question.id, server, kind, body, until
    )
    SELECT id, kind, body, extract(epoch FROM until - now())::float8 AS seconds,
        (SELECT count(*) FROM question WHERE answer IS NULL) AS waiting,
        pg_notify('ludotheque_' || server, id || ' taken ' || $1)
    FROM taken
"""
# The server hears that there is room for another question before it has the answer to this one.
ANSWERING = f"""
    WITH answered AS (
        UPDATE question SET answer = $3 WHERE id = $1 AND thinker = $2 AND answer IS NULL
        RETURNING id, server
    )
    SELECT pg_notify('{PRESENT}', $4),
        pg_notify('ludotheque_' || server, id || ' answered ' || $2) FROM answered
"""
GIVING_BACK = f"""
    WITH returned AS (
        UPDATE question SET thinker = NULL WHERE thinker = $1 AND answer IS NULL
        RETURNING id, server
    )
    SELECT pg_notify('ludotheque_' || server, id || ' returned ' || $1),
        pg_notify('{ASKED}', '') FROM returned
"""
ANNOUNCING = f"SELECT pg_notify('{PRESENT}', $1)"
TRYING = "SELECT id, kind, body, until, server, answer FROM question LIMIT 0"


class Thinker:
    """Takes as many questions at once as its workshop has workers."""

    def __init__(self, address: str, workshop: Workshop, slots: int, foresight: Foresight) -> None:
        self.name = secrets.token_hex(8)
        self.answered = 0
        self._workshop, self._slots, self._foresight = workshop, slots, foresight
        self._games: dict[str, Game] = {}  # that it can think about, by the kind of question
        self._line = Line(address, {ASKED: self._wake, PRESENT: self._hear})
        self._others = Thinkers()  # itself among them
        self._announced = 0  # how many more questions it said that it could take
        self._something = asyncio.Event()
        self._thinking: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connects, and finds out whether there are questions to be read."""
        asyncpg = driver()
        try:
            await self._line.open()
            await self._line.fetch(TRYING)
        except Exception as error:
            await self._line.close()
            raise LudothequeError(why_not(error, asyncpg)) from error

    async def run(self, games: Iterable[Game]) -> None:
        """Takes questions about these games until it is cancelled."""
        self._games = {kind_of(game): game for game in games}
        beating = asyncio.create_task(self._beat())
        try:
            while True:
                with suppress(StoreError):
                    await self._take_all()
                await self._something.wait()
                self._something.clear()
        finally:
            beating.cancel()

    async def close(self) -> None:
        """What it was thinking about is given back at once."""
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        with suppress(StoreError):
            await self._line.fetch(GIVING_BACK, self.name)
            await self._announce(slots=0)
        await self._line.close()

    # ------------------------------------------------------------ being there

    def _wake(self, said: str = "") -> None:
        self._something.set()

    def _hear(self, said: str) -> None:
        self._others.hear(said)

    @property
    def free(self) -> int:
        return max(0, min(self._slots - len(self._thinking), self._workshop.idle))

    def _presence(self, slots: int, free: int) -> str:
        """What it says of itself; and that it has said so."""
        self._announced = free
        said = Presence(self.name, slots, min(slots, free), list(self._games))
        return msgspec.json.encode(said).decode()

    async def _announce(self, slots: int) -> None:
        await self._line.fetch(ANNOUNCING, self._presence(slots, self.free))

    async def _beat(self) -> None:
        """Says every second that it is there, and looks whether a call was missed."""
        was_reached = True
        while True:
            await self._line.mend()
            with suppress(StoreError):
                await self._announce(self._slots)
            if self._line.is_open != was_reached:
                was_reached = not was_reached
                log.warning("The database can%s be reached.", " again" if was_reached else "not")
            self._others.forget_silent()
            self._wake()
            await asyncio.sleep(BEAT)

    # ------------------------------------------------------------ thinking

    async def _take_all(self) -> None:
        """Every question that can be thought about now."""
        while self.free:
            rows = await self._line.fetch(TAKING, self.name, list(self._games), self.free)
            if not rows:
                break
            for row in rows:
                task = asyncio.create_task(self._think(row))
                self._thinking.add(task)
                task.add_done_callback(self._finished)
        if self.free != self._announced:
            await self._announce(self._slots)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("A question could not be answered.", exc_info=task.exception())
        self._wake()

    async def _think(self, row: Any) -> None:
        answer = await self._answer(row)
        told = MoveAnswer(answer.action, in_haste=answer.in_haste)
        with suppress(StoreError):  # then the server has long given up
            said = self._presence(self._slots, self.free + 1)  # without this question
            row = (row["id"], self.name, msgspec.msgpack.encode(told), said)
            if await self._line.fetch(ANSWERING, *row):
                self.answered += 1

    async def _answer(self, row: Any) -> MoveAnswer:
        """No action, for what it cannot read: the server answers that itself."""
        game, until = self._games[row["kind"]], time.monotonic() + row["seconds"]
        try:
            request = msgspec.msgpack.decode(row["body"], type=MoveRequest)
        except msgspec.MsgspecError:
            return MoveAnswer(NO_ACTION)
        if request.package != game.package:  # it imports nothing but the games that it knows
            return MoveAnswer(NO_ACTION)
        milliseconds = self._share(request.milliseconds, row["waiting"])
        asked = replace(
            request, milliseconds=milliseconds, deadline=until, foresight=self._foresight
        )
        try:
            return await self._workshop.answer(asked, game, row["id"])
        except (ClosedError, LudothequeError):
            return MoveAnswer(NO_ACTION)

    def _share(self, milliseconds: int, waiting: int) -> int:
        """Where more is asked than all thinkers can do at once, each question has less time."""
        slots = max(self._slots, self._others.slots)
        return milliseconds and max(1, milliseconds * slots // max(slots, waiting))


def why_not(error: BaseException, asyncpg: Any) -> Problem:
    """Why nobody can think for the servers of a database, to be told to a person."""
    cause = error.__cause__ or error
    if isinstance(cause, asyncpg.UndefinedTableError | asyncpg.UndefinedColumnError):
        return Problem("think-no-questions")
    if isinstance(cause, asyncpg.InsufficientPrivilegeError):
        return Problem("think-no-rights")
    if is_lost(cause):
        return Problem("think-unreachable")
    return Problem("think-failed", {"said": str(cause)})

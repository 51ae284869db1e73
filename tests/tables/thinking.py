"""Servers that ask and thinkers that answer, in one process with a real database; some by hand."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
import msgspec

from ludotheque.bots.foresight import Foresight
from ludotheque.bots.worker import MoveAnswer, MoveRequest
from ludotheque.bots.workshop import Workshop
from ludotheque.engine.game import Game
from ludotheque.tables import thinker as thinkers
from ludotheque.tables.postgres_database import prepare
from ludotheque.tables.questions import BEAT, Line, Presence, Questions, kind_of
from ludotheque.tables.thinker import Thinker
from tests.bots.workshops import PATIENT, opened

from .stores import KEY_CHECK


async def database(address: str) -> Any:
    """A connection for looking into it, to which the schema is there."""
    connection = await asyncpg.connect(address, server_settings={"search_path": "ludotheque"})
    await prepare(connection, KEY_CHECK)
    return connection


async def standing(connection: Any) -> list[Any]:
    """All questions that stand in the database."""
    return list(await connection.fetch("SELECT * FROM question ORDER BY number"))


async def until(is_so: Callable[[], Awaitable[object]]) -> Any:
    """What is found, as soon as there is something."""
    async with asyncio.timeout(PATIENT):
        while not (found := await is_so()):
            await asyncio.sleep(0.01)
    return found


@asynccontextmanager
async def asking(
    address: str, workers: int = 1, patience: float = PATIENT
) -> AsyncIterator[tuple[Questions, Workshop]]:
    """What a server has: questions, and workers of its own."""
    questions = await Questions.open(address, secrets.token_hex(8))
    try:
        async with opened(
            workers, patience, foresight=Foresight.NEVER, elsewhere=questions
        ) as workshop:
            yield questions, workshop
    finally:
        await questions.close()


@asynccontextmanager
async def thinking(address: str, *games: Game, slots: int = 1) -> AsyncIterator[Thinker]:
    """A thinker with processes of its own."""
    async with opened(slots, foresight=Foresight.NEVER) as workshop:
        thinker = Thinker(address, workshop, slots, Foresight.NEVER)
        await thinker.open()
        running = asyncio.create_task(thinker.run(games))
        try:
            yield thinker
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            await thinker.close()


class ByHand:
    """A thinker that does what a test wants, with the real one's statements."""

    def __init__(self, address: str, *games: Game) -> None:
        self.name, self.kinds = secrets.token_hex(8), [kind_of(game) for game in games]
        self.free = 1
        self.line = Line(address, {})
        self._beating: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def present(cls, address: str, *games: Game, free: int = 1) -> AsyncIterator[ByHand]:
        """One that says every second that it is there."""
        found = cls(address, *games)
        found.free = free
        await found.line.open()
        found._beating = asyncio.create_task(found._beat())
        try:
            yield found
        finally:
            found.fall_silent()
            await found.line.close()

    async def _beat(self) -> None:
        while True:
            await self.announce(8)
            await asyncio.sleep(BEAT / 4)

    def fall_silent(self) -> None:
        """As if its process had been killed."""
        if self._beating is not None:
            self._beating.cancel()

    def presence(self, slots: int) -> str:
        return msgspec.json.encode(Presence(self.name, slots, self.free, self.kinds)).decode()

    async def announce(self, slots: int) -> None:
        await self.line.fetch(thinkers.ANNOUNCING, self.presence(slots))

    async def take_all(self, most: int = 1) -> list[Any]:
        return await self.line.fetch(thinkers.TAKING, self.name, self.kinds, most)

    async def take(self) -> Any:
        """One question, as soon as there is one."""
        (row,) = await until(self.take_all)
        return row

    async def answer(self, row: Any, action: int) -> bool:
        """Whether anybody was still waiting for it."""
        body, said = msgspec.msgpack.encode(MoveAnswer(action)), self.presence(8)
        return bool(await self.line.fetch(thinkers.ANSWERING, row["id"], self.name, body, said))

    async def give_back(self) -> None:
        await self.line.fetch(thinkers.GIVING_BACK, self.name)


def asked_in(row: Any) -> MoveRequest:
    return msgspec.msgpack.decode(row["body"], type=MoveRequest)

"""The live connection over a line that is no WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ludotheque.api.connection import (
    COME_BACK,
    GOODBYE,
    NO_TABLE,
    STRIKES,
    UNREADABLE,
    Hangup,
    serve_line,
)
from ludotheque.tables.house import House
from tests.tables.room import A, B, header, housed, opened

Json = dict[str, Any]


class PageLine:
    """A line, and the page at its other end."""

    def __init__(self) -> None:
        self._incoming: asyncio.Queue[str | Hangup | None] = asyncio.Queue()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.code: int | None = None  # with which it was closed

    async def receive(self) -> str | None:
        found = await self._incoming.get()
        if isinstance(found, Hangup):
            raise found
        return found

    async def send(self, text: str) -> None:
        self._outgoing.put_nowait(text)

    async def close(self, code: int) -> None:
        self.code = code

    def say(self, **message: object) -> None:
        self.put(json.dumps(message))

    def put(self, message: str | None) -> None:
        self._incoming.put_nowait(message)

    def hang_up(self) -> None:
        self._incoming.put_nowait(Hangup())

    async def hear(self, kind: str) -> Json:
        while True:
            heard: Json = json.loads(await self._outgoing.get())
            if heard["type"] == kind:
                return heard


@asynccontextmanager
async def served(house: House, table: str) -> AsyncIterator[PageLine]:
    """A line that is served until it ends by itself, or the page has hung up."""
    line = PageLine()
    serving = asyncio.create_task(serve_line(house, table, line))
    yield line
    await serving


async def test_a_move_is_accepted_and_told_to_those_who_watch(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        tokens = [house.keys.seat_token(live.table.name, seat, 0, 1) for seat in (A, B)]
        async with served(house, live.table.name) as page, served(house, live.table.name) as other:
            page.say(type="hello", tokens=tokens)
            other.say(type="hello")
            [(seat, moves)] = (await page.hear("snapshot"))["position"]["legal"].items()
            assert not (await other.hear("snapshot"))["position"]["legal"]
            page.say(type="play", seat=seat, move=moves[0], request="1")
            seq = (await page.hear("accepted"))["seq"]
            (told,) = (await other.hear("news"))["told"]
            assert told["seq"] == seq
            other.say(type="play", seat=seat, move=moves[0], request="2")
            assert (await other.hear("error"))["code"] == "not-your-seat"
            page.hang_up()
            other.hang_up()
        assert (page.code, other.code) == (GOODBYE, GOODBYE)


async def test_a_table_that_is_not_there_is_told_and_ends_the_line(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        async with served(house, "nothing") as page:
            assert (await page.hear("error"))["code"] == "no-such-table"
        assert page.code == NO_TABLE


async def test_a_table_that_leaves_or_goes_ends_the_line(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        async with served(house, live.table.name) as page:
            page.say(type="hello")
            await page.hear("snapshot")
            house.lose([live.table.name])
        assert page.code == COME_BACK
        async with served(house, live.table.name) as page:
            page.say(type="hello")
            await page.hear("snapshot")
            await house.delete(live.table.name)
        assert page.code == NO_TABLE


async def test_what_cannot_be_read_is_told_a_few_times(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        async with served(house, live.table.name) as page:
            page.say(type="hello")
            page.put(None)
            assert (await page.hear("error"))["code"] == "not-text"
            for _ in range(STRIKES):
                page.put("{")
            assert (await page.hear("error"))["code"] == "malformed"
        assert page.code == UNREADABLE

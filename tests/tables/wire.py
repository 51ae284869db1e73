"""The line between a store and its database, which can lose what passes over it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

CHUNK = 65536


class Wire:
    """Passes everything on, at an address of its own."""

    def __init__(self, address: str) -> None:
        self.real = urlsplit(address)
        self.lose_answers = 0  # how many answers are lost, each with its connection
        self.is_cut = False  # whether nothing passes, and nobody is told
        self._lines: set[asyncio.StreamWriter] = set()
        self._joined: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        host = f"{self.real.username}@127.0.0.1:{self.port}"
        return self.real._replace(netloc=host).geturl()

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def lead_to(self, address: str) -> None:
        """Somewhere else from now on."""
        self.real = urlsplit(address)
        self.hang_up()

    def hang_up(self) -> None:
        """Ends every connection, as whoever waits in vain does sooner or later."""
        for line in list(self._lines):
            line.transport.abort()

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._joined:
            task.cancel()
        await asyncio.gather(*self._joined)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._joined.add(task)
        lines = [writer]
        with suppress(OSError, asyncio.CancelledError):
            found = await asyncio.open_connection(self.real.hostname, self.real.port)
            lines.append(found[1])
            self._lines |= {*lines}
            await asyncio.gather(self._ask(reader, found[1]), self._answer(found[0], writer))
        for line in lines:
            self._lines.discard(line)
            line.transport.abort()
        for line in lines:
            with suppress(OSError, asyncio.CancelledError):
                await line.wait_closed()
        self._joined.discard(task)

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(CHUNK):
            if self.is_cut:
                continue
            writer.write(chunk)
            await writer.drain()
        raise ConnectionResetError

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(CHUNK):
            if self.is_cut:
                continue
            if self.lose_answers:
                self.lose_answers -= 1
                raise ConnectionResetError
            writer.write(chunk)
            await writer.drain()
        raise ConnectionResetError

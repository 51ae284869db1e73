"""The line between a store and its database, which can lose what passes over it."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

CHUNK = 65536


class Wire:
    """Passes everything on, at an address of its own."""

    def __init__(self, address: str) -> None:
        self.real = urlsplit(address)
        self.lose_answers = 0  # how many answers are lost, each with its connection
        self.is_cut = False  # whether nothing passes, and nobody is told
        self._lines: set[asyncio.StreamWriter] = set()

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
        self.hang_up()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            found = await asyncio.open_connection(self.real.hostname, self.real.port)
        except OSError:
            writer.close()
            return
        self._lines |= {writer, found[1]}
        both = (self._ask(reader, found[1]), self._answer(found[0], writer))
        try:
            await asyncio.gather(*both)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for line in (writer, found[1]):
                self._lines.discard(line)
                line.transport.abort()

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

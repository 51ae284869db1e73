"""A network that can be cut: a real relay between a browser and the server.

The browser is told to go through it as a SOCKS proxy, so that addresses stay what they are.
Cutting it breaks every connection at once and lets no new one through, as a lost network does.
"""

from __future__ import annotations

import asyncio
import ipaddress
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from playwright.sync_api import ProxySettings

HELLO = b"\x05\x00"  # version 5, nobody need say who they are
THROUGH = b"\x05\x00\x00\x01" + bytes(6)
IS_ADDRESS, IS_NAME = 1, 3
PIECE = 65_536
PATIENCE = 60  # seconds, for the relay itself


class Line:
    """One relay, on a port of its own, in a thread of its own."""

    def __init__(self) -> None:
        self.port = 0
        self.is_cut = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.relays: set[asyncio.Task[None]] = set()
        self.ended = asyncio.Event()
        self.ready = threading.Event()

    @property
    def proxy(self) -> ProxySettings:
        """For a visitor; without the exception, this machine would be reached directly."""
        return {"server": f"socks5://127.0.0.1:{self.port}", "bypass": "<-loopback>"}

    def cut(self) -> None:
        self._wait_for(self._cut())

    def mend(self) -> None:
        self.is_cut = False

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.ended.set)

    def _wait_for(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self.loop).result(PATIENCE)

    async def _cut(self) -> None:
        """Breaks every connection, and returns when nothing is left of them."""
        self.is_cut = True
        for writer in self.writers:
            writer.transport.abort()
        await asyncio.gather(*self.relays, return_exceptions=True)

    # ------------------------------------------------------------ relaying

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        async with server:
            await self.ended.wait()
        await self._cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        relay = asyncio.current_task()
        assert relay is not None
        self.relays.add(relay)
        async with self._kept(writer):
            if not self.is_cut:
                host, port = await greeted(reader, writer)
                far_reader, far_writer = await asyncio.open_connection(host, port)
                async with self._kept(far_writer):
                    writer.write(THROUGH)
                    await asyncio.gather(pour(reader, far_writer), pour(far_reader, writer))
        self.relays.discard(relay)

    @asynccontextmanager
    async def _kept(self, writer: asyncio.StreamWriter) -> AsyncIterator[None]:
        """One end of a connection, which the other end or a cut may break at any time."""
        self.writers.add(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            yield
        self.writers.discard(writer)
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


async def greeted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> tuple[str, int]:
    """The courtesies of SOCKS; where the browser wants to go."""
    _, methods = await reader.readexactly(2)
    await reader.readexactly(methods)
    writer.write(HELLO)
    *_, kind = await reader.readexactly(4)
    if kind == IS_NAME:
        (length,) = await reader.readexactly(1)
        host = (await reader.readexactly(length)).decode()
    else:
        host = str(ipaddress.ip_address(await reader.readexactly(4 if kind == IS_ADDRESS else 16)))
    return host, int.from_bytes(await reader.readexactly(2), "big")


async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Everything that comes, until nothing more does."""
    while piece := await source.read(PIECE):
        target.write(piece)
        await target.drain()
    if target.can_write_eof():
        target.write_eof()


@contextmanager
def running_line() -> Iterator[Line]:
    line = Line()
    thread = threading.Thread(target=lambda: asyncio.run(line.run()))
    thread.start()
    assert line.ready.wait(PATIENCE), "the relay does not start"
    try:
        yield line
    finally:
        line.end()
        thread.join(PATIENCE)

"""A client of Socket.IO with nothing to spare, on top of `wire`: it must cost less than what it
measures.

It speaks the fourth protocol of Engine.IO over a WebSocket from the beginning, and joins one
namespace; events carry JSON, and nobody asks for an acknowledgement.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

PATH = "/socket.io/?EIO=4&transport=websocket"
OPENED, PING, PONG = b"0", b"2", b"3"  # packets of Engine.IO
JOINED, EVENT = b"40", b"42"  # packets of Socket.IO, in a message of Engine.IO
JOINING = 60.0  # seconds that a server may take
write = msgspec.json.Encoder().encode


class Line:
    """One connection to a namespace. `hear` is given every event, as a JSON array in bytes."""

    def __init__(self, namespace: str, hear: Callable[[Line, bytes], None]) -> None:
        self.hear, self.errors = hear, 0
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._place = f"/{namespace},".encode()
        self._event = EVENT + self._place
        self._wire: Wire | None = None

    def receive(self, wire: Wire, message: bytes) -> None:
        """Takes a packet; the server begins."""
        self._wire = wire
        if message.startswith(self._event):
            self.hear(self, message[len(self._event) :])
        elif message == PING:
            wire.send(PONG)
        elif message.startswith(OPENED):
            wire.send(JOINED + self._place)
        elif message.startswith(JOINED + self._place):
            self.joined.set_result(None)
        else:
            self.errors += 1

    def emit(self, *event: Json) -> None:
        """Sends an event: its name, and what belongs to it."""
        assert self._wire is not None, "nobody emits before they have joined"
        self._wire.send(self._event + write(event))


@asynccontextmanager
async def joined(
    port: int, namespace: str, hear: Callable[[Line, bytes], None]
) -> AsyncIterator[Line]:
    """A line to a namespace of the server at a port of this machine, while the block runs."""
    line = Line(namespace, hear)
    async with connected(port, PATH, line.receive):
        async with asyncio.timeout(JOINING):
            await line.joined
        yield line

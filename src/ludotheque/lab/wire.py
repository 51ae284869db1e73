"""A WebSocket client with nothing to spare, for load: it must cost less than what it measures.

It speaks just enough of the protocol to shake hands, send short texts and take frames apart.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

SHORT, MEDIUM, LONG = 125, 126, 127
TEXT, CLOSE, PING = 0x1, 0x8, 0x9
FINAL, MASKED = 0x80, 0x80


class Wire(asyncio.Protocol):
    """One connection. `hear` is given every text, `lost` is called once when it is over."""

    def __init__(self, path: str, host: str, hear: Callable[[Wire, bytes], None]) -> None:
        self.path, self.host, self.hear = path, host, hear
        self.lost = asyncio.get_running_loop().create_future()
        self.ready = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: bHVkb3RoZXF1ZSBsb2FkIQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.ready, self.lost):
            if not waiting.done():
                waiting.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.ready.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:end].split(b"\r\n", 1)[0] + b" ":
                self.transport.close()
                return
            del self._buffer[: end + 4]
            self.ready.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 0x7F, at + 2
            if length >= MEDIUM:
                size = 2 if length == MEDIUM else 8
                if len(buffer) < start + size:
                    break
                length = int.from_bytes(buffer[start : start + size], "big")
                start += size
            if len(buffer) < start + length:
                break
            self._frame(buffer[at] & 0x0F, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(self, payload)
        elif kind == PING:
            self._send(0xA, payload)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        length, mask = len(payload), os.urandom(4)
        if length <= SHORT:
            head = bytes((FINAL | kind, MASKED | length))
        else:
            head = bytes((FINAL | kind, MASKED | MEDIUM)) + length.to_bytes(2, "big")
        pad = (mask * (length // 4 + 1))[:length]
        masked = int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")
        self.transport.write(head + mask + masked.to_bytes(length, "big"))


@asynccontextmanager
async def connected(
    port: int, path: str, hear: Callable[[Wire, bytes], None], source: str = "127.0.0.1"
) -> AsyncIterator[Wire]:
    """A connection to the server at a port of this machine, for as long as the block runs.

    From one address there can be some 28,000; from others of this machine, as many more. Closing a
    uvloop hung where a connection was still open.
    """
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(path, f"127.0.0.1:{port}", hear), "127.0.0.1", port, local_addr=(source, 0)
    )
    try:
        await wire.ready
        yield wire
    finally:
        wire.transport.close()

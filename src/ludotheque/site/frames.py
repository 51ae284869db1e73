"""The server's own live connections, with a short way to tell somebody something.

A message to a whole table is framed once and written to each listener at once, without a task
in between, as long as the listener keeps up: see `Frames.tell_now`. Two faults of the original
that strangers can provoke are mended as well: both end in a complaint in the server's log, and
one of them in a connection that is cut off.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from .sockets import sockets_of

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

TELL_NOW = "ludotheque.tell_now"  # in the state of a connection
FINAL_TEXT = 0x81
SHORT, MEDIUM, LONG = 125, 126, 127


@lru_cache(maxsize=16)  # the listeners of one table are told the same, one after the other
def framed(text: str) -> bytes:
    """A text as a server sends it: one frame, not masked."""
    payload = text.encode()
    length = len(payload)
    if length <= SHORT:
        return bytes((FINAL_TEXT, length)) + payload
    if length < 1 << 16:
        return bytes((FINAL_TEXT, MEDIUM)) + length.to_bytes(2, "big") + payload
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8, "big") + payload


class Frames(WebSocketsSansIOProtocol):
    """To be given to `uvicorn.Config` as `ws`."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        sockets_of(self.config).left(self.transport)

    def keepalive_timeout(self) -> None:
        """Whoever does not answer, and does not read either, is not waited for when closing."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["state"][TELL_NOW] = self.tell_now
        await super().run_asgi()

    def tell_now(self, text: str) -> bool:
        """Writes a text if the connection is open and keeps up; says whether it did."""
        ready = self.writable.is_set() and self.conn.state is State.OPEN
        if not ready or self.close_sent or self.conn.extensions or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 is answered, even where a farewell came together with it."""
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """A connection that is refused in words has had its answer, and is complete."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

"""The server's own live connections, less two faults of theirs that strangers can provoke.

Both end in a complaint in the server's log, and one of them in a connection that is cut off.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class Frames(WebSocketsSansIOProtocol):
    """To be given to `uvicorn.Config` as `ws`."""

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 is answered, even where a farewell came together with it."""
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """A connection that is refused in words has had its answer, and is complete."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

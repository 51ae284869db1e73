"""The live connection over a WebSocket.

Spoken straight to the server's interface, without a framework in between. What is said stands in
`api/connection.py`.
"""

from __future__ import annotations

from litestar.types import Receive, Send, WebSocketScope

from ludotheque.api.connection import FIRST_WORD, PATH, Hangup, serve_line
from ludotheque.tables.house import House

from .transport import SHORT_WAY


class WebSocketLine:
    """Texts, as the messages of ASGI."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

    async def receive(self) -> str | None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                raise Hangup
            if message["type"] == "websocket.receive":
                return message.get("text")

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": None})


async def live_connection(
    house: House,
    scope: WebSocketScope,
    receive: Receive,
    send: Send,
    first_word: float = FIRST_WORD,
) -> None:
    """Serves one WebSocket from its opening to its end."""
    await receive()  # that it wants to connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": ()})
    table, short_way = scope["path"].removeprefix(PATH), scope.get("state", {}).get(SHORT_WAY)
    await serve_line(house, table, WebSocketLine(receive, send), short_way, first_word)

"""What strangers do to a live connection is no fault of the server's, and is not complained of."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from ludotheque.server.security import RefusedError, turn_away
from ludotheque.server.transport import Frames

PATIENCE = 60.0
HEAD = (
    b"GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = bytes(4)
NOT_UTF8 = b"\x81\x82" + MASK + b"\xc3\x28"
FAREWELL = b"\x88\x82" + MASK + b"\x03\xe8"


async def listening_app(scope: Any, receive: Any, send: Any) -> None:
    if scope["path"] == "/refused":
        await turn_away(RefusedError(404, "not-found"), scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.fixture
def port() -> Iterator[int]:
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(listening_app, ws=Frames, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    yield int(listener.getsockname()[1])
    server.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive()


def exchange(port: int, path: bytes, content: bytes = b"") -> bytes:
    """Everything that comes back, until the server closes."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(HEAD % path)
        heard = line.recv(4096)
        if content:
            line.sendall(content)
        while more := line.recv(4096):
            heard += more
    return heard


def test_no_utf8_together_with_a_farewell(port: int, caplog: pytest.LogCaptureFixture) -> None:
    heard = exchange(port, b"/live/x", NOT_UTF8 + FAREWELL)
    assert heard.startswith(b"HTTP/1.1 101")
    assert heard.endswith(b"\x88\x02\x03\xe8")
    assert not [each for each in caplog.records if each.name == "asyncio"]


def test_no_utf8_alone_is_closed_with_its_code(port: int) -> None:
    assert b"\x88\x02\x03\xef" in exchange(port, b"/live/x", NOT_UTF8)


def test_a_refusal_in_words(port: int, caplog: pytest.LogCaptureFixture) -> None:
    heard = exchange(port, b"/refused")
    assert heard.startswith(b"HTTP/1.1 404")
    assert b'"not-found"' in heard
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]

"""What `server` relies on of its server libraries beyond what they document.

Each is named here with what is expected of it, so that an upgrade that takes it away fails here
and says what it was for. `pyproject.toml` keeps out the versions that have not been tried.
"""

from __future__ import annotations

import asyncio
import inspect
import signal
import socket
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn import server as uvicorn_server
from uvicorn.protocols.http import h11_impl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.protocol import Protocol, State

from ludotheque.server.serving import IDLE_TALK, Server
from ludotheque.server.transport import Frames, Requests, framed

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
PATIENCE = 60.0  # seconds
ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
CONNECT = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = b"\x81\x82" + bytes(4) + b"hi"  # a masked text
NOT_UTF8 = b"\x81\x82" + bytes(4) + b"\xc3\x28"
FAREWELL = b"\x88\x82" + bytes(4) + b"\x03\xe8"


# ---------------------------------------------------------------- connections without a network


class Line(asyncio.Transport):
    """A connection's other end: remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None: ...


async def polite_app(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request; takes a live connection, and listens until it ends."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def noting(base: type, *names: str) -> tuple[type, list[str]]:
    """A kind of connection that notes which of these methods the library calls."""
    called: list[str] = []

    def noted(name: str) -> Callable[..., Any]:
        def method(self: Any, *given: Any) -> Any:
            called.append(name)
            return getattr(base, name)(self, *given)

        return method

    return type("Noting", (base,), {name: noted(name) for name in names}), called


def opened(kind: type, **settings: Any) -> tuple[Any, Line]:
    """A connection of a kind, as the server opens one."""
    config = uvicorn.Config(polite_app, lifespan="off", log_config=None, **settings)
    connection, line = kind(config=config, server_state=ServerState(), app_state={}), Line()
    connection.connection_made(line)
    return connection, line


async def until(holds: Callable[[], bool], missing: str) -> None:
    """Waits for what the library is expected to do."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.001)
    except TimeoutError:
        pytest.fail(missing)


# ---------------------------------------------------------------- versions


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_a_version_that_was_not_tried_is_kept_out(library: str) -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    needed = project["optional-dependencies"]["site"]
    (bounds,) = [each for each in needed if each.startswith(f"{library}>")]
    assert "<" in bounds, f"{library} needs an upper bound: its inner names change without notice"


# ---------------------------------------------------------------- requests (`transport.py`)


@pytest.mark.parametrize(
    "name",
    [
        "connection_made",
        "data_received",
        "handle_websocket_upgrade",
        "on_response_complete",
        "connection_lost",
        "pause_writing",
        "resume_writing",
        "timeout_keep_alive_handler",
    ],
)
def test_requests_extend_methods_that_are_there(name: str) -> None:
    assert callable(getattr(H11Protocol, name, None)), (
        f"H11Protocol has no {name}, which `Requests` extends"
    )
    ours, theirs = (inspect.signature(getattr(kind, name)) for kind in (Requests, H11Protocol))
    assert list(ours.parameters) == list(theirs.parameters), f"{name} takes something else now"


async def test_a_request_connection_knows_its_settings_loop_and_client() -> None:
    connection, line = opened(H11Protocol)
    assert isinstance(connection.config, uvicorn.Config), "`config` is where `Requests` counts"
    assert connection.loop is asyncio.get_running_loop(), "`loop` is whose timers it sets"
    assert connection.transport is line, "`transport` is what it cuts off"
    assert isinstance(connection.conn, h11.Connection), "`conn` is the state of the request"
    assert connection.client is None, "`client` is the address, or nothing where there is none"


async def test_the_state_of_a_request_says_what_is_due() -> None:
    connection, _ = opened(H11Protocol)
    states = []
    for part in (b"POST / HTTP/1.1\r\nHost: local", b"host\r\nContent-Length: 3\r\n\r\n1", b"23"):
        connection.data_received(part)
        states.append(connection.conn.their_state)
    assert states == [h11.IDLE, h11.SEND_BODY, h11.DONE], (
        "the head of a request is due in IDLE, its body in SEND_BODY, and nothing in DONE"
    )


async def test_an_answer_that_is_complete_starts_the_wait_for_the_next_request() -> None:
    kind, called = noting(H11Protocol, "on_response_complete")
    connection, _ = opened(kind)
    assert connection.timeout_keep_alive_task is None, "none runs before the first request"
    connection.data_received(ASK)
    await until(lambda: bool(called), "H11Protocol does not call on_response_complete any more")
    assert connection.timeout_keep_alive_task is not None, "one runs between two requests"
    connection.data_received(ASK[:5])
    assert connection.timeout_keep_alive_task is None, "none runs while a request comes in"
    connection.connection_lost(None)


async def test_who_asks_nothing_more_is_handled_by_a_method() -> None:
    kind, called = noting(H11Protocol, "timeout_keep_alive_handler")
    connection, line = opened(kind, timeout_keep_alive=0)
    connection.data_received(ASK)
    missing = "H11Protocol does not call timeout_keep_alive_handler when time is up any more"
    await until(lambda: bool(called), missing)
    assert line.closed, "timeout_keep_alive_handler closes the connection"


async def test_a_request_for_a_live_connection_is_handled_by_a_method() -> None:
    kind, called = noting(H11Protocol, "handle_websocket_upgrade")
    connection, line = opened(kind, ws=WebSocketsSansIOProtocol)
    connection.data_received(CONNECT)
    assert called, "H11Protocol does not call handle_websocket_upgrade for a live connection"
    missing = "H11Protocol does not hand a live connection to the class given as `ws` any more"
    await until(lambda: line.written.startswith(b"HTTP/1.1 101"), missing)


# ---------------------------------------------------------------- live connections (`transport.py`)


@pytest.mark.parametrize(
    "name",
    ["connection_lost", "keepalive_timeout", "run_asgi", "send_receive_event_to_app", "send"],
)
def test_live_connections_extend_methods_that_are_there(name: str) -> None:
    assert callable(getattr(WebSocketsSansIOProtocol, name, None)), (
        f"WebSocketsSansIOProtocol has no {name}, which `Frames` extends"
    )
    kinds = (Frames, WebSocketsSansIOProtocol)
    ours, theirs = (inspect.signature(getattr(kind, name)) for kind in kinds)
    assert list(ours.parameters) == list(theirs.parameters), f"{name} takes something else now"


async def test_a_live_connection_is_run_by_a_method_and_has_a_state_of_its_own() -> None:
    kind, called = noting(WebSocketsSansIOProtocol, "run_asgi")
    connection, line = opened(kind, ws_per_message_deflate=False)
    connection.data_received(CONNECT)
    assert connection.scope["state"] == {}, "`ShortWay` is handed on in the scope's state"
    await until(lambda: connection.handshake_complete, "handshake_complete does not become true")
    assert called == ["run_asgi"], "run_asgi does not run the application any more"
    assert line.written.startswith(b"HTTP/1.1 101")


async def test_a_live_connection_says_whether_it_can_be_written_to() -> None:
    connection, _ = opened(WebSocketsSansIOProtocol, ws_per_message_deflate=False)
    connection.data_received(CONNECT)
    await until(lambda: connection.handshake_complete, "handshake_complete does not become true")
    assert isinstance(connection.conn, Protocol), "`conn` is the state of the connection"
    del connection.request, connection.response  # which nobody needs after the handshake
    assert connection.conn.state is State.OPEN, "it is OPEN after the handshake"
    assert connection.conn.extensions == [], "`extensions` is empty where nothing is compressed"
    assert not connection.close_sent, "`close_sent` is false before the end"
    connection.pause_writing()
    assert not connection.writable.is_set(), "`writable` is not set for who does not keep up"
    connection.resume_writing()
    assert connection.writable.is_set(), "`writable` is set for who keeps up"
    await connection.send({"type": "websocket.close", "code": 1000})
    assert connection.close_sent, "`close_sent` is true after the end"
    connection.connection_lost(None)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
async def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    connection, line = opened(WebSocketsSansIOProtocol, ws_per_message_deflate=False)
    connection.data_received(CONNECT)
    await until(lambda: connection.handshake_complete, "handshake_complete does not become true")
    line.written = b""
    await connection.send({"type": "websocket.send", "text": "x" * length})
    assert line.written == framed("x" * length), "`send_now` writes frames of another form"
    connection.connection_lost(None)


async def test_a_text_that_comes_in_is_handed_on_by_a_method() -> None:
    kind, called = noting(WebSocketsSansIOProtocol, "send_receive_event_to_app")
    connection, _ = opened(kind)
    connection.data_received(CONNECT)
    await until(lambda: connection.handshake_complete, "handshake_complete does not become true")
    connection.data_received(HELLO)
    assert called, "send_receive_event_to_app does not hand on what comes in any more"
    assert connection.curr_msg_data_type == "text", "`curr_msg_data_type` says what came in"
    assert connection.queue.empty() is False, "`queue` holds what the application has not read"
    connection.connection_lost(None)


async def test_text_that_is_not_utf8_fails_where_a_farewell_came_with_it() -> None:
    connection, _ = opened(WebSocketsSansIOProtocol)
    connection.data_received(CONNECT)
    await until(lambda: connection.handshake_complete, "handshake_complete does not become true")
    with pytest.raises(InvalidState):  # else `Frames` need not catch it any more
        connection.data_received(NOT_UTF8 + FAREWELL)
    connection.connection_lost(None)


async def test_who_answers_no_ping_is_handled_by_a_method() -> None:
    kind, called = noting(WebSocketsSansIOProtocol, "keepalive_timeout")
    connection, line = opened(kind, ws_ping_interval=0.001, ws_ping_timeout=0.001)
    connection.data_received(CONNECT)
    missing = "WebSocketsSansIOProtocol does not call keepalive_timeout any more"
    await until(lambda: bool(called), missing)
    assert line.closed, "keepalive_timeout closes the connection"
    connection.connection_lost(None)


# ---------------------------------------------------------------- the server (`serving.py`)


async def test_a_server_starts_and_stops_as_it_is_told() -> None:
    called: list[str] = []

    class Noting(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            called.append("startup")
            await super().startup(sockets)
            assert self.started, "`started` is true after startup"
            assert not self.should_exit, "`should_exit` is false after startup"
            self.handle_exit(signal.SIGTERM, None)
            assert self.should_exit, "`should_exit` is true after handle_exit"

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            called.append("capture_signals")
            yield

    async def not_this_one(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(not_this_one, lifespan="off", log_config=None)
    assert not config.loaded, "the application can still be put in place of another"
    config.app = polite_app
    server = Noting(config)
    await server.serve([socket.create_server(("127.0.0.1", 0))])
    assert called == ["capture_signals", "startup"], "serve does not call them any more"
    assert config.loaded_app is not not_this_one, "`config.app` is not read when serving begins"


@pytest.mark.parametrize("name", ["startup", "capture_signals"])
def test_the_server_extends_methods_that_are_there(name: str) -> None:
    ours, theirs = (
        inspect.signature(getattr(kind, name)) for kind in (Server, uvicorn_server.Server)
    )
    assert list(ours.parameters) == list(theirs.parameters), f"{name} takes something else now"


@pytest.mark.parametrize("talk", IDLE_TALK)
def test_idle_talk_is_still_said_in_these_words(talk: str) -> None:
    modules: list[ModuleType] = [h11_impl, websockets_sansio_impl, uvicorn_server]
    assert any(f'"{talk}' in inspect.getsource(module) for module in modules), (
        f"the server does not say “{talk}…” any more: its log would fill with what it says instead"
    )


def test_a_loop_can_be_made_before_the_server_runs() -> None:
    config = uvicorn.Config(polite_app, log_config=None)
    make: Any = config.get_loop_factory()
    loop = make() if make else asyncio.new_event_loop()
    assert isinstance(loop, asyncio.AbstractEventLoop), "get_loop_factory makes event loops"
    loop.close()

"""The server's connections as such: how many, how long they may wait, and how they send.

Whoever opens a connection must soon ask for something, and ask for it in one go; whoever has too
many open loses the one that has kept the server waiting longest. What is asked, and by whom, is
for `security` to judge. A message to a whole table is framed once and written to each listener at
once, and a message that comes in can be dealt with at once: see `api/connection.py:ShortWay`.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Container
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from ludotheque.api.connection import Taker

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


try:
    import resource
except ImportError:  # as on Windows
    resource = None  # type: ignore[assignment]

SILENCE = 10.0  # seconds for the head of a request
LONGER = 6  # times as long for its body, and for whoever reads slowly
PING = 2  # times as long between two pings of a live connection, and for the answer to one
A_PAGE = 4  # connections that a page may have open for each live one
FOR_A_FAMILY = 256  # connections of one address, at least
OTHER_FILES = 128  # that the server has open besides
WITHOUT_LIMIT = 4096  # connections in all, where the system does not say
GIVE_AWAY = "ludotheque.give_away"  # in the state of a connection that another process may have

# Sends a descriptor, the head of a request and what came after it; says whether it did.
Give = Callable[[int, bytes, bytes], bool]


def most_open() -> int:
    """How many connections the system lets this process have."""
    if resource is None:
        return WITHOUT_LIMIT
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_LIMIT if files < 0 else max(OTHER_FILES, files - OTHER_FILES)


class Sockets:
    """All connections that are open, by address, and those of them that keep the server waiting."""

    def __init__(
        self,
        of_one: int = FOR_A_FAMILY,
        in_all: int = 0,
        proxies: Container[str] = (),
    ) -> None:
        self.of_one, self.in_all = of_one, in_all or most_open()
        self.proxies = proxies  # which speak for many, and may have as many as they like
        self._addresses: dict[asyncio.Transport, str] = {}
        self._open: defaultdict[str, int] = defaultdict(int)
        # Who began to wait first stands first.
        self._waiting: defaultdict[str, dict[asyncio.Transport, None]] = defaultdict(dict)

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more, perhaps after another one has been closed."""
        is_full = self._open.get(address, 0) >= self.of_one
        if is_full and address not in self.proxies and not self._close_one_of(address):
            return False
        if len(self._addresses) >= self.in_all and not self._close_one():
            return False
        self._addresses[transport] = address
        self._open[address] += 1
        return True

    def _close_one_of(self, address: str) -> bool:
        oldest = next(iter(self._waiting.get(address, ())), None)
        if oldest is None:
            return False
        self.left(oldest)
        oldest.abort()
        return True

    def _close_one(self) -> bool:
        """Of whoever has the most that wait."""
        if not self._waiting:
            return False
        return self._close_one_of(max(self._waiting, key=lambda each: len(self._waiting[each])))

    def waits(self, transport: asyncio.Transport) -> None:
        """It is the other side's turn."""
        address = self._addresses.get(transport)
        if address is not None:
            self._waiting[address].setdefault(transport)

    def works(self, transport: asyncio.Transport) -> None:
        """It is the server's turn, or nobody's."""
        address = self._addresses.get(transport, "")
        if address in self._waiting:
            self._waiting[address].pop(transport, None)
            if not self._waiting[address]:
                del self._waiting[address]

    def left(self, transport: asyncio.Transport) -> None:
        self.works(transport)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Config(uvicorn.Config):
    """The server's settings, with the connections that are open and how long one may be silent."""

    sockets: Sockets
    silence: float


def sockets_of(config: uvicorn.Config) -> Sockets:
    """Where the connections of a server are counted."""
    return config.sockets if isinstance(config, Config) else Sockets()


def silence_of(config: uvicorn.Config) -> float:
    """For how many seconds a connection of a server may be silent."""
    return config.silence if isinstance(config, Config) else SILENCE


class Requests(H11Protocol):
    """A connection that carries requests. It is cut off where one takes too long to come."""

    _sockets: Sockets
    _upgraded = False  # to a live connection, which has limits of its own
    _awaited: type | None = None  # the part of a request that is due
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._sockets = sockets_of(self.config)
        if self._sockets.admit(transport, self.client[0] if self.client else ""):
            self._wait_for_the_rest()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait_for_the_rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What came together with the request is for the live connection."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        frames = self.transport.get_protocol()
        if early and isinstance(frames, asyncio.Protocol):
            frames.data_received(early)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.resume_writing()
        self._sockets.left(self.transport)

    # ------------------------------------------------------------ who is waited for

    def _wait_for_the_rest(self) -> None:
        """Time runs while a request is not complete; between two, the server's own limit does."""
        state, kept_alive = self.conn.their_state, self.timeout_keep_alive_task is not None
        is_due = state in (h11.IDLE, h11.SEND_BODY) and not self._upgraded
        if not is_due or self.transport.is_closing():
            self._stop_waiting()
            self._sockets.works(self.transport)
            return
        self._sockets.waits(self.transport)
        if kept_alive:
            self._stop_waiting()
        elif state is not self._awaited:
            self._stop_waiting()
            self._awaited = state
            times = 1 if state is h11.IDLE else LONGER
            self._deadline = self._in(times, self.transport.abort)

    def _stop_waiting(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _in(self, times: int, then: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_later(times * silence_of(self.config), then)

    # ------------------------------------------------------------ who does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self._in(LONGER, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def timeout_keep_alive_handler(self) -> None:
        """Whoever has not even read what was sent is not waited for when closing."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


# ---------------------------------------------------------------- live connections


SHORT_WAY = "ludotheque.short_way"  # in the state of a connection
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

    taker: Taker | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        sockets_of(self.config).left(self.transport)

    def keepalive_timeout(self) -> None:
        """Whoever does not answer, and does not read either, is not waited for when closing."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["state"][SHORT_WAY] = self
        await super().run_asgi()

    def send_now(self, *texts: str) -> bool:
        """Writes texts in one go if the connection is open and keeps up; says whether it did."""
        ready = self.writable.is_set() and self.conn.state is State.OPEN
        if not ready or self.close_sent or self.conn.extensions or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 is answered, even where a farewell came together with it."""
        if self._is_taken():
            self.frames = []
            return
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    def _is_taken(self) -> bool:
        """Whether a message was dealt with as it came in. Never before one that is in the queue."""
        is_text = self.curr_msg_data_type == "text"
        if self.taker is None or not is_text or self.close_sent or not self.queue.empty():
            return False
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return self.taker(text)

    async def send(self, message: ASGISendEvent) -> None:
        """A connection that is refused in words has had its answer, and is complete.

        One that was given up because nobody answered at the other end is like one that was lost.
        """
        await self.writable.wait()
        if message["type"] == "websocket.send" and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.accept":
            self._read_early()

    # ------------------------------------------------------------ until it is answered

    can_be_given = True  # to another process
    _head = b""  # of the request, until it is answered
    _early = b""  # what came after it until then

    def data_received(self, data: bytes) -> None:
        """Whatever comes before the request is answered waits until it is."""
        if self.handshake_initiated and not self.handshake_complete:
            self._early += data
            self.transport.pause_reading()
            return
        if not self.handshake_initiated:
            self._head += data
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.can_be_given and not self.handshake_complete:
            self.scope["state"][GIVE_AWAY] = self.give_away

    def _read_early(self) -> None:
        """The request has been answered: it need not be kept, and what came after it is due."""
        del self.request, self.response
        early, self._early, self._head = self._early, b"", b""
        if early:
            self.transport.resume_reading()
            self.data_received(early)

    def give_away(self, give: Give) -> bool:
        """Gives the connection to another process, unless it was answered; says whether it did.

        It stays open there: closing a descriptor that somebody else has too ends nothing.
        """
        transport = self.transport
        is_answered = self.handshake_complete or self.initial_response is not None
        if is_answered or transport.is_closing() or transport.get_write_buffer_size():
            return False
        connection = transport.get_extra_info("socket")
        if self.scheme != "ws" or not give(connection.fileno(), self._head, self._early):
            return False
        self.handshake_complete = self.close_sent = True  # there is nothing to be said here
        transport.abort()
        return True

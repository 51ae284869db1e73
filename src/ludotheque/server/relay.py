"""From the server that somebody has reached to the one that owns their table.

Servers that share a store listen for each other at addresses of their own. A request or a live
connection for a table that is played elsewhere is passed on as it is: as the messages of ASGI, both
ways, over one connection for each. Either end proves that it has the key of the house first; what
follows is neither encrypted nor signed, and belongs on a network of one's own.

Between processes of one machine a live connection need not be passed on: see `handover`.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send, WebSocketAcceptEvent

from ludotheque.api.connection import COME_BACK
from ludotheque.tables.access import Keys

from .handover import Handover
from .logs import note_event
from .security import RefusedError, answer

NONCE_BYTES = 16
LENGTH_BYTES = 4
LARGEST = 16 * 1024 * 1024  # bytes of one message
PATIENCE = 5.0  # seconds to reach another server
PASSED_ON = (
    "type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path",
    "headers", "client", "server", "subprotocols",
)  # fmt: skip
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder().decode

ACCEPTED: WebSocketAcceptEvent = {
    "type": "websocket.accept", "subprotocol": None, "headers": (),
}  # fmt: skip

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class NotReached(Exception):  # noqa: N818
    """The other server is not there, or is not one of ours."""


# ---------------------------------------------------------------- the connection between servers


async def write(writer: asyncio.StreamWriter, message: Any) -> None:
    body = encode(message)
    writer.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
    await writer.drain()


async def read(reader: asyncio.StreamReader) -> Any:
    length = int.from_bytes(await reader.readexactly(LENGTH_BYTES), "big")
    if length > LARGEST:
        raise NotReached
    return decode(await reader.readexactly(length))


async def prove(streams: Streams, keys: Keys, asks: bool) -> None:
    """Shows the other end that this one has the key, and finds out whether the other has it too."""
    reader, writer = streams
    own = secrets.token_bytes(NONCE_BYTES)
    writer.write(own)
    other = await reader.readexactly(NONCE_BYTES)
    mine, theirs = (b"asks", b"answers") if asks else (b"answers", b"asks")
    proof = keys.proof(theirs + own + other)
    writer.write(keys.proof(mine + other + own))
    if not hmac.compare_digest(await reader.readexactly(len(proof)), proof):
        raise NotReached


def address_text(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def address_parts(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


# ---------------------------------------------------------------- both ends


class Relay:
    """Passes on to other servers, and answers what they pass on."""

    def __init__(self, keys: Keys, handover: Handover | None = None) -> None:
        self.keys, self.handover = keys, handover
        self._server: asyncio.Server | None = None
        self._answering: set[asyncio.Task[None]] = set()
        self.app: ASGIApp | None = None  # which answers

    async def listen(self, host: str = "127.0.0.1", port: int = 0) -> str:
        """Where other servers reach this one."""
        self._server = await asyncio.start_server(self._serve, host, port)
        address = address_text(host, self._server.sockets[0].getsockname()[1])
        if self.handover is not None:
            self.handover.listen(address)
        return address

    async def close(self) -> None:
        if self.handover is not None:
            await self.handover.close()
        if self._server is not None:
            self._server.close()
        for task in list(self._answering):
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)

    # ------------------------------------------------------------ answering

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            async with asyncio.timeout(PATIENCE):
                await prove((reader, writer), self.keys, asks=False)
                scope = await read(reader)
            await self._answer(scope, reader, writer)
        except (NotReached, OSError, EOFError, msgspec.DecodeError):
            pass  # the other server has gone, or was none
        except asyncio.CancelledError:
            pass
        finally:
            self._answering.discard(task)
            writer.close()

    async def _answer(
        self, scope: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        assert self.app is not None
        scope |= {"asgi": {"version": "3.0"}, "state": {}, "extensions": {}}
        for name in ("client", "server"):
            scope[name] = tuple(scope[name]) if scope[name] else None
        gone: Message = cast(
            "Message",
            {"type": "http.disconnect"}
            if scope["type"] == "http"
            else {"type": "websocket.disconnect", "code": COME_BACK, "reason": None},
        )

        async def receive() -> Any:
            try:
                return await read(reader)
            except (OSError, EOFError):
                return gone

        async def send(message: Message) -> None:
            await write(writer, message)

        await self.app(scope, receive, send)

    # ------------------------------------------------------------ asking

    @asynccontextmanager
    async def _reached(self, address: str) -> AsyncIterator[Streams]:
        try:
            async with asyncio.timeout(PATIENCE):
                streams = await asyncio.open_connection(*address_parts(address))
                await prove(streams, self.keys, asks=True)
        except (OSError, EOFError, ValueError) as error:
            raise NotReached from error
        try:
            yield streams
        finally:
            streams[1].close()

    async def pass_on(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Has another server answer."""
        if self.handover is not None and self.handover.give(address, scope):
            return
        sent = PassedOn(send)
        try:
            async with self._reached(address) as (reader, writer):
                given = cast("dict[str, Any]", scope)
                await write(writer, {name: given[name] for name in PASSED_ON if name in given})
                await both_ways(reader, writer, receive, sent)
        except (NotReached, OSError, EOFError):
            note_event("peer-lost")
        if not sent.is_complete:
            await sent.break_off(scope)


class PassedOn:
    """What is sent to whoever asked, and whether that is all."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.has_begun = self.is_complete = False

    async def __call__(self, message: Message) -> None:
        self.has_begun = True
        kind = message["type"]
        self.is_complete = kind == "websocket.close" or (
            kind in ("http.response.body", "websocket.http.response.body")
            and not cast("dict[str, Any]", message).get("more_body")
        )
        await self._send(message)

    async def break_off(self, scope: Scope) -> None:
        """The other server was lost before it had said everything."""
        if scope["type"] == ScopeType.WEBSOCKET:
            with suppress(OSError, RuntimeError):  # it may be closed by now
                if not self.has_begun:
                    await self._send(ACCEPTED)
                await self._send({"type": "websocket.close", "code": COME_BACK, "reason": None})
        elif not self.has_begun:
            await answer(RefusedError(503, "store-elsewhere"), self._send)


async def both_ways(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, receive: Receive, sent: PassedOn
) -> None:
    """Carries messages until the answer is complete, or one of the ends is gone."""

    async def forth() -> None:
        while True:
            message = await receive()
            await write(writer, message)
            if message["type"].endswith(".disconnect"):
                return

    async def back() -> None:
        while not sent.is_complete:
            await sent(await read(reader))

    asking, answering = asyncio.create_task(forth()), asyncio.create_task(back())
    try:
        done, _ = await asyncio.wait({asking, answering}, return_when=asyncio.FIRST_COMPLETED)
        if asking in done and asking.exception() is None:
            sent.is_complete = True  # nobody is left to tell
    finally:
        for task in (asking, answering):
            task.cancel()
        await asyncio.wait({asking, answering})
    if not sent.is_complete:
        for task in done:
            task.result()

"""One store for several processes of a machine: the process that has it, and those that ask it.

The file of a SQLite store belongs to one process. It answers the others over a socket, writes
together whatever they append at the same time, and knows which of them owns which table. Whatever a
process owned is free again when its connection ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludotheque.engine.errors import Problem

from .store import (
    LeaseLost,
    OwnedElsewhere,
    SequenceTaken,
    Store,
    Stored,
    StoreError,
    WriteOutcome,
    again,
    settle,
)

LENGTH_BYTES = 4
LIMIT = 1 << 26  # bytes that may wait to be read
KINDS: dict[str, Callable[[Problem], StoreError]] = {
    kind.__name__: kind for kind in (StoreError, SequenceTaken, LeaseLost)
}

encode = msgspec.msgpack.Encoder().encode


class Request(msgspec.Struct, array_like=True, frozen=True):
    """What a process asks: a method of the store, and its arguments."""

    number: int
    method: str
    arguments: list[Any]


class Failure(msgspec.Struct, array_like=True, frozen=True):
    """Why something was not done, in a form that can be sent."""

    kind: str
    code: str
    values: dict[str, str | int]
    address: str = ""


class Reply(msgspec.Struct, array_like=True, frozen=True):
    number: int
    result: Any = None
    failure: Failure | None = None


requests = msgspec.msgpack.Decoder(Request)
replies = msgspec.msgpack.Decoder(Reply)


async def read(reader: asyncio.StreamReader) -> bytes:
    length = int.from_bytes(await reader.readexactly(LENGTH_BYTES), "big")
    return await reader.readexactly(length)


def framed(message: msgspec.Struct) -> bytes:
    body = encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def failure_of(error: StoreError) -> Failure:
    address = error.address if isinstance(error, OwnedElsewhere) else ""
    return Failure(type(error).__name__, error.problem.code, dict(error.problem.values), address)


def error_of(failure: Failure) -> StoreError:
    if failure.kind == OwnedElsewhere.__name__:
        return OwnedElsewhere(failure.address)
    return KINDS[failure.kind](Problem(failure.code, failure.values))


# ---------------------------------------------------------------- the process that has the store


class StoreServer:
    """Answers other processes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.owners: dict[str, Peer] = {}
        self._server: asyncio.Server | None = None
        self._peers: set[Peer] = set()

    async def listen(self, path: Path) -> None:
        self._server = await asyncio.start_unix_server(self._serve, path, limit=LIMIT)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for peer in list(self._peers):
            peer.writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        peer = Peer(self, writer)
        self._peers.add(peer)
        with suppress(OSError, EOFError):
            while True:
                peer.begin(requests.decode(await read(reader)))
        self.forget(peer)
        writer.close()

    def forget(self, peer: Peer) -> None:
        """A process has ended, or does not ask any more: what it owned is free."""
        self._peers.discard(peer)
        self.owners = {table: owner for table, owner in self.owners.items() if owner is not peer}


class Peer:
    """One of the processes that ask."""

    def __init__(self, server: StoreServer, writer: asyncio.StreamWriter) -> None:
        self.server, self.writer = server, writer
        self.address = ""  # at which the others reach it
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, request: Request) -> None:
        """Appends are in the store's hands at once, and so in the order in which they came."""
        if request.method == "append":
            rows = [self.server.store.append(*row) for row in request.arguments]
            work = self._outcomes(rows)
        elif (own := getattr(self, f"_{request.method}", None)) is not None:
            work = own(*request.arguments)
        else:
            work = getattr(self.server, request.method)(self, *request.arguments)
        task = asyncio.create_task(self._answer(request.number, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, number: int, work: Any) -> None:
        try:
            reply = Reply(number, await work)
        except StoreError as error:
            reply = Reply(number, failure=failure_of(error))
        if not self.writer.is_closing():
            self.writer.write(framed(reply))

    @staticmethod
    async def _outcomes(rows: Sequence[asyncio.Future[None]]) -> list[Failure | None]:
        found = await asyncio.gather(*rows, return_exceptions=True)
        return [failure_of(each) if isinstance(each, StoreError) else None for each in found]

    # ------------------------------------------------------------ what can be asked

    async def _hello(self, address: str) -> None:
        self.address = address

    async def _create(self, table: str, at: int, header: bytes) -> int:
        epoch = await self.server.store.create(table, at, header)
        self.server.owners[table] = self
        return epoch

    def _require_free(self, table: str) -> None:
        owner = self.server.owners.get(table)
        if owner is not None and owner is not self:
            raise OwnedElsewhere(owner.address)

    async def _claim(self, table: str) -> int | None:
        self._require_free(table)
        was_owned = table in self.server.owners
        self.server.owners[table] = self  # before anybody else asks
        epoch = None
        try:
            epoch = await self.server.store.claim(table)
        finally:
            if epoch is None and not was_owned:
                self.server.owners.pop(table, None)
        return epoch

    async def _delete(self, table: str, before: int | None) -> bool:
        self._require_free(table)
        was_there = await self.server.store.delete(table, before)
        if was_there:
            self.server.owners.pop(table, None)
        return was_there

    async def _header(self, table: str) -> bytes | None:
        return await self.server.store.header(table)

    async def _read(self, table: str, since: int) -> list[tuple[int, int, bytes]]:
        found = await self.server.store.read(table, since)
        return [(entry.seq, entry.at, entry.body) for entry in found]

    async def _tables(self, limit: int) -> list[tuple[str, bytes, int]]:
        return await self.server.store.tables(limit)

    async def _checkpoint(self, table: str) -> tuple[int, bytes] | None:
        return await self.server.store.checkpoint(table)

    async def _save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        self.server.store.save_checkpoint(table, seq, body)

    async def _keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        await self.server.store.keep_code(code, table, meaning, until)

    async def _code(self, code: str, now: int) -> bytes | None:
        return await self.server.store.code(code, now)

    async def _untouched(self, before: int, limit: int) -> list[str]:
        return await self.server.store.untouched(before, limit)


# ---------------------------------------------------------------- the processes that ask


class Row(NamedTuple):
    """An entry as it is sent."""

    table: str
    epoch: int
    seq: int
    at: int
    body: bytes


class _Entry(NamedTuple):
    row: Row
    done: asyncio.Future[None]


class SharedStore:
    """A store that another process has."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.on_lost: Callable[[Iterable[str]], None] = lambda tables: None  # none ever is
        self._loop = asyncio.get_running_loop()
        self._reader, self._writer = reader, writer
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        # At which entry a table's log stopped short, and why.
        self._causes: dict[str, tuple[int, StoreError]] = {}
        self._tick: list[_Entry] = []  # appended since the loop last turned
        self._closed = False
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, path: Path, reached_at: str) -> SharedStore:
        """The store behind a socket; the other processes reach this one at an address."""
        try:
            store = cls(*await asyncio.open_unix_connection(path, limit=LIMIT))
        except OSError as error:
            raise StoreError(Problem("store-unreachable")) from error
        await store.ask("hello", reached_at)
        return store

    async def _listen(self) -> None:
        with suppress(OSError, EOFError):
            while True:
                reply = replies.decode(await read(self._reader))
                waiting = self._waiting.pop(reply.number, None)
                if waiting is None or waiting.done():
                    continue
                if reply.failure is None:
                    waiting.set_result(reply.result)
                else:
                    waiting.set_exception(error_of(reply.failure))
        self._closed = True
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(StoreError(Problem("store-closed")))

    def _send(self, method: str, *arguments: Any) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreError(Problem("store-closed")))
            return done
        number = next(self._numbers)
        try:
            self._writer.write(framed(Request(number, method, list(arguments))))
        except (OverflowError, UnicodeEncodeError) as error:  # a number or a name like no other
            done.set_exception(StoreError(Problem("store-failed", {"said": str(error)})))
        else:
            self._waiting[number] = done
        return done

    async def ask(self, method: str, *arguments: Any) -> Any:
        """What the process answers that has the store, after all that was appended before."""
        self._flush()
        return await self._send(method, *arguments)

    # ------------------------------------------------------------ writing

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._tick:
            self._loop.call_soon(self._flush)
        self._tick.append(_Entry(Row(table, epoch, seq, at, body), done))
        return done

    def _flush(self) -> None:
        if self._tick:
            batch, self._tick = self._tick, []
            self._send_entries(batch)

    def _send_entries(self, batch: Sequence[_Entry]) -> None:
        sent = self._send("append", *(entry.row for entry in batch))
        if sent.done() and len(batch) > 1 and not self._closed:
            for entry in batch:  # one of them cannot be sent, and the others can
                self._send_entries([entry])
            sent.exception()  # which each of them is told for itself
        else:
            sent.add_done_callback(lambda done: self._settle(batch, done))

    def _settle(self, batch: Sequence[_Entry], done: asyncio.Future[Any]) -> None:
        error = done.exception()
        outcomes: list[WriteOutcome]
        if isinstance(error, StoreError):
            for entry in batch:
                self._causes.setdefault(entry.row.table, (entry.row.seq, error))
            outcomes = [again(error) for _ in batch]
        else:
            given = msgspec.convert(done.result(), list[Failure | None])
            outcomes = [self._outcome(*each) for each in zip(batch, given, strict=True)]
        settle(batch, outcomes)

    def _outcome(self, entry: _Entry, failure: Failure | None) -> WriteOutcome:
        stopped_at, cause = self._causes.get(entry.row.table, (0, None))
        if failure is None:
            if cause is not None and entry.row.seq >= stopped_at:
                del self._causes[entry.row.table]
            return None
        return again(cause) if cause and failure.code == "store-gap" else error_of(failure)

    def save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        def send() -> None:
            self._send("save_checkpoint", table, seq, body).add_done_callback(
                lambda done: done.exception()
            )

        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(send)

    async def create(self, table: str, at: int, header: bytes) -> int:
        return int(await self.ask("create", table, at, header))

    async def confirm(self) -> None:
        return

    async def claim(self, table: str) -> int | None:
        epoch: int | None = await self.ask("claim", table)
        return epoch

    def owns(self, table: str, epoch: int) -> bool:
        """As long as this process has a connection, nobody else claims anything from it."""
        return not self._closed

    async def delete(self, table: str, before: int | None = None) -> bool:
        return bool(await self.ask("delete", table, before))

    async def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        await self.ask("keep_code", code, table, meaning, until)

    # ------------------------------------------------------------ reading

    async def header(self, table: str) -> bytes | None:
        found: bytes | None = await self.ask("header", table)
        return found

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        return [Stored(*row) for row in await self.ask("read", table, since)]

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        return [tuple(row) for row in await self.ask("tables", limit)]

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        found = await self.ask("checkpoint", table)
        return None if found is None else (found[0], found[1])

    async def code(self, code: str, now: int) -> bytes | None:
        found: bytes | None = await self.ask("code", code, now)
        return found

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        found: list[str] = await self.ask("untouched", before, limit)
        return found

    async def close(self) -> None:
        """Everything that was appended is written first."""
        self._flush()
        waiting = [each for each in self._waiting.values() if not each.done()]
        if waiting:
            await asyncio.wait(waiting)
        self._closed = True
        self._writer.close()
        self._listening.cancel()
        await asyncio.wait([self._listening])

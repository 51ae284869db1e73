"""All tables of a server in one file, with its key: written while people play, read back whole.

The file is compressed. It begins with what it is, then tells every table with its entries, and ends
with how many there were and a digest of everything before: a file that was cut short, or changed,
is no backup. Whoever has it can act for everybody in it, as with the data folder itself.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import sqlite3
import zlib
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple
from urllib.parse import urlsplit

import msgspec

from ludotheque.engine import __version__
from ludotheque.engine.errors import LudothequeError, Problem

from . import access
from .postgres_database import connect, patiently, told_error
from .postgres_store import PostgresStore
from .sqlite_file import FILE, HEADER
from .sqlite_store import SqliteStore
from .store import Store, StoreError

FORMAT = 1
LENGTH_BYTES = 4
LARGEST = 64 * 1024 * 1024  # bytes of one record, so that a foreign file does not fill the memory
TOGETHER = 1024  # entries on their way to the store at a time
COMPRESSION = 6


class Begin(msgspec.Struct, frozen=True, tag="ludotheque-backup", array_like=True):
    """What the file is, and the key of the server that it is of."""

    format: int
    version: str
    key: bytes


class TableKept(msgspec.Struct, frozen=True, tag="table", array_like=True):
    """A table; its entries follow."""

    name: str
    at: int
    header: bytes


class EntryKept(msgspec.Struct, frozen=True, tag="entry", array_like=True):
    """The next entry of the table before."""

    seq: int
    at: int
    body: bytes


class NameSpent(msgspec.Struct, frozen=True, tag="spent", array_like=True):
    """The name of a table that was deleted: no other may have it."""

    name: str


class End(msgspec.Struct, frozen=True, tag="end", array_like=True):
    """That nothing is missing."""

    tables: int
    entries: int
    digest: bytes


Kept = TableKept | EntryKept | NameSpent
Record = Begin | Kept | End
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Record).decode


class Contents(NamedTuple):
    """How much a backup holds."""

    tables: int
    entries: int


class BackupError(LudothequeError):
    """It cannot be written or read."""


def broken(file: Path) -> BackupError:
    return BackupError(Problem("backup-broken", {"file": str(file)}))


def unusable(file: Path, error: OSError) -> BackupError:
    said = error.strerror or str(error)
    return BackupError(Problem("backup-unusable", {"file": str(file), "said": said}))


@dataclass(frozen=True)
class Place:
    """Where tables are kept: a data folder, or a database and the folder with the key to it."""

    folder: Path
    store: str = ""

    @property
    def name(self) -> str:
        """What it is called, without anything by which one could get in."""
        return urlsplit(self.store).path.strip("/") if self.store else str(self.folder)


# ---------------------------------------------------------------- what a place holds


def held_by(place: Place) -> AsyncIterator[Record]:
    """The key of a place and all that is kept there, as it is at one moment."""
    return in_database(place) if place.store else in_folder(place)


async def in_folder(place: Place) -> AsyncIterator[Record]:
    if not (place.folder / FILE).exists():
        raise BackupError(Problem("backup-no-data", {"folder": str(place.folder)}))
    yield begin(place)
    for record in kept_in(place.folder / FILE):
        yield record


def begin(place: Place) -> Begin:
    try:
        key = access.read_key(place.folder / access.NAME)
    except FileNotFoundError as error:
        raise BackupError(Problem("backup-no-key", {"folder": str(place.folder)})) from error
    return Begin(FORMAT, __version__, key)


def kept_in(file: Path) -> Iterator[Kept]:
    """Everything in a SQLite store."""
    address = f"{file.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")  # what is read from now on is of the same moment
            for row in connection.execute("SELECT id, seq, at, body FROM log ORDER BY id, seq"):
                yield kept(*row)
            if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'deleted'").fetchone():
                for (name,) in connection.execute("SELECT id FROM deleted ORDER BY id"):
                    yield NameSpent(name)
    except sqlite3.Error as error:
        problem = Problem("store-failed", {"file": file.name, "said": str(error)})
        raise StoreError(problem) from error


async def in_database(place: Place) -> AsyncIterator[Record]:
    beginning = begin(place)
    try:
        connection = await connect(place.store)
        try:
            check_key = await connection.fetchval("SELECT key_check FROM about")
            if check_key != access.Keys(beginning.key).check:
                raise StoreError(Problem("store-other-key"))
            yield beginning
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                rows = "SELECT id, seq, at, body FROM log ORDER BY id, seq"
                async for row in connection.cursor(rows, prefetch=TOGETHER):
                    yield kept(*row)
                async for (name,) in connection.cursor("SELECT id FROM deleted ORDER BY id"):
                    yield NameSpent(name)
        finally:
            connection.terminate()
    except Exception as error:
        raise told_error(error) from error


def kept(table: str, seq: int, at: int, body: bytes) -> Kept:
    return TableKept(table, at, body) if seq == HEADER else EntryKept(seq, at, body)


# ---------------------------------------------------------------- writing a backup


async def back_up(place: Place, file: Path) -> Contents:
    """Writes all that a place holds; servers may be in use meanwhile.

    The file is either whole under its name or not there at all.
    """
    unfinished = file.with_name(file.name + ".unfinished")
    try:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            found = await write(raw, held_by(place))
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise unusable(file, error) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return found


async def write(raw: BinaryIO, records: AsyncIterator[Record]) -> Contents:
    tables = entries = 0
    digest = hashlib.sha256()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=COMPRESSION, fileobj=raw) as out:

        def put(record: Record) -> None:
            body = encode(record)
            framed = len(body).to_bytes(LENGTH_BYTES, "big") + body
            digest.update(framed)
            out.write(framed)

        async for record in records:
            put(record)
            tables += isinstance(record, TableKept)
            entries += isinstance(record, EntryKept)
        put(End(tables, entries, digest.digest()))
    return Contents(tables, entries)


# ---------------------------------------------------------------- reading one back


def check(file: Path) -> Contents:
    """How much a backup holds, once all of it has been read."""
    *_, end = deque(records_in(file), maxlen=1)
    assert isinstance(end, End)
    return Contents(end.tables, end.entries)


def records_in(file: Path) -> Iterator[Record]:
    """Its records, in order; fails where it is not whole."""
    try:
        with gzip.open(file, "rb") as content:
            yield from checked(content, file)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise broken(file) from error
    except OSError as error:
        raise unusable(file, error) from error


def checked(content: gzip.GzipFile | BinaryIO, file: Path) -> Iterator[Record]:
    digest, tables, entries = hashlib.sha256(), 0, 0
    begun = False
    while framed := content.read(LENGTH_BYTES):
        length = int.from_bytes(framed, "big")
        body = content.read(length) if length <= LARGEST else b""
        if len(framed) < LENGTH_BYTES or len(body) < length:
            raise broken(file)
        try:
            record = decode(body)
        except msgspec.DecodeError as error:
            raise broken(file) from error
        if isinstance(record, Begin) == begun:
            raise broken(file)
        begun = True
        if isinstance(record, Begin) and record.format != FORMAT:
            values = {"file": str(file), "version": record.version}
            raise BackupError(Problem("backup-newer", values))
        if isinstance(record, End):
            told = End(tables, entries, digest.digest())
            if record != told or content.read(1):
                raise broken(file)
            yield record
            return
        digest.update(framed + body)
        tables += isinstance(record, TableKept)
        entries += isinstance(record, EntryKept)
        yield record
    raise broken(file)


# ---------------------------------------------------------------- filling a place


async def restore(file: Path, place: Place) -> Contents:
    """Puts a backup into a place that is empty; all of the file is read first."""
    found = await asyncio.to_thread(check, file)
    try:
        await fill(place, all_of(records_in(file)))
    except OSError as error:
        raise unusable(file, error) from error
    return found


async def all_of(records: Iterable[Record]) -> AsyncIterator[Record]:
    for record in records:
        yield record


async def move(source: Place, target: Place) -> Contents:
    """Carries every table over to a place that is empty. No server may use the old one."""
    tables = entries = 0

    async def counted() -> AsyncIterator[Record]:
        nonlocal tables, entries
        async for record in held_by(source):
            tables += isinstance(record, TableKept)
            entries += isinstance(record, EntryKept)
            yield record

    async with out_of_use(source):
        await fill(target, counted())
    return Contents(tables, entries)


@asynccontextmanager
async def out_of_use(place: Place) -> AsyncIterator[None]:
    """Makes sure that no server uses a place; of a folder, that none begins to."""
    if not place.store:
        store = await SqliteStore.open(place.folder)
        try:
            yield
        finally:
            await store.close()
        return
    connection = await patiently(lambda: connect(place.store), 0)
    try:
        if await connection.fetchval("SELECT 1 FROM server WHERE until > now()"):
            raise StoreError(Problem("database-in-use", {"place": place.name}))
    finally:
        connection.terminate()
    yield


async def fill(place: Place, records: AsyncIterator[Record]) -> None:
    """What was begun is taken away again where it cannot be finished."""
    await (fill_database(place, records) if place.store else fill_folder(place.folder, records))


async def fill_folder(folder: Path, records: AsyncIterator[Record]) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise BackupError(Problem("backup-not-empty", {"folder": str(folder)}))
    unfinished = folder.with_name(folder.name + ".unfinished")
    try:
        discard(unfinished)
        store = await SqliteStore.open(unfinished)
        try:
            begin = await anext(records)
            assert isinstance(begin, Begin)
            access.write_privately(unfinished / access.NAME, begin.key)
            await write_all(store, records)
        finally:
            await store.close()
        if folder.exists():
            folder.rmdir()
        unfinished.rename(folder)
    finally:
        discard(unfinished)


async def fill_database(place: Place, records: AsyncIterator[Record]) -> None:
    begin = await anext(records)
    assert isinstance(begin, Begin)
    key = place.folder / access.NAME
    if key.exists() and access.read_key(key) != begin.key:
        raise StoreError(Problem("store-other-key"))
    store = await PostgresStore.open(place.store, access.Keys(begin.key).check)
    try:
        if await store.tables(limit=1):
            raise BackupError(Problem("backup-not-empty", {"folder": place.name}))
        try:
            await write_all(store, records)
            if not key.exists():
                place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                access.write_privately(key, begin.key)
        except BaseException:
            emptying = "TRUNCATE log, owner, checkpoint, code, deleted"
            await store.ask(lambda connection: connection.execute(emptying))
            raise
    finally:
        await store.close()


def discard(folder: Path) -> None:
    if folder.exists():
        for each in folder.iterdir():
            each.unlink()
        folder.rmdir()


async def write_all(store: Store, records: AsyncIterator[Record]) -> None:
    """Writes every table and every entry, in their order."""
    table, epoch = "", 0
    writing: list[asyncio.Future[None]] = []
    async for record in records:
        match record:
            case TableKept():
                table = record.name
                epoch = await store.create(table, record.at, record.header)
            case EntryKept():
                writing.append(store.append(table, epoch, record.seq, record.at, record.body))
            case NameSpent():
                await store.create(record.name, 0, b"")
                await store.delete(record.name)
        if len(writing) >= TOGETHER:
            await asyncio.gather(*writing)
            writing.clear()
    await asyncio.gather(*writing)

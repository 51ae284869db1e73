"""A store in one SQLite file: durability, order, the lock that keeps a second server out, and the
versions of the schema.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Generic, NamedTuple, TypeVar

import msgspec
from filelock import FileLock, Timeout

from ludotheque.engine.errors import Problem

from .store import SequenceTaken, Stored, StoreError

FILE = "ludotheque.db"
LOCK = "ludotheque.lock"
APPLICATION = 0x4C55444F  # “LUDO”: tells our files from other people's databases
BUSY_SECONDS = 2.0
MOST_TOGETHER = 512  # entries in one transaction
MOST_REMEMBERED = 100_000  # tables whose last number the writer keeps in mind
HEADER = 0  # the number under which a table's header lies in its log
NO_TABLE = -1


# Schema -------------------------------------------------------------------------------------

Migration = Callable[[sqlite3.Connection], None]


def _first_schema(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(
        "CREATE TABLE log (id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,"
        " body BLOB NOT NULL, PRIMARY KEY (id, seq)) STRICT, WITHOUT ROWID"
    )
    connection.execute(f"CREATE INDEX newest ON log (at DESC, id) WHERE seq = {HEADER}")


def _with_checkpoints(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE checkpoint (id TEXT PRIMARY KEY, seq INTEGER NOT NULL,"
        " body BLOB NOT NULL) STRICT"
    )


# The migration at place n leads from version n to version n + 1; version 0 is an empty file.
MIGRATIONS: tuple[Migration, ...] = (_first_schema, _with_checkpoints)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


def _version(connection: sqlite3.Connection, file: Path) -> int:
    """The version of this file's schema, once it is clear that the file is ours to write in."""
    version = _number(connection, "user_version")
    if not _is_empty(connection) and _number(connection, "application_id") != APPLICATION:
        raise StoreError(Problem("store-foreign", {"file": str(file)}))
    if version > len(MIGRATIONS):
        raise StoreError(Problem("store-newer", {"file": str(file), "found": version}))
    return version


def _migrate(connection: sqlite3.Connection, file: Path) -> None:
    version = _version(connection, file)
    if version == len(MIGRATIONS):
        return
    if not _is_empty(connection):
        _back_up(connection, file.with_name(f"{file.stem}-version-{version}{file.suffix}"))
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        with _transaction(connection):
            migration(connection)
            connection.execute(f"PRAGMA user_version = {number}")


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _back_up(connection: sqlite3.Connection, file: Path) -> None:
    """A copy that is either whole under its name or not there at all."""
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    _make_private(unfinished)
    try:
        with closing(sqlite3.connect(unfinished)) as copy:
            connection.backup(copy)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


# Errors -------------------------------------------------------------------------------------

_CODES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_CORRUPT: "store-broken",
    sqlite3.SQLITE_NOTADB: "store-broken",
}
_PRIMARY = 0xFF  # SQLite's extended codes carry the plain one in their lowest byte


def _told(error: Exception, file: str) -> StoreError:
    """The same mishap, as something that a person can be told."""
    if isinstance(error, StoreError):
        return error
    number = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if number == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
        return SequenceTaken(Problem("store-taken"))
    code = _CODES.get(number & _PRIMARY, "store-failed")
    told = StoreError(Problem(code, {"file": file, "said": str(error)}))
    told.__cause__ = error
    return told


def _again(error: StoreError) -> StoreError:
    """The same error for one more listener: a shared one would pile up tracebacks."""
    return type(error)(error.problem)


# Opening ------------------------------------------------------------------------------------


def _take_lock(file: Path) -> FileLock:
    """Keeps every other process out, but not after this one has died, whatever it has forked."""
    # Taken in one thread and released in another; fails where the file system has no locks.
    lock = FileLock(file, mode=0o600, blocking=False, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError(Problem("store-in-use", {"folder": str(file.parent)})) from None
    return lock


def _make_private(file: Path) -> None:
    """SQLite gives the files that it adds the same permissions as this one has."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _connect(file: Path, undo: ExitStack) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    undo.callback(connection.close)
    return connection


class _Opened(NamedTuple):
    file: Path
    writing: sqlite3.Connection
    reading: sqlite3.Connection
    undo: ExitStack


def _open(folder: Path) -> _Opened:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with ExitStack() as undo:
            undo.callback(_take_lock(folder / LOCK).release)
            _make_private(folder / FILE)
            return _open_file(folder / FILE, undo)
    except OSError as error:
        values = {"folder": str(folder), "said": error.strerror or str(error)}
        raise StoreError(Problem("store-folder", values)) from error


def _open_file(file: Path, undo: ExitStack) -> _Opened:
    try:
        writing = _connect(file, undo)
        _version(writing, file)  # refuses before anything is changed
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("PRAGMA synchronous = FULL")
        _migrate(writing, file)
        reading = _connect(file, undo)
        reading.execute("PRAGMA query_only = TRUE")
    except sqlite3.Error as error:
        raise _told(error, str(file)) from error
    return _Opened(file, writing, reading, undo.pop_all())


# Writing ------------------------------------------------------------------------------------


class _Entry(NamedTuple):
    table: str
    seq: int
    at: int
    body: bytes
    done: asyncio.Future[None]


class _Checkpoint(NamedTuple):
    table: str
    seq: int
    body: bytes


WriteOutcome = StoreError | None


@cache
def _insertion(rows: int) -> str:
    values = ",".join(["(?,?,?,?)"] * rows)
    return f"INSERT INTO log SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL"


class _Writer:
    """Writes batches of entries, each in one transaction. Knows nothing of threads or loops."""

    def __init__(self, connection: sqlite3.Connection, file: str) -> None:
        self.commits = 0
        self._connection = connection
        self._file = file
        self._last: dict[str, int] = {}
        self._causes: dict[str, StoreError] = {}  # why a table's log stopped short

    def write(self, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        """Never raises: what went wrong is said for each entry."""
        try:
            return self._together(batch)
        except Exception as error:
            told = _told(error, self._file)
        if told.problem.code == "store-locked":
            return [self._failed(entry, _again(told)) for entry in batch]
        return self._one_by_one(batch)

    def _one_by_one(self, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        """Find the entries that cannot be written, and write all the others."""
        outcomes: list[WriteOutcome] = []
        for place, entry in enumerate(batch):
            outcomes.append(outcome := self._alone(entry))
            if outcome is not None and outcome.problem.code == "store-locked":
                # Waiting once more for each of the others would hold up everybody.
                rest = batch[place + 1 :]
                return outcomes + [self._failed(other, _again(outcome)) for other in rest]
        return outcomes

    def _alone(self, entry: _Entry) -> WriteOutcome:
        try:
            return self._together([entry])[0]
        except Exception as error:
            return self._failed(entry, _told(error, self._file))

    def _failed(self, entry: _Entry, error: StoreError) -> StoreError:
        self._causes[entry.table] = error
        return error

    def _together(self, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        last: dict[str, int] = {}
        outcomes = [self._place(entry, last) for entry in batch]
        rows = [entry for entry, outcome in zip(batch, outcomes, strict=True) if outcome is None]
        if rows:
            self._insert(rows)
        self._remember(last)
        return outcomes

    def _place(self, entry: _Entry, last: dict[str, int]) -> WriteOutcome:
        """Why this entry is not the next of its table, if it is not."""
        newest = last.get(entry.table)
        if newest is None:
            newest = self._newest(entry.table, entry.seq - 1)
        if entry.seq == newest + 1:
            last[entry.table] = entry.seq
            return None
        if entry.seq <= newest:
            return SequenceTaken(Problem("store-taken"))
        if (cause := self._causes.get(entry.table)) is not None:
            return _again(cause)
        if newest == NO_TABLE:
            return StoreError(Problem("store-no-table", {"table": entry.table}))
        return StoreError(Problem("store-gap", {"seq": entry.seq, "last": newest}))

    def _newest(self, table: str, hoped: int) -> int:
        """The last number of a table, looked up again where another writer may have gone on."""
        known = self._last.get(table, NO_TABLE)
        if known == NO_TABLE or known < hoped:
            found = self._connection.execute("SELECT max(seq) FROM log WHERE id = ?", (table,))
            number = found.fetchone()[0]
            known = NO_TABLE if number is None else int(number)
        return known

    def _remember(self, last: dict[str, int]) -> None:
        if len(self._last) > MOST_REMEMBERED:
            self._last.clear()
        self._last.update(last)
        if self._causes:
            for table in last:
                self._causes.pop(table, None)

    def _insert(self, rows: Sequence[_Entry]) -> None:
        """One statement is one transaction, and one wait for the interpreter's lock.

        Empty rows fill it up to a power of two, so that few statements need preparing.
        """
        size = 1 << (len(rows) - 1).bit_length()
        values: list[str | int | bytes | None] = []
        for row in rows:
            values.extend(row[:4])
        values.extend([None] * (4 * (size - len(rows))))
        self._connection.execute(_insertion(size), values)
        self.commits += 1

    def save(self, checkpoint: _Checkpoint) -> None:
        """Never raises either: a cache that cannot be written is none."""
        table, seq, body = checkpoint
        with suppress(Exception):
            self._connection.execute(_CHECKPOINTING, (table, seq, body, table, seq))


# Only of a log that is there, and never instead of a later one.
_CHECKPOINTING = f"""
    INSERT INTO checkpoint SELECT ?, ?, ?
    WHERE (SELECT max(seq) FROM log WHERE id = ? AND seq > {HEADER}) >= ?
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq >= seq
"""


# Reading ------------------------------------------------------------------------------------

# Each answer is one row of JSON: SQLite lets go of the interpreter's lock at every row, and under
# a busy loop each of them would wait for it again. An aggregate promises no order, so the rows are
# sorted afterwards.
Row = TypeVar("Row")


@dataclass(frozen=True)
class _Query(Generic[Row]):
    """A query, and how the rows in its answer are read."""

    text: str
    rows: msgspec.json.Decoder[list[Row]]


_HEADER = _Query(
    f"SELECT json_group_array(json_array(hex(body))) FROM log WHERE id = ? AND seq = {HEADER}",
    msgspec.json.Decoder(list[tuple[str]]),
)
_ENTRIES = _Query(
    "SELECT json_group_array(json_array(seq, at, hex(body))) FROM log WHERE id = ? AND seq > ?",
    msgspec.json.Decoder(list[tuple[int, int, str]]),
)
_CHECKPOINT = _Query(
    "SELECT json_group_array(json_array(seq, hex(body))) FROM checkpoint WHERE id = ?",
    msgspec.json.Decoder(list[tuple[int, str]]),
)
_TABLES = _Query(
    f"""
    SELECT json_group_array(json_array(-at, id, hex(body), last)) FROM (
        SELECT at, id, body, (SELECT max(seq) FROM log WHERE id = header.id) AS last
        FROM log AS header WHERE seq = {HEADER} ORDER BY at DESC, id LIMIT ?
    )
    """,
    msgspec.json.Decoder(list[tuple[int, str, str, int]]),
)


# The store ----------------------------------------------------------------------------------


class SqliteStore:
    """A store in one file: one thread writes, grouping what waits; another one reads."""

    def __init__(self, opened: _Opened) -> None:
        self._loop = asyncio.get_running_loop()
        self._opened = opened
        self._writer = _Writer(opened.writing, opened.file.name)
        self._tick: list[_Entry] = []  # appended since the loop last turned
        self._waiting: SimpleQueue[list[_Entry] | _Checkpoint | None] = SimpleQueue()
        self._closing: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, folder: Path) -> SqliteStore:
        """Open the store in this folder, made if need be; no other process may until it closes."""
        return cls(await asyncio.to_thread(_open, folder))

    @property
    def commits(self) -> int:
        """How many transactions have been written since the store was opened."""
        return self._writer.commits

    async def create(self, table: str, at: int, header: bytes) -> None:
        await self._enqueue(table, HEADER, at, header)

    def append(self, table: str, seq: int, at: int, body: bytes) -> asyncio.Future[None]:
        if seq > HEADER:
            return self._enqueue(table, seq, at, body)
        return self._refused(Problem("store-gap", {"seq": seq, "last": HEADER}))

    async def header(self, table: str) -> bytes | None:
        rows = await self._select(_HEADER, (table,))
        return bytes.fromhex(rows[0][0]) if rows else None

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        rows = await self._select(_ENTRIES, (table, max(since, HEADER)))
        return [Stored(seq, at, bytes.fromhex(body)) for seq, at, body in sorted(rows)]

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        rows = await self._select(_TABLES, (limit,))
        return [(table, bytes.fromhex(header), last) for _, table, header, last in sorted(rows)]

    def save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        self._waiting.put(_Checkpoint(table, seq, body))

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        rows = await self._select(_CHECKPOINT, (table,))
        return (rows[0][0], bytes.fromhex(rows[0][1])) if rows else None

    async def close(self) -> None:
        if self._closing is None:
            self._flush()
            self._waiting.put(None)
            self._closing = self._loop.create_task(self._let_go())
        await asyncio.shield(self._closing)

    async def _let_go(self) -> None:
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._opened.undo.close)

    # On the loop

    def _enqueue(self, table: str, seq: int, at: int, body: bytes) -> asyncio.Future[None]:
        if self._closing is not None:
            return self._refused(Problem("store-closed"))
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._tick:
            # One hand-over for all that the loop appends in this turn.
            self._loop.call_soon(self._flush)
        self._tick.append(_Entry(table, seq, at, body, done))
        return done

    def _refused(self, problem: Problem) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        done.set_exception(StoreError(problem))
        return done

    def _flush(self) -> None:
        if self._tick:
            self._waiting.put(self._tick)
            self._tick = []

    @staticmethod
    def _settle(batch: Sequence[_Entry], outcomes: Sequence[WriteOutcome]) -> None:
        for entry, outcome in zip(batch, outcomes, strict=True):
            if entry.done.done():
                continue  # whoever appended it no longer wants to know
            if outcome is None:
                entry.done.set_result(None)
            else:
                entry.done.set_exception(outcome)

    # In the writer's thread

    def _work(self) -> None:
        open_for_more = True
        while open_for_more:
            entries, checkpoints, open_for_more = self._drain()
            for start in range(0, len(entries), MOST_TOGETHER):
                batch = entries[start : start + MOST_TOGETHER]
                outcomes = self._writer.write(batch)
                with suppress(RuntimeError):  # the loop is closed: nobody is left to tell
                    self._loop.call_soon_threadsafe(self._settle, batch, outcomes)
            for checkpoint in checkpoints:
                self._writer.save(checkpoint)

    def _drain(self) -> tuple[list[_Entry], list[_Checkpoint], bool]:
        """All that waits, at least one thing; and whether more may come."""
        entries: list[_Entry] = []
        checkpoints: list[_Checkpoint] = []
        turn = self._waiting.get()
        while turn is not None:
            if isinstance(turn, _Checkpoint):
                checkpoints.append(turn)
            else:
                entries += turn
            try:
                turn = self._waiting.get_nowait()
            except Empty:
                return entries, checkpoints, True
        return entries, checkpoints, False

    # In the reader's thread

    async def _select(self, query: _Query[Row], values: tuple[str | int, ...]) -> list[Row]:
        if self._closing is not None:
            raise StoreError(Problem("store-closed"))
        return await self._loop.run_in_executor(self._readers, self._fetch, query, values)

    def _fetch(self, query: _Query[Row], values: tuple[str | int, ...]) -> list[Row]:
        try:
            [(rows,)] = self._opened.reading.execute(query.text, values).fetchall()
            return query.rows.decode(rows)
        except Exception as error:  # SQLite's own, or a name or number that it cannot hold
            raise _told(error, self._opened.file.name) from error

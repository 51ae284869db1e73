"""A store in one SQLite file: what is written together, in which order, and how it is read."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Generic, NamedTuple, TypeVar

import msgspec

from ludotheque.engine.errors import Problem

from .sqlite_file import HEADER, Opened, open_folder, told_error, transaction
from .store import (
    LeaseLost,
    SequenceTaken,
    Stored,
    StoreError,
    WriteOutcome,
    again,
    settle,
)

MOST_TOGETHER = 512  # entries in one transaction
MOST_REMEMBERED = 100_000  # tables whose last number the writer keeps in mind
NO_TABLE = -1
DELETED = (1 << 63) - 1  # stands for the last number of a table that was deleted
LATEST = (1 << 63) - 1  # a time that has not come


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


class _Job(NamedTuple):
    """Something else that the writer does, and whoever waits for it."""

    work: Callable[[], bool]
    done: asyncio.Future[bool]


_Work = list[_Entry] | _Checkpoint | _Job | None


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
            told = told_error(error, self._file)
        if told.problem.code == "store-locked":
            return [self._failed(entry, again(told)) for entry in batch]
        return self._one_by_one(batch)

    def _one_by_one(self, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        """Find the entries that cannot be written, and write all the others."""
        outcomes: list[WriteOutcome] = []
        for place, entry in enumerate(batch):
            outcomes.append(outcome := self._alone(entry))
            if outcome is not None and outcome.problem.code == "store-locked":
                # Waiting once more for each of the others would hold up everybody.
                rest = batch[place + 1 :]
                return outcomes + [self._failed(other, again(outcome)) for other in rest]
        return outcomes

    def _alone(self, entry: _Entry) -> WriteOutcome:
        try:
            return self._together([entry])[0]
        except Exception as error:
            return self._failed(entry, told_error(error, self._file))

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
            return again(cause)
        return StoreError(Problem("store-gap", {"seq": entry.seq, "last": newest}))

    def _newest(self, table: str, hoped: int) -> int:
        """The last number of a table, looked up again where another writer may have gone on."""
        known = self._last.get(table, NO_TABLE)
        if known == NO_TABLE or known < hoped:
            found = self._connection.execute(_LAST_NUMBER, (table, table))
            known = int(found.fetchone()[0])
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

    def do(self, job: _Job) -> bool | StoreError:
        """Nor does this raise: what came of it, or what went wrong."""
        try:
            return job.work()
        except Exception as error:
            return told_error(error, self._file)

    def delete(self, table: str, before: int) -> bool:
        """Whether the table was there, and is gone."""
        with transaction(self._connection):
            gone = self._connection.execute(_DELETING, (table, table, before)).rowcount > 0
            if gone:
                for kept_in in ("log", "checkpoint", "code"):
                    self._connection.execute(f"DELETE FROM {kept_in} WHERE id = ?", (table,))
        if gone:
            self._last.pop(table, None)
            self._causes.pop(table, None)
            # What was deleted stands in the write-ahead log until that begins anew.
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return gone

    def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> bool:
        row = (code, table, meaning, until)
        self._connection.execute("INSERT OR REPLACE INTO code VALUES (?, ?, ?, ?)", row)
        return True


_LAST_NUMBER = f"""
    SELECT coalesce(
        (SELECT max(seq) FROM log WHERE id = ?),
        (SELECT {DELETED} FROM deleted WHERE id = ?),
        {NO_TABLE}
    )
"""
_DELETING = """
    INSERT INTO deleted SELECT ?
    WHERE (SELECT at FROM log WHERE id = ? ORDER BY seq DESC LIMIT 1) < ?
"""
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
_CODE = _Query(
    "SELECT json_group_array(json_array(hex(meaning))) FROM code WHERE code = ? AND until > ?",
    msgspec.json.Decoder(list[tuple[str]]),
)
_UNTOUCHED = _Query(
    f"""
    SELECT json_group_array(json_array(at, id)) FROM (
        SELECT at, id FROM log AS header WHERE seq = {HEADER} AND at < ?1
        AND (SELECT at FROM log WHERE id = header.id ORDER BY seq DESC LIMIT 1) < ?1
        ORDER BY at LIMIT ?2
    )
    """,
    msgspec.json.Decoder(list[tuple[int, str]]),
)


# The store ----------------------------------------------------------------------------------


class SqliteStore:
    """A store in one file: one thread writes, grouping what waits; another one reads."""

    def __init__(self, opened: Opened) -> None:
        self.on_lost: Callable[[Iterable[str]], None] = lambda tables: None  # none ever is
        self._loop = asyncio.get_running_loop()
        self._opened = opened
        self._writer = _Writer(opened.writing, opened.file.name)
        self._epochs: dict[str, int] = {}  # of the tables that were claimed
        self._tick: list[_Entry] = []  # appended since the loop last turned
        self._waiting: SimpleQueue[_Work] = SimpleQueue()
        self._closing: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, folder: Path) -> SqliteStore:
        """Open the store in this folder, made if need be; no other process may until it closes."""
        return cls(await asyncio.to_thread(open_folder, folder))

    @property
    def commits(self) -> int:
        """How many transactions have been written since the store was opened."""
        return self._writer.commits

    async def create(self, table: str, at: int, header: bytes) -> int:
        await self._enqueue(table, HEADER, at, header)
        return self._next_epoch(table)

    async def confirm(self) -> None:
        return

    async def claim(self, table: str) -> int | None:
        """No other server can have it: the file is locked. Epochs begin anew with each start."""
        return None if await self.header(table) is None else self._next_epoch(table)

    def owns(self, table: str, epoch: int) -> bool:
        return self._epochs.get(table) == epoch

    def _next_epoch(self, table: str) -> int:
        self._epochs[table] = epoch = self._epochs.get(table, 0) + 1
        return epoch

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        if seq <= HEADER:
            return self._refused(StoreError(Problem("store-gap", {"seq": seq, "last": HEADER})))
        if not self.owns(table, epoch):
            return self._refused(LeaseLost(Problem("store-elsewhere")))
        return self._enqueue(table, seq, at, body)

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

    async def delete(self, table: str, before: int | None = None) -> bool:
        self._flush()  # what was appended to it is written first
        until = LATEST if before is None else before
        was_there = await self._do(lambda: self._writer.delete(table, until))
        if was_there:
            self._epochs.pop(table, None)
        return was_there

    async def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        await self._do(lambda: self._writer.keep_code(code, table, meaning, until))

    async def code(self, code: str, now: int) -> bytes | None:
        rows = await self._select(_CODE, (code, now))
        return bytes.fromhex(rows[0][0]) if rows else None

    async def _do(self, work: Callable[[], bool]) -> bool:
        if self._closing is not None:
            raise StoreError(Problem("store-closed"))
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.put(_Job(work, done))
        return await done

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        rows = await self._select(_UNTOUCHED, (before, limit))
        return [table for _, table in sorted(rows)]

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
            return self._refused(StoreError(Problem("store-closed")))
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._tick:
            # One hand-over for all that the loop appends in this turn.
            self._loop.call_soon(self._flush)
        self._tick.append(_Entry(table, seq, at, body, done))
        return done

    def _refused(self, error: StoreError) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        done.set_exception(error)
        return done

    def _flush(self) -> None:
        if self._tick:
            self._waiting.put(self._tick)
            self._tick = []

    @staticmethod
    def _settle_job(job: _Job, outcome: bool | StoreError) -> None:
        if job.done.done():
            return
        if isinstance(outcome, StoreError):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)

    # In the writer's thread

    def _work(self) -> None:
        open_for_more = True
        while open_for_more:
            entries, others, open_for_more = self._drain()
            for start in range(0, len(entries), MOST_TOGETHER):
                batch = entries[start : start + MOST_TOGETHER]
                outcomes = self._writer.write(batch)
                self._tell(settle, batch, outcomes)
            for other in others:
                if isinstance(other, _Checkpoint):
                    self._writer.save(other)
                else:
                    self._tell(self._settle_job, other, self._writer.do(other))

    def _tell(self, settle: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to tell
            self._loop.call_soon_threadsafe(settle, *arguments)

    def _drain(self) -> tuple[list[_Entry], list[_Checkpoint | _Job], bool]:
        """All that waits, at least one thing; and whether more may come."""
        entries: list[_Entry] = []
        others: list[_Checkpoint | _Job] = []
        turn = self._waiting.get()
        while turn is not None:
            if isinstance(turn, list):
                entries += turn
            else:
                others.append(turn)
            try:
                turn = self._waiting.get_nowait()
            except Empty:
                return entries, others, True
        return entries, others, False

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
            raise told_error(error, self._opened.file.name) from error

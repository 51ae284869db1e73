"""A store in PostgreSQL, which several servers share.

A server says every second that it lives. It owns the tables that it has claimed, until it has said
nothing for a while and another one claims them. An entry is written by one statement that looks at
the table's epoch and last number and changes the latter: it is the database that sees who comes
second, not the clock of a server.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ludotheque.engine.errors import Problem

from .postgres_database import (
    ANSWERING,
    CONNECTING,
    HEADER,
    SCHEMA,
    Connection,
    connect,
    driver,
    is_lost,
    patiently,
    prepare,
    told_error,
)
from .store import (
    LeaseLost,
    OwnedElsewhere,
    SequenceTaken,
    Stored,
    StoreError,
    WriteOutcome,
    again,
    settle,
)

Pool: TypeAlias = Any  # asyncpg's
Found = TypeVar("Found")

LEASE = 5.0  # seconds that a server is taken to live after it last said so
RENEWAL = 1.0  # seconds between two times that it says so
PATIENCE = 10.0  # seconds for a database that has gone to come back, before somebody is told
READERS = 4  # connections that read
MOST_TOGETHER = 512  # entries in one statement
LATEST = (1 << 63) - 1  # a time that has not come


class _Entry(NamedTuple):
    table: str
    epoch: int
    seq: int
    at: int
    body: bytes
    done: asyncio.Future[None]


class _Checkpoint(NamedTuple):
    table: str
    seq: int
    body: bytes


APPENDING = """
    WITH new AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[])
        AS entry (id, epoch, seq, at, body)
    ), span AS (
        SELECT id, epoch, min(seq) AS first, max(seq) AS last FROM new GROUP BY id, epoch
    ), mine AS (
        UPDATE owner SET last = span.last FROM span
        WHERE owner.id = span.id AND owner.epoch = span.epoch AND owner.last = span.first - 1
        RETURNING owner.id, owner.epoch
    ), written AS (
        INSERT INTO log SELECT id, seq, at, body FROM new JOIN mine USING (id, epoch)
    )
    SELECT id, epoch FROM mine
"""
CREATING = f"""
    WITH mine AS (
        INSERT INTO owner SELECT $1, $2, 1, {HEADER}
        WHERE NOT EXISTS (SELECT 1 FROM deleted WHERE id = $1)
        ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO log SELECT id, {HEADER}, $3, $4 FROM mine RETURNING id
"""
OWNING = """
    SELECT owner.server, server.address, coalesce(server.until > now(), FALSE) AS lives
    FROM owner LEFT JOIN server ON server.id = owner.server WHERE owner.id = $1
"""
# Only of a log that is there, and never instead of a later one.
CHECKPOINTING = """
    INSERT INTO checkpoint SELECT $1, $2, $3 FROM owner WHERE id = $1 AND last >= $2
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq >= checkpoint.seq
"""
KEEPING_CODE = """
    INSERT INTO code VALUES ($1, $2, $3, $4) ON CONFLICT (code) DO UPDATE
    SET id = excluded.id, meaning = excluded.meaning, until = excluded.until
"""
LISTING = f"""
    SELECT log.id, log.body, owner.last FROM log JOIN owner USING (id)
    WHERE log.seq = {HEADER} ORDER BY log.at DESC, log.id LIMIT $1
"""
LAST_TIME = "(SELECT at FROM log AS entry WHERE id = {id} ORDER BY seq DESC LIMIT 1)"
UNTOUCHED = f"""
    SELECT id FROM log WHERE seq = {HEADER} AND at < $1 AND {LAST_TIME.format(id="log.id")} < $1
    ORDER BY at LIMIT $2
"""


class PostgresStore:
    """Tables in a database, some of them owned by this server."""

    def __init__(self, address: str, connection: Connection, pool: Pool, reached_at: str) -> None:
        self.address, self.reached_at = address, reached_at
        self.on_lost: Callable[[Iterable[str]], None] = lambda tables: None
        self.commits = 0
        self._loop = asyncio.get_running_loop()
        self._pool = pool
        self._writing: Connection | None = connection
        self.server = secrets.token_hex(8)  # the name of this server, as long as it runs
        self._good_until = 0.0  # by the loop's clock: nobody else claims anything before that
        self._silences = 0  # how often others could have claimed what is owned here
        self._epochs: dict[str, int] = {}  # of the tables that are owned here
        self._causes: dict[str, StoreError] = {}  # why a table's log stopped short
        self._appended: list[_Entry] = []
        self._checkpoints: list[_Checkpoint] = []
        self._something = asyncio.Event()
        self._closing: asyncio.Task[None] | None = None
        self._renewing = asyncio.Lock()
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    @classmethod
    async def open(cls, address: str, key_check: str, reached_at: str = "") -> PostgresStore:
        """A store at an address of PostgreSQL. Other servers reach this one at the last address."""
        connection: Connection | None = None
        try:
            connection = await connect(address)
            await prepare(connection, key_check)
            pool = await driver().create_pool(
                address,
                min_size=1,
                max_size=READERS,
                timeout=CONNECTING,
                command_timeout=ANSWERING,
                server_settings={"search_path": SCHEMA, "application_name": "ludotheque"},
            )
        except Exception as error:
            if connection is not None:
                connection.terminate()
            raise told_error(error) from error
        store = cls(address, connection, pool, reached_at)
        await store._begin()
        return store

    async def _begin(self) -> None:
        await self._renew()
        self._tasks = tuple(map(asyncio.create_task, (self._write_all(), self._keep_alive())))

    # ------------------------------------------------------------ whose a table is

    async def create(self, table: str, at: int, header: bytes) -> int:
        tries = 0

        async def begin(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            if await connection.fetchval(CREATING, table, self.server, at, header) is None:
                row = await connection.fetchrow(
                    f"SELECT server, epoch, last, body FROM owner JOIN log USING (id)"
                    f" WHERE id = $1 AND seq = {HEADER}",
                    table,
                )
                # Unless it was written before the connection was lost, somebody else was faster.
                if tries == 1 or row is None or tuple(row) != (self.server, 1, HEADER, header):
                    raise SequenceTaken(Problem("store-taken"))
                await wait_for_standby(connection, table)

        await self.ask(begin)
        self._epochs[table] = 1
        return 1

    async def claim(self, table: str) -> int | None:
        while True:
            silences = self._silences
            try:
                epoch = await self.ask(lambda connection: self._claim(connection, table))
            except OwnedElsewhere:
                self._lose([table])
                raise
            if epoch is not None:
                self._epochs[table] = epoch
            await self.confirm()
            if self._silences == silences:  # else somebody else may have claimed it since
                return epoch

    def owns(self, table: str, epoch: int) -> bool:
        return self._epochs.get(table) == epoch

    async def _claim(self, connection: Connection, table: str) -> int | None:
        while True:
            async with connection.transaction():
                owner = await self._owner_to_replace(connection, table)
                if owner is None:
                    return None
                epoch = await connection.fetchval(
                    "UPDATE owner SET server = $2, epoch = epoch + 1"
                    " WHERE id = $1 AND server = $3 RETURNING epoch",
                    table,
                    self.server,
                    owner,
                )
            if epoch is not None:  # else somebody else was faster
                return int(epoch)

    async def _owner_to_replace(self, connection: Connection, table: str) -> str | None:
        """The server that owns a table, which is this one or lives no more; none, without a table.

        It cannot come back to life before the transaction ends.
        """
        found = await connection.fetchrow(OWNING, table)
        if found is None:
            return None
        server, address, lives = found
        if server == self.server:
            return str(server)
        if not lives:
            lives = await connection.fetchval(
                "SELECT until > now() FROM server WHERE id = $1 FOR UPDATE", server
            )
        if lives:
            raise OwnedElsewhere(address)
        return str(server)

    # ------------------------------------------------------------ saying that one lives

    async def confirm(self) -> None:
        """Return when it is certain that nobody else has claimed what is owned here."""
        if self._loop.time() >= self._good_until and self._closing is None:
            await patiently(self._renew, PATIENCE)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            with suppress(Exception):  # it is tried again, and meanwhile `confirm` fails
                await self._renew()

    async def _renew(self) -> None:
        """Says that this server lives; finds out what was claimed where it was silent for long."""
        async with self._renewing:
            asked = self._loop.time()
            was_silent = asked >= self._good_until
            async with self._pool.acquire() as connection:
                await connection.execute(
                    "INSERT INTO server VALUES ($1, $2, now() + make_interval(secs => $3))"
                    " ON CONFLICT (id) DO UPDATE SET until = excluded.until",
                    self.server,
                    self.reached_at,
                    LEASE,
                )
                if was_silent:
                    await self._find_lost(connection)
            self._good_until = asked + LEASE
            self._silences += was_silent

    async def _find_lost(self, connection: Connection) -> None:
        epochs = dict(self._epochs)
        rows = await connection.fetch("SELECT id, epoch FROM owner WHERE server = $1", self.server)
        owned = dict(map(tuple, rows))
        lost = [table for table, epoch in epochs.items() if owned.get(table) != epoch]
        self._lose([table for table in lost if self.owns(table, epochs[table])])

    def _lose(self, tables: Iterable[str]) -> None:
        lost = [table for table in tables if self._epochs.pop(table, None) is not None]
        if lost:
            self.on_lost(lost)

    # ------------------------------------------------------------ writing

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closing is not None:
            done.set_exception(StoreError(Problem("store-closed")))
        elif seq <= HEADER:
            done.set_exception(StoreError(Problem("store-gap", {"seq": seq, "last": HEADER})))
        else:
            self._appended.append(_Entry(table, epoch, seq, at, body, done))
            self._something.set()
        return done

    def save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._note_checkpoint, _Checkpoint(table, seq, body))

    def _note_checkpoint(self, checkpoint: _Checkpoint) -> None:
        self._checkpoints.append(checkpoint)
        self._something.set()

    async def _write_all(self) -> None:
        """One statement at a time: whatever is appended meanwhile is written by the next one."""
        while self._closing is None or self._appended:
            await self._something.wait()
            self._something.clear()
            while self._appended:
                batch = self._appended[:MOST_TOGETHER]
                del self._appended[:MOST_TOGETHER]
                settle(batch, await self._write(batch))
            await self._write_checkpoints()

    async def _write(self, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        """Never raises: what went wrong is said for each entry."""
        try:
            outcomes: list[WriteOutcome] = await patiently(
                lambda: self._with_writer(lambda writer: self._write_once(writer, batch)), PATIENCE
            )
        except StoreError as error:
            if len(batch) == 1 or error.problem.code in ("store-unreachable", "store-full"):
                self._causes |= dict.fromkeys((entry.table for entry in batch), error)
                return [again(error) for _ in batch]
            outcomes = []
            for entry in batch:  # one of them cannot be written, and the others can
                outcomes += await self._write([entry])
        return outcomes

    async def _with_writer(self, work: Callable[[Connection], Awaitable[Found]]) -> Found:
        if self._writing is None or self._writing.is_closed():
            self._writing = await connect(self.address)
        try:
            return await work(self._writing)
        except BaseException as error:
            if not isinstance(error, Exception) or is_lost(error):
                self._writing.terminate()
                self._writing = None
            raise

    async def _write_once(self, writer: Connection, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        written = await self._append(writer, in_turn(batch))
        outcomes: list[WriteOutcome] = []
        for entry in batch:
            # Alone, it may be the next one where it was not behind others that are refused.
            is_written = id(entry) in written or await self._append(writer, [entry])
            outcomes.append(None if is_written else await self._why_not(writer, entry))
        return outcomes

    async def _append(self, writer: Connection, rows: Sequence[_Entry]) -> set[int]:
        """By one statement; which of them it has written."""
        columns = [list(column) for column in zip(*(row[:5] for row in rows), strict=True)]
        tables = set(map(tuple, await writer.fetch(APPENDING, *columns)))
        self.commits += bool(tables)
        if self._causes:
            for table, _ in tables:
                self._causes.pop(table, None)
        return {id(row) for row in rows if (row.table, row.epoch) in tables}

    async def _why_not(self, writer: Connection, entry: _Entry) -> WriteOutcome:
        """Why an entry was not written; nothing, if it was before the connection was lost."""
        stored = await writer.fetchrow(
            "SELECT at, body FROM log WHERE id = $1 AND seq = $2", entry.table, entry.seq
        )
        if stored is not None and tuple(stored) == (entry.at, entry.body):
            await wait_for_standby(writer, entry.table)
            return None
        owner = await writer.fetchrow("SELECT epoch, last FROM owner WHERE id = $1", entry.table)
        epoch, last = owner or (None, HEADER)  # or it was deleted
        if epoch != entry.epoch:
            if self.owns(entry.table, entry.epoch):
                self._lose([entry.table])
            return LeaseLost(Problem("store-elsewhere"))
        if entry.seq <= last:
            return SequenceTaken(Problem("store-taken"))
        if (cause := self._causes.get(entry.table)) is not None:
            return again(cause)
        return StoreError(Problem("store-gap", {"seq": entry.seq, "last": last}))

    async def _write_checkpoints(self) -> None:
        """A cache that cannot be written is none."""
        checkpoints, self._checkpoints = self._checkpoints, []
        for checkpoint in checkpoints:
            with suppress(Exception):
                await self._with_writer(
                    lambda writer, row=checkpoint: writer.execute(CHECKPOINTING, *row)  # type: ignore[misc]
                )

    async def delete(self, table: str, before: int | None = None) -> bool:
        tries = 0

        async def remove(connection: Connection) -> bool:
            nonlocal tries
            tries += 1
            async with connection.transaction():
                locked = "SELECT id FROM owner WHERE id = $1 FOR UPDATE"
                if await connection.fetchval(locked, table) is None:
                    gone = await connection.fetchval("SELECT id FROM deleted WHERE id = $1", table)
                    return gone is not None and tries > 1  # removed before the connection was lost
                await self._owner_to_replace(connection, table)
                last = await connection.fetchval(f"SELECT {LAST_TIME.format(id='$1')}", table)
                if before is not None and last >= before:
                    return False
                for kept_in in ("log", "checkpoint", "code", "owner"):
                    await connection.execute(f"DELETE FROM {kept_in} WHERE id = $1", table)
                await connection.execute("INSERT INTO deleted VALUES ($1)", table)
                return True

        was_there = await self.ask(remove)
        if was_there:
            self._epochs.pop(table, None)
        return was_there

    async def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        row = (code, table, meaning, until)
        await self.ask(lambda connection: connection.execute(KEEPING_CODE, *row))

    # ------------------------------------------------------------ reading

    async def header(self, table: str) -> bytes | None:
        query = f"SELECT body FROM log WHERE id = $1 AND seq = {HEADER}"
        found: bytes | None = await self.ask(lambda reader: reader.fetchval(query, table))
        return found

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        query = "SELECT seq, at, body FROM log WHERE id = $1 AND seq > $2 ORDER BY seq"
        rows = await self.ask(lambda reader: reader.fetch(query, table, max(since, HEADER)))
        return [Stored(*row) for row in rows]

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        rows = await self.ask(lambda reader: reader.fetch(LISTING, limit))
        return [(table, body, last) for table, body, last in rows]

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        query = "SELECT seq, body FROM checkpoint WHERE id = $1"
        row = await self.ask(lambda reader: reader.fetchrow(query, table))
        return None if row is None else (row[0], row[1])

    async def code(self, code: str, now: int) -> bytes | None:
        query = "SELECT meaning FROM code WHERE code = $1 AND until > $2"
        found: bytes | None = await self.ask(lambda reader: reader.fetchval(query, code, now))
        return found

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        rows = await self.ask(lambda reader: reader.fetch(UNTOUCHED, before, limit))
        return [table for (table,) in rows]

    async def ask(self, work: Callable[[Connection], Awaitable[Found]]) -> Found:
        """What a connection to the database answers, which may be lost and opened again."""
        if self._closing is not None:
            raise StoreError(Problem("store-closed"))

        async def once() -> Found:
            async with self._pool.acquire() as connection:
                return await work(connection)

        return await patiently(once, PATIENCE)

    # ------------------------------------------------------------ the end

    async def close(self) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._let_go())
            self._something.set()
        await asyncio.shield(self._closing)

    async def _let_go(self) -> None:
        """Others may claim everything at once, when all is written."""
        writing, living = self._tasks
        self._something.set()
        await writing
        living.cancel()
        with suppress(Exception):
            async with self._pool.acquire(timeout=CONNECTING) as connection:
                await connection.execute("DELETE FROM connections WHERE server = $1", self.server)
                await connection.execute("DELETE FROM server WHERE id = $1", self.server)
        if self._writing is not None:
            self._writing.terminate()
        with suppress(Exception):
            async with asyncio.timeout(CONNECTING):
                await self._pool.close()


async def wait_for_standby(connection: Connection, table: str) -> None:
    """Return when a synchronous standby has all that can be read of a table.

    A transaction that was cut short may have been carried out, and not be there yet.
    """
    await connection.execute("UPDATE owner SET last = last WHERE id = $1", table)


def in_turn(batch: Sequence[_Entry]) -> list[_Entry]:
    """Of each table and epoch, the entries that follow one another from the first on."""
    last: dict[tuple[str, int], int] = {}
    rows = []
    for entry in batch:
        key = (entry.table, entry.epoch)
        if entry.seq == last.get(key, entry.seq - 1) + 1:
            last[key] = entry.seq
            rows.append(entry)
    return rows

"""The database of a PostgreSQL store: its schema and its versions, whose key it is for, and what
can go wrong with it.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from ludotheque.engine.errors import LudothequeError, Problem

from .store import SequenceTaken, StoreError

Connection: TypeAlias = Any  # asyncpg's, which has no types
Found = TypeVar("Found")

SCHEMA = "ludotheque"
HEADER = 0  # the number under which a table's header lies in its log
LOCK = 0x4C55444F  # “LUDO”: only one server at a time looks at the schema
CONNECTING = 5.0  # seconds for a new connection
ANSWERING = 10.0  # seconds for a statement


def driver() -> Any:
    """asyncpg, or what to install."""
    try:
        import asyncpg
    except ImportError as error:
        raise LudothequeError(
            Problem("postgres-missing", {"extra": "ludotheque[postgres]"})
        ) from error
    return asyncpg


# ---------------------------------------------------------------- schema

# The statements at place n lead from version n to version n + 1; version 0 is an empty database.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE log (id text NOT NULL, seq bigint NOT NULL, at bigint NOT NULL,"
        " body bytea NOT NULL, PRIMARY KEY (id, seq))",
        f"CREATE INDEX newest ON log (at DESC, id) WHERE seq = {HEADER}",
        "CREATE TABLE checkpoint (id text PRIMARY KEY, seq bigint NOT NULL, body bytea NOT NULL)",
        "CREATE TABLE deleted (id text PRIMARY KEY)",
        "CREATE TABLE code (code text PRIMARY KEY, id text NOT NULL, meaning bytea NOT NULL,"
        " until bigint NOT NULL)",
        "CREATE INDEX code_of ON code (id)",
        # A server that lives, and until when it says so at the least.
        "CREATE TABLE server (id text PRIMARY KEY, address text NOT NULL,"
        " until timestamptz NOT NULL)",
        # Whose a table is, by which epoch, and the number of its last entry. Half of each page is
        # left free, so that a new number is written beside the old one and no index changes.
        "CREATE TABLE owner (id text PRIMARY KEY, server text NOT NULL, epoch bigint NOT NULL,"
        " last bigint NOT NULL) WITH (fillfactor = 50)",
        # What one address may still do, and how many live connections it has at a server.
        "CREATE UNLOGGED TABLE bucket (kind text NOT NULL, address bytea NOT NULL,"
        " left_over double precision NOT NULL, at timestamptz NOT NULL,"
        " PRIMARY KEY (kind, address))",
        "CREATE UNLOGGED TABLE connections (server text NOT NULL, address bytea NOT NULL,"
        " number integer NOT NULL, PRIMARY KEY (server, address))",
    ),
    # What a server owns is looked for when it starts, and after it was silent.
    ("CREATE INDEX owned ON owner (server)",),
    (
        # What servers would have somebody think about, elsewhere: see `questions.py`. The body and
        # the answer are gone as soon as they are not needed, and are never copied to a standby.
        "CREATE UNLOGGED TABLE question (id text PRIMARY KEY,"
        " number bigint GENERATED ALWAYS AS IDENTITY, server text NOT NULL, kind text NOT NULL,"
        " turn integer NOT NULL, body bytea NOT NULL, until timestamptz NOT NULL,"
        " thinker text, answer bytea)",
    ),
)


async def prepare(connection: Connection, key_check: str) -> None:
    """Brings the schema up to date, and refuses a server that has another key."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS about (version integer NOT NULL, key_check text NOT NULL)"
        )
        found = await connection.fetchrow("SELECT version, key_check FROM about")
        version, key = found or (0, key_check)
        if version > len(MIGRATIONS):
            values = {"file": name_of(connection), "found": version}
            raise StoreError(Problem("store-newer", values))
        if key != key_check:
            raise StoreError(Problem("store-other-key"))
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                await connection.execute(statement)
        if found is None:
            await connection.execute("INSERT INTO about VALUES (0, $1)", key_check)
        await connection.execute("UPDATE about SET version = $1", len(MIGRATIONS))


def name_of(connection: Connection) -> str:
    """What a database is called, to be told to people; nothing of how one gets in."""
    parameters = connection._params
    return str(parameters.database)


async def connect(address: str) -> Connection:
    """A connection to the database, in our schema."""
    found: Connection = await driver().connect(
        address,
        timeout=CONNECTING,
        command_timeout=ANSWERING,
        server_settings={"search_path": SCHEMA, "application_name": "ludotheque"},
    )
    return found


# ---------------------------------------------------------------- errors


def is_lost(error: BaseException) -> bool:
    """Whether a connection was lost, or there is nobody to connect to: it may be tried again."""
    asyncpg = driver()
    return isinstance(
        error,
        OSError
        | TimeoutError
        | ssl.SSLError
        | asyncpg.PostgresConnectionError
        | asyncpg.InterfaceError
        | asyncpg.InternalClientError
        | asyncpg.CannotConnectNowError
        | asyncpg.OperatorInterventionError
        | asyncpg.TooManyConnectionsError
        | asyncpg.ReadOnlySQLTransactionError
        | asyncpg.DeadlockDetectedError,
    )


def told_error(error: BaseException) -> StoreError:
    """The same mishap, as something that a person can be told."""
    asyncpg = driver()
    if isinstance(error, StoreError):
        return error
    if isinstance(error, asyncpg.UniqueViolationError):
        return SequenceTaken(Problem("store-taken"))
    if isinstance(error, asyncpg.DiskFullError):
        found = StoreError(Problem("store-full", {"file": SCHEMA, "said": str(error)}))
    elif is_lost(error):
        found = StoreError(Problem("store-unreachable"))
    else:
        found = StoreError(Problem("store-failed", {"said": str(error)}))
    found.__cause__ = error
    return found


async def patiently(
    work: Callable[[], Awaitable[Found]],
    patience: float,
    pauses: Sequence[float] = (0.05, 0.2, 0.5),
) -> Found:
    """Does something again for as long as the connection is lost, up to so many seconds."""
    loop = asyncio.get_running_loop()
    until, tries = loop.time() + patience, 0
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_lost(error) or loop.time() >= until:
                raise told_error(error) from error
        await asyncio.sleep(pauses[min(tries, len(pauses) - 1)])
        tries += 1

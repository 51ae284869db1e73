"""The file of a SQLite store: its schema and its versions, the lock that keeps a second server
out, and what can go wrong with it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock, Timeout

from ludotheque.engine.errors import Problem

from .store import SequenceTaken, StoreError

FILE = "ludotheque.db"
LOCK = "ludotheque.lock"
APPLICATION = 0x4C55444F  # “LUDO”: tells our files from other people's databases
BUSY_SECONDS = 2.0
HEADER = 0  # the number under which a table's header lies in its log


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


def _with_deleted_names(connection: sqlite3.Connection) -> None:
    """A name that is used again would have the same secret dice, which may be known by then."""
    connection.execute("CREATE TABLE deleted (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID")


def _with_codes(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE code (code TEXT PRIMARY KEY, id TEXT NOT NULL, meaning BLOB NOT NULL,"
        " until INTEGER NOT NULL) STRICT"
    )
    connection.execute("CREATE INDEX code_of ON code (id)")


# The migration at place n leads from version n to version n + 1; version 0 is an empty file.
MIGRATIONS: tuple[Migration, ...] = (
    _first_schema,
    _with_checkpoints,
    _with_deleted_names,
    _with_codes,
)


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
        with transaction(connection):
            migration(connection)
            connection.execute(f"PRAGMA user_version = {number}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
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
    make_private(unfinished)
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


def told_error(error: Exception, file: str) -> StoreError:
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


def make_private(file: Path) -> None:
    """SQLite gives the files that it adds the same permissions as this one has."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _connect(file: Path, undo: ExitStack) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    undo.callback(connection.close)
    return connection


class Opened(NamedTuple):
    file: Path
    writing: sqlite3.Connection
    reading: sqlite3.Connection
    undo: ExitStack


def open_folder(folder: Path) -> Opened:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with ExitStack() as undo:
            undo.callback(_take_lock(folder / LOCK).release)
            make_private(folder / FILE)
            return _open_file(folder / FILE, undo)
    except OSError as error:
        values = {"folder": str(folder), "said": error.strerror or str(error)}
        raise StoreError(Problem("store-folder", values)) from error


def _open_file(file: Path, undo: ExitStack) -> Opened:
    try:
        writing = _connect(file, undo)
        _version(writing, file)  # refuses before anything is changed
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("PRAGMA synchronous = FULL")
        writing.execute("PRAGMA secure_delete = TRUE")  # nothing of what was deleted stays
        _migrate(writing, file)
        reading = _connect(file, undo)
        reading.execute("PRAGMA query_only = TRUE")
    except sqlite3.Error as error:
        raise told_error(error, str(file)) from error
    return Opened(file, writing, reading, undo.pop_all())

"""The store in a SQLite file: locks, kills, full disks and old schemas."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, closing, contextmanager
from pathlib import Path

import pytest

from ludotheque.tables import sqlite_file
from ludotheque.tables.sqlite_file import APPLICATION, FILE, MIGRATIONS
from ludotheque.tables.sqlite_store import SqliteStore
from ludotheque.tables.store import SequenceTaken, Stored, StoreError
from tests.tiers import times

from .stores import Owned, outcomes, sqlite_opener


def opened(folder: Path) -> AbstractAsyncContextManager[Owned]:
    return sqlite_opener(folder)()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Owned]:
    async with opened(tmp_path) as found:
        yield found


async def code_on_opening(folder: Path) -> str:
    with pytest.raises(StoreError) as refusal:
        await SqliteStore.open(folder)
    return refusal.value.problem.code


def bodies(entries: list[Stored]) -> list[bytes]:
    return [entry.body for entry in entries]


# Deleting


async def test_nothing_is_left_of_a_table_that_was_deleted(store: Owned, tmp_path: Path) -> None:
    secret = b"somebody's own words"
    await store.create("red", 1, b"header " + secret)
    await store.create("blue", 1, b"blue")
    await asyncio.gather(*[store.append("red", seq, seq, secret) for seq in range(1, 200)])
    store.save_checkpoint("red", 199, secret)
    late = store.append("red", 200, 200, secret)  # not written yet
    assert await store.delete("red")
    await late
    assert await store.header("red") is None
    assert await store.read("red") == []
    assert await store.checkpoint("red") is None
    assert [table for table, _, _ in await store.tables()] == ["blue"]
    for file in tmp_path.iterdir():
        assert secret not in file.read_bytes(), file


async def test_a_deletion_that_fails_says_so_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.1)
    async with opened(tmp_path) as store:
        await store.create("red", 1, b"red")
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError) as refusal:
                await store.delete("red")
        assert refusal.value.problem.code == "store-locked"
        assert await store.header("red") == b"red"
        assert await store.delete("red")


# Durability and order


async def test_sqlite_is_told_to_wait_for_the_disk(store: Owned) -> None:
    writing = store._opened.writing
    full = 2
    assert writing.execute("PRAGMA synchronous").fetchone() == (full,)
    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)


# Group commit


# Numbers follow each other


async def test_of_two_writers_the_second_loses_and_can_go_on(store: Owned, tmp_path: Path) -> None:
    await store.create("red", 1, b"")
    await store.append("red", 1, 1, b"ours")
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("INSERT INTO log VALUES ('red', 2, 1, x'00')")
    with pytest.raises(SequenceTaken):
        await store.append("red", 2, 1, b"late")
    await store.append("red", 3, 1, b"ours again")
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("INSERT INTO log VALUES ('red', 4, 1, x'01')")
    await store.append("red", 5, 1, b"aware")
    assert bodies(await store.read("red")) == [
        b"ours",
        b"\x00",
        b"ours again",
        b"\x01",
        b"aware",
    ]


# One server at a time

HOLDER = """
import asyncio, os, sys, time
from pathlib import Path
from ludotheque.tables.sqlite_store import SqliteStore

async def hold():
    store = await SqliteStore.open(Path(sys.argv[1]))
    if sys.argv[2] != "fork":
        print(0, flush=True)
    elif not os.fork():  # the child says so itself, once it is there
        print(os.getpid(), flush=True)
        time.sleep(60)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


@contextmanager
def another_process(script: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-W", "ignore", "-c", script, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()


async def test_the_same_process_cannot_open_it_twice(store: Owned, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refusal:
        await SqliteStore.open(tmp_path)
    assert refusal.value.problem.code == "store-in-use"
    await store.create("red", 1, b"")


async def test_a_second_server_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    with another_process(HOLDER, str(tmp_path), "alone") as holder:
        assert said_by(holder) == "0"
        assert await code_on_opening(tmp_path) == "store-in-use"
        kill(holder)
        async with opened(tmp_path) as store:
            assert await store.tables() == []


@pytest.mark.skipif(sys.platform == "win32", reason="nothing forks there")
async def test_a_child_that_outlives_a_killed_server_does_not_hold_the_lock(tmp_path: Path) -> None:
    with another_process(HOLDER, str(tmp_path), "fork") as holder:
        child = int(said_by(holder))
        try:
            kill(holder)
            async with opened(tmp_path) as store:
                assert await store.tables() == []
        finally:
            os.kill(child, signal.SIGKILL)


# Killed in the middle

WRITER = """
import asyncio, sys
from pathlib import Path
from ludotheque.tables.sqlite_store import SqliteStore

async def play(store, table):
    seq = (await store.read(table))[-1:]
    seq = seq[0].seq if seq else 0
    epoch = await store.claim(table)
    while True:
        seq += 1
        await store.append(table, epoch, seq, seq, f"{table} {seq}".encode() * 20)
        print(table, seq, flush=True)

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    for table in sys.argv[2:]:
        if await store.header(table) is None:
            await store.create(table, 1, table.encode())
    await asyncio.gather(*[play(store, table) for table in sys.argv[2:]])

asyncio.run(main())
"""
KILLED_TABLES = tuple("abcdefgh")


def reported_before_being_killed(folder: Path, lines: int) -> dict[str, int]:
    """Of each table, the last number that the writer called durable."""
    with another_process(WRITER, str(folder), *KILLED_TABLES) as writer:
        heard = [said_by(writer) for _ in range(lines)]
        kill(writer)
        assert writer.stdout is not None
        heard += writer.stdout.read().split("\n")[:-1]
    return {table: int(seq) for table, seq in (line.split() for line in heard)}


async def test_nothing_reported_is_lost_and_nothing_is_invented_when_it_is_killed(
    tmp_path: Path,
) -> None:
    chance = random.Random(7)
    reported = dict.fromkeys(KILLED_TABLES, 0)
    for _ in range(times(3, 10)):
        reported |= reported_before_being_killed(tmp_path, chance.randrange(1, 400))
        async with opened(tmp_path) as store:
            for table in KILLED_TABLES:
                found = await store.read(table)
                tried = [f"{table} {seq}".encode() * 20 for seq in range(1, len(found) + 1)]
                assert bodies(found) == tried
                # Of each table one entry at a time is on its way; the last may be unheard of.
                assert reported[table] <= len(found) <= reported[table] + 1
                reported[table] = len(found)


# Full, locked, broken


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(disk)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no small disk can be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


async def fill(store: Owned, table: str) -> int:
    """Append until something fails; how many entries there are."""
    seq = 0
    while await outcomes(store.append(table, seq + 1, 1, bytes(2000))) == [""]:
        seq += 1
    return seq


async def test_a_full_disk_refuses_loses_nothing_and_recovers(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(200_000))
    async with opened(small_disk / "store") as store:
        await store.create("red", 1, b"")
        last = await fill(store, "red")
        assert await outcomes(
            store.append("red", last + 1, 1, bytes(9000)),
            store.append("red", last + 2, 1, b"follows"),
        ) == ["store-full", "store-full"]
        assert len(await store.read("red")) == last > 0
        ballast.unlink()
        assert await outcomes(store.append("red", last + 1, 1, bytes(9000))) == [""]


async def test_a_full_database_refuses_loses_nothing_and_recovers(store: Owned) -> None:
    await store.create("red", 1, b"")
    await store.create("blue", 1, b"")
    store._opened.writing.execute("PRAGMA max_page_count = 20")
    last = await fill(store, "red")
    assert await outcomes(
        store.append("red", last + 1, 1, bytes(9000)),
        store.append("blue", 1, 1, b"small"),
        store.append("red", last + 2, 1, b"follows"),
    ) == ["store-full", "", "store-full"]
    assert len(await store.read("red")) == last > 0
    store._opened.writing.execute("PRAGMA max_page_count = 4000")
    assert await outcomes(store.append("red", last + 1, 1, bytes(9000))) == [""]


async def test_a_locked_database_refuses_loses_nothing_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.1)
    async with opened(tmp_path) as store:
        await asyncio.gather(store.create("red", 1, b""), store.create("blue", 1, b""))
        await store.append("red", 1, 1, b"before")
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert (
                await outcomes(
                    store.append("red", 2, 1, b"refused"),
                    store.append("blue", 1, 1, b"refused"),
                    store.append("red", 3, 1, b"refused"),
                )
                == ["store-locked"] * 3
            )
            assert await outcomes(store.append("red", 3, 1, b"follows")) == ["store-locked"]
            assert bodies(await store.read("red")) == [b"before"]
        assert await outcomes(
            store.append("red", 2, 1, b"after"), store.append("blue", 1, 1, b"after")
        ) == ["", ""]
        assert bodies(await store.read("red")) == [b"before", b"after"]


async def test_a_lock_that_goes_away_in_time_is_not_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 60)
    async with opened(tmp_path) as store:
        await store.create("red", 1, b"")
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            appended = store.append("red", 1, 1, b"patient")
            assert await store.read("red") == []
            other.execute("ROLLBACK")
            await appended


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"a shopping list" * 1000)
    assert await code_on_opening(tmp_path) == "store-broken"
    assert (tmp_path / FILE).read_bytes() == b"a shopping list" * 1000


async def test_somebody_elses_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("CREATE TABLE shopping (list TEXT)")
    before = (tmp_path / FILE).read_bytes()
    assert await code_on_opening(tmp_path) == "store-foreign"
    assert (tmp_path / FILE).read_bytes() == before


async def test_a_damaged_database_says_so_when_the_damage_is_met(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create("red", 1, b"")
        await asyncio.gather(*[store.append("red", seq, 1, bytes(500)) for seq in range(1, 100)])
    file = tmp_path / FILE
    size = file.stat().st_size
    file.write_bytes(file.read_bytes()[:4096] + b"\xa5" * (size - 4096))
    async with opened(tmp_path) as store:
        with pytest.raises(StoreError) as refusal:
            await store.read("red")
        assert refusal.value.problem.code == "store-broken"
        with pytest.raises(StoreError) as refusal:
            await store.claim("red")
        assert refusal.value.problem.code == "store-broken"


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert await code_on_opening(tmp_path / "file" / "store") == "store-folder"


async def test_a_folder_that_cannot_be_written_in_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert await code_on_opening(tmp_path) == "store-folder"
    (tmp_path / FILE).rmdir()
    async with opened(tmp_path) as store:  # the refusal has let go of the lock
        assert await store.tables() == []


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
async def test_nobody_else_can_look_into_it(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "store"
    async with opened(folder) as store:
        await store.create("red", 1, b"")
        assert folder.stat().st_mode & 0o777 == 0o700
        found = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
        assert set(found) >= {FILE, f"{FILE}-wal", "ludotheque.lock"}
        assert set(found.values()) == {0o600}


# Versions of the schema


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def one_entry(store: Owned) -> None:
    await store.create("red", 1, b"header")
    await store.append("red", 1, 1, b"entry")


async def test_a_new_file_carries_the_present_version_and_needs_no_copy(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await one_entry(store)
    assert version_of(tmp_path / FILE) == len(MIGRATIONS)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    assert sorted(file.name for file in tmp_path.iterdir()) == [FILE, "ludotheque.lock"]


async def test_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await one_entry(store)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (tmp_path / FILE).read_bytes()
    assert await code_on_opening(tmp_path) == "store-newer"
    assert (tmp_path / FILE).read_bytes() == before


def louder(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE log SET body = CAST(upper(CAST(body AS TEXT)) AS BLOB)")


def marked(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE log SET body = CAST(body || '!' AS BLOB)")


async def test_an_older_version_is_copied_and_then_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        await one_entry(store)
    old = len(MIGRATIONS)
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", (*MIGRATIONS, louder, marked))
    for _ in range(2):  # it is done only once
        async with opened(tmp_path) as store:
            assert await store.header("red") == b"HEADER!"
            assert bodies(await store.read("red")) == [b"ENTRY!"]
    assert version_of(tmp_path / FILE) == old + 2
    copy = tmp_path / f"ludotheque-version-{old}.db"
    assert version_of(copy) == old
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("SELECT body FROM log ORDER BY seq").fetchall()
    assert found == [(b"header",), (b"entry",)]


async def test_a_store_from_before_there_were_checkpoints_has_room_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sqlite_file, "MIGRATIONS", MIGRATIONS[:1])
        async with opened(tmp_path):
            pass
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        rows = [("red", 0, 1, b"header"), ("red", 1, 1, b"entry")]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
    for found in (None, (1, b"so far")):
        async with opened(tmp_path) as store:
            assert bodies(await store.read("red")) == [b"entry"]
            assert await store.checkpoint("red") == found
            store.save_checkpoint("red", 1, b"so far")


async def test_a_step_that_fails_changes_nothing_and_keeps_the_steps_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM log")
        connection.execute("DELETE FROM no_such_table")

    async with opened(tmp_path) as store:
        await one_entry(store)
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", (*MIGRATIONS, louder, failing))
    assert await code_on_opening(tmp_path) == "store-failed"
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", (*MIGRATIONS, louder))
    async with opened(tmp_path) as store:
        assert bodies(await store.read("red")) == [b"ENTRY"]


# Against a model

"""Backups: made of a server in use, whole or refused, and everything is there again."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.tables import access, backup
from ludotheque.tables.backup import (
    FORMAT,
    Begin,
    Contents,
    EntryKept,
    Place,
    Record,
    TableKept,
    all_of,
    back_up,
    check,
    move,
    restore,
)
from ludotheque.tables.postgres_store import PostgresStore
from ludotheque.tables.sqlite_file import FILE
from ludotheque.tables.sqlite_store import SqliteStore
from ludotheque.tables.store import SequenceTaken, StoreError
from tests.cli.command import command
from tests.postgres import Databases
from tests.server.server import GAME, Server, bearing, running

KEY = bytes(range(access.KEY_BYTES))


async def filled(folder: Path, tables: int = 3, entries: int = 5) -> None:
    """A folder with some tables, each with its entries."""
    store = await SqliteStore.open(folder)
    for number in range(tables):
        epoch = await store.create(f"table {number}", number, b"header %d" % number)
        for seq in range(1, entries + 1):
            body = b"entry %d %d" % (number, seq)
            await store.append(f"table {number}", epoch, seq, 10 * seq, body)
    await store.close()
    access.write_privately(folder / access.NAME, KEY)


async def everything_in(folder: Path) -> dict[str, tuple[bytes, list[Any]]]:
    store = await SqliteStore.open(folder)
    try:
        found = await store.tables()
        return {name: (header, await store.read(name)) for name, header, _ in found}
    finally:
        await store.close()


async def refused(file: Path, folder: Path) -> str:
    with pytest.raises(backup.BackupError) as caught:
        await restore(file, Place(folder))
    assert not folder.exists() or not any(folder.iterdir())
    assert not folder.with_name(folder.name + ".unfinished").exists()
    return caught.value.problem.code


async def test_everything_is_there_again(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup"
    await filled(old)
    assert await back_up(Place(old), file) == check(file) == Contents(3, 15)
    assert await restore(file, Place(new)) == Contents(3, 15)
    assert await everything_in(new) == await everything_in(old)
    assert access.read_key(new / access.NAME) == KEY
    for secret in (file, new / access.NAME, new / FILE):
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backup", "new", "old"]


async def test_names_that_were_spent_stay_so(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup"
    await filled(old)
    store = await SqliteStore.open(old)
    await store.delete("table 1")
    await store.close()
    await back_up(Place(old), file)
    await restore(file, Place(new))
    assert await everything_in(new) == await everything_in(old)
    store = await SqliteStore.open(new)
    try:
        with pytest.raises(SequenceTaken):
            await store.create("table 1", 1, b"again")
    finally:
        await store.close()


async def test_more_entries_than_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "TOGETHER", 4)
    await filled(tmp_path / "old", tables=2, entries=11)
    await back_up(Place(tmp_path / "old"), tmp_path / "backup")
    (tmp_path / "new").mkdir()  # an empty folder will do
    assert await restore(tmp_path / "backup", Place(tmp_path / "new")) == Contents(2, 22)
    assert await everything_in(tmp_path / "new") == await everything_in(tmp_path / "old")


async def test_whatever_is_changed_or_missing_is_noticed(tmp_path: Path) -> None:
    """Every byte but those of the compressed file that mean nothing."""
    await filled(tmp_path / "old", tables=1, entries=2)
    file, changed = tmp_path / "backup", tmp_path / "changed"
    await back_up(Place(tmp_path / "old"), file)
    plain = gzip.decompress(file.read_bytes())
    for place in range(len(plain)):
        other = bytearray(plain)
        other[place] ^= 1
        changed.write_bytes(gzip.compress(bytes(other), 1))
        with pytest.raises(backup.BackupError):
            check(changed)
        changed.write_bytes(gzip.compress(plain[:place], 1))
        with pytest.raises(backup.BackupError):
            check(changed)
    changed.write_bytes(gzip.compress(plain + b"x", 1))
    assert await refused(changed, tmp_path / "new") == "backup-broken"
    changed.write_bytes(file.read_bytes()[:-20])
    assert await refused(changed, tmp_path / "new") == "backup-broken"
    changed.write_bytes(b"something else")
    assert await refused(changed, tmp_path / "new") == "backup-broken"


async def test_a_backup_of_a_later_format_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(tmp_path / "old")
    monkeypatch.setattr(backup, "FORMAT", 2)
    await back_up(Place(tmp_path / "old"), tmp_path / "backup")
    monkeypatch.setattr(backup, "FORMAT", 1)
    assert await refused(tmp_path / "backup", tmp_path / "new") == "backup-newer"


async def test_nothing_is_written_over(tmp_path: Path) -> None:
    await filled(tmp_path / "old")
    await back_up(Place(tmp_path / "old"), tmp_path / "backup")
    before = await everything_in(tmp_path / "old")
    with pytest.raises(backup.BackupError) as caught:
        await restore(tmp_path / "backup", Place(tmp_path / "old"))
    assert caught.value.problem.code == "backup-not-empty"
    assert await everything_in(tmp_path / "old") == before


async def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    await filled(tmp_path / "old")
    with pytest.raises(backup.BackupError) as caught:
        await back_up(Place(tmp_path / "old"), tmp_path / "no such folder" / "backup")
    assert caught.value.problem.code == "backup-unusable"
    with pytest.raises(backup.BackupError) as caught:
        await back_up(Place(tmp_path / "elsewhere"), tmp_path / "backup")
    assert caught.value.problem.code == "backup-no-data"
    with pytest.raises(backup.BackupError) as caught:
        check(tmp_path / "backup")
    assert caught.value.problem.code == "backup-unusable"
    assert [each.name for each in tmp_path.iterdir()] == ["old"]


async def test_records_follow_the_order_of_the_log(tmp_path: Path) -> None:
    records: list[Record] = [
        Begin(FORMAT, "1", KEY),
        TableKept("a", 1, b"h"),
        EntryKept(1, 2, b"x"),
        TableKept("b", 3, b"i"),
    ]
    with (tmp_path / "backup").open("wb") as raw:
        assert await backup.write(raw, all_of(records)) == Contents(2, 1)
    assert list(backup.records_in(tmp_path / "backup"))[:-1] == records


# ---------------------------------------------------------------- databases


async def everything_at(place: Place) -> list[Record]:
    """Its key, its tables with their entries, and the names that are spent."""
    return [record async for record in backup.held_by(place)]


async def with_a_deleted_table(folder: Path) -> Place:
    await filled(folder)
    store = await SqliteStore.open(folder)
    await store.delete("table 1")
    await store.close()
    return Place(folder)


async def test_tables_go_to_a_database_and_back_again(tmp_path: Path, postgres: Databases) -> None:
    old = await with_a_deleted_table(tmp_path / "old")
    database = Place(tmp_path / "old", await postgres.new())
    other = Place(tmp_path / "other", await postgres.new())
    new, file = Place(tmp_path / "new"), tmp_path / "backup"
    assert await move(old, database) == Contents(2, 10)
    assert await everything_at(database) == await everything_at(old)
    await back_up(database, file)
    await restore(file, other)
    assert await everything_at(other) == await everything_at(old)
    assert await move(other, new) == Contents(2, 10)
    assert await everything_at(new) == await everything_at(old)
    for full in (database, new):
        with pytest.raises(backup.BackupError) as refused:
            await restore(file, full)
        assert refused.value.problem.code == "backup-not-empty"


async def test_what_cannot_be_finished_in_a_database_is_taken_away_again(
    tmp_path: Path, postgres: Databases
) -> None:
    await filled(tmp_path / "old", tables=2)
    database = Place(tmp_path / "key", await postgres.new())

    async def broken() -> AsyncIterator[Record]:
        async for record in backup.held_by(Place(tmp_path / "old")):
            yield record
            if isinstance(record, EntryKept) and record.seq == 3:
                raise OSError("no more")

    with pytest.raises(OSError, match="no more"):
        await backup.fill(database, broken())
    assert not (tmp_path / "key").exists()
    await backup.fill(database, backup.held_by(Place(tmp_path / "old")))
    assert await everything_at(database) == await everything_at(Place(tmp_path / "old"))


async def test_tables_that_are_in_use_are_not_moved(tmp_path: Path, postgres: Databases) -> None:
    await filled(tmp_path / "old")
    database = Place(tmp_path / "old", await postgres.new())
    store = await SqliteStore.open(tmp_path / "old")
    with pytest.raises(StoreError) as refused:
        await move(Place(tmp_path / "old"), database)
    assert refused.value.problem.code == "store-in-use"
    await store.close()
    await move(Place(tmp_path / "old"), database)
    server = await PostgresStore.open(database.store, access.Keys(KEY).check)
    with pytest.raises(StoreError) as refused:
        await move(database, Place(tmp_path / "new"))
    assert refused.value.problem.code == "database-in-use"
    await server.close()


# ---------------------------------------------------------------- a server in use


def played(server: Server, moves: int) -> dict[str, Any]:
    """A table at which somebody has played, with its keys."""
    opened = server.open_table("me", "me")
    play_on(server, opened, moves)
    return opened


def play_on(server: Server, opened: dict[str, Any], moves: int) -> None:
    with server.client() as client:
        for _ in range(moves):
            shown = server.look(opened["table"], opened["tokens"]["A"])
            (seat,) = shown["position"]["acting"][:1]
            token = bearing(opened["tokens"][seat])
            mine = client.get(f"/api/tables/{opened['table']}", headers=token).json()
            move = mine["position"]["legal"][seat][0]
            body = {"move": move, "after": mine["position"]["length"]}
            answer = client.post(f"/api/tables/{opened['table']}/moves", json=body, headers=token)
            assert answer.status_code < 300, answer.text


def test_a_server_in_use_is_backed_up_and_goes_on_elsewhere(tmp_path: Path) -> None:
    file, new = tmp_path / "backup", tmp_path / "new"
    with running(tmp_path / "old") as server:
        opened = played(server, 6)
        made = command("backup", str(file), "--data", str(tmp_path / "old"))
        assert made.code == 0
        assert "one table" in made.out
        then = server.look(opened["table"])
        play_on(server, opened, 2)
        assert server.look(opened["table"])["seq"] > then["seq"]
    restored = command("restore", str(file), "--data", str(new))
    assert restored.code == 0
    assert "One table" in restored.out
    with running(new) as server:
        again = server.look(opened["table"])
        for part in ("seq", "position", "game"):
            assert again[part] == then[part]
        play_on(server, opened, 1)  # everybody's keys are still good
        with server.client() as client:
            seats = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert json.loads(client.post("/api/tables", json=seats).text)["key"] == opened["key"]


def test_a_server_on_a_database_is_backed_up_and_goes_on_in_a_folder(
    tmp_path: Path, postgres: Databases
) -> None:
    address, other = asyncio.run(postgres.new()), asyncio.run(postgres.new())
    data, moved, file = tmp_path / "data", tmp_path / "moved", tmp_path / "backup"
    with running(data, LUDOTHEQUE_STORE=address) as server:
        opened = played(server, 6)
        made = command("backup", str(file), "--data", str(data), "--store", address)
        assert "one table" in made.out, made.err
        then = server.look(opened["table"])
        play_on(server, opened, 2)
        in_use = command("move-store", address, str(moved), "--data", str(data))
        assert "A server is using the database" in in_use.sentence
    restored = command("restore", str(file), "--data", str(data), "--store", other)
    assert "One table" in restored.out, restored.err
    carried = command("move-store", other, str(moved), "--data", str(data))
    assert "One table" in carried.out, carried.err
    with running(moved) as server:
        assert server.look(opened["table"])["position"] == then["position"]
        play_on(server, opened, 1)  # everybody's keys are still good
    back = asyncio.run(postgres.new())
    carried = command("move-store", str(moved), back)
    assert "One table" in carried.out, carried.err
    with running(moved, LUDOTHEQUE_STORE=back) as server:
        play_on(server, opened, 1)


def test_a_database_is_backed_up_with_its_own_key_or_not_at_all(
    tmp_path: Path, postgres: Databases
) -> None:
    database, file = Place(tmp_path / "old", asyncio.run(postgres.new())), tmp_path / "backup"
    asyncio.run(filled(tmp_path / "old"))
    asyncio.run(move(Place(tmp_path / "old"), database))
    (tmp_path / "other").mkdir()

    def sentence() -> str:
        done = command(
            "backup", str(file), "--data", str(tmp_path / "other"), "--store", database.store
        )
        assert done.code == 1
        assert not file.exists()
        return done.sentence

    assert "There is no file “key”" in sentence()
    access.make_key(tmp_path / "other" / access.NAME)
    assert "key is not the one" in sentence()


def test_what_goes_wrong_is_one_sentence(tmp_path: Path) -> None:
    missing = command("backup", str(tmp_path / "file"), "--data", str(tmp_path / "nothing"))
    assert missing.code == 1
    assert "nothing to back up" in missing.sentence
    (tmp_path / "file").write_text("no backup")
    wrong = command("restore", str(tmp_path / "file"), "--data", str(tmp_path / "new"))
    assert wrong.code == 1
    assert "not a whole backup" in wrong.sentence

"""The store in PostgreSQL: servers that share it, silence, lost connections and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import pytest

from ludotheque.tables import postgres_database, postgres_store
from ludotheque.tables.house import House
from ludotheque.tables.postgres_store import PostgresStore
from ludotheque.tables.store import LeaseLost, OwnedElsewhere, Stored, StoreError
from tests.postgres import Databases, disks_can_be_made, own_postgres, replicated_postgres
from tests.tables.room import KEYS, QuickChooser, header
from tests.tables.stores import KEY_CHECK, outcomes
from tests.tables.wire import Wire
from tests.tiers import times


@asynccontextmanager
async def opened(
    address: str, reached_at: str = "", key: str = KEY_CHECK
) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address, key, reached_at)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def address(postgres: Databases) -> str:
    return await postgres.new()


@pytest.fixture
async def pair(address: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two servers on one database."""
    async with opened(address, "one") as one, opened(address, "two") as two:
        yield one, two


async def execute(address: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(address, server_settings={"search_path": "ludotheque"})
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


async def fall_silent(store: PostgresStore) -> None:
    """As if its process had been stopped for longer than its lease."""
    store._tasks[1].cancel()
    store._good_until = 0
    past = "UPDATE server SET until = now() - interval '1 second' WHERE id = $1"
    await execute(store.address, past, store.server)


async def bodies(store: PostgresStore, table: str) -> list[bytes]:
    return [entry.body for entry in await store.read(table)]


async def code_on_opening(address: str, key: str = KEY_CHECK) -> str:
    with pytest.raises(StoreError) as refusal:
        await PostgresStore.open(address, key)
    return refusal.value.problem.code


# ---------------------------------------------------------------- one owner


async def test_a_table_is_owned_by_one_server_until_it_ends(address: str) -> None:
    async with opened(address, "two") as two:
        async with opened(address, "one") as one:
            await one.create("red", 1, b"red")
            with pytest.raises(OwnedElsewhere) as elsewhere:
                await two.claim("red")
            assert elsewhere.value.address == "one"
            with pytest.raises(OwnedElsewhere):
                await two.delete("red")
            assert await two.header("red") == b"red"
        epoch = await two.claim("red")
        assert epoch == 2
        await two.append("red", epoch, 1, 1, b"two")
        assert await two.delete("red")


async def test_who_was_silent_for_too_long_cannot_write_any_more(
    pair: tuple[PostgresStore, PostgresStore], address: str
) -> None:
    one, two = pair
    lost: list[str] = []
    one.on_lost = lost.extend
    first = await one.create("red", 1, b"")
    await one.append("red", first, 1, 1, b"one")
    await fall_silent(one)
    second = await two.claim("red")
    assert second == first + 1
    await two.append("red", second, 2, 1, b"two")
    assert (
        await outcomes(
            one.append("red", first, 2, 1, b"late"), one.append("red", first, 3, 1, b"late")
        )
        == ["store-elsewhere"] * 2
    )
    assert lost == ["red"]
    with pytest.raises(LeaseLost):
        await one.append("red", first, 3, 1, b"late")
    await two.append("red", second, 3, 1, b"two again")
    assert await bodies(two, "red") == [b"one", b"two", b"two again"]


async def test_who_was_silent_finds_out_what_others_have_claimed(
    pair: tuple[PostgresStore, PostgresStore],
) -> None:
    one, two = pair
    lost: list[str] = []
    one.on_lost = lost.extend
    epochs = {table: await one.create(table, 1, b"") for table in ("red", "blue", "green")}
    await fall_silent(one)
    await two.claim("blue")
    await one.confirm()
    assert lost == ["blue"]
    await one.append("red", epochs["red"], 1, 1, b"still one's own")
    for table in ("red", "green"):
        with pytest.raises(OwnedElsewhere):
            await two.claim(table)


async def test_a_claim_during_which_a_server_was_stopped_for_too_long_is_made_again(
    pair: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    async with opened(one.address) as before:
        await before.create("red", 1, b"red")
    claim, claimed = one._claim, list[int | None]()

    async def claim_and_stop(connection: object, table: str) -> int | None:
        epoch = await claim(connection, table)
        claimed.append(epoch)
        await fall_silent(one)
        claimed.append(await two.claim(table))
        await one._renew()
        return epoch

    monkeypatch.setattr(one, "_claim", claim_and_stop)
    with pytest.raises(OwnedElsewhere) as elsewhere:
        await one.claim("red")
    assert elsewhere.value.address == "two"
    assert claimed == [2, 3]
    assert not one.owns("red", 2)
    assert two.owns("red", 3)


async def test_a_table_that_was_claimed_while_it_was_read_is_not_shown_as_it_was(
    pair: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    read = one.read
    house = House(one, KEYS, QuickChooser())
    name = (await house.open_table(header())).table.name
    house.lose([name])

    async def read_and_stop(table: str, since: int = 0) -> list[Stored]:
        found = await read(table, since)
        await fall_silent(one)
        epoch = await two.claim(table)
        assert epoch is not None
        await two.append(table, epoch, len(found) + 1, 1, b"later")
        return found

    monkeypatch.setattr(one, "read", read_and_stop)
    with pytest.raises(OwnedElsewhere) as elsewhere:
        await house.table(name)
    assert elsewhere.value.address == "two"
    await house.close()


async def test_who_comes_back_to_life_at_the_last_moment_keeps_its_tables(
    pair: tuple[PostgresStore, PostgresStore], address: str
) -> None:
    one, two = pair
    epoch = await one.create("red", 1, b"")
    await fall_silent(one)
    connection = await asyncpg.connect(address, server_settings={"search_path": "ludotheque"})
    try:
        async with connection.transaction():
            later = "UPDATE server SET until = now() + interval '1 hour' WHERE id = $1"
            await connection.execute(later, one.server)
            claiming = asyncio.create_task(two.claim("red"))
            await asyncio.sleep(0.3)
            assert not claiming.done()
        with pytest.raises(OwnedElsewhere):
            await claiming
    finally:
        await connection.close()
    await one.append("red", epoch, 1, 1, b"")


async def test_of_many_who_claim_at_once_one_has_the_table(
    address: str, pair: tuple[PostgresStore, PostgresStore]
) -> None:
    one, two = pair
    async with opened(address, "three") as three:
        for number in range(times(5, 30)):
            table = f"table {number}"
            epoch = await one.create(table, 1, b"")
            await fall_silent(one)
            claims = [store.claim(table) for store in (two, three, two, three)]
            found = await asyncio.gather(*claims, return_exceptions=True)
            mine = [each for each in found if isinstance(each, int)]
            assert mine
            assert all(isinstance(each, int | OwnedElsewhere) for each in found)
            owner = two if isinstance(found[0], int) or isinstance(found[2], int) else three
            other = three if owner is two else two
            with pytest.raises(OwnedElsewhere):
                await other.claim(table)
            await owner.append(table, max(mine), 1, 1, b"")
            assert await outcomes(one.append(table, epoch, 1, 1, b"late")) == ["store-elsewhere"]


async def test_a_server_says_that_it_lives(
    pair: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    monkeypatch.setattr(postgres_store, "RENEWAL", 0.01)
    await one.create("red", 1, b"")
    before = one._good_until
    async with asyncio.timeout(30):
        while one._good_until == before:
            await asyncio.sleep(0.01)
    with pytest.raises(OwnedElsewhere):
        await two.claim("red")


# ---------------------------------------------------------------- opening


async def test_many_servers_begin_at_once(address: str) -> None:
    stores = await asyncio.gather(*[PostgresStore.open(address, KEY_CHECK) for _ in range(5)])
    await stores[0].create("red", 1, b"")
    assert [await store.header("red") for store in stores] == [b""] * 5
    for store in stores:
        await store.close()


async def test_another_key_is_refused_and_so_is_a_later_version(address: str) -> None:
    async with opened(address):
        assert await code_on_opening(address, "another key") == "store-other-key"
    await execute(address, "UPDATE about SET version = 1000")
    assert await code_on_opening(address) == "store-newer"


async def test_a_database_that_is_not_there_is_one_error() -> None:
    assert await code_on_opening("postgresql://nobody@127.0.0.1:9/nothing") == "store-unreachable"
    assert await code_on_opening("postgresql://:::") == "store-failed"


# ---------------------------------------------------------------- lost connections


async def test_an_answer_that_was_lost_does_not_make_two_entries_of_one(address: str) -> None:
    async with Wire(address) as wire, opened(wire.address) as store:
        epoch = await store.create("red", 1, b"")
        for seq in range(1, times(6, 40)):
            wire.lose_answers = 1  # the statement arrives, and what it answers does not
            await store.append("red", epoch, seq, seq, b"%d" % seq)
        wire.lose_answers = 1
        other = await store.create("blue", 1, b"blue")
        await store.append("blue", other, 1, 1, b"first")
        wire.lose_answers = 1
        assert await store.delete("blue")
        assert await store.header("blue") is None
        found = await store.read("red")
        assert [entry.body for entry in found] == [b"%d" % entry.seq for entry in found]
        assert len(found) == times(6, 40) - 1


async def test_a_database_that_starts_again_is_waited_for() -> None:
    with own_postgres() as server:
        async with opened(server.address) as store:
            epoch = await store.create("red", 1, b"")
            for seq, end in enumerate((server.stop, server.kill), 1):
                end()
                waiting = (
                    store.append("red", epoch, seq, 1, b""),
                    asyncio.ensure_future(store.read("red")),
                )
                await asyncio.sleep(0.2)
                assert not waiting[0].done()
                assert not waiting[1].done()
                await asyncio.to_thread(server.start)
                await asyncio.gather(*waiting)
            assert len(await store.read("red")) == 2
            await store.confirm()


async def test_a_database_that_stays_away_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "PATIENCE", 0.3)
    with own_postgres() as server:
        async with opened(server.address) as store:
            epoch = await store.create("red", 1, b"")
            server.stop()
            store._good_until = 0
            assert (
                await outcomes(
                    store.append("red", epoch, 1, 1, b"lost"),
                    store.append("red", epoch, 2, 1, b"follows"),
                )
                == ["store-unreachable"] * 2
            )
            for asked in (store.read("red"), store.claim("red"), store.confirm()):
                with pytest.raises(StoreError) as told:
                    await asked
                assert told.value.problem.code == "store-unreachable"
            await asyncio.to_thread(server.start)
            await store.append("red", epoch, 1, 1, b"again")
            assert await bodies(store, "red") == [b"again"]


async def test_what_a_standby_lacks_is_not_called_durable() -> None:
    """A primary that starts again shows what it has and its standby may not have."""
    with replicated_postgres() as servers:
        async with opened(servers.primary.address) as store:
            epoch = await store.create("red", 1, b"")
            servers.standby.stop()
            waiting = store.append("red", epoch, 1, 1, b"one")
            await until_waiting(servers.primary.address)
            servers.primary.kill()
            await asyncio.to_thread(servers.primary.start)
            while not await bodies(store, "red"):
                await asyncio.sleep(0.05)
            await asyncio.sleep(1)
            assert not waiting.done()
            await asyncio.to_thread(servers.standby.start)
            await waiting
        await asyncio.to_thread(servers.promote)
        async with opened(servers.primary.address) as store:
            assert await bodies(store, "red") == [b"one"]


async def test_a_standby_that_is_promoted_is_found_by_itself() -> None:
    with replicated_postgres() as servers:
        hosts = ",".join(f"127.0.0.1:{each.port}" for each in (servers.primary, servers.standby))
        address = f"postgresql://postgres@{hosts}/postgres?target_session_attrs=read-write"
        async with opened(address) as store:
            epoch = await store.create("red", 1, b"")
            await store.append("red", epoch, 1, 1, b"one")
            await asyncio.to_thread(servers.promote)
            await store.append("red", epoch, 2, 1, b"two")
            await store.confirm()
            assert await bodies(store, "red") == [b"one", b"two"]


async def until_waiting(address: str) -> None:
    """Until a transaction waits for a standby."""
    connection = await asyncpg.connect(address)
    try:
        query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        while not await connection.fetchval(query):
            await asyncio.sleep(0.02)
    finally:
        await connection.close()


@pytest.mark.skipif(not disks_can_be_made(), reason="no disk of a size of its own can be made here")
async def test_a_full_disk_is_told_of_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "PATIENCE", 0.3)
    with own_postgres(has_disk=True) as server:
        assert server.disk is not None
        async with opened(server.address) as store:
            epoch = await store.create("red", 1, b"")
            await store.append("red", epoch, 1, 1, b"one")
            server.disk.fill()
            large = Random(1).randbytes(1 << 20)  # which does not fit into what is there already
            assert (
                await outcomes(
                    store.append("red", epoch, 2, 1, large),
                    store.append("red", epoch, 3, 1, b"follows"),
                )
                == ["store-full"] * 2
            )
            assert await bodies(store, "red") == [b"one"]
            server.disk.empty()
            await store.append("red", epoch, 2, 1, b"two")
            assert await bodies(store, "red") == [b"one", b"two"]


# ---------------------------------------------------------------- migrations


async def test_a_step_that_fails_changes_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        await store.create("red", 1, b"red")
    steps = (*postgres_database.MIGRATIONS, ("CREATE TABLE more (id text)", "nonsense"))
    monkeypatch.setattr(postgres_database, "MIGRATIONS", steps)
    assert await code_on_opening(address) == "store-failed"
    monkeypatch.setattr(postgres_database, "MIGRATIONS", steps[:-1])
    async with opened(address) as store:
        assert await store.header("red") == b"red"


async def rows_scanned(address: str) -> int:
    """How many rows of tables the database has read one by one, as soon as all is counted."""
    gone = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"
    counted = "SELECT sum(seq_tup_read) FROM pg_stat_user_tables WHERE relname IN ('owner', 'log')"
    connection = await asyncpg.connect(address)
    try:
        async with asyncio.timeout(60):
            while await connection.fetchval(gone, connection.get_server_pid()):
                await asyncio.sleep(0.01)
        return int(await connection.fetchval(counted))
    finally:
        await connection.close()


async def test_nothing_that_a_server_asks_for_goes_through_all_tables(address: str) -> None:
    async with opened(address):
        pass
    tables, entries = "generate_series(1, 20000) AS n", "generate_series(0, 2) AS seq"
    await execute(address, f"INSERT INTO owner SELECT n::text, 'gone', 1, 2 FROM {tables}")
    await execute(address, f"INSERT INTO log SELECT n::text, seq, n, '' FROM {tables}, {entries}")
    await execute(address, "ANALYZE owner, log")
    before = await rows_scanned(address)
    async with opened(address) as store:  # looks for what it owns
        assert len(await store.tables(10)) == 10
        assert len(await store.untouched(15_000, 10)) == 10
        epoch = await store.claim("7")
        assert epoch is not None
        await store.header("7")
        assert len(await store.read("7")) == 2
        await store.append("7", epoch, 3, 1, b"three")
        assert await store.delete("8")
        await store.create("new", 1, b"new")
    assert await rows_scanned(address) == before

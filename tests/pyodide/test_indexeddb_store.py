"""The store in a browser: all that every store does; several tabs, kills, and too little room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from ludotheque.browser.indexeddb_store import IndexedDbStore
from ludotheque.tables.store import LeaseLost, StoreError
from ludotheque.words import LANGUAGES, has
from tests.tables.stores import Opener, Owned, outcomes
from tests.tables.test_store import *  # noqa: F403 - they are run here on this store

from .chromium import Tab, Visitor

NAME = "tables"


@pytest.fixture  # type: ignore[no-redef]
async def opener(tab: Tab) -> Opener:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Owned]:
        store = await tab.store(NAME)
        try:
            yield Owned(store)
        finally:
            await store.close()

    return opened


@pytest.fixture
async def pair(visitor: Visitor) -> tuple[IndexedDbStore, IndexedDbStore]:
    """Two tabs of one visitor."""
    return await (await visitor.tab()).store(NAME), await (await visitor.tab()).store(NAME)


def code_of(error: StoreError) -> str:
    """The code of a problem that is told in every language."""
    assert all(has(language, error.problem.code) for language in LANGUAGES)
    return error.problem.code


async def played(store: IndexedDbStore, table: str, entries: int) -> int:
    epoch = await store.create(table, 1, b"")
    await asyncio.gather(
        *[store.append(table, epoch, seq, seq, b"") for seq in range(1, entries + 1)]
    )
    return epoch


# ---------------------------------------------------------------- two tabs


async def test_a_tab_that_lost_a_table_is_told_at_once_and_cannot_write(
    pair: tuple[IndexedDbStore, IndexedDbStore],
) -> None:
    one, two = pair
    lost: asyncio.Queue[list[str]] = asyncio.Queue()
    one.on_lost = lambda tables: lost.put_nowait([*tables])
    first = await played(one, "red", 3)
    second = await two.claim("red")
    assert second is not None
    assert second > first
    assert await lost.get() == ["red"]
    assert not one.owns("red", first)
    with pytest.raises(LeaseLost):
        await one.append("red", first, 4, 4, b"late")
    await two.append("red", second, 4, 4, b"in time")
    assert [entry.body for entry in await one.read("red", 3)] == [b"in time"]


async def test_a_tab_that_no_message_reaches_is_refused_and_told_then(
    pair: tuple[IndexedDbStore, IndexedDbStore],
) -> None:
    one, two = pair
    lost: list[str] = []
    one.note_claim = lambda table, epoch: None  # type: ignore[method-assign]
    one.on_lost = lost.extend
    first, other = await played(one, "red", 1), await played(one, "blue", 1)
    await two.claim("red")
    await two.claim("blue")
    assert await outcomes(one.append("red", first, 2, 2, b"late")) == ["store-elsewhere"]
    assert lost == ["red"]
    assert one.owns("blue", other)
    await one.confirm()
    assert lost == ["red", "blue"]
    assert not one.owns("blue", other)


async def test_two_tabs_that_write_at_once_never_fork_a_table(
    pair: tuple[IndexedDbStore, IndexedDbStore],
) -> None:
    await pair[0].create("red", 1, b"")

    async def write(store: IndexedDbStore, mark: bytes) -> list[tuple[int, bytes]]:
        """Claims the table again and again, and adds to it until it has lost it."""
        written = []
        for turn in range(12):
            epoch, seq = await store.claim("red") or 0, len(await store.read("red"))
            for number in range(3):
                seq, body = seq + 1, mark + bytes([turn, number])
                if await outcomes(store.append("red", epoch, seq, 1, body)) != [""]:
                    break
                written.append((seq, body))
        return written

    one, two = await asyncio.gather(write(pair[0], b"one"), write(pair[1], b"two"))
    log = await pair[0].read("red")
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert [(entry.seq, entry.body) for entry in log] == sorted(one + two)


async def test_a_deleted_table_is_lost_in_the_other_tab(
    pair: tuple[IndexedDbStore, IndexedDbStore],
) -> None:
    one, two = pair
    lost: asyncio.Queue[list[str]] = asyncio.Queue()
    one.on_lost = lambda tables: lost.put_nowait([*tables])
    epoch = await played(one, "red", 2)
    assert await two.delete("red")
    assert await lost.get() == ["red"]
    assert await outcomes(one.append("red", epoch, 3, 3, b"")) == ["store-elsewhere"]
    assert await one.read("red") == []


async def test_all_tabs_have_the_same_key_and_other_visitors_have_another(
    pair: tuple[IndexedDbStore, IndexedDbStore],
) -> None:
    one, two = pair
    keys = await asyncio.gather(one.key(b"1" * 32), two.key(b"2" * 32), one.key(b"3" * 32))
    assert len(set(keys)) == 1
    assert keys[0] in (b"1" * 32, b"2" * 32)


# ---------------------------------------------------------------- mishaps


async def test_what_was_durable_before_a_tab_was_killed_is_there(visitor: Visitor) -> None:
    doomed = await visitor.tab()
    store = await doomed.store(NAME)
    epoch = await played(store, "red", 5)
    durable: list[int] = []
    enough = asyncio.Event()

    def note(seq: int, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and done.exception() is None:
            durable.append(seq)
        if len(durable) >= 20:
            enough.set()

    async def write() -> None:
        for seq in range(6, 1000):
            done = store.append("red", epoch, seq, seq, bytes([seq % 256]))
            done.add_done_callback(lambda found, seq=seq: note(seq, found))  # type: ignore[misc]
            await asyncio.wait([done], timeout=0.003)

    writing = asyncio.create_task(write())
    await enough.wait()
    await doomed.kill()
    writing.cancel()
    again = await (await visitor.tab()).store(NAME)
    log = await again.read("red")
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert len(log) >= max(durable)
    next_epoch = await again.claim("red")
    assert next_epoch == epoch + 1
    await again.append("red", next_epoch, len(log) + 1, 1, b"goes on")


async def test_without_room_nothing_is_lost_and_play_goes_on_when_there_is_some(
    visitor: Visitor, tab: Tab
) -> None:
    await visitor.allow_bytes(tab, 1 << 18)
    store = await tab.store(NAME)
    epoch = await played(store, "red", 3)
    large = bytes(1 << 20)
    refused = store.append("red", epoch, 4, 4, large), store.append("red", epoch, 5, 5, b"follows")
    assert await outcomes(*refused) == ["store-browser-full"] * 2
    with pytest.raises(StoreError) as error:
        await store.create("blue", 1, large)
    assert code_of(error.value) == "store-browser-full"
    assert len(await store.read("red")) == 3
    await visitor.allow_bytes(tab, None)
    await store.append("red", epoch, 4, 4, b"room again")
    assert [entry.body for entry in await store.read("red", 3)] == [b"room again"]


async def test_a_database_that_was_taken_away_is_told_of(tab: Tab, visitor: Visitor) -> None:
    store = await tab.store(NAME)
    epoch = await played(store, "red", 1)
    await tab.send("Storage.clearDataForOrigin", origin=visitor.chromium.origin, storageTypes="all")
    assert await outcomes(store.append("red", epoch, 2, 2, b"")) == ["store-browser-lost"]
    with pytest.raises(StoreError) as error:
        await store.read("red")
    assert code_of(error.value) == "store-browser-lost"


async def test_a_newer_edition_in_another_tab_is_told_of(tab: Tab, visitor: Visitor) -> None:
    store = await tab.store(NAME)
    await played(store, "red", 1)
    newer = "name => new Promise(done => { indexedDB.open(name, 99).onsuccess = () => done(); })"
    await (await visitor.tab()).evaluate(newer, NAME)
    for refused in (store.read("red"), tab.store(NAME)):
        with pytest.raises(StoreError) as error:
            await refused
        assert code_of(error.value) == "store-browser-outdated"


async def test_a_browser_that_keeps_nothing_is_told_of(tab: Tab) -> None:
    await tab.evaluate(
        "() => { indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); }; }"
    )
    with pytest.raises(StoreError) as error:
        await tab.store(NAME)
    assert code_of(error.value) == "store-browser-refused"

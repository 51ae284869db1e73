"""What every store does: order, durability, epochs and deletion; on real files and databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.tables.sqlite_store import MOST_TOGETHER
from ludotheque.tables.store import LeaseLost, SequenceTaken, Stored, StoreError
from tests.postgres import Databases
from tests.tiers import times

from .stores import Opener, Owned, outcomes, postgres_opener, shared_opener, sqlite_opener


@pytest.fixture(params=["sqlite", "shared", "postgres"])
async def opener(request: pytest.FixtureRequest, tmp_path: Path, postgres: Databases) -> Opener:
    """Opens the same store as often as one likes, though not twice at a time."""
    if request.param != "postgres":
        return (sqlite_opener if request.param == "sqlite" else shared_opener)(tmp_path)
    return postgres_opener(await postgres.new())


@pytest.fixture
async def store(opener: Opener) -> AsyncIterator[Owned]:
    async with opener() as found:
        yield found


def bodies(entries: list[Stored]) -> list[bytes]:
    return [entry.body for entry in entries]


async def test_the_name_of_a_deleted_table_is_not_given_again(opener: Opener) -> None:
    """Its dice would fall as they did before."""
    async with opener() as store:
        await store.create("red", 1, b"red")
        await store.append("red", 1, 1, b"")
        assert await store.delete("red")
        assert not await store.delete("red")
        assert await outcomes(store.append("red", 2, 1, b"")) == ["store-elsewhere"]
        store.save_checkpoint("red", 1, b"late")
        with pytest.raises(SequenceTaken):
            await store.create("red", 1, b"red again")
    async with opener() as store:
        with pytest.raises(SequenceTaken):
            await store.create("red", 1, b"red again")
        assert await store.header("red") is None
        assert await store.checkpoint("red") is None


async def test_a_table_that_is_not_there_is_not_deleted(store: Owned) -> None:
    assert not await store.delete("nowhere")
    await store.create("nowhere", 1, b"")


async def test_tables_that_nobody_has_touched_are_found_and_no_others_deleted(
    store: Owned,
) -> None:
    for number in range(5):
        await store.create(f"old {number}", 10 + number, b"")
    await store.create("resumed", 1, b"")
    await store.append("resumed", 1, 50, b"")
    await store.create("new", 60, b"")
    assert await store.untouched(40) == [f"old {number}" for number in range(5)]
    assert await store.untouched(40, limit=2) == ["old 0", "old 1"]
    assert await store.untouched(51) == ["resumed", *[f"old {number}" for number in range(5)]]
    assert not await store.delete("resumed", before=50)
    assert await store.delete("old 3", before=14)
    assert await store.untouched(40) == ["old 0", "old 1", "old 2", "old 4"]


async def test_a_log_is_the_same_after_closing_and_opening_again(opener: Opener) -> None:
    async with opener() as store:
        await store.create("red", 5, b"\x00header\xff")
        await asyncio.gather(
            *[store.append("red", seq, 10 + seq, bytes([seq])) for seq in (1, 2, 3)]
        )
    async with opener() as store:
        assert await store.header("red") == b"\x00header\xff"
        assert await store.read("red") == [
            Stored(1, 11, b"\x01"),
            Stored(2, 12, b"\x02"),
            Stored(3, 13, b"\x03"),
        ]
        assert [entry.seq for entry in await store.read("red", since=2)] == [3]
        assert await store.read("red", since=3) == []
        await store.claim("red")
        await store.append("red", 4, 20, b"")


async def test_an_unknown_table_has_neither_header_nor_entries(store: Owned) -> None:
    assert await store.header("nowhere") is None
    assert await store.read("nowhere") == []
    assert await store.tables() == []


async def test_tables_are_listed_newest_first_with_their_last_number(store: Owned) -> None:
    await store.create("old", 1, b"o")
    await store.create("new", 3, b"n")
    await store.create("middle", 2, b"m")
    await store.append("old", 1, 9, b"late")
    assert await store.tables() == [("new", b"n", 0), ("middle", b"m", 0), ("old", b"o", 1)]
    assert [table for table, _, _ in await store.tables(limit=2)] == ["new", "middle"]


async def test_appends_are_done_in_the_order_in_which_they_were_made(store: Owned) -> None:
    done: list[tuple[str, int]] = []
    appended = []
    await asyncio.gather(*[store.create(table, 1, b"") for table in "abc"])
    made = [(table, seq) for seq in range(1, 400) for table in "abc"]
    for table, seq in made:
        future = store.append(table, seq, seq, b"")
        future.add_done_callback(lambda _, entry=(table, seq): done.append(entry))  # type: ignore[misc]
        appended.append(future)
    await asyncio.gather(*appended)
    assert done == made


async def test_a_read_sees_every_append_that_was_done_before_it(store: Owned) -> None:
    await store.create("red", 1, b"")
    for seq in range(1, 100):
        await store.append("red", seq, seq, b"")
        assert (await store.read("red", since=seq - 1))[0].seq == seq


async def test_whatever_was_appended_is_written_before_the_store_closes(opener: Opener) -> None:
    async with opener() as store:
        await store.create("red", 1, b"")
        appended = [store.append("red", seq, seq, b"") for seq in range(1, 1001)]
    await store.close()
    assert await outcomes(store.append("red", 1001, 1, b"")) == ["store-closed"]
    with pytest.raises(StoreError) as refusal:
        await store.read("red")
    assert refusal.value.problem.code == "store-closed"
    assert await outcomes(*appended) == [""] * 1000
    async with opener() as store:
        assert len(await store.read("red")) == 1000


async def test_an_append_that_nobody_waits_for_is_written_all_the_same(store: Owned) -> None:
    await store.create("red", 1, b"")
    store.append("red", 1, 1, b"left").cancel()
    await store.append("red", 2, 2, b"stayed")
    assert bodies(await store.read("red")) == [b"left", b"stayed"]


async def test_entries_that_come_together_share_a_transaction(store: Owned) -> None:
    tables = [f"table {number}" for number in range(50)]
    await asyncio.gather(*[store.create(table, 1, b"") for table in tables])
    before = store.commits
    entries = [(table, seq) for seq in range(1, 41) for table in tables]
    await asyncio.gather(*[store.append(table, seq, seq, b"") for table, seq in entries])
    assert store.commits - before == -(-len(entries) // MOST_TOGETHER)


async def test_tables_that_each_wait_for_their_last_entry_are_grouped_too(
    store: Owned,
) -> None:
    async def play(table: str) -> None:
        await store.create(table, 1, b"")
        for seq in range(1, 21):
            await store.append(table, seq, seq, b"")

    await asyncio.gather(*[play(f"table {number}") for number in range(50)])
    assert store.commits < 50 * 21 / 5


async def test_a_number_is_given_only_once_and_in_turn(store: Owned) -> None:
    await store.create("red", 1, b"first")
    with pytest.raises(SequenceTaken):
        await store.create("red", 2, b"second")
    await store.append("red", 1, 1, b"kept")
    with pytest.raises(SequenceTaken):
        await store.append("red", 1, 1, b"lost")
    assert await outcomes(
        store.append("red", 3, 1, b"early"),
        store.append("red", 0, 1, b"no header"),
        store.append("blue", 0, 1, b"no header"),
        store.append("blue", 1, 1, b"no table"),
    ) == ["store-gap", "store-gap", "store-gap", "store-elsewhere"]
    assert await store.header("red") == b"first"
    assert bodies(await store.read("red")) == [b"kept"]
    assert await store.header("blue") is None


async def test_refused_entries_do_not_hinder_the_others_of_their_batch(store: Owned) -> None:
    await asyncio.gather(store.create("red", 1, b""), store.create("blue", 1, b""))
    assert await outcomes(
        store.append("red", 1, 1, b"a"),
        store.append("red", 1, 1, b"twice"),
        store.append("blue", 2, 1, b"early"),
        store.append("red", 2, 1, b"b"),
        store.append("blue", 1, 1, b"c"),
    ) == ["", "store-taken", "store-gap", "", ""]
    assert bodies(await store.read("red")) == [b"a", b"b"]
    assert bodies(await store.read("blue")) == [b"c"]


async def test_one_entry_that_cannot_be_written_fails_alone_with_what_follows_it(
    store: Owned,
) -> None:
    await asyncio.gather(store.create("red", 1, b""), store.create("blue", 1, b""))
    assert await outcomes(
        store.append("red", 1, 1, b"a"),
        store.append("red", 2, 2**70, b"no such time"),
        store.append("blue", 1, 1, b"b"),
        store.append("red", 3, 1, b"follows"),
        store.append("blue", 2, 1, b"c"),
    ) == ["", "store-failed", "", "store-failed", ""]
    assert await outcomes(store.append("red", 2, 1, b"mended")) == [""]
    assert await outcomes(store.append("red", 4, 1, b"early")) == ["store-gap"]
    assert bodies(await store.read("red")) == [b"a", b"mended"]
    assert bodies(await store.read("blue")) == [b"b", b"c"]


async def test_a_name_or_number_that_cannot_be_held_is_an_error_like_any_other(
    store: Owned,
) -> None:
    strange_name = "\ud800"
    for strange in (
        store.create(strange_name, 1, b""),
        store.claim(strange_name),
        store.read(strange_name),
        store.read("red", since=2**70),
    ):
        with pytest.raises(StoreError):
            await strange


TABLES = ("red", "blue", "green")


commands = st.lists(
    st.one_of(
        st.tuples(st.just("create"), st.sampled_from(TABLES), st.just(0), st.binary(max_size=9)),
        st.tuples(
            st.just("append"),
            st.sampled_from(TABLES),
            st.one_of(st.just("next"), st.integers(0, 6)),
            st.binary(max_size=9),
        ),
        st.tuples(st.just("wait"), st.just(""), st.just(0), st.just(b"")),
    ),
    max_size=40,
)


Model = dict[str, list[bytes]]  # of each table its header and its entries


def expected(model: Model, table: str, seq: int, body: bytes) -> str:
    """What the store should answer; the model changes as the store should."""
    log = model.setdefault(table, [])
    if seq == len(log):
        log.append(body)
        return ""
    return "store-taken" if seq < len(log) else "store-gap"


async def follow(store: Owned, script: list[tuple[str, str, int | str, bytes]], mark: str) -> Model:
    model: Model = {}
    wanted: list[str] = []
    appended: list[asyncio.Future[None]] = []
    for verb, name, number, body in script:
        table = f"{mark} {name}"
        seq = len(model.get(table, [])) if number == "next" else int(number)
        if verb == "wait":
            assert await outcomes(*appended) == wanted
        elif verb == "create":
            created = asyncio.ensure_future(store.create(table, 1, body))
            assert await outcomes(created) == [expected(model, table, 0, body)]
        else:
            appended.append(store.append(table, seq, 1, body))
            is_there = bool(model.get(table))
            missing = "store-elsewhere" if seq else "store-gap"
            wanted.append(expected(model, table, seq, body) if is_there and seq else missing)
    assert await outcomes(*appended) == wanted
    return {table: log for table, log in model.items() if log}


MARKS = count(1)


@settings(max_examples=times(20, 60))
@given(commands)
async def test_any_mixture_of_appends_leaves_what_a_plain_dictionary_would_hold(
    opener: Opener, script: list[tuple[str, str, int | str, bytes]]
) -> None:
    mark = f"example {next(MARKS)}"
    async with opener() as store:
        model = await follow(store, script, mark)
    async with opener() as store:
        tables = [row for row in await store.tables() if row[0].startswith(f"{mark} ")]
        found = {table: [header, *bodies(await store.read(table))] for table, header, _ in tables}
    assert found == model
    lasts = {table: last for table, _, last in tables}
    assert lasts == {table: len(log) - 1 for table, log in model.items()}


# Epochs


async def test_whoever_claimed_a_table_before_cannot_write_there(store: Owned) -> None:
    await store.create("red", 1, b"")
    first = store.epochs["red"]
    await store.append("red", 1, 1, b"a")
    await store.claim("red")
    await store.append("red", 2, 1, b"b")
    assert await outcomes(
        store.store.append("red", first, 3, 1, b"late"), store.append("red", 3, 1, b"c")
    ) == ["store-elsewhere", ""]
    with pytest.raises(LeaseLost):
        await store.store.append("red", first, 4, 1, b"late")
    assert bodies(await store.read("red")) == [b"a", b"b", b"c"]


async def test_epochs_grow_and_a_table_that_is_not_there_has_none(store: Owned) -> None:
    assert await store.store.claim("nowhere") is None
    await store.create("red", 1, b"")
    epochs = [store.epochs["red"], *[await store.store.claim("red") or 0 for _ in range(3)]]
    assert sorted(set(epochs)) == epochs
    assert await store.delete("red")
    assert await store.store.claim("red") is None
    await store.confirm()


# Short codes


async def test_a_code_means_what_it_was_last_given_until_its_time_is_over(store: Owned) -> None:
    for table in ("red", "blue"):
        await store.create(table, 1, b"")
    await store.keep_code("ABC", "red", b"\x00red", until=100)
    assert await store.code("ABC", 99) == b"\x00red"
    assert await store.code("ABC", 100) is None
    assert await store.code("ABD", 1) is None
    await store.keep_code("ABC", "blue", b"blue", until=200)
    assert await store.code("ABC", 100) == b"blue"
    await store.keep_code("XYZ", "red", b"red", until=200)
    assert await store.delete("red")
    assert [await store.code(code, 1) for code in ("ABC", "XYZ")] == [b"blue", None]

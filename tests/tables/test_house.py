"""The house: durable before anything is announced, whatever the store, bots and clocks do."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.api.commands import apply, order_of
from ludotheque.api.protocol import Say
from ludotheque.bots.workshop import Workshop
from ludotheque.engine import ahead
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.tables import house as houses
from ludotheque.tables import live_table as lives
from ludotheque.tables import sqlite_file
from ludotheque.tables.access import Grant
from ludotheque.tables.entries import Entry, Header, Moved, Rematched, Sat, encode, read_entry
from ludotheque.tables.house import House, folded
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.seating import STAND_IN
from ludotheque.tables.sqlite_file import FILE
from ludotheque.tables.sqlite_store import SqliteStore
from ludotheque.tables.store import OwnedElsewhere, Store, StoreError
from ludotheque.tables.table import Table
from ludotheque.tables.timers import Delays, Schedule
from tests.tables.hurried import hurried
from tests.tables.room import (
    AT_ONCE,
    KEYS,
    NEVER,
    A,
    B,
    Behind,
    C,
    D,
    Ear,
    FullStore,
    QuickChooser,
    ScriptedFate,
    SlowStore,
    a_move,
    everything,
    header,
    housed,
    moving,
    opened,
    play,
    refusal,
    saying,
    sitting,
    until,
)
from tests.tiers import times


async def as_stored(live: LiveTable) -> dict[str, Any]:
    return everything(await live.house.read_back(live.table.name))


async def stored_moves(live: LiveTable) -> list[Moved]:
    log = [read_entry(each.body) for each in await live.house.store.read(live.table.name)]
    return [entry for entry in log if isinstance(entry, Moved)]


def slow(live: LiveTable) -> SlowStore:
    assert isinstance(live.house.store, SlowStore)
    return live.house.store


def full(live: LiveTable) -> FullStore:
    assert isinstance(live.house.store, FullStore)
    return live.house.store


# ---------------------------------------------------------------- opening and finding again


async def test_a_table_is_found_again_after_a_restart(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        await play(live, 12)
        await live.do(saying("hello", request="A:1"))
        name, before = live.table.name, everything(live.table)
    async with housed(tmp_path) as house:
        again = await house.table(name)
        assert everything(again.table) == before
        await play(again, 3)
        assert await as_stored(again) == everything(again.table)


async def test_a_table_that_nobody_opened_is_not_there(house: House) -> None:
    assert await refusal(house.table("nowhere")) == "no-such-table"
    assert await refusal(house.table("nowhere")) == "no-such-table"


async def test_a_table_of_before_says_so_and_harms_no_other(house: House) -> None:
    """Its rules are not here any more: it cannot be played on, however often it is asked for."""
    before = msgspec.structs.replace(header(), version=header().version - 1)
    await house.store.create("before", 1, encode(before))
    for _ in range(2):
        assert await refusal(house.table("before")) == "table-other-version"
    assert (await opened(house, header())).table.name != "before"


async def test_a_table_has_one_life_however_many_come_at_once(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        name = (await opened(house, header())).table.name
    async with housed(tmp_path) as house:
        impatient = asyncio.create_task(house.table(name))
        await asyncio.sleep(0)
        impatient.cancel()
        found = await asyncio.gather(*(house.table(name) for _ in range(5)))
        assert {id(live) for live in found} == {id(await house.table(name))}


# ---------------------------------------------------------------- deleting


async def test_whoever_is_at_a_table_that_is_deleted_is_sent_away(house: House) -> None:
    live = await opened(house, header())
    name, ear = live.table.name, Ear(A)
    await live.join(ear)
    assert await house.delete(name)
    assert ear.was_dismissed
    assert await refusal(live.do(saying("hello"))) == "no-such-table"
    assert await refusal(live.join(Ear(B))) == "no-such-table"
    assert await refusal(house.table(name)) == "no-such-table"
    assert await refusal(house.open_table(header(), name)) == "reservation-spent"
    assert not await house.delete(name)


async def test_what_is_on_its_way_is_written_before_a_table_is_deleted(slow_house: House) -> None:
    live = await opened(slow_house, header())
    slow(live).holding = True
    said = asyncio.create_task(live.do(saying("hello")))
    await until(lambda: bool(slow(live).held))
    deleting = asyncio.create_task(slow_house.delete(live.table.name))
    found = asyncio.create_task(slow_house.table(live.table.name))
    await asyncio.sleep(0.01)
    assert not deleting.done()
    assert not found.done()
    slow(live).let_go()
    await said
    assert await deleting
    assert await refusal(found) == "no-such-table"


async def test_a_table_that_cannot_be_deleted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.05)
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        ear = Ear(A)
        await live.join(ear)
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            assert await refusal(house.delete(live.table.name)) == "store-locked"
        await play(await house.table(live.table.name))
        assert not ear.was_dismissed


class Undeletable(Behind):
    """Takes its time, and then fails."""

    def __init__(self, real: Store) -> None:
        super().__init__(real)
        self.may_fail = asyncio.Event()

    async def delete(self, table: str, before: int | None = None) -> bool:
        await self.may_fail.wait()
        raise StoreError(Problem("store-full"))


async def test_bots_play_on_at_a_table_that_could_not_be_deleted(tmp_path: Path) -> None:
    async with housed(tmp_path, Undeletable) as house:
        live = await opened(house, header(), people=())
        store = house.store
        assert isinstance(store, Undeletable)
        deleting = asyncio.create_task(house.delete(live.table.name))
        await until(lambda: live.is_deleted and live.timers.is_empty)
        store.may_fail.set()
        assert await refusal(deleting) == "store-full"
        seq = live.table.seq
        await until(lambda: live.table.seq > seq)


async def test_of_two_who_delete_a_table_at_once_one_does(house: House) -> None:
    live = await opened(house, header())
    both = await asyncio.gather(*(house.delete(live.table.name) for _ in range(2)))
    assert sorted(both) == [False, True]
    assert await refusal(live.do(saying("hello"))) == "no-such-table"


async def test_a_table_whose_rules_have_changed_can_be_deleted(house: House) -> None:
    before = msgspec.structs.replace(header(), version=header().version - 1)
    await house.store.create("before", 1, encode(before))
    assert await house.delete("before")
    assert await refusal(house.table("before")) == "no-such-table"


async def test_only_tables_where_nobody_is_are_removed_for_their_age(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "AT_A_TIME", 2)
    for number in range(7):
        await house.store.create(f"old {number}", 1 + number, encode(header()))
    watched, resumed = await house.table("old 0"), await house.table("old 1")
    await watched.join(Ear())
    await resumed.do(sitting(A))
    await house.table("old 2")  # in memory, and nobody is there
    assert await house.delete_untouched(1000) == 5
    assert {name for name, _, _ in await house.store.tables()} == {"old 0", "old 1"}
    assert await house.delete_untouched(1000) == 0
    await watched.do(sitting(A))


async def test_idle_tables_are_left_to_the_store(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "KEPT_OPEN", 3)
    heard = await house.open_table(header())
    await heard.join(ear := Ear())
    held = await house.open_table(header())
    names = [(await house.open_table(header())).table.name for _ in range(6)]
    gc.collect()
    assert len(house._known) < 8
    assert await house.table(held.table.name) is held
    assert await house.table(heard.table.name) is heard
    again = await house.table(names[0])
    assert everything(again.table) == await as_stored(again)
    assert ear in heard.connections.listeners


@settings(max_examples=times(6, 12))
@given(seed=some.integers(0, 10_000), name=some.sampled_from(["pac-man", "dash", "hoard"]))
@pytest.mark.usefixtures("full_shelf")
async def test_the_store_holds_exactly_the_table(
    tmp_path_factory: pytest.TempPathFactory, seed: int, name: str
) -> None:
    random, fate = Random(seed), ScriptedFate(seed=seed)
    folder = tmp_path_factory.mktemp("house")
    async with housed(folder, fate=fate, delays=NEVER) as house:
        live = await opened(house, header(name, 2))
        await live.join(ear := Ear(A, B))
        for _ in range(25):
            wish = some_wish(live.table, random)
            await asyncio.gather(live.do(wish), live.do(saying("!")), return_exceptions=True)
        assert await as_stored(live) == everything(live.table)
        numbers = [told["seq"] for told in ear.told]
        assert numbers == list(range(numbers[0], live.table.seq + 1))
        retold = await live.queries.retell(numbers[0] - 1, ear.seats)
        assert [told.seq for told in retold] == numbers


def some_wish(table: Table, random: Random) -> Any:
    if table.acting and random.random() < 0.7:
        seat = random.choice(sorted(table.acting))
        move = random.choice(table.match.legal(seat))
        return moving(seat, table.game.notation.write(move))
    seat = random.choice([A, B, C])
    wishes: list[Callable[..., Entry]] = [Table.undo, Table.leave, Table.invite, Table.take_over]
    return partial(random.choice([*wishes, Table.give_back]), seat=seat)


# ---------------------------------------------------------------- store, then tell


async def test_nobody_hears_of_anything_that_is_not_durable(slow_house: House) -> None:
    live = await opened(slow_house, header())
    ears = [Ear(A), Ear(B), Ear()]
    for ear in ears:
        await live.join(ear)
    counts = [len(ear.texts) for ear in ears]
    slow(live).holding = True
    seat, move = a_move(live.table)
    doing = [asyncio.create_task(live.do(moving(seat, move)))]
    doing += [asyncio.create_task(live.do(saying(f"{n}"))) for n in range(3)]
    while len(slow(live).held) < len(doing):
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert len(slow(live).held) == len(doing)
    assert [len(ear.texts) for ear in ears] == counts
    assert not any(task.done() for task in doing)
    slow(live).let_go()
    numbers = await asyncio.gather(*doing)
    assert numbers == sorted(numbers)
    for ear in ears:
        assert [told["seq"] for told in ear.told[-4:]] == numbers
        assert ear.last["seq"] == live.table.seq


async def test_who_joins_meanwhile_sees_only_what_is_durable(slow_house: House) -> None:
    live = await opened(slow_house, header())
    durable = live.table.seq
    slow(live).holding = True
    doing = asyncio.create_task(live.do(saying("not yet")))
    joining = asyncio.create_task(live.join(ear := Ear()))
    await asyncio.sleep(0.01)
    assert ear.texts == []
    assert (await slow_house.read_back(live.table.name)).seq == durable
    slow(live).let_go()
    await asyncio.gather(doing, joining)
    assert ear.heard[0]["type"] == "snapshot"
    assert ear.heard[0]["seq"] == durable + 1
    assert ear.heard[0]["chat"][0]["entry"]["text"] == "not yet"
    assert ear.kinds == []


async def test_who_sits_where_is_told_no_sooner(slow_house: House) -> None:
    live = await slow_house.open_table(header())
    await live.join(ear := Ear())
    await live.join(leaving := Ear())
    count = len(ear.texts)
    slow(live).holding = True
    doing = asyncio.create_task(live.do(sitting(A)))
    await asyncio.sleep(0)
    live.part(leaving)
    await asyncio.sleep(0.01)
    assert len(ear.texts) == count
    slow(live).let_go()
    await doing
    await ear.until(lambda ear: ear.last["type"] == "seating")
    assert ear.last["seats"][0]["name"] == "player A"


async def test_who_is_gone_is_granted_the_wish_all_the_same(slow_house: House) -> None:
    live = await opened(slow_house, header())
    await live.join(ear := Ear())
    slow(live).holding = True
    doing = asyncio.create_task(live.do(saying("I must go")))
    await asyncio.sleep(0)
    doing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await doing
    slow(live).let_go()
    await ear.until(lambda ear: "chatted" in ear.kinds)
    assert await as_stored(live) == everything(live.table)


# ---------------------------------------------------------------- failing writes


async def test_a_write_that_fails_leaves_the_table_as_the_store_has_it(
    failing_house: House,
) -> None:
    live = await opened(failing_house, header())
    await live.join(ear := Ear(A))
    await play(live, 2)
    before = everything(live.table)
    full(live).writes = False
    assert await refusal(live.do(moving(*a_move(live.table)))) == "store-full"
    await live.settled()
    assert everything(live.table) == before == await as_stored(live)
    assert ear.last["type"] == "snapshot"
    assert ear.last["seq"] == before["seq"]
    full(live).writes = True
    await play(live, 2)
    assert live.table.seq > before["seq"]
    assert await as_stored(live) == everything(live.table)


async def test_what_was_given_up_cannot_be_written_later(failing_house: House) -> None:
    live = await opened(failing_house, header())
    full(live).writes = False
    given_up = live.epoch, live.table.seq + 1
    assert await refusal(live.do(saying("lost"))) == "store-full"
    full(live).writes = True
    await live.settled()
    late = live.house.store.append(live.table.name, *given_up, 0, encode(Sat("A", "A", number=1)))
    assert await refusal(late) == "store-elsewhere"
    await live.do(saying("better"))
    assert await as_stored(live) == everything(live.table)


async def test_a_table_that_was_claimed_elsewhere_while_writing_failed_is_left_to_it(
    failing_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await opened(failing_house, header())
    await live.join(ear := Ear(A))

    async def owned_elsewhere(table: str) -> int | None:
        raise OwnedElsewhere("there")

    monkeypatch.setattr(live.house.store, "claim", owned_elsewhere)
    full(live).writes = False
    assert await refusal(live.do(saying("lost"))) == "store-full"
    assert await refusal(live.settled()) == "store-elsewhere"
    assert ear.was_dismissed == "moved"
    assert await refusal(live.do(saying("too late"))) == "store-elsewhere"
    with pytest.raises(OwnedElsewhere):
        await live.house.table(live.table.name)


async def test_all_that_was_folded_in_after_a_failing_write_is_taken_back(
    slow_house: House,
) -> None:
    live = await opened(slow_house, header())
    await live.join(ear := Ear())
    before = everything(live.table)
    slow(live).holding = True
    doing = [asyncio.create_task(live.do(saying(f"{n}", request=f"A:{n}"))) for n in "123"]
    await asyncio.sleep(0)
    slow(live).lose()
    late = asyncio.create_task(live.do(saying("4")))  # nobody knows of the failure yet
    found = await asyncio.gather(*doing, return_exceptions=True)
    assert [type(each) for each in found] == [StoreError] * 3
    await asyncio.gather(late, return_exceptions=True)
    await live.settled()
    after = everything(live.table)
    assert after == await as_stored(live)
    assert after["log"] == before["log"]
    assert not after["requests"]
    assert not [told for told in ear.told if told["entry"].get("text") in tuple("123")]


async def test_a_failing_write_is_recovered_from_once_and_nothing_done_after_it_is_lost(
    failing_house: House,
) -> None:
    live = await opened(failing_house, header())
    await live.join(ear := Ear())
    full(live).writes = False
    assert await refusal(live.do(saying("lost"))) == "store-full"
    full(live).writes = True
    wishes = [live.do(saying(f"{number}")) for number in range(8)]
    joins = [live.join(Ear()) for _ in range(8)]
    await asyncio.gather(*wishes, *joins)
    assert [entry.text for _, entry in live.table.chat] == [f"{n}" for n in range(8)]
    assert await as_stored(live) == everything(live.table)
    assert len(ear.of_type("snapshot")) == 2


async def test_a_store_that_cannot_even_read_is_asked_again_later(failing_house: House) -> None:
    live = await opened(failing_house, header())
    full(live).writes = full(live).reads = False
    assert await refusal(live.do(saying("lost"))) == "store-full"
    assert await refusal(live.do(saying("lost too"))) == "store-full"
    assert await refusal(live.join(Ear())) == "store-full"
    full(live).writes = full(live).reads = True
    await live.do(saying("better"))
    assert [entry.text for _, entry in live.table.chat] == ["better"]
    assert await as_stored(live) == everything(live.table)


async def test_a_server_that_ended_before_the_dice_fell_goes_on_rolling(house: House) -> None:
    epoch = await house.store.create("here", 0, encode(header()))
    for seq, seat in enumerate("AB", 1):
        await house.store.append("here", epoch, seq, 0, encode(Sat(seat, seat, number=1)))
    live = await house.table("here")
    assert FATE in live.table.match.acting
    await live.join(ear := Ear(A, B))
    await ear.until(lambda ear: "drawn" in ear.kinds)
    assert live.table.acting
    await play(live)
    assert await as_stored(live) == everything(live.table)


async def test_a_locked_database_refuses_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.05)
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        await live.join(ear := Ear(A))
        before = everything(live.table)
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            wishes = [live.do(moving(*a_move(live.table))), live.do(saying("hm"))]
            found = await asyncio.gather(*wishes, return_exceptions=True)
            assert [each.problem.code for each in found] == ["store-locked"] * 2  # type: ignore[union-attr]
            await live.settled()
            assert everything(live.table) == before == await as_stored(live)
            assert ear.last["type"] == "snapshot"
        await play(live, 2)
        assert await as_stored(live) == everything(live.table)


async def test_a_fault_half_way_through_a_wish_leaves_no_trace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something that never should goes wrong after the entry was folded in."""
    live = await opened(house, header())
    before = everything(live.table)
    with monkeypatch.context() as broken:
        broken.setattr(lives, "encode", lambda entry: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await live.do(saying("lost"))
    await live.settled()
    assert everything(live.table) == before
    await live.do(saying("kept"))
    assert await as_stored(live) == everything(live.table)


async def test_a_refused_wish_changes_nothing_and_is_told_to_nobody(house: House) -> None:
    live = await opened(house, header())
    await live.join(ear := Ear(A))
    before, count = everything(live.table), len(ear.texts)
    [idle] = {A, B} - live.table.acting
    assert await refusal(live.do(moving(idle, "pac-man 1"))) == "refused"
    assert await refusal(live.do(moving(A, "nonsense"))) == "not-a-move"
    assert await refusal(live.do(partial(Table.undo, seat=A))) == "cannot-undo"
    await live.settled()
    assert everything(live.table) == before == await as_stored(live)
    assert len(ear.texts) == count


# ---------------------------------------------------------------- repeated requests


async def test_a_repeated_request_is_answered_alike_and_changes_nothing(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        await live.join(ear := Ear())
        seat, move = a_move(live.table)
        seq = await live.do(moving(seat, move, "A:1"), "A:1")
        before, count = everything(live.table), len(ear.texts)
        assert await live.do(moving(seat, move, "A:1"), "A:1") == seq
        assert everything(live.table) == before
        assert len(ear.texts) == count
        name = live.table.name
    async with housed(tmp_path) as house:
        live = await house.table(name)
        assert await live.do(moving(seat, move, "A:1"), "A:1") == seq
        assert everything(live.table) == before


async def test_another_seats_request_of_the_same_name_is_another(house: House) -> None:
    live = await opened(house, header())
    both = {A: 1, B: 1}
    first = await apply(live, order_of(live, both, Say("A", "hello", request="r1")))
    second = await apply(live, order_of(live, both, Say("B", "hello", request="r1")))
    assert second == first + 1
    assert await apply(live, order_of(live, both, Say("A", "hello", request="r1"))) == first
    assert [entry.seat for _, entry in live.table.chat] == ["A", "B"]


async def test_a_request_repeated_meanwhile_is_answered_when_it_is_durable(
    slow_house: House,
) -> None:
    live = await opened(slow_house, header())
    slow(live).holding = True
    first = asyncio.create_task(live.do(saying("once", A, "A:1"), "A:1"))
    await asyncio.sleep(0)
    second = asyncio.create_task(live.do(saying("once", A, "A:1"), "A:1"))
    await asyncio.sleep(0.01)
    assert not second.done()
    slow(live).let_go()
    assert await first == await second
    assert len(live.table.chat) == 1


async def test_a_request_repeated_after_it_was_lost_is_carried_out(slow_house: House) -> None:
    live = await opened(slow_house, header())
    slow(live).holding = True
    first = asyncio.create_task(live.do(saying("once", A, "A:1"), "A:1"))
    await asyncio.sleep(0)
    second = asyncio.create_task(live.do(saying("once", A, "A:1"), "A:1"))
    await asyncio.sleep(0)
    slow(live).lose()
    assert await refusal(first) == "store-full"
    assert await second == live.table.seq
    assert len(live.table.chat) == 1
    assert await as_stored(live) == everything(live.table)


# ---------------------------------------------------------------- coming and going


async def test_who_comes_back_plays_on(house: House) -> None:
    live = await opened(house, header())
    await live.join(other := Ear(B))
    await live.do(partial(Table.take_over, seat=A))
    await live.join(back := Ear(A))
    assert back.heard[0]["seats"][0]["stand_in"] == STAND_IN
    assert back.kinds[-1:] == other.kinds[-1:] == ["gave-back"]
    assert live.table.place(A).played_by == ""
    assert back.last["type"] == "seating"
    assert [seat["present"] for seat in back.last["seats"]] == [True, True]


async def test_who_has_given_up_does_not_get_the_seat_back(house: House) -> None:
    live = await opened(house, header("pac-man", 3), [A, B, C])
    await live.do(partial(Table.resign, seat=A))
    await live.join(Ear(A))
    assert live.table.place(A).stand_in == STAND_IN


async def test_tokens_of_who_left_are_void(house: House) -> None:
    live = await opened(house, header("pac-man", 3), [A, B, C])
    name = live.table.name
    token = Grant("seat", name, A, 0)
    assert live.table.seating.may_play(token)
    assert not live.table.seating.may_play(Grant("seat", "elsewhere", A, 0))
    assert not live.table.seating.may_play(Grant("seat", name, D, 0))
    assert not live.table.seating.may_play(Grant("host", name))
    assert not live.table.seating.may_play(Grant("invitation", name, A, 0, 1))
    await live.do(partial(Table.leave, seat=A, number=1))
    assert not live.table.seating.may_play(token)
    assert not live.table.seating.may_play(Grant("seat", name, A, 1))
    await live.do(partial(Table.sit, seat=A, name="New", number=101, of_round=1))
    assert live.table.seating.may_play(Grant("seat", name, A, 1, 101))
    assert live.table.seating.may_play(
        Grant("seat", name, A, 1)
    )  # a token of before persons had numbers
    assert not live.table.seating.may_play(Grant("seat", name, A, 1, 1))


@pytest.mark.usefixtures("full_shelf")
async def test_who_left_only_watches(quiet_house: House) -> None:
    """Another sits there now, whose secrets are not for those who had the seat before."""
    live = await opened(quiet_house, header("hoard", 3), [A, B, C])
    await live.join(gone := Ear(A, B))
    await live.do(moving(B, "hide b"))
    await live.do(partial(Table.leave, seat=A, number=1))
    assert gone.last["type"] == "seating"
    assert [seat["yours"] for seat in gone.last["seats"]] == [False, True, False]
    assert not gone.last["seats"][0]["present"]
    sits = partial(Table.sit, seat=A, name="New", number=101, of_round=1)
    await live.do(sits)
    await live.do(moving(A, "hide c"))
    [told] = gone.last["told"]
    assert told["entry"]["move"] == ""
    assert gone.last["position"]["view"]["own_coin"] == "b"


@pytest.mark.usefixtures("full_shelf")
async def test_a_new_code_takes_the_seat_from_who_had_it_at_once(tmp_path: Path) -> None:
    """From the moment on at which it is folded in, however long writing takes."""
    async with housed(tmp_path, SlowStore, delays=NEVER) as house:
        live = await opened(house, header("hoard", 3, phones=True), [A, B, C])
        await live.join(lost := Ear(A))
        await live.do(moving(A, "hide b"))
        assert lost.last["position"]["view"]["own_coin"] == "b"
        slow(live).holding = True
        doing = asyncio.create_task(live.do(partial(Table.renew, seat=A)))
        await asyncio.sleep(0)
        saying_so = asyncio.create_task(live.do(saying("who has my phone?", seat=B)))
        await asyncio.sleep(0)
        slow(live).let_go()
        await asyncio.gather(doing, saying_so)
        renewed, said = lost.of_type("news")[-2:]
        assert renewed["told"][0]["entry"] == {"type": "renewed", "seat": "A"}
        for message in (renewed, said):
            assert message["position"]["view"]["own_coin"] is None
            assert message["position"]["legal"] == {}
        assert lost.seats == frozenset()
        assert not live.table.seating.may_play(Grant("seat", live.table.name, A, 0))


@pytest.mark.usefixtures("full_shelf")
async def test_who_is_shut_out_has_no_eyes_from_that_moment_on(tmp_path: Path) -> None:
    """However long writing takes; and whoever shares the seat goes on."""
    async with housed(tmp_path, SlowStore, delays=NEVER) as house:
        live = await opened(house, header("hoard", 3), [A, B, C])
        await live.do(partial(Table.invite, seat=A))
        await live.do(partial(Table.join, seat=A, name="Eve", number=2, of_round=0))
        await live.do(partial(Table.admit, seat=A, number=2, by=1))
        await live.join(eve := Ear(A, person=2))
        await live.join(ann := Ear(A))
        await live.do(moving(A, "hide b"))
        assert eve.last["position"]["view"]["own_coin"] == "b"
        slow(live).holding = True
        doing = asyncio.create_task(live.do(partial(Table.shut_out, seat=A, number=2, by=1)))
        await asyncio.sleep(0)
        saying_so = asyncio.create_task(live.do(saying("bye", seat=B)))
        await asyncio.sleep(0)
        slow(live).let_go()
        await asyncio.gather(doing, saying_so)
        await live.do(saying("now", seat=B))
        for message in eve.of_type("news")[-3:]:
            assert message["position"]["view"]["own_coin"] is None
        for message in ann.of_type("news")[-3:]:
            assert message["position"]["view"]["own_coin"] == "b"
        assert (eve.seats, ann.seats) == (frozenset(), frozenset({A}))


@pytest.mark.usefixtures("full_shelf")
async def test_a_new_code_is_in_force_for_those_who_are_just_coming_in(tmp_path: Path) -> None:
    async with housed(tmp_path, SlowStore, delays=NEVER) as house:
        live = await opened(house, header("hoard", 3, phones=True), [A, B, C])
        await live.do(moving(A, "hide b"))
        slow(live).holding = True
        doing: list[asyncio.Task[Any]] = [asyncio.create_task(live.do(saying("wait", seat=B)))]
        await asyncio.sleep(0)
        doing.append(asyncio.create_task(live.join(lost := Ear(A, B))))
        await asyncio.sleep(0)
        doing.append(asyncio.create_task(live.do(partial(Table.renew, seat=A))))
        await asyncio.sleep(0)
        slow(live).let_go()
        await asyncio.gather(*doing)
        assert lost.seats == {B}
        assert lost.heard[0]["position"]["view"]["own_coin"] is None
        assert [seat["yours"] for seat in lost.heard[0]["seats"]] == [False, True, False]


async def test_around_one_screen_a_phone_may_sleep(tmp_path: Path) -> None:
    delays = Delays(bot_pause=(0.0, 0.0), absence=0.0)
    async with housed(tmp_path, delays=delays) as house:
        live = await opened(house, header("pac-man", 3, phones=True), [A, B, C])
        await live.join(Ear(B))
        assert not any(what.startswith("absence") for what in Schedule(live).due())
        await live.do(partial(Table.take_over, seat=A))  # the host decides
        assert live.table.place(A).is_away


async def test_a_code_leads_to_its_seat_after_a_restart_too(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await house.open_table(header(phones=True))
        name = live.table.name
        [(code, grant), _] = house.invitations(live.table)
        assert grant == Grant("invitation", name, A, 0, 1)
        assert await house.find_code(code) is None  # nobody was shown it yet
        await house.codes(live.table)
        assert await house.find_code(f" {code[:3].lower()}-{code[3:]} ") == (grant, True)
        assert await house.find_code(code[:-1]) is None
        other = await house.open_table(header())
        assert house.invitations(other.table) == []
    async with housed(tmp_path) as house:
        assert await house.find_code(code) == (grant, True)
        await (await house.table(name)).do(sitting(A))
        assert await house.find_code(code) == (grant, False)  # it was used
        await house.delete(name)
        assert await house.find_code(code) is None


async def test_whoever_was_the_host_is_the_host_again(house: House) -> None:
    live = await opened(house, header(phones=True))
    await live.do(Table.end)
    again = await house.play_again(live, None)
    assert again.table.header.phones
    assert read_entry((await house.store.read(live.table.name))[-1].body) == Rematched(
        "", again.table.name
    )
    token = house.host_again(again, Grant("host", live.table.name))
    assert house.keys.read(token) == Grant("host", again.table.name)
    for wrong in (Grant("host", "elsewhere"), Grant("seat", live.table.name, A, 0)):
        with pytest.raises(LudothequeError):
            house.host_again(again, wrong)


async def test_a_bot_takes_over_from_who_stays_away(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=Delays((0.0, 0.0), absence=0.01)) as house:
        live = await opened(house, header("pac-man", 3), [A, B, C])
        await live.join(ear := Ear(A))
        await live.join(watcher := Ear())
        await ear.until(lambda ear: ear.kinds.count("took-over") == 2)
        assert [place.stand_in for place in live.table.places] == ["", STAND_IN, STAND_IN]
        await watcher.until(lambda ear: ear.kinds.count("took-over") == 2)


async def test_who_is_there_and_looks_away_is_not_replaced_and_is_told_nothing(
    quiet_house: House, full_shelf: None
) -> None:
    """A screen that is passed around: its people stay, whoever looks at it."""
    live = await opened(quiet_house, header("hoard", 3), [A, B, C])
    await live.join(Ear(C))
    await live.join(screen := Ear(also_present=[A, B]))
    assert live.connections.present == {A, B, C}
    assert not [what for what in live.timers.waiting if what.startswith("absence")]
    await live.do(moving(A, "hide c"))
    [told] = screen.last["told"]
    assert (told["entry"]["move"], screen.last["position"]["legal"]) == ("", {})
    assert screen.last["position"]["view"]["own_coin"] is None
    shown = screen.of_type("seating")[-1]["seats"]
    assert [(seat["present"], seat["yours"]) for seat in shown] == [(True, False)] * 3
    await live.do(lambda table: table.leave(A, 1))
    assert screen.also_present == {B}
    live.part(screen)
    assert live.connections.present == {C}
    assert "absence B" in live.timers.waiting


async def test_who_comes_back_to_a_shared_screen_plays_on(quiet_house: House) -> None:
    live = await opened(quiet_house, header())
    await live.do(lambda table: table.take_over(B))
    await live.join(Ear(A, also_present=[B]))
    assert live.table.place(B).stand_in == ""


async def test_nobody_is_replaced_while_nobody_waits_for_them(tmp_path: Path) -> None:
    """The lid is closed: the game stays as it is until somebody is there."""
    async with housed(tmp_path, delays=Delays((0.0, 0.0), absence=0.0)) as house:
        live = await opened(house, header())
        await live.join(watcher := Ear())
        await live.do(saying("see you tomorrow"))
        assert live.timers.is_empty
        assert "took-over" not in watcher.kinds
        await live.join(Ear(A))
        await watcher.until(lambda ear: "took-over" in ear.kinds)
        assert live.table.place(B).stand_in == STAND_IN


async def test_an_absence_counts_from_the_last_time_somebody_was_there(quiet_house: House) -> None:
    live = await opened(quiet_house, header())
    await live.join(Ear(A))
    first = live.timers.waiting["absence B"]
    await live.join(back := Ear(B))
    assert first.cancelled()
    assert "absence B" not in live.timers.waiting
    live.part(back)
    assert live.timers.waiting["absence B"].when() > first.when()


async def test_who_moves_is_not_away(tmp_path: Path) -> None:
    """Somebody without a live connection: a program that asks over HTTP, for one."""
    delays = Delays((3600.0, 3600.0), absence=0.0)
    async with housed(tmp_path, fate=ScriptedFate(0, 35), delays=delays) as house:
        live = await opened(house, header())
        await live.join(ear := Ear(A))
        await ear.until(lambda ear: "took-over" in ear.kinds)
        await play(live)
        assert live.table.match.log[-1].seat == B
        [moved] = [news for news in ear.of_type("news") if "moved" in str(news["told"])]
        assert [told["entry"]["type"] for told in moved["told"]] == ["moved", "gave-back"]
        assert moved["seats"][1]["stand_in"] == ""


# ---------------------------------------------------------------- bots


@pytest.mark.usefixtures("full_shelf")
@pytest.mark.parametrize(("name", "seats"), [("hoard", 2), ("hoard", 3), ("pac-man", 2)])
async def test_bots_play_a_whole_game_by_themselves(house: House, name: str, seats: int) -> None:
    live = await opened(house, header(name, seats), [])
    await live.join(ear := Ear())
    await ear.until(lambda ear: bool(ear.texts) and '"over":true' in ear.texts[-1])
    await live.settled()
    await until(lambda: not live.timers.tasks)
    assert not live.timers.waiting
    assert await as_stored(live) == everything(live.table)
    assert {entry.by for entry in await stored_moves(live)} == {"bot"}


async def test_bots_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    workshop = Workshop()
    await workshop.start()
    try:
        async with housed(tmp_path, chooser=workshop) as house:
            live = await opened(house, header("pac-man", 3), [])
            await live.join(ear := Ear())
            await ear.until(lambda ear: ear.texts[-1].count("moved") > 0 and live.table.seq > 12)
            assert {entry.by for entry in await stored_moves(live)} == {"bot"}
    finally:
        await workshop.close()


@hurried
async def test_a_bot_pauses_before_it_moves(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=Delays((5.0, 6.0))) as house:
        live = await opened(house, header(), [])
        start = asyncio.get_running_loop().time()
        await live.join(ear := Ear())
        await ear.until(lambda ear: "moved" in ear.kinds)
        first = asyncio.get_running_loop().time() - start
        await ear.until(lambda ear: ear.kinds.count("moved") == 2)
        second = asyncio.get_running_loop().time() - start
        assert first >= 4.5
        assert second >= first + 0.9  # the same bot, in the middle of its turn


@pytest.mark.usefixtures("full_shelf")
async def test_a_choice_for_a_position_that_is_gone_is_dropped(
    house: House, chooser: QuickChooser
) -> None:
    """Two hide at once: while the bot thinks, the other moves, and the bot thinks again."""
    chooser.free.clear()
    live = await opened(house, header("hoard"), [A])
    await until(lambda: len(chooser.asked) == 1)
    await live.do(moving(A, "hide a"))
    assert len(await stored_moves(live)) == 1
    chooser.free.set()
    await until(lambda: chooser.answered >= 2)
    await until(lambda: len(live.table.match.log) >= 3)
    await live.settled()
    assert [entry.by for entry in await stored_moves(live)][:2] == ["", "bot"]


@pytest.mark.usefixtures("full_shelf")
async def test_a_bot_is_not_held_up_by_a_move_taken_back_and_made_again(
    house: House, chooser: QuickChooser
) -> None:
    chooser.free.clear()
    live = await opened(house, header("hoard", 3), [A, C])
    await live.do(moving(A, "hide a"))
    await until(lambda: len(chooser.asked) == 1)
    await live.do(partial(Table.undo, seat=A))
    await live.do(moving(A, "hide b"))
    await live.join(ear := Ear())
    chooser.free.set()
    await ear.until(lambda ear: "moved" in ear.kinds)
    assert [entry.seat for entry in await stored_moves(live)] == ["A", "A", "B"]


async def test_a_bot_that_was_about_to_move_leaves_it_to_who_is_back(
    house: House, chooser: QuickChooser
) -> None:
    live = await opened(house, header())
    await live.join(Ear())
    chooser.free.clear()
    [seat] = live.table.acting
    await live.do(partial(Table.take_over, seat=seat))
    await until(lambda: len(chooser.asked) == 1)
    await live.join(Ear(seat))
    chooser.free.set()
    await until(lambda: not live.timers.tasks)
    assert await stored_moves(live) == []


async def test_a_pausing_bot_leaves_it_to_who_is_back(quiet_house: House) -> None:
    live = await opened(quiet_house, header())
    await live.join(Ear())
    [seat] = live.table.acting
    await live.do(partial(Table.take_over, seat=seat))
    pause = live.timers.waiting[f"bot {seat.word}"]
    await live.join(Ear(seat))
    assert pause.cancelled()
    assert f"bot {seat.word}" not in live.timers.waiting


# ---------------------------------------------------------------- bots and nobody else


@pytest.mark.parametrize("people", [(), (A,)])
async def test_bots_play_while_somebody_is_there_and_not_before(
    house: House, chooser: QuickChooser, people: tuple[Seat, ...]
) -> None:
    live = await opened(house, header(), people)
    [watcher] = live.connections.listeners
    if people and live.table.acting == {A}:
        await play(live)
    live.part(watcher)
    await until(lambda: not live.timers.tasks)
    await live.settled()
    if people and live.table.acting == {A}:  # a person's turn, and nobody moves for them
        return
    asked = len(chooser.asked)
    assert not live.timers.waiting
    assert live.idle
    await live.join(ear := Ear())
    await ear.until(lambda ear: "moved" in ear.kinds)
    assert len(chooser.asked) > asked


async def test_bots_alone_wait_for_somebody_after_a_restart(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        name = (await opened(house, header(), ())).table.name
    chooser = QuickChooser()
    async with housed(tmp_path, chooser=chooser) as house:
        live = await house.table(name)
        assert live.idle
        await live.join(ear := Ear())
        await ear.until(lambda ear: "moved" in ear.kinds)
    assert chooser.asked


@pytest.mark.usefixtures("full_shelf")
async def test_no_time_passes_for_bots_alone_without_turns(quiet_house: House) -> None:
    live = await quiet_house.open_table(header("rush"))
    for seat in (A, B):
        await live.do(partial(Table.seat_bot, seat=seat, bot="random"))
    await until(lambda: not live.timers.tasks)
    await live.settled()
    assert live.table.asleep
    assert live.idle
    await live.join(ear := Ear())
    await ear.until(lambda ear: "woken" in ear.kinds)
    assert not live.table.asleep
    await live.settled()
    then = everything(live.table)  # from now on its clock may do more
    log = await quiet_house.store.read(live.table.name)
    again = Table(live.table.name, live.table.header)
    assert everything(folded(again, log[: then["seq"]])) == then


async def test_a_bot_whose_move_could_not_be_written_tries_again(tmp_path: Path) -> None:
    chooser = QuickChooser()
    async with housed(tmp_path, FullStore, chooser, ScriptedFate(0, 35)) as house:
        live = await opened(house, header(), [A])
        await live.join(ear := Ear())
        count = chooser.answered
        full(live).writes = False
        await until(lambda: chooser.answered >= count + 3)
        full(live).writes = True
        heard = len(ear.told)
        await ear.until(lambda ear: len(ear.told) > heard)
        assert [told["seq"] for told in ear.told] == sorted({told["seq"] for told in ear.told})


async def test_bots_stop_when_the_table_is_over(house: House, chooser: QuickChooser) -> None:
    chooser.free.clear()
    live = await opened(house, header("pac-man", 3), [A, B])
    await live.do(partial(Table.resign, seat=A))
    await live.do(partial(Table.resign, seat=B))
    before = everything(live.table)
    chooser.free.set()
    await until(lambda: not live.timers.tasks)
    assert not live.timers.waiting
    assert everything(live.table) == before == await as_stored(live)


async def test_a_closed_house_sets_nothing_going(tmp_path: Path) -> None:
    chooser = QuickChooser()
    async with housed(tmp_path, chooser=chooser) as house:
        chooser.free.clear()
        live = await opened(house, header(), [])
        await until(lambda: len(chooser.asked) == 1)
        writing = asyncio.create_task(live.do(saying("last words")))
        await asyncio.sleep(0)
    await writing
    assert not live.timers.waiting
    assert not live.timers.tasks
    assert len(chooser.asked) == 1


async def test_a_chooser_that_breaks_is_reported_and_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        async def choose(
            self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
        ) -> Any:
            raise RuntimeError("out of ideas")

    async with housed(tmp_path, chooser=Broken()) as house:
        live = await opened(house, header("pac-man", 2), [])
        await until(lambda: bool(caplog.records))
        await live.do(saying("hm"))
        assert await as_stored(live) == everything(live.table)
    assert "out of ideas" in caplog.text


# ---------------------------------------------------------------- clocks


@hurried
async def test_when_time_is_up_a_default_action_is_played(house: House) -> None:
    start = asyncio.get_running_loop().time()
    live = await opened(house, header(clock=5))
    await live.join(ear := Ear())
    await ear.until(lambda ear: "moved" in ear.kinds)
    assert asyncio.get_running_loop().time() - start >= 4.9
    [moved, *_] = await stored_moves(live)
    assert moved.by == "clock"
    await ear.until(lambda ear: ear.kinds.count("moved") == 2)


async def test_a_clock_starts_again_with_each_move(tmp_path: Path) -> None:
    async with housed(tmp_path, fate=ScriptedFate(35, 0, 7)) as house:
        live = await opened(house, header(clock=3600))
        first = live.timers.waiting["clock A"]
        await play(live)
        assert live.table.acting == {A}
        assert first.cancelled()
        assert live.timers.waiting["clock A"].when() > first.when()


@pytest.mark.usefixtures("full_shelf")
async def test_others_moves_give_nobody_more_time(house: House) -> None:
    live = await opened(house, header("hoard", 3, clock=3600), [A, B, C])
    clock = live.timers.waiting["clock B"]
    await live.do(moving(A, "hide a"))
    assert live.timers.waiting.keys() == {"clock B", "clock C"}
    assert live.timers.waiting["clock B"] is clock
    assert not clock.cancelled()


async def test_a_clock_does_not_run_before_the_game_nor_after_it(house: House) -> None:
    live = await house.open_table(header(clock=3600))
    await live.do(sitting(A))
    assert not live.timers.waiting
    await live.do(sitting(B))
    assert len(live.timers.waiting) == 1
    await live.do(partial(Table.resign, seat=A))
    assert not live.timers.waiting


@pytest.mark.usefixtures("full_shelf")
async def test_a_game_with_a_clock_of_its_own_can_be_played(house: House) -> None:
    live = await opened(house, header("dash", 3), [A])
    await live.join(ear := Ear(A))
    await ear.until(lambda ear: ear.kinds.count("moved") >= 5)
    assert "clock" not in ear.of_type("news")[-1]["position"]["acting"]
    await live.do(partial(Table.move, seat=CLOCK, move="tick", by="clock"))
    assert CLOCK in [entry.seat for entry in live.table.match.log]


# ---------------------------------------------------------------- again


async def finished(house: House, people: str = "AB", seats: int = 2) -> LiveTable:
    live = await opened(house, header("pac-man", seats), [Seat[letter] for letter in people])
    for letter in people:
        if not live.table.over:
            await live.do(partial(Table.resign, seat=Seat[letter]))
    assert live.table.over
    return live


async def test_the_same_people_can_play_again(house: House) -> None:
    old = await finished(house, "AC", 3)
    await old.join(ear := Ear())
    new = await house.play_again(old, A)
    assert ear.told[-1]["entry"] == {
        "type": "rematched",
        "seat": "A",
        "table": new.table.name,
    }
    assert old.table.rematch == new.table.name
    assert new.table.header == Header(
        **{**as_fields(old.table.header), "rematch_of": old.table.name}
    )
    assert [place.bot for place in new.table.places] == ["", "random", ""]
    assert await refusal(house.play_again(old, C)) == "rematch-already"


def as_fields(head: Header) -> dict[str, Any]:
    return {name: getattr(head, name) for name in head.__struct_fields__}


async def test_a_rematch_asked_for_twice_is_the_same(house: House) -> None:
    old = await finished(house)
    new = await house.play_again(old, A, "A:1")
    assert await house.play_again(old, A, "A:1") is new
    log = [read_entry(each.body) for each in await house.store.read(old.table.name)]
    assert sum(isinstance(entry, Rematched) for entry in log) == 1


async def test_nobody_plays_again_before_the_end(house: House) -> None:
    live = await opened(house, header())
    assert await refusal(house.play_again(live, A)) == "table-not-over"
    assert len(await house.store.tables()) == 1


async def test_a_seat_is_claimed_by_those_who_held_it(house: House) -> None:
    old = await finished(house)
    new = await house.play_again(old, A)
    token = Grant("seat", old.table.name, A, 0)
    claimed, at_once = await asyncio.gather(house.claim(new, token), house.claim(new, token))
    assert claimed == at_once
    assert claimed == Grant("seat", new.table.name, A, 0, 1)
    assert new.table.place(A).name == "player A"
    before = new.table.seq
    assert await house.claim(new, token) == claimed  # an answer that was lost
    assert new.table.seq == before
    assert len(new.table.place(A).people) == 1


@pytest.mark.parametrize(
    "token",
    [
        Grant("invitation", "old", B, 0, 1),
        Grant("host", "old"),
        Grant("seat", "old", B, 1),
        Grant("seat", "old", D, 0),
        Grant("seat", "new", B, 0),
        Grant("seat", "elsewhere", B, 0),
    ],
    ids=str,
)
async def test_no_other_token_claims_a_seat(house: House, token: Grant) -> None:
    old = await finished(house)
    new = await house.play_again(old, A)
    names = {"old": old.table.name, "new": new.table.name}
    given = Grant(
        token.kind,
        names.get(token.table, token.table),
        token.seat,
        token.round,
        token.number,
    )
    assert await refusal(house.claim(new, given)) == "not-your-seat"
    assert not new.table.place(B).taken


async def test_who_left_the_old_table_or_the_new_one_has_no_claim(house: House) -> None:
    old = await finished(house)
    new = await house.play_again(old, A)
    first = Grant("seat", old.table.name, A, 0)
    await house.claim(new, first)
    await new.do(partial(Table.leave, seat=A, number=1))
    assert await refusal(house.claim(new, first)) == "invitation-spent"
    await old.do(partial(Table.leave, seat=B, number=1))
    second = Grant("seat", old.table.name, B, 0)
    assert await refusal(house.claim(new, second)) == "not-your-seat"


async def test_a_failing_store_opens_no_table(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    house = House(store, KEYS, QuickChooser(), ScriptedFate(), AT_ONCE)
    await house.close()
    assert await refusal(house.open_table(header())) == "store-closed"
    assert house._open == {}


# ---------------------------------------------------------------- looking ahead


async def test_what_a_seat_could_do_is_told_of_where_the_match_stands(house: House) -> None:
    live = await opened(house, header())
    seat = min(live.table.acting)
    (other,) = {A, B} - {seat}
    length, found = await live.queries.ways(seat)
    assert length == len(live.table.match.log)
    assert [way.move for way in found] == [
        live.table.game.notation.write(move) for move in live.table.match.legal(seat)
    ]
    assert await live.queries.ways(other) == (length, [])
    await live.do(moving(seat, found[0].move))
    after, then = await live.queries.ways(seat)
    assert (after, then) == (length + 1, found[0].then)
    await live.do(partial(Table.undo, seat=seat))
    assert await live.queries.ways(seat) == (length, found)


async def test_however_many_ask_it_is_worked_out_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, real = [], ahead.ways

    def counted(*given: Any, **more: Any) -> Any:
        asked.append(given)
        return real(*given, **more)

    monkeypatch.setattr(ahead, "ways", counted)
    live = await opened(house, header())
    seat = min(live.table.acting)
    impatient = asyncio.create_task(live.queries.ways(seat))
    await asyncio.sleep(0)
    impatient.cancel()
    found = await asyncio.gather(*(live.queries.ways(seat) for _ in range(5)))
    assert len(asked) == 1
    assert all(each == found[0] for each in found)


async def test_nothing_is_foreseen_from_what_is_not_durable_yet(slow_house: House) -> None:
    live = await opened(slow_house, header())
    seat, move = a_move(live.table)
    before = len(live.table.match.log)
    slow(live).holding = True
    doing = asyncio.create_task(live.do(moving(seat, move)))
    await asyncio.sleep(0)
    asking = asyncio.create_task(live.queries.ways(seat))
    await asyncio.sleep(0.01)
    assert not asking.done()
    slow(live).lose()
    with pytest.raises(StoreError):
        await doing
    assert (await asking)[0] == before

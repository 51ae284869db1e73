"""A checkpoint and the rest of a log make the same table as the whole log; or it is ignored."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.engine import declare, fair
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.registry import game
from ludotheque.engine.seats import CLOCK, Seat
from ludotheque.tables import checkpoints, replay
from ludotheque.tables.checkpoints import EVERY, captured, encoded, restored
from ludotheque.tables.entries import Contributed, Entry, Given, Unsealed, Woken, encode, read_entry
from ludotheque.tables.fairness import Brought, Sealer
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.seating import STAND_IN
from ludotheque.tables.sqlite_file import FILE
from ludotheque.tables.store import Stored
from ludotheque.tables.table import Table
from tests.tables.room import KEYS, NEVER, A, B, Behind, Ear, header, housed, opened, play, saying
from tests.tiers import times

pytestmark = pytest.mark.usefixtures("full_shelf")
NAME = "5f0c8a3d2b7e4c19a6d8e2f1"
KINDS = ["close-encounters", "mission-impossible", "pac-man", "situation-4", "hoard", "rush"]
WORKED_OUT = {"before", "_standing", "scratch", "board", "game", "_marks", "_apart"}


def contents(value: Any) -> Any:
    """All that a value holds, whatever it is, down to numbers and texts."""
    if isinstance(value, Match):
        state = declare.values(value.game.declared.State, value.state)
        kept = [declare.values(value.game.declared.State, each) for each in value._kept]
        rest = {name: each for name, each in vars(value).items() if name not in WORKED_OUT}
        return rest | {"state": state, "_kept": kept}
    if isinstance(value, dict):
        return type(value), [(contents(key), contents(each)) for key, each in value.items()]
    if isinstance(value, set | frozenset):
        return type(value), sorted(map(contents, value))
    if isinstance(value, list | tuple):
        return type(value), [contents(each) for each in value]
    if hasattr(value, "__dict__") and not isinstance(value, Seat):
        held = {name: each for name, each in vars(value).items() if name not in WORKED_OUT}
        return type(value), {name: contents(each) for name, each in held.items()}
    return value


# ---------------------------------------------------------------- any log


def a_log(kind: str, seed: int, length: int = 120) -> tuple[Table, list[tuple[Entry, int]]]:
    """A table at which everything happens that can, one thing after the other, at random."""
    random, secret = Random(seed), KEYS.table_secret(NAME)
    phones = random.random() < 0.5
    head = header(kind, random.choice(game(kind).about.seats), phones=phones)
    table = Table(NAME, msgspec.structs.replace(head, seal=fair.seal_of(secret).hex()))
    sealer, log, at = Sealer(secret, table.header.seal), list[tuple[Entry, int]](), 1_000_000

    def take(entry: Entry) -> None:
        table.take(entry, at)
        log.append((entry, at))

    for place in table.places[random.choice((0, 0, 0, 1, 2)) :]:
        brought = Brought(random.randbytes(32).hex())
        take(table.sit(place.seat, f"player {place.seat.word}", 1, 0, brought))
    while len(log) < length:
        at += random.randrange(3000)
        with suppress(LudothequeError):
            take(sealer.sealed(table, some_wish(table, random)))
        while (drawn := table.due_draw(sealer.fate(table))) is not None:
            take(drawn)
        if (revealed := sealer.revelation(table)) is not None:
            take(revealed)
        if table.over and random.random() < 0.2:
            break
    return table, log


def some_wish(table: Table, random: Random) -> Entry:
    seat, request = random.choice(table.places).seat, random.choice(("", f"r{random.random()}"))
    people, asking = table.place(seat).people, table.place(seat).asking
    person = random.choice([*people, *asking, 1])
    brought = Brought(random.randbytes(32).hex(), table.fairness.next_round)
    if table.acting and random.random() < 0.6:
        seat = random.choice(sorted(table.acting))
        move = table.game.notation.write(random.choice(table.match.legal(seat)))
        return table.move(seat, move, random.choice(("", "", "bot")), request)
    if table.alarms() and random.random() < 0.2:
        return table.move(CLOCK, random.choice(table.alarms())[0].move, "clock")
    if table.over and random.random() < 0.3:
        return table.play_again(seat, "there", request)
    if asking and random.random() < 0.2:
        answers = table.admit, table.decline
        return random.choice(answers)(seat, [*asking][-1], [*people, 0][0], request)
    if len(people) > 1 and random.random() < 0.2:
        return table.shut_out(seat, [*people][-1], next(iter(people)), request)
    rare: list[Callable[[], Entry]] = [
        lambda: table.leave(seat, person, request),
        lambda: table.leave(seat, [*asking, 0][0], request),
        lambda: table.renew(seat),
        lambda: table.resign(seat, request),
        table.end,
        lambda: Contributed(seat.word, random.randbytes(32).hex(), request=request),
        Unsealed,
    ]
    often: list[Callable[[], Entry]] = [
        lambda: table.undo(seat, request),
        lambda: table.undo(seat, request),
        lambda: table.join(seat, "again", *random.choice(invitations(table, seat) or [(1, 9)])),
        lambda: table.seat_bot(seat, "greedy"),
        lambda: table.free(seat),
        lambda: table.invite(seat),
        lambda: table.take_over(seat, STAND_IN),
        lambda: table.give_back(seat),
        lambda: table.say(seat, "well \u2026 played", request),
        lambda: table.commit(seat, person, brought, request),
        table.close,
        lambda: table.mix([Given(seat.word, person, random.randbytes(32).hex())]),
        lambda: table.ask_for_hint(seat),
        lambda: table.pause(seat, request),
        lambda: table.resume(seat, request),
        table.go_on,
        Woken,
        lambda: table.fast_forward(seat, request),
        lambda: table.slow_down(seat, request),
    ]
    return random.choice(rare if random.random() < 0.06 else often)()


def invitations(table: Table, seat: Seat) -> list[tuple[int, int]]:
    place = table.place(seat)
    return [(number, place.round) for number in sorted(place.invitations)]


def whole(log: list[tuple[Entry, int]], like: Table) -> Table:
    return rest_of(Table(NAME, like.header), log)


def rest_of(table: Table, log: list[tuple[Entry, int]]) -> Table:
    for entry, at in log:
        table.take(read_entry(encode(entry)), at)
    return table


def through(table: Table) -> Table:
    again = restored(NAME, table.header, table.seq, encoded(captured(table)))
    assert again is not None
    return again


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=times(10, 100), deadline=None)
@given(seed=some.integers(0, 1 << 30), cut=some.integers(0, 120))
def test_a_checkpoint_and_the_rest_are_the_whole_log(kind: str, seed: int, cut: int) -> None:
    table, log = a_log(kind, seed)
    then = whole(log[:cut], table)
    again = through(then)
    assert contents(again) == contents(then)
    assert contents(rest_of(again, log[cut:])) == contents(table) == contents(whole(log, table))


def test_those_logs_have_entries_of_every_kind() -> None:
    logs = (a_log(kind, seed)[1] for kind in KINDS for seed in range(40))
    assert {type(entry) for log in logs for entry, _ in log} == set(get_args(Entry))


def test_what_a_checkpoint_cannot_hold_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = a_log("pac-man", 1)
    monkeypatch.setattr(table, "something_new", threading.Lock(), raising=False)
    with pytest.raises(TypeError, match="lock"):
        captured(table)
    monkeypatch.delattr(table, "something_new")
    monkeypatch.setattr(table.match, "something_new", 1, raising=False)
    with pytest.raises(TypeError):
        captured(table)


def test_a_new_field_is_taken_along(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = a_log("pac-man", 1)
    monkeypatch.setattr(table, "something_new", {A: [1, "x"]}, raising=False)
    monkeypatch.setattr(table.places[0], "something_else", (True, None), raising=False)
    again = through(table)
    assert vars(again)["something_new"] == {A: [1, "x"]}


# ---------------------------------------------------------------- one that does not fit


def bodies(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[bytes]:
    good = encoded(captured(table))
    yield b""
    yield good[:-1]
    yield good[:40] + bytes([good[40] ^ 1]) + good[41:]
    content = msgspec.msgpack.encode(["stamp", {}, {}, [], []])
    yield checkpoints.check_of(content) + content
    content = msgspec.msgpack.encode({"nothing": "of the kind"})
    yield checkpoints.check_of(content) + content
    with monkeypatch.context() as patch:
        patch.setattr(checkpoints, "sources", lambda folder: "of another version")
        yield encoded(captured(table))


def test_what_does_not_fit_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = a_log("pac-man", 3)
    for body in list(bodies(table, monkeypatch)):
        assert restored(NAME, table.header, table.seq, body) is None
    good = encoded(captured(table))
    assert restored(NAME, table.header, table.seq + 1, good) is None
    other = msgspec.structs.replace(table.header, board="american")
    assert restored(NAME, other, table.seq, good) is None


# ---------------------------------------------------------------- in a house


class Reading(Behind):
    """Counts the entries that are read."""

    entries = 0

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        found = await super().read(table, since)
        self.entries += len(found)
        return found


async def talk(house: House, words: int) -> Table:
    live = await opened(house, header())
    await play(live, 5)
    for number in range(words):
        await live.do(saying(f"word {number}"))
    await saved(house, live)
    return live.table


async def saved(house: House, live: LiveTable, other_than: bytes = b"") -> bytes:
    """Waits until the last checkpoint of a table is in the store, if there is one."""
    while live.checkpointed:
        found = await house.store.checkpoint(live.table.name)
        if found is not None and found[0] == live.checkpointed and found[1] != other_than:
            return found[1]
    return b""


async def test_a_long_log_is_not_read_whole(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        table = await talk(house, 2 * EVERY)
    async with housed(tmp_path, Reading, delays=NEVER) as house:
        assert isinstance(house.store, Reading)
        live = await house.table(table.name)
        assert house.store.entries < EVERY
        assert contents(live.table) == contents(table)
        await live.do(saying("and on"))
        assert contents(await house.read_back(table.name)) == contents(live.table)


async def test_a_checkpoint_that_does_not_fit_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        table = await talk(house, EVERY)
        before = await saved(house, await house.table(table.name))
    monkeypatch.setattr(checkpoints, "sources", lambda folder: "of the next version")
    for read in (table.seq, 0):
        async with housed(tmp_path, Reading, delays=NEVER) as house:
            assert isinstance(house.store, Reading)
            live = await house.table(table.name)
            assert contents(live.table) == contents(table)
            assert house.store.entries == read
            await saved(house, live, other_than=before)


async def test_a_checkpoint_of_a_log_that_is_not_there_is_not_saved(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        table = await talk(house, 3)
        house.store.save_checkpoint(table.name, table.seq + 1, b"too far")
        house.store.save_checkpoint("nowhere", 1, b"no table")
        house.store.save_checkpoint(table.name, table.seq, b"right")
        house.store.save_checkpoint(table.name, table.seq - 1, b"of before")
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        kept = connection.execute("SELECT id, seq, body FROM checkpoint").fetchall()
    assert kept == [(table.name, table.seq, b"right")]


@pytest.mark.parametrize("since", [0, 3, EVERY, 2 * EVERY + 3])
async def test_what_was_told_is_the_same_from_a_checkpoint(tmp_path: Path, since: int) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table((await talk(house, 2 * EVERY)).name)
        told = await live.queries.retell(since, frozenset({A}))
        log = await house.store.read(live.table.name)
        fresh = Table(live.table.name, live.table.header)
        assert told == replay.retold(fresh, log, since, frozenset({A}))


async def test_others_play_on_while_a_table_is_read_back(tmp_path: Path) -> None:
    """The loop turns while a log is folded: what it is folded by waits for the loop."""
    reached, go_on = threading.Event(), threading.Event()
    async with housed(tmp_path, delays=NEVER) as house:
        long = await talk(house, 3)
        other = await talk(house, 3)

    class Slowly(Table):
        def take(self, entry: Entry, at: int = 0) -> Any:
            reached.set()
            assert go_on.wait(60)
            return super().take(entry, at)

    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(other.name)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("ludotheque.tables.house.Table", Slowly)
            task = asyncio.create_task(house.table(long.name))
            while not reached.is_set():
                await asyncio.sleep(0)
            await live.join(ear := Ear(B))
            await live.do(saying("I can speak"))
            assert ear.kinds[-1] == "chatted"
            assert not task.done()
            go_on.set()
            assert (await task).table.seq == long.seq


@contextmanager
def no_threads() -> Iterator[None]:
    """As in a browser: nobody can start one, and the loop does all work at once instead."""

    def at_once(
        loop: asyncio.AbstractEventLoop, executor: object, work: Callable[..., Any], *given: Any
    ) -> asyncio.Future[Any]:
        done = loop.create_future()
        try:
            done.set_result(work(*given))
        except BaseException as error:
            done.set_exception(error)
        return done

    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.BaseEventLoop, "run_in_executor", at_once)
        patch.setattr(threading.Thread, "start", refuse)
        yield


async def test_a_house_needs_no_threads(tmp_path: Path) -> None:
    async with housed(tmp_path, Reading, delays=NEVER) as house:
        assert isinstance(house.store, Reading)
        with no_threads():
            await live_without_threads(house, house.store)


async def live_without_threads(house: House, store: Reading) -> None:
    """All that a house and its tables do beside the loop, where there is nothing beside it."""
    live = await opened(house, header())
    await play(live, 5)
    for number in range(EVERY):
        await live.do(saying(f"word {number}"))
    assert await saved(house, live)
    told = await live.queries.retell(0, frozenset({A}))
    assert told[-1].seq == live.table.seq
    _, ways = await live.queries.ways(next(iter(live.table.acting)))
    assert ways
    store.entries = 0
    assert contents(await house.read_back(live.table.name)) == contents(live.table)
    assert store.entries < EVERY

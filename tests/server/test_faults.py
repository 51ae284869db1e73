"""Servers and their database broken under load: everything announced is true, and people go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.engine.seats import Seat
from ludotheque.tables.entries import Moved, encode, read_entry
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.store import Store
from tests.tables import room
from tests.tiers import times
from tools import faults
from tools.history import Account, Ear, Logged

FAULTS, TABLES = times(10, 100), 50


@pytest.mark.timeout(times(600, 3600))
def test_nothing_announced_is_lost_whatever_is_broken() -> None:
    assert faults.run(faults.chosen(FAULTS), TABLES) == []


# ---------------------------------------------------------------- whether that would be noticed


def entry(number: int) -> dict[str, Any]:
    return {"type": "moved", "seat": "A", "move": f"m{number}"}


def heard(numbers: list[int], log: dict[int, Any]) -> Account:
    """Somebody was shown an empty table and was told of these entries of a log."""
    account, ear = Account("t", sent={f"A:r{number}" for number in log}), Ear()
    account.show(ear, 0)
    for number in numbers:
        account.hear(ear, number, log[number])
        account.accept(f"A:r{number}", number)
    return account


LOG = {number: entry(number) for number in range(1, 6)}
STORED = [Logged(number, f"A:r{number}") for number in LOG]


def without(*numbers: int) -> tuple[dict[int, Any], list[Logged]]:
    log = {number: told for number, told in LOG.items() if number not in numbers}
    return log, [each for each in STORED if each.seq not in numbers]


def test_a_true_account_is_in_order() -> None:
    assert heard([1, 2, 3, 4, 5], LOG).compare(LOG, STORED) == []
    assert heard([1, 2, 3], LOG).compare(LOG, STORED) == []  # the others were not heard of yet


@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ([1, 2, 2, 3], "2 repeated"),
        ([1, 3, 2], "3 skipped"),
        ([1, 3, 2], "2 repeated"),
    ],
)
def test_what_is_told_twice_or_in_another_order_is_noticed(numbers: list[int], found: str) -> None:
    assert f"t: {found}" in heard(numbers, LOG).compare(LOG, STORED)


def test_an_entry_that_was_lost_is_noticed() -> None:
    wrong = heard([1, 2, 3, 4, 5], LOG).compare(*without(5))
    assert wrong == ["t: 5 lost", "t: 5 accepted, and not there"]
    assert "t: numbers are missing" in heard([1], LOG).compare(*without(3))


def test_an_entry_that_was_altered_made_twice_or_invented_is_noticed() -> None:
    account = heard([1, 2, 3], LOG)
    assert account.compare(LOG | {2: entry(9)}, STORED) == ["t: 2 altered"]
    twice = [*STORED, Logged(6, "A:r3")]
    assert "t: A:r3 made 2 times" in account.compare(LOG | {6: entry(3)}, twice)
    invented = [*STORED, Logged(6, "B:r1")]
    assert account.compare(LOG | {6: entry(6)}, invented) == ["t: 6 invented"]


def test_two_histories_of_one_table_are_noticed() -> None:
    account, other = heard([1, 2], LOG), Ear()
    account.show(other, 1)
    account.hear(other, 2, entry(9))
    assert account.compare(LOG, STORED) == ["t: 2 told two ways"]


def test_a_table_that_forgets_is_noticed() -> None:
    account, ear = Account("t"), Ear()
    account.show(ear, 5)
    ear.last = None  # a new connection
    account.show(ear, 4)
    assert account.compare(LOG, []) == ["t: 4 forgotten"]


def test_a_request_that_is_answered_in_two_ways_is_noticed() -> None:
    account = heard([1, 2], LOG)
    account.accept("A:r2", 3)
    assert account.compare(LOG, STORED) == ["t: 3 accepted two ways"]


# ---------------------------------------------------------------- a store that lies


class Liar(room.Behind):
    """Says that everything is durable, and writes something else in the place of one move."""

    victim = 6  # the number of that move

    def __init__(self, real: Store) -> None:
        super().__init__(real)
        self.moves = self.at = self.written = 0
        self.request = ""
        self.move = ""

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        entry = read_entry(body)
        if isinstance(entry, Moved):
            self.moves += 1
            if self.moves == self.victim:
                self.at, self.request, self.move = seq, entry.request, entry.move
        written = [self._write(table, epoch, at, each) for each in self.instead(seq, body)]
        return written[-1] if written else asyncio.ensure_future(asyncio.sleep(0))

    def _write(self, table: str, epoch: int, at: int, body: bytes) -> asyncio.Future[None]:
        self.written += 1
        return super().append(table, epoch, self.written, at, body)

    def instead(self, seq: int, body: bytes) -> list[bytes]:
        """What is written, one after the other."""
        return self.lie(body) if seq == self.at else [body]

    def lie(self, body: bytes) -> list[bytes]:
        return [body]

    def found(self, told: dict[int, Any]) -> set[str]:
        """What must be noticed of it, where this was told."""
        return set()


class Honest(Liar):
    """Writes what it is given."""


class Loser(Liar):
    """Leaves an entry out, and closes the gap."""

    def lie(self, body: bytes) -> list[bytes]:
        return []

    def found(self, told: dict[int, Any]) -> set[str]:
        return {f"{max(told)} lost", f"{self.at} accepted, and not there", f"{self.at} altered"}


class Forgetter(Liar):
    """Writes nothing any more, like a disk that keeps everything in its cache."""

    def instead(self, seq: int, body: bytes) -> list[bytes]:
        return [] if self.at else [body]

    def found(self, told: dict[int, Any]) -> set[str]:
        lost = {f"{seq} lost" for seq in told if seq >= self.at}
        return {*lost, f"{self.at} accepted, and not there"}


class Repeater(Liar):
    """Writes an entry twice."""

    def lie(self, body: bytes) -> list[bytes]:
        return [body, body]

    def found(self, told: dict[int, Any]) -> set[str]:
        return {f"{self.request} made 2 times", f"{self.at + 1} altered"}


class Reorderer(Liar):
    """Writes an entry after the one that follows it."""

    kept = b""

    def instead(self, seq: int, body: bytes) -> list[bytes]:
        if seq == self.at:
            self.kept = body
            return []
        kept, self.kept = self.kept, b""
        return [body, kept] if kept else [body]

    def found(self, told: dict[int, Any]) -> set[str]:
        wrong = {f"{self.at} accepted, and not there"}
        return wrong | {f"{seq} altered" for seq in (self.at, self.at + 1)}


class Forger(Liar):
    """Writes another move than was made."""

    def lie(self, body: bytes) -> list[bytes]:
        moved = read_entry(body)
        assert isinstance(moved, Moved)
        return [encode(msgspec.structs.replace(moved, move=f"{moved.move}!"))]

    def found(self, told: dict[int, Any]) -> set[str]:
        return {f"{self.at} altered"}


class Inventor(Liar):
    """Writes a move besides that nobody made."""

    def lie(self, body: bytes) -> list[bytes]:
        return [body, encode(Moved("A", "e1", request="A:nobody's"))]

    def found(self, told: dict[int, Any]) -> set[str]:
        return {f"{self.at + 1} invented"}


class Misnamer(Liar):
    """Writes a move as the answer to another request."""

    def lie(self, body: bytes) -> list[bytes]:
        moved = read_entry(body)
        assert isinstance(moved, Moved)
        return [encode(msgspec.structs.replace(moved, request="B:another"))]

    def found(self, told: dict[int, Any]) -> set[str]:
        return {f"{self.at} invented", f"{self.at} accepted, and not there"}


class Listener(room.Ear):
    """Somebody at a table in this process, whose account is kept as a client's would be."""

    def __init__(self, account: Account, ear: Ear, *seats: Seat) -> None:
        super().__init__(*seats)
        self.account, self.ear = account, ear
        ear.last = None  # a new connection

    def send(self, message: str) -> None:
        super().send(message)
        self.account.note(self.ear, "", json.loads(message))


class Guests:
    """Two who play at a table and one who watches."""

    def __init__(self, live: LiveTable, seed: int) -> None:
        self.account = Account(live.table.name)
        self.random = Random(seed)
        self.ears = Ear(), Ear(), Ear()
        self.requests = 0

    async def arrive(self, live: LiveTable) -> None:
        for ear, seats in zip(self.ears, ((room.A,), (room.B,), ()), strict=True):
            await live.join(Listener(self.account, ear, *seats))

    async def play(self, live: LiveTable, moves: int) -> None:
        for _ in range(moves):
            table = live.table
            seat = min(table.acting)
            move = table.game.notation.write(self.random.choice(table.match.legal(seat)))
            self.requests += 1
            request = f"{seat.word}:r{self.requests}"
            self.account.sent.add(request)
            self.account.accept(request, await live.do(room.moving(seat, move, request), request))


async def seated(house: House, seed: int) -> tuple[LiveTable, Guests]:
    live = await room.opened(house, room.header(faults.GAME))
    guests = Guests(live, seed)
    await guests.arrive(live)
    return live, guests


async def lied_to(folder: Path, kind: Callable[[Store], Liar], seed: int) -> tuple[Any, ...]:
    """What a store is found to have done at a table, and what must be found."""
    async with room.housed(folder, kind) as house:
        liar = house.store
        assert isinstance(liar, Liar)
        live, guests = await seated(house, seed)
        await guests.play(live, 2 * Liar.victim)
        wrong = await faults.compared_with_log(guests.account, liar)
        name = guests.account.table
        assert guests.account.told
        assert liar.moves >= 2 * Liar.victim
        expected = {f"{name}: {each}" for each in liar.found(guests.account.told)}
        return wrong, expected


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_is_found_of_an_honest_store(tmp_path: Path, seed: int) -> None:
    wrong, _ = await lied_to(tmp_path, Honest, seed)
    assert wrong == []


LIARS = (Loser, Forgetter, Repeater, Reorderer, Forger, Inventor, Misnamer)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", LIARS, ids=lambda kind: kind.__name__)
async def test_a_store_that_lies_is_found_out(tmp_path: Path, kind: type[Liar], seed: int) -> None:
    wrong, expected = await lied_to(tmp_path, kind, seed)
    assert expected
    assert expected <= set(wrong)


@pytest.mark.parametrize("kind", [Forgetter, Forger, Misnamer], ids=lambda kind: kind.__name__)
async def test_no_more_is_found_than_was_done(tmp_path: Path, kind: type[Liar]) -> None:
    """By those of whom it can be said exactly: they leave everything else in its place."""
    wrong, expected = await lied_to(tmp_path, kind, 1)
    rest = {each.partition(": ")[2] for each in set(wrong) - expected}
    assert all(kind is Forgetter and each.endswith("accepted, and not there") for each in rest)


async def test_a_store_that_has_forgotten_when_it_is_opened_again_is_found_out(
    tmp_path: Path,
) -> None:
    """People come back to a table that is younger than the one they left, and go on there."""
    async with room.housed(tmp_path, Forgetter) as house:
        live, guests = await seated(house, 5)
        await guests.play(live, 2 * Liar.victim)
        name, told = live.table.name, dict(guests.account.told)
    async with room.housed(tmp_path, fate=room.ScriptedFate(seed=2)) as house:
        live = await house.table(name)
        was = live.table.seq
        assert was < max(told)
        await guests.arrive(live)
        await guests.play(live, 2 * Liar.victim)
        wrong = await faults.compared_with_log(guests.account, house.store)
    assert wrong.count(f"{name}: {was} forgotten") == len(guests.ears)
    assert any(each.endswith("told two ways") for each in wrong)
    assert any(each.endswith("altered") for each in wrong)


class Hasty(Liar):
    """Says of an entry that it is durable only after it has said so of the next."""

    waiting: asyncio.Future[None] | None = None

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        done = super().append(table, epoch, seq, at, body)
        if self.waiting is not None:
            waiting, self.waiting = self.waiting, None
            done.add_done_callback(lambda _: waiting.set_result(None))
        elif is_said(body, "first"):
            done = self.waiting = asyncio.get_running_loop().create_future()
        return done


def is_said(body: bytes, text: str) -> bool:
    return getattr(read_entry(body), "text", "") == text


async def test_a_store_that_answers_in_another_order_is_found_out(tmp_path: Path) -> None:
    async with room.housed(tmp_path, Hasty) as house:
        live, guests = await seated(house, 1)
        await guests.play(live, 3)
        seq = live.table.seq
        await asyncio.gather(
            live.do(room.saying("first", room.A)), live.do(room.saying("second", room.B))
        )
        wrong = await faults.compared_with_log(guests.account, house.store)
    name = guests.account.table
    skipped, repeated = f"{name}: {seq + 2} skipped", f"{name}: {seq + 1} repeated"
    assert sorted(wrong) == sorted([skipped, repeated] * len(guests.ears))

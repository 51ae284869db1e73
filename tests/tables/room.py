"""A house for tests: scripted fate, quick bots, listeners that remember, stores that misbehave."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots.hints import MoveChooser
from ludotheque.bots.player import BotChoice, choose_move
from ludotheque.engine import declare, fair
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.match import Match
from ludotheque.engine.registry import game
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.tables.access import KEY_BYTES, Keys
from ludotheque.tables.entries import Header
from ludotheque.tables.fairness import Brought
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.sqlite_store import SqliteStore
from ludotheque.tables.store import Store, Stored, StoreError
from ludotheque.tables.table import Table
from ludotheque.tables.timers import Delays

A, B, C, D = Seat.A, Seat.B, Seat.C, Seat.D
KEYS = Keys(bytes(range(KEY_BYTES)))
AT_ONCE = Delays(bot_pause=(0.0, 0.0), absence=3600.0)
NEVER = Delays(bot_pause=(3600.0, 3600.0), absence=3600.0)


async def refusal(wish: Awaitable[Any]) -> str:
    """The code of what is said against it."""
    with pytest.raises(LudothequeError) as refused:
        await wish
    return refused.value.problem.code


# ---------------------------------------------------------------- who chooses


class ScriptedFate:
    """Draws what is written down for it, and anything after that; always the same."""

    def __init__(self, *script: int, seed: int = 1) -> None:
        self.script, self.random = list(script), Random(seed)

    def draw(self, outcomes: int) -> int:
        return self.script.pop(0) if self.script else self.random.randrange(outcomes)


class QuickChooser:
    """Bots that think right here. While they are held, they think and do not answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat, str]] = []
        self.answered = 0
        self.in_haste = False
        self.free = asyncio.Event()
        self.free.set()

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        rng = seeded(seed)
        self.asked.append((seat, bot))
        move = choose_move(match, seat, bot, rng)
        await self.free.wait()
        self.answered += 1
        return BotChoice(move, self.in_haste)


# ---------------------------------------------------------------- who listens


class Ear:
    """A listener that remembers everything."""

    def __init__(self, *seats: Seat, also_present: Iterable[Seat] = (), person: int = 1) -> None:
        self.seats, self.also_present = frozenset(seats), frozenset(also_present)
        self.persons = dict.fromkeys(self.seats | self.also_present, person)
        self.asks: dict[Seat, int] = {}
        self.texts: list[str] = []
        self._news = asyncio.Event()
        self.was_dismissed = ""

    def send(self, message: str) -> None:
        self.texts.append(message)
        self._news.set()

    def dismiss(self, is_deleted: bool) -> None:
        self.was_dismissed = "deleted" if is_deleted else "moved"
        self._news.set()

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def told(self) -> list[dict[str, Any]]:
        """Every entry that news were about."""
        return [told for message in self.of_type("news") for told in message["told"]]

    @property
    def kinds(self) -> list[str]:
        return [told["entry"]["type"] for told in self.told]

    async def until(self, has_heard: Callable[[Ear], bool]) -> None:
        while not has_heard(self):
            self._news.clear()
            await self._news.wait()


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that no listener hears of."""
    while not is_so():
        await asyncio.sleep(0.001)


# ---------------------------------------------------------------- stores that misbehave


class Behind(Store):
    """A store before another one, through which everything passes."""

    def __init__(self, real: Store) -> None:
        self.real = real
        self.on_lost = real.on_lost

    async def create(self, table: str, at: int, header: bytes) -> int:
        return await self.real.create(table, at, header)

    async def claim(self, table: str) -> int | None:
        return await self.real.claim(table)

    async def confirm(self) -> None:
        await self.real.confirm()

    def owns(self, table: str, epoch: int) -> bool:
        return self.real.owns(table, epoch)

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        return self.real.append(table, epoch, seq, at, body)

    async def header(self, table: str) -> bytes | None:
        return await self.real.header(table)

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        return await self.real.read(table, since)

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        return await self.real.tables(limit)

    def save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        self.real.save_checkpoint(table, seq, body)

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        return await self.real.checkpoint(table)

    async def delete(self, table: str, before: int | None = None) -> bool:
        return await self.real.delete(table, before)

    async def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        await self.real.keep_code(code, table, meaning, until)

    async def code(self, code: str, now: int) -> bytes | None:
        return await self.real.code(code, now)

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        return await self.real.untouched(before, limit)

    async def close(self) -> None:
        await self.real.close()


class SlowStore(Behind):
    """Holds entries back until it is told to let them go."""

    def __init__(self, real: Store) -> None:
        super().__init__(real)
        self.holding = False
        self.held: list[tuple[tuple[str, int, int, int, bytes], asyncio.Future[None]]] = []

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        if not self.holding:
            return super().append(table, epoch, seq, at, body)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held.append(((table, epoch, seq, at, body), done))
        return done

    def let_go(self) -> None:
        self.holding, held, self.held = False, self.held, []
        for entry, done in held:
            self.real.append(*entry).add_done_callback(partial(hand_on, done))

    def lose(self) -> None:
        """What was held back can never be written."""
        self.holding, held, self.held = False, self.held, []
        for _, done in held:
            done.set_exception(full())


def hand_on(to: asyncio.Future[None], done: asyncio.Future[None]) -> None:
    error = done.exception()
    if error is None:
        to.set_result(None)
    else:
        to.set_exception(error)


class FullStore(Behind):
    """Fails at writing, and if so wished at reading, for as long as it is told to."""

    def __init__(self, real: Store) -> None:
        super().__init__(real)
        self.writes, self.reads = True, True
        self.only = 0  # how many entries can still be written, once writing fails

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        if self.writes or self.only > 0:
            self.only -= not self.writes
            return super().append(table, epoch, seq, at, body)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(full())
        return done

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        if not self.reads:
            raise full()
        return await super().read(table, since)

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        if not self.reads:
            raise full()
        return await super().tables(limit)


def full() -> StoreError:
    return StoreError(Problem("store-full", {"file": "ludotheque.db", "said": "full"}))


# ---------------------------------------------------------------- tables


@asynccontextmanager
async def housed(
    folder: Path,
    before: Callable[[Store], Store] = lambda store: store,
    chooser: MoveChooser | None = None,
    fate: ScriptedFate | None = None,
    delays: Delays = AT_ONCE,
    sealed: bool = False,
    keys: Keys = KEYS,
) -> AsyncIterator[House]:
    """A house over a real store, perhaps with another one before it; fate is scripted or sealed."""
    store = before(await SqliteStore.open(folder))
    drawing = None if sealed else fate or ScriptedFate()
    house = House(store, keys, chooser or QuickChooser(), drawing, delays)
    try:
        yield house
    finally:
        await house.close()


def header(
    name: str = "pac-man",
    seats: int = 2,
    clock: int = 0,
    options: dict[str, str] | None = None,
    phones: bool = False,
) -> Header:
    version = game(name).about.version
    return Header(name, version, seats, options=options or {}, clock=clock, phones=phones)


async def opened(
    house: House, head: Header, people: Iterable[Seat] = (A, B), name: str = ""
) -> LiveTable:
    """A table at which these seats are people's and all the others bots', if somebody watches."""
    live, people = await house.open_table(head, name), set(people)
    if len(people) < len(live.table.places):
        await live.join(Ear())  # without whom bots would wait
    for place in live.table.places:
        if place.seat in people:
            await live.do(sitting(place.seat))
        else:
            await live.do(partial(Table.seat_bot, seat=place.seat, bot="random"))
    return live


def sitting(seat: Seat, number: int = 1) -> Callable[[Table], Any]:
    return partial(Table.sit, seat=seat, name=f"player {seat.word}", number=number, of_round=0)


def moving(seat: Seat, move: str, request: str = "") -> Callable[[Table], Any]:
    return partial(Table.move, seat=seat, move=move, request=request)


def saying(text: str, seat: Seat = A, request: str = "") -> Callable[[Table], Any]:
    return partial(Table.say, seat=seat, text=text, request=request)


def a_move(table: Table) -> tuple[Seat, str]:
    """Somebody who may act, and their first legal move."""
    seat = min(table.acting)
    return seat, table.game.notation.write(table.match.legal(seat)[0])


async def play(live: LiveTable, moves: int = 1) -> None:
    for _ in range(moves):
        await live.do(moving(*a_move(live.table)))


def promising(table: Table, seat: Seat, value: str) -> Brought:
    """What somebody brings who has this number for the dice."""
    number = table.fairness.next_round
    made = fair.commitment_of(table.name, number, seat.word, bytes.fromhex(value))
    return Brought(made.hex(), number)


async def shake(live: LiveTable, numbers: dict[Seat, str], silent: Iterable[Seat] = ()) -> None:
    """A round of numbers for the dice: all are committed to, and then told but for some."""
    for seat, value in numbers.items():
        brought = promising(live.table, seat, value)
        await live.do(partial(Table.commit, seat=seat, person=1, brought=brought))
    await tell_numbers(live, {seat: numbers[seat] for seat in numbers if seat not in silent})


async def tell_numbers(live: LiveTable, numbers: dict[Seat, str]) -> None:
    await until(lambda: live.table.fairness.awaits_numbers)
    number = live.table.fairness.next_round
    for seat, value in numbers.items():
        await live.reveal(seat, 1, Brought(value, number))


def everything(table: Table) -> dict[str, Any]:
    """All that a table is."""
    return {
        "name": table.name,
        "header": table.header,
        "seq": table.seq,
        "log": list(table.match.log),
        "state": declare.values(table.game.declared.State, table.match.state),
        "places": [asdict(place) for place in table.places],
        "chat": list(table.chat),
        "rematch": table.rematch,
        "ended": table.ended,
        "requests": list(table.requests.items()),
        "firm": table.firm,
        "fairness": (table.fairness.told("over"), table.fairness.draws, table.fairness.mix),
        "time": (table.stopwatch.played(), table.paused, table.pauses.asked, table.going_on),
        "fast forward": (
            sorted(table.fast_forwarding.asked),
            table.fast_forwarding.by_host,
            table.can_fast_forward,
            table.is_fast,
        ),
        "shown": (table.started, table.over, table.winners, table.acting),
    }

"""All tables of a server: durable before anything is announced, with bots and clocks at work.

Each table is one ordered queue. A wish is checked and folded in at once, written down, and
announced when it is durable; should writing fail, the table goes back to what the store says.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import game
from ludotheque.engine.seats import Seat

from . import news
from .entries import Entry, Header, encode, read_entry, read_header
from .fate import Fate, SystemFate
from .keys import Grant, Keys
from .news import Made, Telling
from .store import Store, StoreError
from .table import STAND_IN, Table, TableError

NAME_BYTES = 12
KEPT_OPEN = 4096  # tables in memory, before idle ones are left to the store
Wish = Callable[[Table], Entry]


class Thinker(Protocol):
    """Whoever chooses for the bots."""

    async def choose(self, match: Any, seat: Seat, bot: str, seed: int) -> Any: ...


class Listener(Protocol):
    """Somebody who is told of a table; must take it at once, and never wait."""

    seats: frozenset[Seat]

    def tell(self, message: str) -> None: ...


@dataclass(frozen=True)
class Manners:
    """How long things take at a table, in seconds."""

    bot_pause: tuple[float, float] = (0.5, 1.2)
    absence: float = 90.0  # after which a bot plays for somebody who is away


def now() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Opens tables, and finds them again."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        thinker: Thinker,
        fate: Fate | None = None,
        manners: Manners | None = None,
    ) -> None:
        self.store, self.keys, self.thinker = store, keys, thinker
        self.fate, self.manners = fate or SystemFate(), manners or Manners()
        self._open: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open_table(self, header: Header) -> LiveTable:
        """A new table; its header is durable when this returns."""
        table = Table(secrets.token_hex(NAME_BYTES), header)
        await self.store.create(table.name, now(), encode(header))
        live = self._open[table.name] = LiveTable(self, table)
        return live

    async def table(self, name: str) -> LiveTable:
        """A table by its name, read back from the store if need be."""
        live = self._open.get(name)
        if live is not None:
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        live = LiveTable(self, await self.read_back(name))
        if len(self._open) >= KEPT_OPEN:
            self._open = {name: kept for name, kept in self._open.items() if not kept.idle}
        self._open[name] = live
        live.wake()
        return live

    async def read_back(self, name: str) -> Table:
        """The table exactly as its log has it."""
        header = await self.store.header(name)
        if header is None:
            raise TableError("no-such-table")
        table = Table(name, read_header(header))
        for stored in await self.store.read(name):
            table.take(read_entry(stored.body))
        return table

    async def play_again(self, live: LiveTable, seat: Seat, request: str = "") -> LiveTable:
        """A new table for the same people; the old one says where it is."""
        old = live.table
        old.play_again(seat, "")
        header = Header(
            game=old.header.game,
            version=game(old.header.game).about.version,
            seats=old.header.seats,
            options=old.header.options,
            board=old.header.board,
            clock=old.header.clock,
            rematch_of=old.name,
        )
        again = await self.open_table(header)
        for place in old.places:
            if place.bot:
                await again.do(partial(Table.seat_bot, seat=place.seat, bot=place.bot))
        await live.do(lambda table: table.play_again(seat, again.table.name, request), request)
        return again

    async def claim(self, live: LiveTable, grant: Grant) -> Seat:
        """A seat at a rematch, for whoever held the same one before."""
        seat = grant_seat(grant)
        if grant.table != live.table.header.rematch_of:
            raise TableError("not-your-seat")
        before = (await self.table(grant.table)).table.place(seat)
        if grant.round != before.round:
            raise TableError("not-your-seat")
        number = min(live.table.place(seat).invitations, default=0)
        await live.do(lambda table: table.sit(seat, before.name, number, table.place(seat).round))
        return seat

    async def close(self) -> None:
        for live in self._open.values():
            live.rest()
        await self.store.close()


class LiveTable:
    """A table with its listeners, its bots and its clocks."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.listeners: set[Listener] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._writing: set[asyncio.Future[None]] = set()
        self._failed: LudothequeError | None = None

    # ------------------------------------------------------------ who is there

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset().union(*(listener.seats for listener in self.listeners))

    @property
    def idle(self) -> bool:
        return not (self.listeners or self._tasks or self._writing)

    def may_play(self, grant: Grant) -> bool:
        """Whether a seat's token is good here and now."""
        if grant.kind != "seat" or grant.table != self.table.name or grant.seat is None:
            return False
        in_range = grant.seat < len(self.table.places)
        return in_range and self.table.places[grant.seat].round == grant.round

    async def join(self, listener: Listener) -> None:
        """Somebody comes to listen, and is told everything that is durable."""
        await self.settled()
        self.listeners.add(listener)
        listener.tell(self.snapshot(listener.seats))
        for seat in sorted(listener.seats):
            place = self.table.place(seat)
            if place.stand_in and not place.resigned:
                with suppress(LudothequeError):
                    await self.do(partial(Table.give_back, seat=seat))
        self._tell_seating()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_seating()
        self.wake()

    def _tell_seating(self) -> None:
        for listener in list(self.listeners):
            seats = news.seats_for(self.table, self.present, listener.seats)
            listener.tell(news.encode(news.Seating(seats)))

    async def settled(self) -> None:
        """Waits until all that has been folded in is durable, or taken back."""
        while self._writing or self._failed is not None:
            if self._writing:
                await asyncio.wait(list(self._writing))
            if self._failed is not None and not self._writing:
                await self._recover()

    def snapshot(self, seats: frozenset[Seat]) -> str:
        """The whole table; only after `settled`."""
        return news.encode(news.snapshot(self.table, self.present, seats))

    async def retell(self, since: int, seats: frozenset[Seat]) -> list[news.Told]:
        """What was told after an entry, as somebody with these seats heard it."""
        await self.settled()
        again = Table(self.table.name, self.table.header)
        told = []
        for stored in await self.house.store.read(self.table.name):
            entry = read_entry(stored.body)
            made = Made(stored.seq, stored.at, entry, again.take(entry))
            if stored.seq > since:
                told.append(news.told_to(again, made, seats))
        return told

    # ------------------------------------------------------------ doing

    async def do(self, wish: Wish, request: str = "") -> int:
        """Grants a wish or raises why not; durable and announced when this returns its number."""
        if self._failed is not None:
            await self.settled()
        if request and request in self.table.requests:
            return self.table.requests[request]
        made = self._fold(wish(self.table))
        audiences = {listener.seats for listener in self.listeners}
        telling = Telling(self.table, made, self.present, audiences)
        last = self._write(made)
        last.add_done_callback(lambda done: self._written(done, telling))
        await asyncio.shield(last)
        return made[0].seq

    def _fold(self, entry: Entry) -> list[Made]:
        """The entry, and all that fate draws after it."""
        table, at = self.table, now()
        events = table.take(entry)
        made = [Made(table.seq, at, entry, events)]
        while (drawn := table.due_draw(self.house.fate)) is not None:
            events = table.take(drawn)
            made.append(Made(table.seq, at, drawn, events))
        return made

    def _write(self, made: list[Made]) -> asyncio.Future[None]:
        """Hands the entries to the store; the last one's future speaks for all."""
        for each in made:
            future = self.house.store.append(self.table.name, each.seq, each.at, encode(each.entry))
            self._writing.add(future)
            future.add_done_callback(self._wrote)
        return future

    def _wrote(self, done: asyncio.Future[None]) -> None:
        self._writing.discard(done)
        error = None if done.cancelled() else done.exception()
        if isinstance(error, LudothequeError):
            self._failed = error

    def _written(self, done: asyncio.Future[None], telling: Telling) -> None:
        """Store, then tell."""
        if done.cancelled() or done.exception() is not None:
            self._set_going("recovery", self.settled())
            return
        for listener in list(self.listeners):
            message = telling.messages.get(listener.seats)
            if message is not None:
                listener.tell(message)
        self.wake()

    async def _recover(self) -> None:
        """After a write that failed: back to exactly what the store holds."""
        failed = self._failed
        try:
            self.table = await self.house.read_back(self.table.name)
        except StoreError as error:
            raise failed or error from error
        self._failed = None
        for listener in list(self.listeners):
            listener.tell(self.snapshot(listener.seats))
        self.wake()

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Sets going whatever must happen without anybody asking for it."""
        table = self.table
        if table.over:
            self.rest()
            return
        length = len(table.match.log)
        for seat in table.acting:
            place = table.places[seat]
            if place.played_by:
                self._set_going(f"bot {seat} {length}", self._bot(seat, place.played_by, length))
            elif table.header.clock:
                self._set_going(f"clock {seat} {length}", self._clock(seat, length))
        for place in table.places:
            away = place.people and not place.stand_in and place.seat not in self.present
            if away and table.started:
                self._set_going(f"absence {place.seat}", self._absence(place.seat))

    def _set_going(self, what: str, work: Any) -> None:
        if what in self._tasks:
            work.close()
            return
        task = self._tasks[what] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._tasks.pop(what, None))

    def rest(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _bot(self, seat: Seat, bot: str, length: int) -> None:
        """A bot takes its time, thinks on what it may know, and plays like anybody else."""
        await asyncio.sleep(random.uniform(*self.house.manners.bot_pause))
        await self._choose(seat, bot, length, "bot")

    async def _clock(self, seat: Seat, length: int) -> None:
        """Time is up: the default action is what a bot would do."""
        await asyncio.sleep(self.table.header.clock)
        await self._choose(seat, STAND_IN, length, "clock")

    async def _choose(self, seat: Seat, bot: str, length: int, by: str) -> None:
        match = self.table.match
        if len(match.log) != length or seat not in self.table.acting:
            return
        move = await self.house.thinker.choose(match, seat, bot, secrets.randbits(62))
        if self.table.match is match and len(match.log) == length:
            text = match.game.notation.write(move)
            with suppress(LudothequeError):
                await self.do(lambda table: table.move(seat, text, by))

    async def _absence(self, seat: Seat) -> None:
        await asyncio.sleep(self.house.manners.absence)
        if seat not in self.present:
            with suppress(LudothequeError):
                await self.do(lambda table: table.take_over(seat))


def grant_seat(grant: Grant) -> Seat:
    if grant.seat is None:
        raise TableError("not-your-seat")
    return grant.seat

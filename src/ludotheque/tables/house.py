"""All tables of a server: opened, found again, and played at once more by the same people.

What happens at a table is no affair of the house; it knows what all tables have in common: the
store, the keys, who thinks for the bots, who draws, and how long things take.

Whatever takes a while is given to the loop (`run_in_executor`), never to a thread itself: in a
browser there are no threads, and its loop does such work at once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ludotheque.bots.hints import MoveChooser
from ludotheque.engine import fair
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.registry import game
from ludotheque.engine.seats import Seat

from . import checkpoints, clock
from .access import Grant, Keys, cleaned, granted, packed
from .entries import Header, encode, read_entry, read_header
from .errors import TableError
from .fairness import NOTHING, Brought, Fate
from .live_table import LiveTable
from .store import OwnedElsewhere, SequenceTaken, Store, Stored, StoreError
from .table import Table
from .timers import Delays

Found = TypeVar("Found")

log = logging.getLogger(__name__)

NAME_BYTES = 12
AT_A_TIME = 100  # old tables that are looked for together
CODES_LAST = 24 * 3600 * 1000  # milliseconds after they were last shown
KEPT_OPEN = 4096  # tables in memory, before idle ones are left to the store


class House:
    """Opens tables, and finds them again.

    Every new table is sealed, unless the house is given a fate of its own to draw by.
    """

    def __init__(
        self,
        store: Store,
        keys: Keys,
        chooser: MoveChooser,
        fate: Fate | None = None,
        delays: Delays | None = None,
    ) -> None:
        self.store, self.keys, self.chooser = store, keys, chooser
        self.fate, self.delays = fate, delays or Delays()
        self.closed = False
        self._open: dict[str, LiveTable] = {}
        # All that anybody holds on to, so that a table never has two lives at once.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._deleting: dict[str, asyncio.Task[bool]] = {}
        self._reading_back = ThreadPoolExecutor(1, "read-back")
        self.retelling = ThreadPoolExecutor(1, "retelling")
        store.on_lost = self.lose

    @property
    def tables_in_memory(self) -> int:
        return len(self._known)

    def new_name(self) -> str:
        return secrets.token_hex(NAME_BYTES)

    def seal(self, name: str) -> str:
        """What is told beforehand of the secret that a table of this name has."""
        return fair.seal_of(self.keys.table_secret(name)).hex()

    def saved(self, table: Table) -> str:
        """A table's saved game; one that is over is signed with the key it was opened with."""
        return table.saved(self.keys.sign if table.header.key == self.keys.public else None)

    def reserved(self, token: str) -> str:
        """The name that a reservation was made for."""
        found = self.keys.read(token)
        if found is None or found.kind != "reservation":
            raise TableError("no-reservation")
        return found.table

    async def open_table(self, header: Header, name: str = "") -> LiveTable:
        """A new table, under its own name or one that was reserved; its header is then durable."""
        name = name or self.new_name()
        sealed = {} if self.fate else {"seal": self.seal(name), "key": self.keys.public}
        table = Table(name, replace(header, **sealed))
        try:
            epoch = await self.store.create(name, clock.now(), encode(table.header))
        except SequenceTaken as error:
            raise TableError("reservation-spent") from error
        await self.store.confirm()
        if not self.store.owns(name, epoch):
            return await self.table(name)
        return self._keep(LiveTable(self, table, epoch))

    async def table(self, name: str) -> LiveTable:
        """A table by its name, read back from the store if need be.

        `OwnedElsewhere` if it is played at another server.
        """
        await self.store.confirm()
        if name in self._deleting:
            await asyncio.wait([self._deleting[name]])
        live = self._known.get(name)
        if live is not None:
            live.require_kept()
            return live
        if name not in self._loading:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda done: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        epoch, table, since = await self.claim_and_read(name)
        table.fall_asleep()
        live = self._keep(LiveTable(self, table, epoch))
        live.checkpointed = since
        live.save_checkpoint_if_due()
        live.wake()
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        if len(self._open) >= KEPT_OPEN:
            self._open = {name: kept for name, kept in self._open.items() if not kept.idle}
        self._open[live.table.name] = self._known[live.table.name] = live
        return live

    def invitations(self, table: Table) -> list[tuple[str, Grant]]:
        """The codes that let people in at a table around one screen, with what they stand for."""
        grants = [
            Grant("invitation", table.name, place.seat, place.round, number)
            for place in table.places
            for number in sorted(place.invitations)
            if table.header.phones
        ]
        return [(self.keys.code(grant), grant) for grant in grants]

    async def codes(self, table: Table) -> list[tuple[str, Grant]]:
        """The same, once every server knows what they mean."""
        found, until = self.invitations(table), clock.now() + CODES_LAST
        for code, grant in found:
            await self.store.keep_code(code, table.name, packed(grant), until)
        return found

    async def find_code(self, text: str) -> tuple[Grant, bool] | None:
        """The invitation that somebody's code stands for, and whether it is still good."""
        meaning = await self.store.code(cleaned(text), clock.now())
        if meaning is None:
            return None
        grant = granted(meaning)
        table = await self._as_durable(grant.table)
        return grant, any(each == grant for _, each in self.invitations(table))

    async def claim_and_read(self, name: str) -> tuple[int, Table, int]:
        """The table as its log has it, to which from now on only the epoch that is returned adds.

        With it comes the entry from which the log was read.
        """
        while True:
            epoch = await self.store.claim(name)
            if epoch is None:
                raise TableError("no-such-table")
            table, since = await self._read_back(name)
            await self.store.confirm()
            if self.store.owns(name, epoch):  # else another server has claimed it meanwhile
                return epoch, table, since

    async def read_back(self, name: str) -> Table:
        """The table exactly as its log has it."""
        return (await self._read_back(name))[0]

    async def _read_back(self, name: str) -> tuple[Table, int]:
        """The same, and the entry from which its log was read; worked out beside the loop."""
        stored_header = await self.store.header(name)
        if stored_header is None:
            raise TableError("no-such-table")
        header = read_header(stored_header)
        table = await self.from_checkpoint(name, header)
        since = table.seq if table is not None else 0
        rest = await self.store.read(name, since)
        return await self._beside(lambda: folded(table or Table(name, header), rest)), since

    async def from_checkpoint(
        self, name: str, header: Header, until: int | None = None
    ) -> Table | None:
        """The table as its last checkpoint has it, unless that is of a later entry."""
        with suppress(StoreError):  # without it there is still the log
            found = await self.store.checkpoint(name)
            if found is not None and (until is None or found[0] <= until):
                return await self._beside(partial(checkpoints.restored, name, header, *found))
        return None

    async def _beside(self, work: Callable[[], Found]) -> Found:
        """Works something out in the one thread that reads tables back, while others play on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading_back, work)

    def save_checkpoint(self, table: Table) -> None:
        """Of a table that is durable as it stands. Nobody waits for it, and it never fails."""
        try:
            found = checkpoints.captured(table)
        except TypeError:
            log.exception("A table cannot be kept as a checkpoint; its log is read instead.")
            return
        loop = asyncio.get_running_loop()
        with suppress(RuntimeError):  # the house has just been closed
            loop.run_in_executor(self._reading_back, self._save, found)

    def _save(self, found: checkpoints.Captured) -> None:
        self.store.save_checkpoint(found.table, found.seq, checkpoints.encoded(found))

    async def play_again(self, live: LiveTable, seat: Seat | None, request: str = "") -> LiveTable:
        """A new table for the same people; the old one says where it is."""
        await live.settled()
        old = live.table
        if request in old.requests:
            return await self.table(old.rematch)
        old.play_again(seat, "")
        header = Header(
            game=old.header.game,
            version=game(old.header.game).about.version,
            seats=old.header.seats,
            options=old.header.options,
            board=old.header.board,
            clock=old.header.clock,
            rematch_of=old.name,
            phones=old.header.phones,
        )
        again = await self.open_table(header)
        for place in old.places:
            if place.bot:
                seated = partial(Table.seat_bot, seat=place.seat, bot=place.bot, name=place.name)
                await again.do(seated)
        await live.do(lambda table: table.play_again(seat, again.table.name, request), request)
        return again

    async def claim(self, live: LiveTable, grant: Grant, brought: Brought = NOTHING) -> Grant:
        """A seat at a rematch, for a person who held the same one before, under their name."""
        seat = grant.seat
        if seat is None or grant.table != live.table.header.rematch_of:
            raise TableError("not-your-seat")
        before = await self._as_durable(grant.table)
        if not before.seating.may_play(grant):
            raise TableError("not-your-seat")
        person, name = grant.person, before.place(seat).people[grant.person].name
        try:
            await live.do(lambda table: table.claim(seat, name, person, brought))
        except TableError:
            await live.settled()
            if not live.table.seating.has_claimed(seat, person):  # else they claim it once more
                raise
        place = live.table.place(seat)
        return Grant("seat", live.table.name, seat, place.round, place.claims[person])

    async def _as_durable(self, name: str) -> Table:
        """A table to look at, wherever it is played."""
        try:
            live = await self.table(name)
        except OwnedElsewhere:
            return await self.read_back(name)
        await live.settled()
        return live.table

    def host_again(self, live: LiveTable, grant: Grant) -> str:
        """The host's token of a rematch, for whoever was the host before."""
        if grant.kind != "host" or grant.table != live.table.header.rematch_of:
            raise TableError("not-your-table")
        return self.keys.host_token(live.table.name)

    def lose(self, names: Iterable[str]) -> None:
        """Other servers own these tables by now."""
        for name in names:
            self._open.pop(name, None)
            live = self._known.pop(name, None)
            if live is not None:
                live.lose()

    async def address_of(self, name: str) -> str:
        """Where another server is reached that owns a table; empty if this one does, or none."""
        try:
            await self.table(name)
        except OwnedElsewhere as elsewhere:
            return elsewhere.address
        except LudothequeError:
            pass  # whoever asks for the table is told so
        return ""

    async def delete(self, name: str, before: int | None = None) -> bool:
        """Removes a table and all that is kept of it; whether it did. See `Store.delete`.

        It need not be one that can be played at: the rules may have changed since.
        """
        for under_way in (self._loading, self._deleting):
            if name in under_way:
                await asyncio.wait([under_way[name]])
        live = self._known.get(name)
        work = self.store.delete(name, before) if live is None else live.delete(before)
        task = self._deleting[name] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._deleting.pop(name, None))
        was_there = await asyncio.shield(task)
        if was_there:
            self._open.pop(name, None)
            self._known.pop(name, None)
        return was_there

    async def delete_untouched(self, before: int) -> int:
        """Removes the tables where nothing has happened since, and where nobody is; how many."""
        removed, kept = 0, set[str]()
        while True:
            found = await self.store.untouched(before, AT_A_TIME + len(kept))
            names = [name for name in found if name not in kept]
            for name in names:
                live = self._known.get(name)
                if (live is None or live.idle) and await self.delete(name, before):
                    removed += 1
                else:
                    kept.add(name)
            if not names:
                return removed

    async def close(self) -> None:
        self.closed = True
        for live in list(self._known.values()):
            live.rest()
        for threads in (self._reading_back, self.retelling):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()


def folded(table: Table, log: list[Stored]) -> Table:
    """The table after some more of its log."""
    for stored in log:
        table.take(read_entry(stored.body), stored.at)
    return table

"""A table at which people play: one ordered queue, durable before anything is announced.

A command is checked and folded in at once, written down, and announced when it is durable; should
writing fail, the table goes back to what the store says. Whoever wants anything, be it a person, a
bot or a clock, gives a command here. A live table is composed of the table itself, those who are
connected to it, its timers, and what can be asked of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.seats import Seat

from . import timers
from .checkpoints import EVERY
from .clock import TableClock
from .connections import NO_ANSWER, Connections, Listener, Recipients, Somebody, WithAnswer
from .entries import Admitted, Committed, Entry, Leaving, Mixed, Moved, Sat, Woken, encode
from .errors import TableError
from .fairness import Brought, Fate, Sealer, TellingNumbers
from .messages import Announcement, Made, Presence, are_about_seats, with_views
from .queries import Answers, Queries
from .store import LeaseLost, OwnedElsewhere, StoreError
from .table import Table
from .timers import Schedule, Timers, Work

if TYPE_CHECKING:
    from .house import House

Command = Callable[[Table], Entry]


class Begun(NamedTuple):
    """A command that has been carried out: when it is durable, and the number of its entry."""

    durable: asyncio.Future[None]
    seq: int


class Sender(NamedTuple):
    """Who gave a command, and how they are sent the news of it with the number of its entry."""

    listener: Listener
    send: Callable[[int, str], None]


class LiveTable:
    """A table with those around it, and all that happens there, one thing after the other."""

    def __init__(self, house: House, table: Table, epoch: int) -> None:
        self.house, self.table = house, table
        self.epoch = epoch  # by which this server owns it
        self.clock = TableClock(table.stopwatch.last)
        self.connections = Connections(table, self.clock, house.delays.absence)
        self.timers = Timers(table.name)
        self.answers = Answers()
        self.sealer = Sealer(house.keys.table_secret(table.name), table.header.seal)
        self.numbers = TellingNumbers()
        self._writing: set[asyncio.Future[None]] = set()
        self._failed: BaseException | None = None  # why the table must be read back
        self._leaving: set[Somebody] = set()  # who have no seat any more, once that is durable
        self.is_deleted = False
        self.is_lost = False  # whether another server owns it by now
        self.checkpointed = 0  # the entry of the last checkpoint that was saved or used
        self._awake = not table.asleep  # as far as the store knows

    @property
    def queries(self) -> Queries:
        return Queries(self)

    @property
    def idle(self) -> bool:
        return not (self.connections.listeners or self._writing) and self.timers.is_empty

    @property
    def fate(self) -> Fate:
        return self.house.fate or self.sealer.fate(self.table)

    # ------------------------------------------------------------ coming and going

    async def join(self, listener: Listener) -> None:
        """Somebody comes to listen, and is sent everything that is durable."""
        await self.settled()
        self.require_kept()
        self.connections.add(listener)
        for seat in sorted(listener.seats | listener.also_present):
            with suppress(LudothequeError):
                await self.do(partial(Table.give_back, seat=seat))
        self._send_seating_when_durable()
        self.wake()

    def part(self, listener: Listener) -> None:
        self.connections.remove(listener)
        self._send_seating_when_durable()
        self.wake()

    def _send_seating_when_durable(self) -> None:
        """Who sits where may be told no sooner than anything else."""
        if self._is_settled:
            self.connections.send_seating()
        else:
            self._start("seating", self._send_seating_later)

    async def _send_seating_later(self) -> None:
        with suppress(LudothequeError):
            await self.settled()
            self._send_seating_when_durable()

    # ------------------------------------------------------------ doing

    async def do(self, command: Command, request: str = "") -> int:
        """Carries a command out, or raises why not.

        It is durable and announced when this returns the number of its entry.
        """
        self.require_kept()
        if request in self.table.requests:
            await self.settled()
        while self._failed is not None:
            await self._mended()
        if request in self.table.requests:
            return self.table.requests[request]
        begun = self.begin(command)
        await asyncio.shield(begun.durable)
        return begun.seq

    @property
    def is_ready(self) -> bool:
        """Whether a command can be carried out at once."""
        return self._failed is None and not (self.is_deleted or self.is_lost)

    def begin(self, command: Command, sender: Sender | None = None) -> Begun:
        """Carries a command out, where the table is ready for it, or raises why not."""
        before = self.table.seq
        try:
            entry = self.sealer.sealed(self.table, command(self.table))
            made = self._fold(entry)
            recipients = self.connections.recipients(self._leaving)
            audiences = set(recipients.values())
            presence = self.connections.presence if are_about_seats(made) else Presence()
            announcement = Announcement(self.table, made, presence, audiences)
            last = self._write(made)
        except Exception as error:
            if self.table.seq != before or not isinstance(error, LudothequeError):
                self._fail(error)
            raise
        seq = next(each.seq for each in made if each.entry is entry)
        answered = {sender.listener: partial(sender.send, seq)} if sender else NO_ANSWER
        last.add_done_callback(partial(self._written, announcement, recipients, answered))
        return Begun(last, seq)

    def _fold(self, entry: Entry) -> list[Made]:
        """The entry, and all that follows from it by itself; a table that slept wakes first."""
        made = [*map(self._take, (*self._before(entry), entry))]
        if isinstance(entry, Moved) and not entry.by:
            made += self._here_again(Seat[entry.seat])
        if self.table.is_about_to_draw and not isinstance(entry, Committed):
            made.append(self._take(self.table.close()))
        while (drawn := self.table.due_draw(self.fate)) is not None:
            if any(each.events for each in made):
                audiences = self.connections.recipients(self._leaving).values()
                made[-1] = with_views(made[-1], self.table, audiences)
            made.append(self._take(drawn))
        if (revealed := self.sealer.revelation(self.table)) is not None:
            made.append(self._take(revealed))
        return made

    def _before(self, entry: Entry) -> Iterator[Entry]:
        """What has to be said first: that the table has woken, or that its seal means nothing."""
        if self.table.asleep and not isinstance(entry, Woken):
            yield Woken()
        if (unsealed := self.sealer.loss(self.table)) is not None:
            yield unsealed

    def _take(self, entry: Entry) -> Made:
        at, was_fast = self.clock.now(), self.table.is_fast
        before = self._people_of(entry) if isinstance(entry, Leaving) else frozenset()
        events = self.table.take(entry, at)
        if self.table.is_fast and not was_fast:
            self._hurry_bots()
        gone = before - self._people_of(entry) if isinstance(entry, Leaving) else before
        self._leaving |= gone
        if isinstance(entry, Sat | Admitted):
            self.connections.note_there(Seat[entry.seat])
        self.answers.ways.clear()
        return Made(self.table.seq, at, entry, events, gone)

    def _people_of(self, entry: Leaving) -> frozenset[Somebody]:
        seat = Seat[entry.seat]
        return frozenset((seat, number) for number in self.table.place(seat).people)

    def _hurry_bots(self) -> None:
        """Bots that wait for the end of a pause do not wait any longer."""
        for place in self.table.places:
            self.timers.stop(timers.bot_of(place.seat))

    def _here_again(self, seat: Seat) -> list[Made]:
        """Whoever moves is there, with a live connection or without."""
        for what in timers.waiting_for(seat):
            self.timers.stop(what)
        if not self.table.place(seat).is_away:
            return []
        return [self._take(self.table.give_back(seat))]

    # ------------------------------------------------------------ numbers for the dice

    async def reveal(self, seat: Seat, person: int, brought: Brought) -> None:
        """Somebody tells the number that they committed to; with the last, all are mixed in."""
        await self.settled()
        self.table.fairness.require_number(seat, person, brought)
        self.numbers.tell(seat, person, brought.commitment)
        if self.numbers.are_all_told(self.table.fairness):
            await Schedule(self).mix()

    @property
    def all_have_committed(self) -> bool:
        """Whether everybody who is there takes part in the round that is open."""
        there = self.connections.people
        return all(self.table.fairness.has_committed(seat.word, person) for seat, person in there)

    # ------------------------------------------------------------ store, then send

    def _write(self, made: list[Made]) -> asyncio.Future[None]:
        """Hands the entries to the store; the last one's future speaks for all."""
        bodies = [encode(each.entry) for each in made]
        for each, body in zip(made, bodies, strict=True):
            future = self.house.store.append(self.table.name, self.epoch, each.seq, each.at, body)
            self._writing.add(future)
            future.add_done_callback(self._wrote)
        return future

    def _wrote(self, done: asyncio.Future[None]) -> None:
        self._writing.discard(done)
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if error is not None:
            self._fail(error)

    def _written(
        self,
        announcement: Announcement,
        recipients: Recipients,
        answered: WithAnswer,
        done: asyncio.Future[None],
    ) -> None:
        """All of it is durable, and may be sent; or it will be taken back, and was never sent."""
        if done.cancelled() or done.exception() is not None:
            return
        self.connections.announce(announcement, recipients, answered)
        for made in announcement.made:
            if made.gone:
                self._unseat(made.gone)
            if isinstance(made.entry, Admitted):
                self._admit(Seat[made.entry.seat], made.entry.number)
            self._awake = self._awake or isinstance(made.entry, Woken)
            if isinstance(made.entry, Mixed):
                self.numbers.clear()
            if isinstance(made.entry, Moved):
                self.connections.put_down(made.entry)
        self.save_checkpoint_if_due()
        self.wake()

    def _unseat(self, gone: frozenset[Somebody]) -> None:
        self._leaving -= gone
        self.connections.unseat(gone)
        self._send_seating_when_durable()

    def _admit(self, seat: Seat, number: int) -> None:
        """Whoever waits to be let in is sent the table anew, as the seat may know it."""
        for listener in self.connections.admit(seat, number):
            self._start(f"showing {id(listener)}", partial(self._show_when_durable, listener))
        self._send_seating_when_durable()

    async def _show_when_durable(self, listener: Listener) -> None:
        with suppress(LudothequeError):
            await self.settled()
            if listener in self.connections.listeners:
                listener.send(self.connections.snapshot(listener))

    def save_checkpoint_if_due(self) -> None:
        """Only of what is durable: an entry that cannot be written is taken back."""
        if self._is_settled and self.table.seq - self.checkpointed >= EVERY:
            self.checkpointed = self.table.seq
            self.house.save_checkpoint(self.table)

    # ------------------------------------------------------------ when writing fails

    @property
    def _is_settled(self) -> bool:
        return not self._writing and self._failed is None

    async def settled(self) -> None:
        """Waits until all that has been folded in is durable, or taken back."""
        while not self._is_settled:
            if self._failed is not None:
                await self._mended()
            else:
                await asyncio.wait(list(self._writing))

    def _fail(self, error: BaseException) -> None:
        """The table has gone further than the store: no more commands until it is back."""
        self._failed = error
        if isinstance(error, LeaseLost):
            self.house.lose([self.table.name])
        else:
            self._start("mending", self._mend)

    async def _mended(self) -> None:
        """All who wait for it go on in the order in which they came."""
        self.require_kept()
        mending = self._start("mending", self._mend)
        await asyncio.wait([mending])
        self.require_kept()
        mending.result()

    async def _mend(self) -> None:
        """After a write that failed: back to exactly what the store holds.

        By a new epoch: a write that was given up may be under way somewhere, and must not be there
        after all when others have been told that it is not.
        """
        while self._writing:
            await asyncio.wait(list(self._writing))
        try:
            self.epoch, table, _ = await self.house.claim_and_read(self.table.name)
        except OwnedElsewhere:
            self.house.lose([self.table.name])
            return
        if not self._awake:
            table.fall_asleep()
        self.table = self.connections.table = table
        self._failed = None
        self._leaving.clear()
        self.connections.send_all()

    # ------------------------------------------------------------ what happens by itself

    def wake(self) -> None:
        """Sets going whatever must happen without anybody asking for it, and nothing else."""
        is_deserted = not self.connections.listeners and self._is_settled
        if is_deserted and self.table.seating.is_of_bots:
            self.table.fall_asleep()
            self._awake = not self.table.asleep
        is_over = self.house.closed or self.is_deleted or self.is_lost
        self.timers.follow({} if is_over else Schedule(self).due(), self.wake)

    def _start(self, what: str, work: Work) -> asyncio.Task[None]:
        return self.timers.start(what, work, self.wake)

    # ------------------------------------------------------------ the end

    def require_kept(self) -> None:
        if self.is_deleted:
            raise TableError("no-such-table")
        if self.is_lost:
            raise StoreError(Problem("store-elsewhere"))

    def lose(self) -> None:
        """Another server owns the table: whoever is here finds it there."""
        self.is_lost = True
        self.rest()
        self.connections.dismiss_all(is_deleted=False)

    async def delete(self, before: int | None = None) -> bool:
        """Removes all that is kept of the table, and sends everybody away; whether it did.

        Nothing is done here meanwhile, nor afterwards.
        """
        if self.is_deleted:
            return False
        self.is_deleted, was_there = True, False
        try:
            while self._writing:
                await asyncio.wait(list(self._writing))
            was_there = await self.house.store.delete(self.table.name, before)
        finally:
            self.is_deleted = was_there
            self.wake()  # for what did not happen by itself meanwhile
        if was_there:
            self.rest()
            self.connections.dismiss_all(is_deleted=True)
        return was_there

    def rest(self) -> None:
        """The house is closed: nothing happens here any more."""
        self.timers.cancel_all()

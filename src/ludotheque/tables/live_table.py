"""A table at which people play: one ordered queue, durable before anything is announced.

A wish is checked and folded in at once, written down, and announced when it is durable; should
writing fail, the table goes back to what the store says. Whoever asks for anything, be it a
person, a bot or a clock, asks here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import Seat

from . import timers
from .checkpoints import EVERY
from .connections import Company, Hearers, Listener, Somebody
from .entries import Admitted, Committed, Entry, Given, Mixed, Moved, Sat, Woken, encode
from .fairness import Fate, Sealer
from .messages import GOING, Made, Telling, with_views
from .queries import Answers
from .table import Brought, Table
from .timers import Agenda, Work

if TYPE_CHECKING:
    from .house import House

Wish = Callable[[Table], Entry]


class LiveTable(Company):
    """A table with those around it, and all that happens there, one thing after the other."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(table, house.manners.absence)
        self.house = house
        self.agenda = Agenda(table.name)
        self.answers = Answers()
        self.sealer = Sealer(house.keys.table_secret(table.name), table.header.seal)
        self._numbers: dict[Somebody, Given] = {}  # told of a closed round, until it is mixed
        self._writing: set[asyncio.Future[None]] = set()
        self._failed: BaseException | None = None  # why the table must be read back
        self._going: set[Somebody] = set()  # who have no seat any more, once that is durable
        self.checkpointed = 0  # the entry of the last checkpoint that was saved or used
        self._awake = not table.asleep  # as far as the store knows

    @property
    def idle(self) -> bool:
        return not (self.listeners or self._writing) and self.agenda.is_empty

    @property
    def fate(self) -> Fate:
        return self.house.fate or self.sealer.fate(self.table)

    # ------------------------------------------------------------ coming and going

    async def join(self, listener: Listener) -> None:
        """Somebody comes to listen, and is told everything that is durable."""
        await self.settled()
        self.welcome(listener)
        for seat in sorted(listener.seats | listener.keeps):
            with suppress(LudothequeError):
                await self.do(partial(Table.give_back, seat=seat))
        self._tell_seating_when_durable()
        self.wake()

    def part(self, listener: Listener) -> None:
        super().part(listener)
        self._tell_seating_when_durable()
        self.wake()

    def _tell_seating_when_durable(self) -> None:
        """Who sits where may be told no sooner than anything else."""
        if self._is_settled:
            self.tell_seating()
        else:
            self._set_going("seating", self._tell_seating_later)

    async def _tell_seating_later(self) -> None:
        with suppress(LudothequeError):
            await self.settled()
            self._tell_seating_when_durable()

    # ------------------------------------------------------------ doing

    async def do(self, wish: Wish, request: str = "") -> int:
        """Grants a wish or raises why not; durable and announced when this returns its number."""
        if request in self.table.requests:
            await self.settled()
        while self._failed is not None:
            await self._mended()
        if request in self.table.requests:
            return self.table.requests[request]
        before = self.table.seq
        try:
            entry = self.sealer.sealed(self.table, wish(self.table))
            made = self._fold(entry)
            hearers = self.hearers(self._going)
            telling = Telling(self.table, made, self.presence, set(hearers.values()))
            last = self._write(made)
        except Exception as error:
            if self.table.seq != before or not isinstance(error, LudothequeError):
                self._fail(error)
            raise
        last.add_done_callback(lambda done: self._written(done, telling, hearers))
        await asyncio.shield(last)
        return next(each.seq for each in made if each.entry is entry)

    def _fold(self, entry: Entry) -> list[Made]:
        """The entry, and all that follows from it by itself; a table that slept wakes first."""
        made = [self._take(each) for each in (*self._before(entry), entry)]
        if isinstance(entry, Moved) and not entry.by:
            made += self._here_again(Seat[entry.seat])
        if self.table.is_about_to_draw and not isinstance(entry, Committed):
            made.append(self._take(self.table.close()))
        while (drawn := self.table.due_draw(self.fate)) is not None:
            if any(each.events for each in made):
                made[-1] = with_views(made[-1], self.table, self.hearers(self._going).values())
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
        at, was_fast = self.now(), self.table.is_fast
        before = self._people_of(entry) if isinstance(entry, GOING) else frozenset()
        events = self.table.take(entry, at)
        if self.table.is_fast and not was_fast:
            self._hurry_bots()
        gone = before - self._people_of(entry) if isinstance(entry, GOING) else before
        self._going |= gone
        if isinstance(entry, Sat | Admitted):
            self.note_there(Seat[entry.seat])
        self.answers.ways.clear()
        return Made(self.table.seq, at, entry, events, gone)

    def _people_of(self, entry: GOING) -> frozenset[Somebody]:
        seat = Seat[entry.seat]
        return frozenset((seat, number) for number in self.table.place(seat).people)

    def _hurry_bots(self) -> None:
        """Bots that wait for the end of a pause do not wait any longer."""
        for place in self.table.places:
            self.agenda.stop(timers.bot_of(place.seat))

    def _here_again(self, seat: Seat) -> list[Made]:
        """Whoever moves is there, with a live connection or without."""
        for what in timers.waiting_for(seat):
            self.agenda.stop(what)
        if not self.table.place(seat).is_away:
            return []
        return [self._take(self.table.give_back(seat))]

    # ------------------------------------------------------------ numbers for the dice

    async def reveal(self, seat: Seat, person: int, brought: Brought) -> None:
        """Somebody tells the number that they committed to; with the last, all are mixed in."""
        await self.settled()
        self.table.require_number(seat, person, brought)
        self._numbers[seat, person] = Given(seat.word, person, brought.commitment)
        if self.has_all_numbers:
            await timers.mix(self)

    @property
    def numbers(self) -> list[Given]:
        """Those that were told of the closed round."""
        told = self._numbers.values()
        return [
            given for given in told if self.table.fairness.fits(*msgspec.structs.astuple(given))
        ]

    @property
    def has_all_numbers(self) -> bool:
        current = self.table.fairness.current
        return current is not None and len(self.numbers) == len(current.commitments)

    @property
    def all_have_committed(self) -> bool:
        """Whether everybody who is there takes part in the round that is open."""
        there = {
            (seat.word, person)
            for each in self.listeners
            for seat, person in each.persons.items()
            if seat in each.seats | each.keeps
        }
        return all(self.table.fairness.has_committed(*somebody) for somebody in there)

    # ------------------------------------------------------------ store, then tell

    def _write(self, made: list[Made]) -> asyncio.Future[None]:
        """Hands the entries to the store; the last one's future speaks for all."""
        bodies = [encode(each.entry) for each in made]
        for each, body in zip(made, bodies, strict=True):
            future = self.house.store.append(self.table.name, each.seq, each.at, body)
            self._writing.add(future)
            future.add_done_callback(self._wrote)
        return future

    def _wrote(self, done: asyncio.Future[None]) -> None:
        self._writing.discard(done)
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if error is not None:
            self._fail(error)

    def _written(self, done: asyncio.Future[None], telling: Telling, hearers: Hearers) -> None:
        """All of it is durable, and may be told; or it will be taken back, and was never told."""
        if done.cancelled() or done.exception() is not None:
            return
        self.announce(telling, hearers)
        for made in telling.made:
            if made.gone:
                self._see_off(made.gone)
            if isinstance(made.entry, Admitted):
                self._admit(Seat[made.entry.seat], made.entry.number)
            self._awake = self._awake or isinstance(made.entry, Woken)
            if isinstance(made.entry, Mixed):
                self._numbers.clear()
            if isinstance(made.entry, Moved):
                self.put_down(made.entry)
        self.save_checkpoint_if_due()
        self.wake()

    def _see_off(self, gone: frozenset[Somebody]) -> None:
        self._going -= gone
        self.see_off(gone)
        self._tell_seating_when_durable()

    def _admit(self, seat: Seat, number: int) -> None:
        """Whoever waits to be let in is shown the table anew, with the eyes of the seat."""
        for listener in self.let_in(seat, number):
            self._set_going(f"showing {id(listener)}", partial(self._show_when_durable, listener))
        self._tell_seating_when_durable()

    async def _show_when_durable(self, listener: Listener) -> None:
        with suppress(LudothequeError):
            await self.settled()
            if listener in self.listeners:
                listener.tell(self.snapshot(listener))

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
        """The table has gone further than the store: no more wishes until it is back."""
        self._failed = error
        self._set_going("mending", self._mend)

    def _mended(self) -> asyncio.Future[None]:
        """All who wait for it go on in the order in which they came."""
        return asyncio.shield(self._set_going("mending", self._mend))

    async def _mend(self) -> None:
        """After a write that failed: back to exactly what the store holds."""
        while self._writing:
            await asyncio.wait(list(self._writing))
        table = await self.house.read_back(self.table.name)
        if not self._awake:
            table.fall_asleep()
        self.table = table
        self._failed = None
        self._going.clear()
        self.show_all()

    # ------------------------------------------------------------ what happens by itself

    def wake(self) -> None:
        """Sets going whatever must happen without anybody asking for it, and nothing else."""
        if not self.listeners and self._is_settled and self.table.is_of_bots:
            self.table.fall_asleep()
            self._awake = not self.table.asleep
        self.agenda.follow({} if self.house.closed else timers.due(self), self.wake)

    def _set_going(self, what: str, work: Work) -> asyncio.Task[None]:
        return self.agenda.set_going(what, work, self.wake)

    def rest(self) -> None:
        """The house is closed: nothing happens here any more."""
        self.agenda.rest()

"""All tables of a server: durable before anything is announced, with bots and clocks at work.

Each table is one ordered queue. A wish is checked and folded in at once, written down, and
announced when it is durable; should writing fail, the table goes back to what the store says.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ludotheque.bots.adviser import Suggestion, advise
from ludotheque.engine import ahead, fair
from ludotheque.engine.ahead import Way
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Alarm, game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, WORDS, Seat

from . import news
from .codes import Codes
from .entries import Entry, Header, Left, Moved, Renewed, Woken, encode, read_entry, read_header
from .fate import Fate
from .hands import Hands
from .keys import Grant, Keys
from .news import Made, Telling
from .sealer import Sealer
from .store import SequenceTaken, Store, Stored, StoreError
from .table import GETTING_READY, STAND_IN, Table, TableError

NAME_BYTES = 12
FIRST_INVITATION = 1
GOING_ON = 0.2  # of a bot's pause, between the moves of one turn
KEPT_OPEN = 4096  # tables in memory, before idle ones are left to the store
NOTHING = b"null"
NO_ROUNDS: Mapping[Seat, int] = {}
AGAIN = 1.0  # seconds until the clock tries again what could not be written
GOING = Left | Renewed  # nobody who had that seat has it any more
Wish = Callable[[Table], Entry]
Work = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Whoever chooses for the bots."""

    async def choose(self, match: Any, seat: Seat, bot: str, seed: int) -> Any: ...


class Listener(Protocol):
    """Somebody who is told of a table; must take it at once, and never wait.

    Those who sit there are seen through the eyes of `seats` alone; the people of `keeps` are there
    too, and look away. They count as present, and nothing is told of what they know.
    """

    seats: frozenset[Seat]
    keeps: frozenset[Seat]

    def tell(self, message: str) -> None: ...


Hearers = dict[Listener, frozenset[Seat]]  # with the seats that they had when something was done


@dataclass(frozen=True)
class Foreseen:
    """What a seat could do at some point of a match, as soon as it has been worked out."""

    match: Match
    length: int
    ways: asyncio.Future[list[Way]]

    def holds(self, table: Table) -> bool:
        return self.match is table.match and self.length == len(table.match.log)


@dataclass(frozen=True)
class Advised:
    """What a seat was advised to do at some point of a match, as soon as it has been thought of."""

    match: Match
    length: int
    suggestion: asyncio.Future[Suggestion]

    def holds(self, table: Table) -> bool:
        return self.match is table.match and self.length == len(table.match.log)


@dataclass(frozen=True)
class Manners:
    """How long things take at a table, in seconds."""

    bot_pause: tuple[float, float] = (0.5, 1.2)
    absence: float = 90.0  # after which a bot plays for somebody who is away
    own_pace: bool = True  # whether bots keep the pace that their game gives them, if it does


def now() -> int:
    return time.time_ns() // 1_000_000


def retold(again: Table, log: list[Stored], since: int, seats: frozenset[Seat]) -> list[news.Told]:
    """Goes through a whole log with a fresh table; takes a while, so not where others wait."""
    told = []
    for stored in log:
        entry = read_entry(stored.body)
        made = Made(stored.seq, stored.at, entry, again.take(entry, stored.at))
        if stored.seq > since:
            told.append(news.told_to(again, made, seats))
    return told


class House:
    """Opens tables, and finds them again.

    Every new table is sealed, unless the house is given a fate of its own to draw by.
    """

    def __init__(
        self,
        store: Store,
        keys: Keys,
        thinker: Thinker,
        fate: Fate | None = None,
        manners: Manners | None = None,
    ) -> None:
        self.store, self.keys, self.thinker = store, keys, thinker
        self.fate, self.manners = fate, manners or Manners()
        self.closed = False
        self.codes = Codes(keys)
        self._open: dict[str, LiveTable] = {}
        # All that anybody holds on to, so that a table never has two lives at once.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def new_name(self) -> str:
        return secrets.token_hex(NAME_BYTES)

    def seal(self, name: str) -> str:
        """What is told beforehand of the secret that a table of this name has."""
        return fair.seal_of(self.keys.table_secret(name)).hex()

    def reserved(self, token: str) -> str:
        """The name that a reservation was made for."""
        found = self.keys.read(token)
        if found is None or found.kind != "reservation":
            raise TableError("no-reservation")
        return found.table

    async def open_table(self, header: Header, name: str = "") -> LiveTable:
        """A new table, under its own name or one that was reserved; its header is then durable."""
        name = name or self.new_name()
        table = Table(name, replace(header, seal="" if self.fate else self.seal(name)))
        try:
            await self.store.create(name, now(), encode(table.header))
        except SequenceTaken as error:
            raise TableError("reservation-spent") from error
        return self._keep(LiveTable(self, table))

    async def table(self, name: str) -> LiveTable:
        """A table by its name, read back from the store if need be."""
        live = self._known.get(name)
        if live is not None:
            return live
        if name not in self._loading:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda done: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        table = await self.read_back(name)
        table.fall_asleep()
        live = self._keep(LiveTable(self, table))
        live.wake()
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        if len(self._open) >= KEPT_OPEN:
            self._open = {name: kept for name, kept in self._open.items() if not kept.idle}
        self._open[live.table.name] = self._known[live.table.name] = live
        self.invitations(live.table)
        return live

    def invitations(self, table: Table) -> list[tuple[str, Grant]]:
        """The codes that let people in at a table around one screen, with what they stand for."""
        grants = [
            Grant("invitation", table.name, place.seat, place.round, number)
            for place in table.places
            for number in sorted(place.invitations)
            if table.header.phones
        ]
        return [(self.codes.code(grant), grant) for grant in grants]

    async def read_back(self, name: str) -> Table:
        """The table exactly as its log has it."""
        header = await self.store.header(name)
        if header is None:
            raise TableError("no-such-table")
        table = Table(name, read_header(header))
        for stored in await self.store.read(name):
            table.take(read_entry(stored.body), stored.at)
        return table

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
                await again.do(partial(Table.seat_bot, seat=place.seat, bot=place.bot))
        await live.do(lambda table: table.play_again(seat, again.table.name, request), request)
        return again

    async def claim(self, live: LiveTable, grant: Grant, contribution: str = "") -> Seat:
        """A seat at a rematch, for whoever held the same one before: its first invitation."""
        seat = grant.seat
        if seat is None or grant.table != live.table.header.rematch_of:
            raise TableError("not-your-seat")
        before = await self.table(grant.table)
        if not before.may_play(grant):
            raise TableError("not-your-seat")
        now_there, name = live.table.place(seat), before.table.place(seat).name
        if not (now_there.people and now_there.round == 0):  # else a team-mate was faster
            await live.do(lambda table: table.sit(seat, name, FIRST_INVITATION, 0, contribution))
        return seat

    def host_again(self, live: LiveTable, grant: Grant) -> str:
        """The host's token of a rematch, for whoever was the host before."""
        if grant.kind != "host" or grant.table != live.table.header.rematch_of:
            raise TableError("not-your-table")
        return self.keys.host_token(live.table.name)

    async def close(self) -> None:
        self.closed = True
        for live in list(self._known.values()):
            live.rest()
        await self.store.close()


class LiveTable:
    """A table with its listeners, its bots and its clocks."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.listeners: set[Listener] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._writing: set[asyncio.Future[None]] = set()
        self._failed: BaseException | None = None  # why the table must be read back
        self._foreseen: dict[Seat, Foreseen] = {}
        self._advised: dict[Seat, Advised] = {}
        self._seed_of_advice = secrets.randbits(62)
        self._handouts: dict[Seat | None, asyncio.Future[bytes]] = {}
        self._going: set[Seat] = set()  # seats that were taken from those who listen for them
        self._awake = not table.asleep  # as far as the store knows
        self._sealer = Sealer(house.keys.table_secret(table.name), table.header.seal)
        self.hands: Hands[Listener] = Hands()

    # ------------------------------------------------------------ who is there

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset().union(*(each.seats | each.keeps for each in self.listeners))

    @property
    def idle(self) -> bool:
        return not (self.listeners or self._timers or self._tasks or self._writing)

    def may_play(self, grant: Grant) -> bool:
        """Whether a seat's token is good here and now."""
        if grant.kind != "seat" or grant.table != self.table.name or grant.seat is None:
            return False
        in_range = grant.seat < len(self.table.places)
        return in_range and self.table.places[grant.seat].round == grant.round

    def _has_gone(self, seat: Seat, of_round: int) -> bool:
        return self.table.place(seat).round != of_round

    async def join(self, listener: Listener, rounds: Mapping[Seat, int] = NO_ROUNDS) -> None:
        """Somebody comes to listen, and is told everything that is durable.

        `rounds` are those of the tokens by which they have their seats: while they waited, one of
        them may have become void.
        """
        await self.settled()
        void = {seat for seat, of_round in rounds.items() if self._has_gone(seat, of_round)}
        listener.seats -= void
        listener.keeps -= void
        self.listeners.add(listener)
        listener.tell(self.snapshot(listener))
        for seat in sorted(listener.seats | listener.keeps):
            with suppress(LudothequeError):
                await self.do(partial(Table.give_back, seat=seat))
        self._tell_seating()
        self.wake()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_hands(self.hands.let_go(listener))
        self._tell_seating()
        self.wake()

    def _tell_seating(self) -> None:
        if self._writing or self._failed is not None:
            self._set_going("seating", self._tell_seating_later)
            return
        for listener in list(self.listeners):
            seats = news.seats_for(self.table, self.present, listener.seats)
            listener.tell(news.encode(news.Seating(seats)))

    async def _tell_seating_later(self) -> None:
        """Who sits where may be told no sooner than anything else."""
        with suppress(LudothequeError):
            await self.settled()
            self._tell_seating()

    async def settled(self) -> None:
        """Waits until all that has been folded in is durable, or taken back."""
        while self._writing or self._failed is not None:
            if self._failed is not None:
                await self._mended()
            else:
                await asyncio.wait(list(self._writing))

    def snapshot(self, listener: Listener) -> str:
        """The whole table, for somebody who listens; only after `settled`."""
        return news.encode(self.shown(listener.seats, listener))

    def shown(self, seats: frozenset[Seat], by: Listener | None = None) -> news.Snapshot:
        """The same for somebody who looks, and may have hands at the table or not."""
        hands = self.hands.shown(by, seats)
        return news.snapshot(self.table, self.present, seats, now(), hands)

    async def retell(self, since: int, seats: frozenset[Seat]) -> list[news.Told]:
        """What was told after an entry, as somebody with these seats heard it."""
        await self.settled()
        again = Table(self.table.name, self.table.header)
        stored = await self.house.store.read(self.table.name)
        return await asyncio.to_thread(retold, again, stored, since, seats)

    async def ways(self, seat: Seat, moves: Sequence[str] = ()) -> tuple[int, list[Way]]:
        """The match's length, and whatever a seat could do there: whole sentences of moves.

        After some moves: how these could go on.
        """
        await self.settled()
        length = len(self.table.match.log)
        if seat not in self.table.acting:
            return length, []
        if moves:
            return length, await self._foresee(seat, moves)
        found = self._foreseen.get(seat)
        if found is None or not found.holds(self.table):
            work = asyncio.ensure_future(self._foresee(seat))
            found = self._foreseen[seat] = Foreseen(self.table.match, length, work)
        return length, await asyncio.shield(found.ways)

    def _foresee(self, seat: Seat, moves: Sequence[str] = ()) -> Coroutine[Any, Any, list[Way]]:
        """Works out, beside the loop and on a copy that is made now, what the seat could do."""
        match = self.table.match
        start = ahead.known_to(match.game, match.board, match.state, seat)
        where = match.game, match.board, start, seat
        return asyncio.to_thread(ahead.ways, *where, ahead.MOST, moves)

    async def advice(self, seat: Seat) -> tuple[int, Suggestion]:
        """The match's length, and what a good player would do there in a seat's place.

        That somebody asks is told to everybody, once for each position; what they are told is not.
        """
        await self.settled()
        found = self._advised.get(seat)
        if found is None or not found.holds(self.table):
            await self.do(partial(Table.ask_advice, seat=seat))
            await self.settled()
            self.table.ask_advice(seat)  # it may be somebody else's turn by now
            match = self.table.match
            work = advise(self.house.thinker, match, seat, self._seed_of_advice)
            thought = asyncio.ensure_future(work)
            found = self._advised[seat] = Advised(match, len(match.log), thought)
        return found.length, await asyncio.shield(found.suggestion)

    async def handout(self, seats: frozenset[Seat]) -> bytes:
        """What is given out once, too large for every message; worked out once for each viewer."""
        await self.settled()
        hand_out, viewer = getattr(self.table.game.views, "handout", None), self._viewer(seats)
        if hand_out is None:
            raise TableError("no-handout")
        if viewer not in self._handouts:
            match = self.table.match
            copy, board = match.copied(), match.board
            given = asyncio.to_thread(
                lambda: news.encoder.encode(hand_out(copy, board.plain, board.plan, viewer))
            )
            self._handouts[viewer] = asyncio.ensure_future(given)
        found = await asyncio.shield(self._handouts[viewer])
        if found == NOTHING:
            self._handouts.pop(viewer, None)
            raise TableError("no-handout-yet")
        return found

    def _viewer(self, seats: frozenset[Seat]) -> Seat | None:
        return news.viewer_of(self.table, seats)

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
            entry = self._sealer.sealed(self.table, wish(self.table))
            made = self._fold(entry)
            hearers = {listener: listener.seats - self._going for listener in self.listeners}
            telling = Telling(self.table, made, self.present, set(hearers.values()))
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
        while (drawn := self.table.due_draw(self._fate)) is not None:
            made.append(self._take(drawn))
        if (revealed := self._sealer.revelation(self.table)) is not None:
            made.append(self._take(revealed))
        return made

    @property
    def _fate(self) -> Fate:
        return self.house.fate or self._sealer.fate(self.table)

    def _before(self, entry: Entry) -> Iterator[Entry]:
        """What has to be said first: that the table has woken, or that its seal means nothing."""
        if self.table.asleep and not isinstance(entry, Woken):
            yield Woken()
        if (unsealed := self._sealer.loss(self.table)) is not None:
            yield unsealed

    def _take(self, entry: Entry) -> Made:
        at = now()
        events = self.table.take(entry, at)
        if isinstance(entry, GOING):
            self._going.add(Seat[entry.seat])
        self._foreseen.clear()
        return Made(self.table.seq, at, entry, events)

    def _here_again(self, seat: Seat) -> list[Made]:
        """Whoever moves is there, with a live connection or without."""
        self._stop(f"clock {seat.word}")
        self._stop(f"absence {seat.word}")
        if not self.table.place(seat).is_away:
            return []
        return [self._take(self.table.give_back(seat))]

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
        """Store, then tell."""
        if done.cancelled() or done.exception() is not None:
            return
        for listener, seats in hearers.items():
            if listener in self.listeners:
                listener.tell(telling.messages[seats])
        for made in telling.made:
            if isinstance(made.entry, GOING):
                self._see_off(Seat[made.entry.seat])
            self._awake = self._awake or isinstance(made.entry, Woken)
            if isinstance(made.entry, Moved) and self.hands.any:
                self._put_down(made.entry)
        self.wake()

    def _see_off(self, seat: Seat) -> None:
        """Whoever had a seat that was left, or has a new code, only watches from now on."""
        for listener in self.listeners:
            listener.seats -= {seat}
            listener.keeps -= {seat}
        self._going.discard(seat)
        self.hands.let_all_go(seat)
        self._tell_seating()

    def _fail(self, error: BaseException) -> None:
        """The table has gone further than the store: no more wishes until it is back."""
        self._failed = error
        self._set_going("mending", self._mend)

    def _mended(self) -> asyncio.Future[None]:
        """All who wait for it go on in the order in which they came."""
        self._set_going("mending", self._mend)
        return asyncio.shield(self._tasks["mending"])

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
        for listener in list(self.listeners):
            listener.tell(self.snapshot(listener))

    # ------------------------------------------------------------ hands

    def hold(self, listener: Listener, seat: Seat, thing: str) -> None:
        """Takes something into the hand, so that nobody else of that side moves it."""
        self.table.require_realtime()
        self.hands.hold(listener, seat, thing)
        self._tell_hands({seat})

    def release(self, listener: Listener, seat: Seat, thing: str) -> None:
        """Puts something down without a move."""
        self.table.require_realtime()
        if self.hands.release(listener, seat, thing):
            self._tell_hands({seat})

    def require_in_hand(self, seat: Seat, move: str, listener: Listener | None) -> None:
        """Whoever moves a thing must be the one who holds it, if somebody does."""
        if self.hands.any:
            self.hands.require_free(seat, self._thing(move), listener)

    def _thing(self, move: str) -> str:
        game = self.table.game
        return game.held(game.notation.read(move))

    def _put_down(self, moved: Moved) -> None:
        """What was moved is in nobody's hand any more."""
        seat = WORDS[moved.seat]
        if self.hands.put_down(seat, self._thing(moved.move)):
            self._tell_hands({seat})

    def _tell_hands(self, seats: Iterable[Seat]) -> None:
        """What is in the hands of a side is told to that side alone, and never written down."""
        for listener in list(self.listeners):
            if not listener.seats.isdisjoint(seats):
                hands = self.hands.shown(listener, listener.seats)
                listener.tell(news.encode(news.Held(hands)))

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Sets going whatever must happen without anybody asking for it, and nothing else."""
        due = {} if self.house.closed else self._due()
        for what in self._timers.keys() - due.keys():
            self._stop(what)
        for what, (delay, work) in due.items():
            if what not in self._timers and what not in self._tasks:
                later = asyncio.get_running_loop().call_later
                self._timers[what] = later(delay, self._time_is_up, what, work)

    def _due(self) -> dict[str, tuple[float, Work]]:
        """What is to happen, and in how many seconds."""
        table, due = self.table, dict[str, tuple[float, Work]]()
        if self._sealer.revelation(table):  # a server ended before it could tell the secret
            due["secret"] = 0.0, self._reveal
        if not table.started or table.over:
            return due
        if table.asleep or table.paused:
            return self._due_at_rest()
        if FATE in table.match.acting:  # a server ended between a move and what fate made of it
            due["fate"] = 0.0, self._draw
        for seat in table.acting:
            bot = table.places[seat].played_by
            if bot:
                due[f"bot {seat.word}"] = self._pause(seat), partial(self._choose, seat, bot, "bot")
            elif table.header.clock and not table.realtime:
                work = partial(self._choose, seat, STAND_IN, "clock")
                due[f"clock {seat.word}"] = float(table.header.clock), work
        for seat in self._awaited():
            due[f"absence {seat.word}"] = self.house.manners.absence, partial(self._absence, seat)
        return due | self._due_alarms()

    def _due_at_rest(self) -> dict[str, tuple[float, Work]]:
        """A table that slept wakes when one of its people comes; a pause ends with all there."""
        people = frozenset(place.seat for place in self.table.places if place.people)
        if self.table.asleep and (not people or people & self.present):
            return {"waking": (0.0, self._wake_up)}
        if self.table.going_on and self.table.deciding <= self.present:
            return {"going on": (float(GETTING_READY), self._go_on)}
        return {}

    def _due_alarms(self) -> dict[str, tuple[float, Work]]:
        """What the game's own clock is to do. A new action may set an alarm anew."""
        alarms = self.table.alarms()
        if not alarms:
            return {}
        played = self.table.watch.played(now())
        return {
            f"alarm {alarm.move} {alarm.since}": (
                (until - played) / 1000,
                partial(self._ring, alarm),
            )
            for alarm, until in alarms
        }

    def _pause(self, seat: Seat) -> float:
        """A bot takes its time before it begins, and little between the moves of its turn.

        Without turns it keeps its game's own pace; but nobody thinks long about being ready.
        """
        table = self.table
        log = table.match.log
        share = GOING_ON if log and log[-1].seat == seat else 1.0
        usual = share * random.uniform(*self.house.manners.bot_pause)
        own_pace = getattr(table.game.bot, "pause", None) if table.realtime else None
        if own_pace is None or not self.house.manners.own_pace:
            return usual
        played_by = table.places[seat].played_by
        pace = float(own_pace(played_by, table.match.options, random.Random()))
        return pace if len(table.match.legal(seat)) > 1 else min(pace, usual)

    def _awaited(self) -> list[Seat]:
        """Those who are away while somebody else is there and waits for them.

        Around one screen a phone may sleep: people there see who is away, and the host decides.
        """
        present = self.present
        places = self.table.places if present and not self.table.header.phones else []
        away = (place for place in places if place.people and not place.stand_in)
        return [place.seat for place in away if place.seat not in present]

    def _time_is_up(self, what: str, work: Work) -> None:
        del self._timers[what]
        self._set_going(what, work)

    def _stop(self, what: str) -> None:
        timer = self._timers.pop(what, None)
        if timer is not None:
            timer.cancel()

    def _set_going(self, what: str, work: Work) -> None:
        if what not in self._tasks:
            task = self._tasks[what] = asyncio.create_task(work())
            task.add_done_callback(partial(self._ended, what))

    def _ended(self, what: str, task: asyncio.Task[None]) -> None:
        del self._tasks[what]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.wake()  # what it set out to do may have to be done again
        else:
            log.error("At table %s, “%s” failed.", self.table.name, what, exc_info=error)

    def rest(self) -> None:
        for what in list(self._timers):
            self._stop(what)
        for task in self._tasks.values():
            task.cancel()

    async def _choose(self, seat: Seat, bot: str, by: str) -> None:
        """A bot thinks on what its seat may know, and plays like anybody else.

        Where time is up for a person, the default action is what a bot would do. What others do
        meanwhile makes a thought worthless where there are turns; where there are none, the move
        is made all the same, and if it has become impossible, the bot thinks again.
        """
        match, length = self.table.match, len(self.table.match.log)
        if not self._is_still(seat, bot, by):
            return
        move = await self.house.thinker.choose(match, seat, bot, secrets.randbits(62))
        unchanged = len(match.log) == length or self.table.realtime
        if self.table.match is match and unchanged and self._is_still(seat, bot, by):
            text = match.game.notation.write(move)
            with suppress(LudothequeError):
                await self.do(lambda table: table.move(seat, text, by))

    def _is_still(self, seat: Seat, bot: str, by: str) -> bool:
        """Whether the seat is to act, and is played as it was."""
        played_by = self.table.places[seat].played_by
        return seat in self.table.acting and played_by == (bot if by == "bot" else "")

    async def _absence(self, seat: Seat) -> None:
        if seat in self._awaited():
            with suppress(LudothequeError):
                await self.do(lambda table: table.take_over(seat))

    async def _ring(self, alarm: Alarm) -> None:
        """The clock moves, unless something has put it off meanwhile."""
        if self.table.paused or alarm not in (each for each, _ in self.table.alarms()):
            return
        try:
            await self.do(lambda table: table.move(CLOCK, alarm.move, "clock"))
        except StoreError:
            await asyncio.sleep(AGAIN)

    async def _wake_up(self) -> None:
        with suppress(LudothequeError):
            await self.do(self._waking)

    def _waking(self, table: Table) -> Entry:
        if not table.asleep:
            raise TableError("not-paused")
        return Woken()

    async def _go_on(self) -> None:
        with suppress(LudothequeError):
            await self.do(Table.go_on)

    async def _draw(self) -> None:
        with suppress(LudothequeError):
            await self.do(self._due_draw)

    def _due_draw(self, table: Table) -> Entry:
        drawn = table.due_draw(self._fate)
        if drawn is None:
            raise TableError("nothing-to-draw")
        return drawn

    async def _reveal(self) -> None:
        with suppress(LudothequeError):
            await self.do(self._due_secret)

    def _due_secret(self, table: Table) -> Entry:
        revealed = self._sealer.revelation(table)
        if revealed is None:
            raise TableError("table-over")
        return revealed

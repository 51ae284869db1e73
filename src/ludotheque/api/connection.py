"""The live connection: one line, one table, one viewer.

What carries the messages is handed in (`Line`): for a server it is a WebSocket. This is where every
move passes. A listener that cannot keep up loses its backlog, and is sent the whole table again
as soon as it has room. A move is carried out as it comes in, if nothing that its sender asked for
before is under way: see `Connection.take`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import Seat
from ludotheque.tables import messages
from ludotheque.tables.access import Grant
from ludotheque.tables.errors import TableError
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable, Sender
from ludotheque.tables.store import StoreError

from . import protocol
from .bucket import Bucket
from .commands import apply, begin, consider, give_hint, is_new, order_of, reveal
from .errors import error_message
from .protocol import (
    Accepted,
    AskForHint,
    Commit,
    Consider,
    Failed,
    FastForward,
    Hello,
    Hold,
    Incoming,
    Leave,
    Ping,
    Play,
    Pong,
    Recall,
    Recalled,
    Release,
    Requested,
    Reveal,
    SeatCommand,
    SlowDown,
)

PATH = "/live/"  # before the name of a table
FIRST_WORD = 10.0  # seconds within which a connection must say who it is
BACKLOG = 256  # messages that a slow listener may be behind
RATE, BURST = 200.0, 400.0  # messages a second from one connection
STRIKES = 20  # messages that cannot be read, before the connection is closed
RETELLINGS = 1.0, 5.0  # a second, of the whole log to one connection: they are dear
LAST_WORDS = 1.0  # seconds for what is still to be said when a connection is closed
GOODBYE, COME_BACK = 1000, 1012
UNREADABLE, NO_TABLE, TOO_FAST, UNAVAILABLE = 4400, 4404, 4429, 4503


Taker = Callable[[str], bool]


class Line(Protocol):
    """Carries texts both ways. Where nobody is at its other end, sending raises an `OSError`."""

    async def receive(self) -> str | None:
        """The next text; nothing, for a message that is no text. `Hangup` when there is no more."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class ShortWay(Protocol):
    """Past the queue and the tasks of a live connection, where nothing is waiting there."""

    taker: Taker | None  # is given each text as it comes in, and says whether it has dealt with it

    def send_now(self, *texts: str) -> bool:
        """Writes texts in one go if the connection is open and keeps up; says whether it did."""


class NoShortWay:
    """For lines that have none, as those that come by way of another server."""

    taker: Taker | None = None

    def send_now(self, *texts: str) -> bool:
        return False


class Hangup(Exception):  # noqa: N818
    """The connection is to end."""

    def __init__(self, code: int = GOODBYE) -> None:
        self.code = code


class Connection:
    """One viewer of one table."""

    def __init__(self, house: House, line: Line, short_way: ShortWay | None = None) -> None:
        self.house, self._line = house, line
        self._short_way = short_way or NoShortWay()
        self._live: LiveTable | None = None  # while messages are listened to there
        self._is_busy = False  # with a message
        self._begun: asyncio.Future[None] | None = None  # a move that is not durable yet
        self.seats: frozenset[Seat] = frozenset()
        self.also_present: frozenset[Seat] = frozenset()
        self._outgoing: list[str] = []  # which takes less room than a deque while it is empty
        self._something = asyncio.Event()
        self._lagging = False
        self._dismissed: int | None = None  # the code with which it is to be closed
        self._bucket, self._retellings = Bucket(RATE, BURST), Bucket(*RETELLINGS)
        self._strikes = 0
        self.persons: dict[Seat, int] = {}  # with those who are there and look away
        self.asks: dict[Seat, int] = {}
        self._thinking: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ sending

    def send(self, *texts: str) -> None:
        """Now, if nothing is waiting and the listener keeps up; otherwise in turn."""
        if not self._outgoing and not self._lagging and self._short_way.send_now(*texts):
            return
        if len(self._outgoing) >= BACKLOG:
            self._outgoing.clear()
            self._lagging = True
        if not self._lagging:
            self._outgoing.extend(texts)
        self._something.set()

    def dismiss(self, is_deleted: bool) -> None:
        """The table is not here any more: the connection ends, and its code says why."""
        self._hang_up(NO_TABLE if is_deleted else COME_BACK)

    def _hang_up(self, code: int) -> None:
        self._dismissed = code
        self._something.set()

    def answer(self, message: msgspec.Struct) -> None:
        self.send(messages.encode(message))

    async def write(self, live: LiveTable) -> None:
        """Sends whatever there is to send, for as long as the connection lasts."""
        while True:
            await self._something.wait()
            self._something.clear()
            await self._send_all()
            if self._dismissed is not None:
                raise Hangup(self._dismissed)
            if self._lagging:
                await live.settled()
                self._lagging = False
                self.send(live.connections.snapshot(self))

    async def _send_all(self) -> None:
        while self._outgoing:
            await self._line.send(self._outgoing.pop(0))

    async def close(self, code: int) -> None:
        """Says what is left to say to somebody who may be gone, and closes."""
        with suppress(OSError, RuntimeError):  # a server's kinds of a closed line
            async with asyncio.timeout(LAST_WORDS):
                await self._send_all()
                await self._line.close(code)

    # ------------------------------------------------------------ listening

    async def hear(self) -> str:
        """The next text, at a bearable rate, after the move before it."""
        while True:
            self._is_busy = False
            text = await self._line.receive()
            self._is_busy = True
            if self._begun is not None:
                await asyncio.wait([self._begun])
            if not self._bucket.take(time.monotonic()):
                raise Hangup(TOO_FAST)
            if text is not None:
                return text
            self._strike("not-text")

    def _strike(self, code: str) -> None:
        self._strikes += 1
        if self._strikes > STRIKES:
            raise Hangup(UNREADABLE)
        self.answer(Failed(code))

    async def next_message(self) -> Incoming:
        while True:
            text = await self.hear()
            try:
                return protocol.read(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._strike("malformed")

    async def talk(self, live: LiveTable) -> None:
        self._live, self._short_way.taker = live, self.take
        while True:
            message = await self.next_message()
            request = message.request if isinstance(message, Requested) else ""
            try:
                await self._respond(live, message, request)
            except LudothequeError as error:
                self.answer(error_message(error, request))

    def stop_talking(self) -> None:
        """Nothing is carried out any more, and nobody is there to be told what was thought of."""
        self._live = self._short_way.taker = None
        for task in list(self._thinking):
            task.cancel()

    def take(self, text: str) -> bool:
        """Carries out a move as it comes in, in its turn; whether this was one that could be.

        Its sender is sent the news and the answer in one go, when it is durable.
        """
        live = self._live
        if live is None or self._is_busy or self._begun is not None or not live.is_ready:
            return False
        try:
            message = protocol.read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Play) or not is_new(live, message):
            return False
        if not self._bucket.take(time.monotonic()):
            self._hang_up(TOO_FAST)
            return True
        try:
            order = order_of(live, self._still_held(live), message, self)
            sender = Sender(self, partial(self._send_accepted, message.request))
            self._begun = begin(live, order, sender)
        except LudothequeError as error:
            self.answer(error_message(error, message.request))
        else:
            self._begun.add_done_callback(partial(self._done, message.request))
        return True

    def _send_accepted(self, request: str, seq: int, news: str) -> None:
        self.send(news, messages.encode(Accepted(request, seq)))

    def _done(self, request: str, begun: asyncio.Future[None]) -> None:
        """A move is durable, and was answered with the news of it; or could not be written."""
        self._begun = None
        error = None if begun.cancelled() else begun.exception()
        if isinstance(error, LudothequeError):
            self.answer(error_message(error, request))

    async def _respond(self, live: LiveTable, message: Incoming, request: str) -> None:
        match message:
            case Ping():
                self.answer(Pong(request))
            case Hello():
                self._strike("hello-again")
            case Recall(since):
                if not self._retellings.take(time.monotonic()):
                    raise Hangup(TOO_FAST)
                seats = self.seats
                recalled = Recalled(await live.queries.retell(since, seats))
                text = await asyncio.to_thread(messages.encode, recalled)  # which may be long
                if seats == self.seats:  # or else it is not for these eyes any more
                    self.send(text)
                await live.settled()
                self.send(live.connections.snapshot(self))
            case Hold() | Release():
                self._handle(live, message)
                self.answer(Accepted(request, live.table.seq))
            case AskForHint():
                self._think(live, message)
            case Consider():
                self.answer(await consider(live, self._still_held(live), message))
            case Reveal():
                done = await reveal(live, self._still_there(live), message)
                self.answer(Accepted(request, done))
            case _:
                people = self._people_for(live, message)
                done = await apply(live, order_of(live, people, message, self))
                self.answer(Accepted(request, done))

    def _people_for(self, live: LiveTable, message: SeatCommand) -> dict[Seat, int]:
        """Those of one's own who may give a command of this kind."""
        if isinstance(message, FastForward | SlowDown | Commit):  # also those who look away
            return self._still_there(live)
        held = self._still_held(live)
        return self.asks | held if isinstance(message, Leave) else held

    def _think(self, live: LiveTable, message: AskForHint) -> None:
        """A hint takes a while, in which the game goes on: it is answered when it is there."""
        task = asyncio.create_task(self._give_hint(live, message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _give_hint(self, live: LiveTable, message: AskForHint) -> None:
        try:
            self.answer(await give_hint(live, self._still_held(live), message))
        except LudothequeError as error:
            self.answer(error_message(error, message.request))

    def _handle(self, live: LiveTable, message: Hold | Release) -> None:
        """Takes something into the hand, or puts it down."""
        seat = Seat[message.seat]
        if seat not in self._still_held(live):
            raise TableError("not-your-seat")
        connections = live.connections
        handle = connections.hold if isinstance(message, Hold) else connections.release
        handle(self, seat, message.thing)

    def _still_held(self, live: LiveTable) -> dict[Seat, int]:
        """One's own seats with who one is there, without those that were left elsewhere."""
        there = self._still_there(live)
        return {seat: person for seat, person in there.items() if seat in self.seats}

    def _still_there(self, live: LiveTable) -> dict[Seat, int]:
        """One's own seats, and those of people who are there and look away."""
        own = self.seats | self.also_present
        return {
            seat: person
            for seat, person in self.persons.items()
            if seat in own and live.table.seating.is_there(seat, person)
        }

    def greet(self, live: LiveTable, hello: Hello) -> None:
        """Takes the seats whose tokens are good; a bad token is told, and gives nothing.

        Whoever is not let in yet watches, until they are.
        """
        seating = live.table.seating
        held = self._people(hello.tokens, seating.may_play)
        kept = self._people(hello.present, seating.may_play)
        asks = self._people([*hello.tokens, *hello.present], seating.is_asking)
        self.seats = frozenset(held)
        self.also_present = frozenset(kept) - self.seats
        self.persons = kept | held
        self.asks = {seat: person for seat, person in asks.items() if seat not in self.persons}
        good = (
            seating.may_play(each) or seating.is_asking(each) for each in self._read(hello.tokens)
        )
        if sum(good) < len(set(hello.tokens)):
            self.answer(Failed("not-your-seat"))

    def _read(self, tokens: list[str]) -> list[Grant]:
        found = (self.house.keys.read(token) for token in set(tokens))
        return [grant for grant in found if grant is not None]

    def _people(self, tokens: list[str], are_good: Callable[[Grant], bool]) -> dict[Seat, int]:
        """The seats that tokens are good for here and now, with the person of each."""
        good = (grant for grant in self._read(tokens) if are_good(grant))
        return {grant.seat: grant.person for grant in good if grant.seat is not None}


async def serve_line(
    house: House,
    table: str,
    line: Line,
    short_way: ShortWay | None = None,
    first_word: float = FIRST_WORD,
) -> None:
    """Serves one viewer of a table, from the opening of their line to its end."""
    connection = Connection(house, line, short_way)
    code = GOODBYE
    try:
        live = await house.table(table)
        await both_ways(connection, live, first_word)
    except Hangup as hangup:
        code = hangup.code
    except TimeoutError:
        code = UNREADABLE
    except LudothequeError as error:
        code = UNAVAILABLE if isinstance(error, StoreError) else NO_TABLE
        connection.answer(error_message(error))
    await connection.close(code)


async def both_ways(connection: Connection, live: LiveTable, first_word: float) -> None:
    """Listens and tells until one of the two is no longer possible."""
    talking = asyncio.create_task(converse(connection, live, first_word))
    telling = asyncio.create_task(connection.write(live))
    both = {talking, telling}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.wait(both)
    if talking.done() and not talking.cancelled():
        talking.result()
    if not telling.cancelled() and not isinstance(telling.exception(), OSError):
        telling.result()


async def converse(connection: Connection, live: LiveTable, first_word: float) -> None:
    async with asyncio.timeout(first_word):
        hello = await connection.next_message()
    if not isinstance(hello, Hello):
        connection.answer(Failed("hello-first"))
        raise Hangup(UNREADABLE)
    connection.greet(live, hello)
    try:
        await live.join(connection)
        await connection.talk(live)
    finally:
        connection.stop_talking()
        live.part(connection)

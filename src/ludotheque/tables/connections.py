"""Those who are connected to a table: who is there, what they hold, and what they are sent.

Nothing here waits, and nothing is written down. When something may be sent is for `live_table` to
say: no sooner than it is durable. What each of them may know of it is for `messages` to say.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from itertools import count
from typing import Generic, Protocol, TypeVar

from ludotheque.engine.seats import WORDS, Seat

from . import messages
from .clock import TableClock
from .entries import Moved
from .errors import TableError
from .messages import Hand
from .table import Table


class Listener(Protocol):
    """Somebody who is sent what happens at a table; must take it at once, and never wait.

    They may know what the people of `seats` know. The people of `also_present` are there and look
    away: they count as present, and nothing is sent that only they may know. Whose seats these are
    is in `persons`, and at which seats somebody asks to be let in, in `asks`.
    """

    seats: frozenset[Seat]
    also_present: frozenset[Seat]
    persons: dict[Seat, int]
    asks: dict[Seat, int]

    def send(self, message: str) -> None: ...

    def dismiss(self, is_deleted: bool) -> None:
        """There is no table any more to listen to; if it is not deleted, another server has it."""


Somebody = tuple[Seat, int]  # a person of a seat, by their number
Recipients = dict[Listener, frozenset[Seat]]  # with the seats that they had when it was done
WithAnswer = Mapping[Listener, Callable[[str], None]]  # sends news with an answer
NO_ANSWER: WithAnswer = {}


class Connections:
    """Everybody who is connected to one table."""

    def __init__(self, table: Table, clock: TableClock, absence: float) -> None:
        self.table, self.clock = table, clock
        self.absence = absence  # seconds after which somebody counts as away
        self.listeners: set[Listener] = set()
        self.hands: Hands[Listener] = Hands()
        self._since = seconds()
        self._last_there: dict[Seat, float] = {}

    # ------------------------------------------------------------ who is there

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset().union(*(each.seats | each.also_present for each in self.listeners))

    @property
    def people(self) -> set[Somebody]:
        """Everybody who is there and has a seat."""
        return {
            (seat, person)
            for each in self.listeners
            for seat, person in each.persons.items()
            if seat in each.seats | each.also_present
        }

    def add(self, listener: Listener) -> None:
        """Somebody listens from now on, with those of their seats whose tokens are not void."""
        self._update_seats(listener)
        self.listeners.add(listener)
        listener.send(self.snapshot(listener))

    def _update_seats(self, listener: Listener) -> None:
        """Nobody has a seat that they have left; who was let in meanwhile has one."""
        is_there = self.table.seating.is_there
        there = {seat for seat, number in listener.persons.items() if is_there(seat, number)}
        listener.seats &= there
        listener.also_present &= there
        for seat, number in list(listener.asks.items()):
            if is_there(seat, number):
                seat_listener(listener, seat)

    def remove(self, listener: Listener) -> None:
        """Somebody listens no more, and lets go of all that they held."""
        self.listeners.discard(listener)
        for seat in listener.seats | listener.also_present:
            self._last_there[seat] = seconds()
        self._send_hands(self.hands.let_go(listener))

    def dismiss_all(self, is_deleted: bool) -> None:
        for listener in list(self.listeners):
            listener.dismiss(is_deleted)

    def unseat(self, gone: AbstractSet[Somebody]) -> None:
        """Whoever has left a seat, or was sent away, only watches from now on."""
        for listener in self.listeners:
            lost = {seat for seat, number in gone if listener.persons.get(seat) == number}
            listener.seats -= lost
            listener.also_present -= lost
            for seat in lost:
                self.hands.drop(listener, seat)

    def admit(self, seat: Seat, number: int) -> list[Listener]:
        """Whoever asked, and waits here, has the seat from now on."""
        found = [each for each in self.listeners if each.asks.get(seat) == number]
        for listener in found:
            seat_listener(listener, seat)
        return found

    # ------------------------------------------------------------ who is away, and how long

    def note_there(self, seat: Seat) -> None:
        """Somebody of a seat has just been there, with a live connection or without."""
        self._last_there[seat] = seconds()

    def away_for(self, seat: Seat) -> float:
        """How long ago anybody of a seat that is empty now was there, as far as is known here."""
        return seconds() - self._last_there.get(seat, self._since)

    def away_in(self, seat: Seat) -> float:
        """In how many seconds the people of a seat, who are not there, count as away.

        Nobody else may decide for them before that.
        """
        if not self.table.place(seat).people:
            return 0.0
        return max(0.0, self.absence - self.away_for(seat))

    def require_away(self, seat: Seat) -> None:
        """Refuses what a host may do about somebody who has been away for a while."""
        if seat in self.present:
            raise TableError("still-there", seat=seat.word)
        seconds = math.ceil(self.away_in(seat))
        if seconds:
            raise TableError("not-away-yet", seat=seat.word, seconds=seconds)

    @property
    def presence(self) -> messages.Presence:
        """Who is there, and in how many milliseconds the others count as away."""
        there = self.present
        gone = (place.seat for place in self.table.places if place.seat not in there)
        return messages.Presence(
            there, {seat: math.ceil(1000 * self.away_in(seat)) for seat in gone}
        )

    # ------------------------------------------------------------ what they are sent

    def snapshot(self, listener: Listener) -> str:
        """The whole table, for somebody who listens; only where all of it is durable."""
        return messages.encode(self.shown(listener.seats, listener))

    def shown(self, seats: frozenset[Seat], by: Listener | None = None) -> messages.Snapshot:
        """The same for somebody who looks, and may have hands at the table or not."""
        hands = self.hands.shown(by, seats)
        persons = {**by.persons, **by.asks} if by else {}
        return messages.snapshot(self.table, self.presence, seats, self.clock.now(), hands, persons)

    def send_all(self) -> None:
        """Everybody is sent the whole table again."""
        for listener in list(self.listeners):
            listener.send(self.snapshot(listener))

    def send_seating(self) -> None:
        """Who sits where and is there; only where all of it is durable."""
        for listener in list(self.listeners):
            seats = messages.seats_for(self.table, self.presence, listener.seats)
            listener.send(messages.encode(messages.Seating(seats)))

    def recipients(self, going: AbstractSet[Somebody]) -> Recipients:
        """Who is to be sent what is done now; those who are leaving have no seat."""
        return {
            listener: frozenset(
                seat for seat in listener.seats if (seat, listener.persons[seat]) not in going
            )
            for listener in self.listeners
        }

    def announce(
        self,
        announcement: messages.Announcement,
        recipients: Recipients,
        with_answer: WithAnswer = NO_ANSWER,
    ) -> None:
        """Sent to those who are still there, each with the seats of when it was done."""
        for listener, seats in recipients.items():
            if listener in self.listeners:
                send = with_answer.get(listener, listener.send)
                send(announcement.messages[seats])

    # ------------------------------------------------------------ what they have in their hands

    def hold(self, listener: Listener, seat: Seat, thing: str) -> None:
        """Takes something into the hand, so that nobody else of that side moves it."""
        self.table.require_realtime()
        self.hands.hold(listener, seat, thing)
        self._send_hands({seat})

    def release(self, listener: Listener, seat: Seat, thing: str) -> None:
        """Puts something down without a move."""
        self.table.require_realtime()
        if self.hands.release(listener, seat, thing):
            self._send_hands({seat})

    def require_in_hand(self, seat: Seat, move: str, listener: Listener | None) -> None:
        """Whoever moves a thing must be the one who holds it, if somebody does."""
        if self.hands.any:
            self.hands.require_free(seat, self._thing(move), listener)

    def _thing(self, move: str) -> str:
        game = self.table.game
        return game.held(game.notation.read(move))

    def put_down(self, moved: Moved) -> None:
        """What was moved is in nobody's hand any more."""
        seat = WORDS[moved.seat]
        if self.hands.any and self.hands.put_down(seat, self._thing(moved.move)):
            self._send_hands({seat})

    def _send_hands(self, seats: Iterable[Seat]) -> None:
        """What is in the hands of a side is sent to that side alone, and never written down."""
        for listener in list(self.listeners):
            if not listener.seats.isdisjoint(seats):
                hands = self.hands.shown(listener, listener.seats)
                listener.send(messages.encode(messages.Held(hands)))


def seat_listener(listener: Listener, seat: Seat) -> None:
    """Somebody who asked to be let in at a seat has it."""
    listener.persons[seat] = listener.asks.pop(seat)
    listener.seats |= {seat}


def seconds() -> float:
    return asyncio.get_running_loop().time()


# ---------------------------------------------------------------- what is in their hands


HANDFUL = 5  # things that one person may hold for one side: as many as fingers

Owner = TypeVar("Owner")


class Hands(Generic[Owner]):
    """Everything that is held at a table, by whoever holds it."""

    def __init__(self) -> None:
        self._held: dict[tuple[Seat, str], Owner] = {}
        self._numbers: dict[Owner, int] = {}

    @property
    def any(self) -> bool:
        return bool(self._held)

    def hold(self, owner: Owner, seat: Seat, thing: str) -> None:
        """Whoever holds it already holds it still; whoever comes later is refused."""
        self.require_free(seat, thing, owner)
        mine = [held for held, by in self._held.items() if by is owner and held[0] == seat]
        if (seat, thing) not in mine and len(mine) >= HANDFUL:
            raise TableError("hands-full", most=HANDFUL)
        self._held[seat, thing] = owner
        self._number(owner)

    def _number(self, owner: Owner) -> int:
        """The lowest that nobody else has, for as long as the owner is there."""
        if owner not in self._numbers:
            taken = set(self._numbers.values())
            self._numbers[owner] = next(number for number in count(1) if number not in taken)
        return self._numbers[owner]

    def require_free(self, seat: Seat, thing: str, owner: Owner | None) -> None:
        """Nobody but the owner may hold it."""
        holder = self._held.get((seat, thing))
        if holder is not None and holder is not owner:
            raise TableError("held-by-another", thing=thing, hand=self._numbers[holder])

    def release(self, owner: Owner, seat: Seat, thing: str) -> bool:
        """Whether there was something to be let go."""
        if self._held.get((seat, thing)) is not owner:
            return False
        return self.put_down(seat, thing)

    def put_down(self, seat: Seat, thing: str) -> bool:
        """Whoever held it; whether anybody did."""
        return self._held.pop((seat, thing), None) is not None

    def let_go(self, owner: Owner) -> set[Seat]:
        """Somebody has gone: all that they held is free. The sides to whom it matters."""
        self._numbers.pop(owner, None)
        gone = [held for held, by in self._held.items() if by is owner]
        for held in gone:
            del self._held[held]
        return {seat for seat, _ in gone}

    def drop(self, owner: Owner, seat: Seat) -> None:
        """Somebody holds nothing of a side any more."""
        self._held = {
            held: by for held, by in self._held.items() if held[0] != seat or by is not owner
        }

    def shown(self, viewer: Owner | None, seats: frozenset[Seat]) -> list[Hand]:
        """What is in the hands of these sides, as somebody of theirs sees it."""
        return [
            Hand(seat.word, thing, self._numbers[owner], owner is viewer)
            for (seat, thing), owner in sorted(self._held.items(), key=lambda each: each[0])
            if seat in seats
        ]

"""Those who listen at a table: who is there, what they have in their hands, what they are told.

Nothing here waits, and nothing is written down. When something may be told is for `live` to say:
no sooner than it is durable. What each of them may know of it is for `news` to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Protocol

from ludotheque.engine.seats import WORDS, Seat

from . import clock, news
from .entries import Moved
from .hands import Hands
from .keys import Grant
from .table import Table


class Listener(Protocol):
    """Somebody who is told of a table; must take it at once, and never wait.

    Those who sit there are seen through the eyes of `seats` alone; the people of `keeps` are there
    too, and look away. They count as present, and nothing is told of what they know.
    """

    seats: frozenset[Seat]
    keeps: frozenset[Seat]

    def tell(self, message: str) -> None: ...


Hearers = dict[Listener, frozenset[Seat]]  # with the seats that they had when something was done


class Company:
    """A table, and those who are around it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self.hands: Hands[Listener] = Hands()
        # A log of before may tell of a time that has not come yet, if the clock was set back since.
        self._ahead = max(0, table.watch.last - clock.now())

    def now(self) -> int:
        """The table's time: never before the last thing that happened there."""
        return clock.now() + self._ahead

    # ------------------------------------------------------------ who is there

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset().union(*(each.seats | each.keeps for each in self.listeners))

    def may_play(self, grant: Grant) -> bool:
        """Whether a seat's token is good here and now."""
        if grant.kind != "seat" or grant.table != self.table.name or grant.seat is None:
            return False
        in_range = grant.seat < len(self.table.places)
        return in_range and self.table.places[grant.seat].round == grant.round

    def _has_gone(self, seat: Seat, of_round: int) -> bool:
        return self.table.place(seat).round != of_round

    def welcome(self, listener: Listener, rounds: Mapping[Seat, int]) -> None:
        """Somebody listens from now on, with those of their seats whose tokens are not void."""
        void = {seat for seat, of_round in rounds.items() if self._has_gone(seat, of_round)}
        listener.seats -= void
        listener.keeps -= void
        self.listeners.add(listener)
        listener.tell(self.snapshot(listener))

    def part(self, listener: Listener) -> None:
        """Somebody listens no more, and lets go of all that they held."""
        self.listeners.discard(listener)
        self._tell_hands(self.hands.let_go(listener))

    def see_off(self, seat: Seat) -> None:
        """Whoever had a seat that was left, or has a new code, only watches from now on."""
        for listener in self.listeners:
            listener.seats -= {seat}
            listener.keeps -= {seat}
        self.hands.let_all_go(seat)

    # ------------------------------------------------------------ what they are told

    def snapshot(self, listener: Listener) -> str:
        """The whole table, for somebody who listens; only where all of it is durable."""
        return news.encode(self.shown(listener.seats, listener))

    def shown(self, seats: frozenset[Seat], by: Listener | None = None) -> news.Snapshot:
        """The same for somebody who looks, and may have hands at the table or not."""
        hands = self.hands.shown(by, seats)
        return news.snapshot(self.table, self.present, seats, self.now(), hands)

    def show_all(self) -> None:
        """Everybody is told the whole table again."""
        for listener in list(self.listeners):
            listener.tell(self.snapshot(listener))

    def tell_seating(self) -> None:
        """Who sits where and is there; only where all of it is durable."""
        for listener in list(self.listeners):
            seats = news.seats_for(self.table, self.present, listener.seats)
            listener.tell(news.encode(news.Seating(seats)))

    def hearers(self, going: AbstractSet[Seat]) -> Hearers:
        """Who is to hear of something that is done now; seats that are being taken do not count."""
        return {listener: listener.seats - going for listener in self.listeners}

    def announce(self, telling: news.Telling, hearers: Hearers) -> None:
        """Told to those who are still there, each as they were when it was done."""
        for listener, seats in hearers.items():
            if listener in self.listeners:
                listener.tell(telling.messages[seats])

    # ------------------------------------------------------------ what they have in their hands

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

    def put_down(self, moved: Moved) -> None:
        """What was moved is in nobody's hand any more."""
        seat = WORDS[moved.seat]
        if self.hands.any and self.hands.put_down(seat, self._thing(moved.move)):
            self._tell_hands({seat})

    def _tell_hands(self, seats: Iterable[Seat]) -> None:
        """What is in the hands of a side is told to that side alone, and never written down."""
        for listener in list(self.listeners):
            if not listener.seats.isdisjoint(seats):
                hands = self.hands.shown(listener, listener.seats)
                listener.tell(news.encode(news.Held(hands)))

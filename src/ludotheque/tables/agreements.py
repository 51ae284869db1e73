"""What the people at a table agree on while they play: a pause, and fast forward.

A pause needs everybody who decides, and so does its end. Fast forward needs everybody who is still
in play. Who these are is for the table to say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ludotheque.engine.seats import WORDS, Seat

from .entries import FastForwarded, Paused, Resumed, SlowedDown, WentOn
from .errors import TableError
from .seating import Seating

GETTING_READY = 3  # seconds between everybody's agreement to go on and the end of a pause


@dataclass
class Pause:
    """Whether there is a pause, and who wants one, or wants it to end."""

    is_on: bool = False
    asked: set[Seat] = field(default_factory=set)  # who want a pause, or in a pause, to go on
    ends_at: int = 0  # in milliseconds since the epoch, where all want to go on

    def is_ending(self, deciding: frozenset[Seat]) -> bool:
        """Whether all who decide want to go on."""
        return self.is_on and deciding <= self.asked

    def ask(self, seat: Seat, request: str = "") -> Paused:
        if self.is_on or seat in self.asked:
            raise TableError("paused-already")
        return Paused(seat.word, request=request)

    def resume(self, seat: Seat, request: str = "") -> Resumed:
        """To go on, or to want no pause after all."""
        if self.is_on == (seat in self.asked):
            raise TableError("not-paused")
        return Resumed(seat.word, request=request)

    def fold(self, entry: Paused | Resumed | WentOn) -> None:
        match entry:
            case Resumed(seat) if not self.is_on:
                self.asked.discard(WORDS[seat])
            case Paused(seat) | Resumed(seat):
                self.asked.add(WORDS[seat])
            case WentOn():
                self.is_on = False
                self.asked.clear()

    def settle(self, deciding: frozenset[Seat]) -> bool:
        """Whether a pause begins: somebody wants one, and all who decide now want it."""
        self.asked &= deciding
        if not self.asked or self.is_on or not deciding <= self.asked:
            return False
        self.is_on = True
        self.asked.clear()
        return True


@dataclass
class FastForward:
    """Who wants bots to play without pauses."""

    asked: set[Seat] = field(default_factory=set)
    by_host: bool = False  # where only bots sit

    @property
    def is_wanted(self) -> bool:
        """Whether anybody has asked for it."""
        return self.by_host or bool(self.asked)

    def ask(self, seat: Seat | None, request: str = "") -> FastForwarded:
        """Without a seat it is the host who asks."""
        if self.by_host if seat is None else seat in self.asked:
            raise TableError("fast-forward-already")
        return FastForwarded("" if seat is None else seat.word, request=request)

    def stop(self, seat: Seat | None, request: str = "") -> SlowedDown:
        if not self.is_wanted:
            raise TableError("not-fast-forward")
        return SlowedDown("" if seat is None else seat.word, request=request)

    def fold(self, entry: FastForwarded | SlowedDown) -> None:
        match entry:
            case FastForwarded(""):
                self.by_host = True
            case FastForwarded(seat):
                self.asked.add(WORDS[seat])
            case SlowedDown():
                self.clear()

    def settle(self, seating: Seating, is_possible: bool) -> None:
        """What was asked for ends with what it was for, as where somebody is in play again."""
        self.asked -= {place.seat for place in seating if not place.people}
        self.by_host = self.by_host and seating.is_of_bots
        if not is_possible:
            self.clear()

    def clear(self) -> None:
        self.asked.clear()
        self.by_host = False


def bots_play_on(seating: Seating, is_in_play: Callable[[Seat], bool]) -> bool:
    """Whether bots play while some person is out of the game, or while only bots play."""
    if not any(place.played_by and is_in_play(place.seat) for place in seating):
        return False
    people = (place for place in seating if place.people)
    is_somebody_out = any(place.resigned or not is_in_play(place.seat) for place in people)
    return is_somebody_out or not any(map(is_in_play, seating.deciding))

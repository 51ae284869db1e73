"""Who can act: the players by letter, and two that are nobody, the clock and fate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

LONGEST_NAME = 24


class Seat(IntEnum):
    """A place at the table. The players' letters are the same in all games."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    CLOCK = 6
    FATE = 7

    @property
    def word(self) -> str:
        """As a saved game writes it."""
        return SPELT[self]


SPELT = tuple(seat.name if seat < Seat.CLOCK else seat.name.lower() for seat in Seat)
CLOCK = Seat.CLOCK
FATE = Seat.FATE
WORDS = {seat.word: seat for seat in Seat}


@dataclass(frozen=True)
class Player:
    """Who plays a seat: somebody with the name they gave, or a bot with the key of its name."""

    name: str = ""
    bot: str = ""  # the kind of bot, for a bot


def plain_name(name: str) -> str:
    """A name as it can be shown: one line, not too long, nothing that cannot be seen."""
    words = "".join(letter for letter in name if letter.isprintable()).split()
    return " ".join(words)[:LONGEST_NAME].rstrip()


def seats_in(bits: int) -> Iterator[Seat]:
    """The seats of a set that rules hand out as bits."""
    return (seat for seat in Seat if bits >> seat & 1)

"""The types of what belongs to some game, for code that does not know which.

In the interpreter they are plain objects and lists, compiled they are NumPy records and arrays:
compiled functions use only what both of them have. A game's own code, which knows its types, gets
back to them by `of_type`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar


class State(Protocol):
    """A position of any game, of which shared code reads only this."""

    seats: int


class Board(Protocol):
    """The tables of a board of any game; only the game's own functions look into them."""


class Move(Hashable, Protocol):
    """A move of any game, as a named type; only the game's own functions look into it."""


class Plan(Protocol):
    """A board of any game as a person drew it; only the game's own functions look into it."""


class Play(Protocol):
    """What a game is played with (see `drive.py`); only the driver that made it looks into it."""


class Shown(Protocol):
    """A view of any game, or what a page draws a board from; it is encoded, and not looked into."""


T = TypeVar("T")


def of_type(kind: type[T], value: State | Board | Plan | Move | Shown) -> T:
    """Something of a game as the type that the game has for it."""
    assert isinstance(value, kind), f"{value!r} is no {kind.__qualname__}"
    return value


States = Sequence[State]
Rng = list[int]  # a generator of `chance.py`, as `seeding.seeded` makes it
Actions = list[int]  # room for the legal actions of a seat
Numbers = list[int]  # those of a level, each at its `place`

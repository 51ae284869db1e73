"""The types of what compiled functions are handed, for the type checker.

In the interpreter they are plain objects and lists, compiled they are NumPy records and arrays:
the functions use only what both of them have.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol


class State(Protocol):
    """A position of any game, of which shared code reads only this."""

    seats: int


class Board(Protocol):
    """The tables of a board of any game; only the game's own functions look into them."""


class Move(Hashable, Protocol):
    """A move of any game, as a named type; only the game's own functions look into it."""


class Plan(Protocol):
    """A board of any game as a person drew it; only the game's own functions look into it."""


States = Sequence[State]
Rng = list[int]  # a generator of `chance.py`, as `seeding.seeded` makes it
Actions = list[int]  # room for the legal actions of a seat
Numbers = list[int]  # those of a level, each at its `place`

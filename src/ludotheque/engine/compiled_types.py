"""The types of what compiled functions are handed, for the type checker.

In the interpreter they are plain objects and lists, compiled they are NumPy records and arrays:
the functions use only what both of them have.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Protocol, TypeAlias


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


Table: TypeAlias = "int | Sequence[Table]"  # a field of a board: a number, or rows of them
Tables = Mapping[str, Table]  # every field of a game's declared `Board`
States = Sequence[State]
Rng = list[int]  # a generator of `engine/chance.py`
Actions = list[int]  # room for the legal actions of a seat
Numbers = list[int]  # those of a level, each at its `place`

"""The types of what compiled functions are handed, for the type checker.

In the interpreter they are plain objects and lists, compiled they are NumPy records and arrays:
the functions use only what both of them have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class State(Protocol):
    """A position of any game, of which shared code reads only this."""

    seats: int


Board = object  # of any game: only the game's own functions look into it
States = Sequence[State]
Rng = list[int]  # a generator of `engine/chance.py`
Actions = list[int]  # room for the legal actions of a seat
Numbers = list[int]  # those of a level, each at its `place`

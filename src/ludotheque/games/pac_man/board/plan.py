"""A board as it was drawn: its spaces, its tracks and its doors, on a grid.

How a drawing is read stands in `file.py`, where pieces can go on it in `tables.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from ludotheque.engine.errors import Problem
from ludotheque.kit.grid import GridPlan, OnGrid, Point

from ..constants import HOMES

GAME = "pac-man"
HOME_LETTERS = "ABCD"

Links = list[list[int]]  # for each space, the spaces that a piece can step to


class Kind(Enum):
    HOLE = "hole"
    RINGED = "ringed"
    HOME = "home"
    CENTRE = "centre"


class Side(Enum):
    """A side of the board; also the way that a door's arrow or a track goes."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"

    @property
    def step(self) -> Point:
        return STEPS[self]

    @property
    def turned(self) -> Side:
        """The side where this one comes to lie after a quarter turn clockwise."""
        return CLOCKWISE[(CLOCKWISE.index(self) + 1) % len(CLOCKWISE)]


CLOCKWISE = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)
STEPS = {Side.TOP: (0, -1), Side.RIGHT: (1, 0), Side.BOTTOM: (0, 1), Side.LEFT: (-1, 0)}


@dataclass(frozen=True)
class Space(OnGrid):
    """Somewhere that a piece can stand. `home` is the home's number, or NOWHERE."""

    name: str
    kind: Kind
    column: int
    row: int  # from the top
    home: int

    @property
    def is_hole(self) -> bool:
        return self.kind in (Kind.HOLE, Kind.RINGED)


@dataclass(frozen=True)
class Link:
    """A track between two spaces, and every grid point that it passes, ends included."""

    a: int
    b: int
    path: tuple[Point, ...]


@dataclass(frozen=True)
class Door:
    """A way out of the board, beside the hole with this index."""

    space: int
    side: Side


@dataclass(frozen=True)
class Plan(GridPlan):
    """A board as it was drawn."""

    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    doors: tuple[Door, ...]

    @property
    def spots(self) -> tuple[Space, ...]:
        return self.spaces

    @cached_property
    def centre(self) -> int:
        return next(i for i, space in enumerate(self.spaces) if space.kind == Kind.CENTRE)

    @cached_property
    def homes(self) -> list[int]:
        """The index of each home, in the order of the seats."""
        by_home = {space.home: number for number, space in enumerate(self.spaces)}
        return [by_home[home] for home in range(HOMES)]

    @cached_property
    def door_holes(self) -> list[int]:
        return sorted({door.space for door in self.doors})

    def count(self, kind: Kind) -> int:
        return sum(space.kind == kind for space in self.spaces)

    def points(self) -> Iterator[Point]:
        """Tracks may run beyond all spaces."""
        yield from self.at
        for link in self.links:
            yield from link.path


def problem(code: str, **values: str | int) -> Problem:
    return Problem(code, values, game=GAME)

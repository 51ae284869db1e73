"""Places on a grid: what the plans of boards share whose places have a column and a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Protocol

Point = tuple[int, int]  # a grid point: its column from the left, its row from the top

NAMED = 8  # how many places a message lists before it just counts them
MOST_LETTERS = len(ascii_lowercase)  # so that one letter names a column, or a row


class Spot(Protocol):
    """Somewhere that a piece can stand."""

    @property
    def name(self) -> str: ...
    @property
    def point(self) -> Point: ...


class OnGrid:
    """A place with a column and a row."""

    column: int
    row: int  # from the top

    @property
    def point(self) -> Point:
        return self.column, self.row


@dataclass(frozen=True)
class GridPlan:
    """A board as it was drawn, its places known by name and by grid point.

    `text` is the whole file, to the letter.
    """

    name: str
    text: str

    @property
    def spots(self) -> Sequence[Spot]:
        """All places, in the order in which the rules number them."""
        raise NotImplementedError

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each place, by name."""
        return {spot.name: number for number, spot in enumerate(self.spots)}

    @cached_property
    def at(self) -> dict[Point, int]:
        """The number of each place, by grid point."""
        return {spot.point: number for number, spot in enumerate(self.spots)}

    def points(self) -> Iterable[Point]:
        """Every grid point on which something is drawn."""
        return self.at

    @cached_property
    def columns(self) -> int:
        return 1 + max(column for column, _ in self.points())

    @cached_property
    def rows(self) -> int:
        return 1 + max(row for _, row in self.points())

    def names(self, numbers: Iterable[int]) -> str:
        """Names for a message: the first few, in order."""
        return first_few([self.spots[number].name for number in sorted(numbers)])


def first_few(names: Sequence[str]) -> str:
    """Names for a message, and a sign that there are more."""
    listed = ", ".join(names[:NAMED])
    return listed if len(names) <= NAMED else f"{listed}…"


def chess_name(point: Point, rows: int) -> str:
    """As in chess: a letter from the left, a number from the bottom."""
    return f"{ascii_lowercase[point[0]]}{rows - point[1]}"


def add(point: Point, step: Point, times: int = 1) -> Point:
    return point[0] + times * step[0], point[1] + times * step[1]

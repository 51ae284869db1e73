"""A board as it was drawn: its squares on a grid, their numbers, and the two ends.

How a drawing is read stands in `file.py`, where pawns can go on it in `tables.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from ludotheque.engine.errors import Problem
from ludotheque.kit.grid import GridPlan, OnGrid, Point

GAME = "close-encounters"


class Kind(Enum):
    TOWER = "tower"
    SHIP = "ship"
    SAFE = "safe"
    NUMBERED = "numbered"


# The eight directions, clockwise from straight up (CE-1a).
DIRECTIONS: tuple[Point, ...] = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
)  # fmt: skip


@dataclass(frozen=True)
class Square(OnGrid):
    """Somewhere that a pawn can stand. `number` is 0 where there is none."""

    name: str
    kind: Kind
    column: int
    row: int  # from the top
    number: int = 0


@dataclass(frozen=True)
class Plan(GridPlan):
    """A board as it was drawn."""

    squares: tuple[Square, ...]

    @property
    def spots(self) -> tuple[Square, ...]:
        return self.squares

    @cached_property
    def tower(self) -> int:
        return self.of_kind(Kind.TOWER)[0]

    @cached_property
    def ship(self) -> int:
        return self.of_kind(Kind.SHIP)[0]

    @cached_property
    def numbered(self) -> dict[int, int]:
        """The index of each numbered square, by its number."""
        return {self.squares[i].number: i for i in self.of_kind(Kind.NUMBERED)}

    def of_kind(self, kind: Kind) -> list[int]:
        return [number for number, square in enumerate(self.squares) if square.kind == kind]


def problem(code: str, **values: str | int) -> Problem:
    return Problem(code, values, game=GAME)

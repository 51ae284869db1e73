"""A board as it was drawn: its squares and streets, and which clues fit which agent.

Squares lie on a lattice of triangles. A point has a column and a row, whose sum is even: its
neighbours are two columns away in its row, or one column away in the rows above and below.

How a drawing is read stands in `file.py`, how far apart squares are in `tables.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase

from ludotheque.engine.errors import Problem
from ludotheque.kit.grid import GridPlan, OnGrid, Point

from ..constants import NOWHERE, PLACES, PLAYERS, Agent

GAME = "mission-impossible"
AGENT_NAMES = tuple(agent.name.lower() for agent in Agent)
CLUE_NAMES = (
    "sunglasses",
    "broken-nose",
    "wart",
    "beard",
    "scar",
    "gold-tooth",
    "moustache",
    "eye-patch",
    "limp",
    "freckles",
    "tattoo",
    "monocle",
)
RED_HERRING = "red-herring"

STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # clockwise, from the right


@dataclass(frozen=True)
class Square(OnGrid):
    """Somewhere that a figure can stand. `district` is a number from 0, or NOWHERE."""

    name: str
    column: int
    row: int  # from the top
    district: int


@dataclass(frozen=True)
class Plan(GridPlan):
    """A board as it was drawn."""

    squares: tuple[Square, ...]
    streets: tuple[tuple[int, int], ...]
    cards: Mapping[str, tuple[str, ...]]  # the clues of each agent, in the order of the series

    @cached_property
    def series(self) -> tuple[str, ...]:
        """The agents as the rules number them: each hunts the next, the last the first (MI-S5)."""
        return tuple(self.cards)

    @property
    def spots(self) -> tuple[Square, ...]:
        return self.squares

    @cached_property
    def coloured(self) -> list[list[int]]:
        """The squares of each district, in reading order."""
        return [
            [number for number, square in enumerate(self.squares) if square.district == district]
            for district in range(PLAYERS)
        ]

    @cached_property
    def place(self) -> list[int]:
        """The how-manieth of its district each square is, or NOWHERE."""
        return [
            self.coloured[square.district].index(number) if square.district != NOWHERE else NOWHERE
            for number, square in enumerate(self.squares)
        ]

    @cached_property
    def clues(self) -> list[str]:
        """Every clue of the table, in the house's order."""
        found = {clue for cards in self.cards.values() for clue in cards}
        return [clue for clue in CLUE_NAMES if clue in found]

    @cached_property
    def kinds(self) -> list[str]:
        """The name of each kind of card, as the rules number them."""
        return [*self.clues, RED_HERRING]

    @cached_property
    def links(self) -> list[list[int]]:
        """The squares next to each square."""
        found: list[list[int]] = [[] for _ in self.squares]
        for a, b in self.streets:
            found[a].append(b)
            found[b].append(a)
        return found


def problem(code: str, **values: str | int) -> Problem:
    return Problem(code, values, game=GAME)


def square_name(point: Point, rows: int) -> str:
    """A letter for the row, from the bottom, and a number along it, from the left."""
    return f"{ascii_lowercase[rows - 1 - point[1]]}{1 + point[0] // 2}"


def is_whole(plan: Plan) -> bool:
    """Whether there are five squares of each colour."""
    return all(len(squares) == PLACES for squares in plan.coloured)

"""A board as it is told to whoever draws it: everything by name, nothing by number.

The page's board is drawn from this. How a board file is read stands in `file.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..constants import NOWHERE
from .plan import Plan


@dataclass(frozen=True, slots=True)
class SquareShown:
    """A square: its column in half steps from the left, its row from the top."""

    name: str
    column: int
    row: int
    district: int | None  # from 1, clockwise; none for a plain square


@dataclass(frozen=True, slots=True)
class StreetShown:
    """A street between two squares."""

    a: str
    b: str


@dataclass(frozen=True, slots=True)
class AgentShown:
    """An agent, and the clues that fit them."""

    name: str
    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardShown:
    """A city of so many half steps across and rows down, and what heads the report card."""

    name: str
    columns: int
    rows: int
    squares: tuple[SquareShown, ...]
    streets: tuple[StreetShown, ...]
    clues: tuple[str, ...]
    agents: tuple[AgentShown, ...]  # in the order of the series


def drawing(plan: Plan) -> BoardShown:
    return BoardShown(
        name=plan.name,
        columns=plan.columns,
        rows=plan.rows,
        squares=tuple(
            SquareShown(
                square.name,
                square.column,
                square.row,
                None if square.district == NOWHERE else 1 + square.district,
            )
            for square in plan.squares
        ),
        streets=tuple(
            StreetShown(plan.squares[a].name, plan.squares[b].name) for a, b in plan.streets
        ),
        clues=tuple(plan.clues),
        agents=tuple(AgentShown(name, clues) for name, clues in plan.cards.items()),
    )

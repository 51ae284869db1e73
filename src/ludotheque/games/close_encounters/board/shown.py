"""A board as it is told to whoever draws it: everything by name, nothing by index.

The page's board is drawn from this. How a board file is read stands in `file.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .plan import Kind, Plan
from .tables import safe_areas


@dataclass(frozen=True, slots=True)
class SquareShown:
    """One square: its column from the left, its row from the top."""

    name: str
    kind: Kind
    column: int
    row: int
    number: int  # 0 where there is none
    area: Literal["", "tower", "ship"]  # the end whose safe area it belongs to, or nothing


@dataclass(frozen=True, slots=True)
class BoardShown:
    """A valley of so many columns and rows. Pawns step to the eight squares around them."""

    name: str
    columns: int
    rows: int
    squares: tuple[SquareShown, ...]


def drawing(plan: Plan) -> BoardShown:
    towers, ships = (frozenset(area) for area in safe_areas(plan))
    squares = (
        SquareShown(
            name=square.name,
            kind=square.kind,
            column=square.column,
            row=square.row,
            number=square.number,
            area="tower" if index in towers else "ship" if index in ships else "",
        )
        for index, square in enumerate(plan.squares)
    )
    return BoardShown(plan.name, plan.columns, plan.rows, tuple(squares))

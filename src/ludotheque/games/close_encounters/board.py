"""Boards, as the rest of the house uses them: `read`, `check`, `tables` and `drawing`.

`reading.py` tells how a board file is drawn, `plan.py` what it says, `judging.py` what a good
board is, `ways.py` where pawns can go on it. How it looks stands in `picture.py`.
"""

from __future__ import annotations

import msgspec

from .judging import check
from .plan import Kind, Plan, Square
from .reading import read
from .ways import safe_areas, tables

__all__ = ["Drawing", "DrawnSquare", "Kind", "Plan", "Square", "check", "drawing", "read", "tables"]


class DrawnSquare(msgspec.Struct, frozen=True):
    """One square, where a page draws it: column from the left, row from the top."""

    name: str
    kind: str  # tower, ship, safe, numbered
    column: int
    row: int
    number: int  # 0 where there is none
    area: str  # the end whose safe area it belongs to, or nothing


class Drawing(msgspec.Struct, frozen=True):
    """A board as a page draws it. Pawns step to the eight squares around them."""

    name: str
    columns: int
    rows: int
    squares: tuple[DrawnSquare, ...]


def drawing(plan: Plan) -> Drawing:
    towers, ships = safe_areas(plan)
    around = dict.fromkeys(towers, "tower") | dict.fromkeys(ships, "ship")
    squares = (
        DrawnSquare(
            each.name, each.kind.value, each.column, each.row, each.number, around.get(i, "")
        )
        for i, each in enumerate(plan.squares)
    )
    return Drawing(plan.name, plan.columns, plan.rows, tuple(squares))

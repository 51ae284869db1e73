"""A position as SVG, for the page: the track in rows, with the letters of those who stand there.

It is drawn from a view alone, and so it shows nothing that the viewer may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.compiled_types import Shown, of_type
from ludotheque.kit.svg import Svg

from .view import View

if TYPE_CHECKING:
    from .board import Plan

SIDE = 60  # of a square
COLUMNS = 10
GROUND, EDGE, SQUARE, GOAL, INK = "#f3ead6", "#8a7346", "#e0cfa6", "#e7b93c", "#3a2d12"


def picture(plan: Plan, view: Shown) -> str:
    rows = (plan.squares + COLUMNS - 1) // COLUMNS
    width, height = SIDE * COLUMNS + 20, SIDE * rows + 20
    svg = Svg("skeleton", "skeleton", str(plan.squares), (0, 0, width, height))
    svg.add_ground(width, height, GROUND, EDGE)
    standing = [""] * plan.squares
    for each in of_type(View, view).players:
        standing[each.square] += each.seat
    for square, letters in enumerate(standing):
        x, y = place(square)
        fill = GOAL if square == plan.squares - 1 else SQUARE
        box = {"x": x + 3, "y": y + 3, "width": SIDE - 6, "height": SIDE - 6, "rx": 6}
        svg.add(svg.root, "rect", **box, fill=fill, stroke=EDGE)
        svg.add_text(svg.root, x + SIDE / 2, y + SIDE / 2 + 7, 20, INK, letters)
    return svg.written()


def place(square: int) -> tuple[int, int]:
    """The corner of a square: the rows are walked to and fro, like a field that is ploughed."""
    row, column = divmod(square, COLUMNS)
    return 10 + SIDE * (column if row % 2 == 0 else COLUMNS - 1 - column), 10 + SIDE * row

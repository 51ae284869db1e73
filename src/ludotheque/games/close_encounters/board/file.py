"""How a board file is read.

A board file is a drawing that a person can edit. Lines that begin with `#` are comments.
First come the headings, `name: …`; then a blank line; then the board, seen from above:

    T    Devil's Tower          .    a square of a safe area, which has no number
    M    the Mother Ship        42   a numbered square

Squares lie on a grid, four characters wide, a line to a row; each mark stands at the right of
its square. Numbered squares are named by their numbers, the ends `tower` and `ship`, and the
squares of the safe areas as in chess: a letter for the column, from the left, and a number for
the row, from the bottom.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.engine.errors import BoardError
from ludotheque.kit.drawn_board import NAME, FileLine, read_headings, split
from ludotheque.kit.grid import MOST_LETTERS, Point, chess_name

from .plan import Kind, Plan, Square, problem

WIDTH = 4  # characters from one square to the next
LONGEST_NUMBER = 3  # digits
MARKS = {"T": Kind.TOWER, "M": Kind.SHIP, ".": Kind.SAFE}


def read(text: str) -> Plan:
    """The board that a file draws. Raises `BoardError` where it cannot be made out."""
    headings, drawing = split(text, problem)
    name = read_headings(headings, problem)[NAME].text
    marks = place_marks(drawing)
    require_size([mark.point for mark in marks])
    rows = 1 + max(mark.point[1] for mark in marks)
    require_ends(marks)
    require_single(marks)
    return Plan(name, text, tuple(square(mark, rows) for mark in marks))


@dataclass(frozen=True)
class Mark:
    """One mark of a drawing: where it stands in the file, and on the grid."""

    text: str
    line: int
    column: int
    point: Point

    def error(self, code: str) -> BoardError:
        return BoardError(problem(code, line=self.line, column=self.column, mark=self.text))


def place_marks(lines: Sequence[FileLine]) -> list[Mark]:
    """Every mark in reading order, on the grid whose first column is that of the leftmost."""
    found = [
        (row, line.number, each.group(), each.end())
        for row, line in enumerate(lines)
        for each in re.finditer(r"\S+", line.text)
    ]
    if not found:
        raise BoardError(problem("board-empty"))
    top, left = min(row for row, *_ in found), min(end for *_, end in found)
    return [
        on_grid(Mark(text, line, end - len(text) + 1, (end - left, row - top)))
        for row, line, text, end in found
    ]


def on_grid(mark: Mark) -> Mark:
    """The same mark, its place counted in squares."""
    number = mark.text.isascii() and mark.text.isdecimal() and len(mark.text) <= LONGEST_NUMBER
    if mark.text not in MARKS and not number:
        raise mark.error("board-mark-unknown")
    offset, row = mark.point
    if offset % WIDTH != 0:
        raise mark.error("board-off-grid")
    return Mark(mark.text, mark.line, mark.column, (offset // WIDTH, row))


def require_size(points: Sequence[Point]) -> None:
    columns, rows = (1 + max(point[axis] for point in points) for axis in (0, 1))
    if max(columns, rows) > MOST_LETTERS:
        size = {"columns": columns, "rows": rows, "most": MOST_LETTERS}
        raise BoardError(problem("board-too-large", **size))


def require_ends(marks: Sequence[Mark]) -> None:
    """One of each."""
    if not any(mark.text == "T" for mark in marks):
        raise BoardError(problem("board-tower-missing"))
    if not any(mark.text == "M" for mark in marks):
        raise BoardError(problem("board-ship-missing"))


def require_single(marks: Sequence[Mark]) -> None:
    """No end and no number stands on a board twice, and no number is nought."""
    seen: set[str] = set()
    for mark in marks:
        key = mark.text.lstrip("0") if mark.text.isdecimal() else mark.text
        if not key:
            raise mark.error("board-number-nought")
        if key in seen and key != ".":
            raise mark.error("board-mark-twice")
        seen.add(key)


def square(mark: Mark, rows: int) -> Square:
    column, row = mark.point
    kind = MARKS.get(mark.text, Kind.NUMBERED)
    if kind == Kind.NUMBERED:
        return Square(str(int(mark.text)), kind, column, row, int(mark.text))
    name = chess_name(mark.point, rows) if kind == Kind.SAFE else kind.value
    return Square(name, kind, column, row)

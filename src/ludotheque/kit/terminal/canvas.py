"""What a game draws a board with: characters in places, and the choice of what can be shown."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from unicodedata import normalize

from rich.text import Text

from ludotheque.kit.grid import GridPlan, Point

PLAIN = {"’": "'", "œ": "oe", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-"}
Cell = tuple[int, int]  # a column from the left, a line from the top


def one_of(pair: str, fancy: bool) -> str:
    """The first of two characters, or the second where only ASCII can be shown."""
    return pair[0] if fancy else pair[1]


def spelt(text: str, fancy: bool) -> str:
    """A sentence, without accents and the like where only ASCII can be shown."""
    if fancy:
        return text
    for found, instead in PLAIN.items():
        text = text.replace(found, instead)
    return normalize("NFKD", text).encode("ascii", "ignore").decode()


@dataclass(frozen=True)
class Raster:
    """Where the points of a board's grid come to lie on a canvas."""

    left: int
    top: int
    across: int  # columns from one grid point to the next
    down: int  # and lines

    def place(self, point: Point) -> Cell:
        return self.left + self.across * point[0], self.top + self.down * point[1]

    def spot(self, plan: GridPlan, name: str) -> Cell:
        return self.place(plan.spots[plan.index[name]].point)


class Canvas:
    """Characters in places, each with its style; what comes later covers what came before."""

    def __init__(self, width: int, height: int, ground: str, fancy: bool) -> None:
        self.width, self.height = width, height
        self.ground, self.fancy = ground, fancy
        self.cells: dict[Cell, tuple[str, str]] = {}

    def put(self, place: Cell, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self.cells[place[0] + offset, place[1]] = (character, style)

    def put_before(self, place: Cell, text: str, style: str) -> None:
        """A text that ends right before a place."""
        self.put((place[0] - len(text), place[1]), text, style)

    def text(self) -> Text:
        """All of it, on the ground where a style has none of its own."""
        return Text("\n").join(self._line(y) for y in range(self.height))

    def _line(self, y: int) -> Text:
        """Characters of one style in a row are drawn together."""
        row = (self.cells.get((x, y), (" ", "")) for x in range(self.width))
        line = Text()
        for style, cells in groupby(row, key=lambda cell: cell[1]):
            text = "".join(character for character, _ in cells)
            line.append(text, style if " on " in style else f"{self.ground} {style}")
        return line

r"""How a board file is read.

A board file is a drawing that a person can edit. Lines that begin with `#` are comments.
First come the headings: `name: …`, and for each agent their four clues; then a blank line;
then the city, seen from above:

    o            a plain square
    1 2 3 4 5 6  a square of that district, and so of its player's colour
    - / \        a street between two squares

Squares lie on a lattice of triangles: four columns apart on every second line, and each line
of them shifted by two columns against the next. A street leads from a square to one of its six
neighbours: three dashes beside it, or one stroke between two lines.

Squares are named by a letter for their line, from the bottom, and a number along it, from the
left. Lattice points without a square count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ludotheque.engine.errors import BoardError
from ludotheque.kit.drawn_board import NAME, FileLine, marks_among, marks_of, read_headings, split
from ludotheque.kit.grid import MOST_LETTERS, Point

from ..constants import NOWHERE, PLAYERS
from .plan import AGENT_NAMES, CLUE_NAMES, Plan, Square, problem, square_name

PLAIN = "o"
DIGITS = "123456"
ON_LATTICE = (PLAIN, *DIGITS)
DASH, UP, DOWN = "-", "/", "\\"
assert len(DIGITS) == PLAYERS


def read(text: str) -> Plan:
    """The board that a file draws. Raises `BoardError` where it cannot be made out."""
    headings, city = split(text, problem)
    found = read_headings(headings, problem, AGENT_NAMES)
    sketch = Sketch(city)
    squares = tuple(sketch.squares())
    number = {square.point: index for index, square in enumerate(squares)}
    streets = tuple(sorted(sketch.streets(number)))
    # The agents stand in the order of the series (MI-S5).
    series = sorted(AGENT_NAMES, key=lambda agent: found[agent].number if agent in found else 0)
    cards = {agent: read_clues(found, agent) for agent in series}
    return Plan(found[NAME].text, text, squares, streets, cards)


def read_clues(headings: Mapping[str, FileLine], agent: str) -> tuple[str, ...]:
    if agent not in headings:
        raise BoardError(problem("board-agent-missing", agent=agent))
    line = headings[agent]
    clues = tuple(clue.strip() for clue in line.text.split(",") if clue.strip())
    for clue in clues:
        if clue not in CLUE_NAMES:
            known = ", ".join(CLUE_NAMES)
            raise BoardError(
                problem("board-clue-unknown", line=line.number, clue=clue, known=known)
            )
    return clues


class Sketch:
    """The marks of a drawing, by line and column from its first square on."""

    def __init__(self, lines: Sequence[FileLine]) -> None:
        self.lines = lines
        self.left, self.top = self._origin()
        self.marks: dict[Point, str] = {}
        for column, row, character in marks_of(lines):
            self._place(character, column - self.left, row - self.top)
        self.rows = 1 + max(y for (_, y), mark in self.marks.items() if mark in ON_LATTICE) // 2
        if self.rows > MOST_LETTERS:
            raise BoardError(problem("board-too-large", rows=self.rows, most=MOST_LETTERS))

    def _error(self, code: str, mark: Point, **values: str | int) -> BoardError:
        """Something is wrong at a mark, told by line and column of the file."""
        line = self.lines[self.top + mark[1]].number
        return BoardError(problem(code, line=line, column=self.left + mark[0] + 1, **values))

    def _origin(self) -> Point:
        """The first column that a square stands on, shifted to suit the first line; that line."""
        found = marks_among(self.lines, ON_LATTICE)
        if not found:
            raise BoardError(problem("board-empty"))
        top = min(row for _, row in found)
        left = min(column for column, _ in found)
        first = next(column for column, row in found if row == top)
        return (left if (first - left) % 4 == 0 else left - 2), top

    def _place(self, character: str, x: int, y: int) -> None:
        if character not in (*ON_LATTICE, DASH, UP, DOWN):
            raise self._error("board-character-unknown", (x, y), character=character)
        between_lines = character in (UP, DOWN)
        fits = y % 2 == 1 if between_lines else y % 2 == 0
        if character in ON_LATTICE:
            fits = fits and x % 4 == (y % 4)
        if not fits:
            raise self._error("board-off-grid", (x, y), character=character)
        self.marks[x, y] = character

    def squares(self) -> Iterator[Square]:
        """In reading order."""
        for x, y in sorted(self.marks, key=lambda mark: (mark[1], mark[0])):
            mark = self.marks[x, y]
            if mark in ON_LATTICE:
                district = DIGITS.index(mark) if mark in DIGITS else NOWHERE
                point = x // 2, y // 2
                yield Square(square_name(point, self.rows), *point, district)

    def streets(self, number: dict[Point, int]) -> Iterator[tuple[int, int]]:
        for (x, y), mark in self.marks.items():
            if mark == UP:
                yield self._street((x, y), (x + 1, y - 1), (x - 1, y + 1), number)
            elif mark == DOWN:
                yield self._street((x, y), (x - 1, y - 1), (x + 1, y + 1), number)
            elif mark == DASH:
                start = x - 1 - (x - 1 - y) % 4
                if not all(self.marks.get((start + i, y)) == DASH for i in (1, 2, 3)):
                    raise self._error("board-street-broken", (x, y))
                if x == start + 1:
                    yield self._street((x, y), (start, y), (start + 4, y), number)

    def _street(
        self, mark: Point, one: Point, other: Point, number: dict[Point, int]
    ) -> tuple[int, int]:
        ends = [number.get((x // 2, y // 2)) for x, y in (one, other) if x % 2 == 0]
        if len(ends) < 2 or None in ends:
            raise self._error("board-street-nowhere", mark)
        a, b = sorted(end for end in ends if end is not None)
        return a, b

"""How a board file is read.

A board file is a drawing that a person can edit. Lines that begin with `#` are comments.
First come the headings, `name: …`; then a blank line; then the maze, seen from above:

    o        a hole with a white marble        -  |     the track: blue dots show the way
    @        a red-ringed hole, yellow marble  +        a bend of the track, no space there
    A B C D  the homes, clockwise              ^ v < >  a door, beside a hole at the edge
    G        the ghosts, in the centre

Spaces and bends lie on a grid, on every fourth column and every second line, counted from the
first of them. A track may run straight over grid points that hold no space. Where no track is
drawn stands a blue barrier. A door's arrow points outwards, half-way to the next grid point:
right above, right below, or two columns beside its hole.

Spaces are named as in chess: a letter for the column, from the left, and a number for the row,
from the bottom. Bends and empty grid points count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotheque.engine.errors import BoardError
from ludotheque.kit.drawn_board import NAME, FileLine, marks_among, marks_of, read_headings, split
from ludotheque.kit.grid import MOST_LETTERS, Point, add, chess_name

from ..constants import NOWHERE
from .plan import (
    CLOCKWISE,
    HOME_LETTERS,
    Door,
    Kind,
    Link,
    Plan,
    Side,
    Space,
    problem,
)

ARROWS = {"^": Side.TOP, ">": Side.RIGHT, "v": Side.BOTTOM, "<": Side.LEFT}
CENTRE = "G"
KINDS = {"o": Kind.HOLE, "@": Kind.RINGED, CENTRE: Kind.CENTRE} | dict.fromkeys(
    HOME_LETTERS, Kind.HOME
)
BEND = "+"
ACROSS = "-"
ALONG = "|"
ON_GRID = (*KINDS, BEND)


def read(text: str) -> Plan:
    """The board that a file draws. Raises `BoardError` where it cannot be made out."""
    headings, maze = split(text, problem)
    name = read_headings(headings, problem)[NAME].text
    drawing = Drawing(maze)
    points = drawing.space_points()
    spaces = tuple(drawing.space(point) for point in points)
    number = {space.point: index for index, space in enumerate(spaces)}
    links = tuple(drawing.links(points, number))
    doors = tuple(drawing.doors(spaces, number))
    return Plan(name, text, spaces, links, doors)


class Drawing:
    """The marks of a drawing, by half steps of the grid: its points have even coordinates."""

    def __init__(self, lines: Sequence[FileLine]) -> None:
        self.lines = lines
        self.left, self.top = self._origin()
        self.marks: dict[Point, str] = {}
        for column, row, character in marks_of(lines):
            self._place(character, column, row)
        self.rows = 1 + max(y for _, y in self.marks) // 2
        self._check_size()
        self._check_dashes()
        self._check_points()

    def error(self, code: str, mark: Point, **values: str | int) -> BoardError:
        """Something is wrong at a mark, told by line and column of the file."""
        column = self.left + 2 * mark[0]
        return self._error_at(code, column, self.top + mark[1], **values)

    def _error_at(self, code: str, column: int, row: int, **values: str | int) -> BoardError:
        line = self.lines[row].number
        return BoardError(problem(code, line=line, column=column + 1, **values))

    def _origin(self) -> tuple[int, int]:
        """The text column of the first grid column, and the line of the first grid row."""
        on_grid = marks_among(self.lines, ON_GRID)
        if not on_grid:
            raise BoardError(problem("board-empty"))
        return min(column for column, _ in on_grid), min(row for _, row in on_grid)

    def _place(self, character: str, column: int, row: int) -> None:
        x, y = column - self.left, row - self.top
        on_column, on_row = x % 4 == 0, y % 2 == 0
        if character in ON_GRID:
            fits = on_column and on_row
        elif character == ACROSS:
            fits = on_row
        elif character == ALONG:
            fits = on_column
        elif character in "<>":
            fits = on_row and x % 4 == 2
        elif character in "^v":
            fits = on_column and not on_row
        else:
            raise self._error_at("board-character-unknown", column, row, character=character)
        if not fits:
            raise self._error_at("board-off-grid", column, row, character=character)
        if x % 2 == 0:
            self.marks[x // 2, y] = character

    def _check_size(self) -> None:
        columns = 1 + max(x for x, _ in self.marks) // 2
        if max(columns, self.rows) > MOST_LETTERS:
            size = {"columns": columns, "rows": self.rows, "most": MOST_LETTERS}
            raise BoardError(problem("board-too-large", **size))

    def _check_dashes(self) -> None:
        """A track across is three dashes from grid point to grid point, or nothing."""
        for row, line in enumerate(self.lines):
            for start in range((self.left + 1) % 4 - 4, len(line.text), 4):
                stretch = range(start, start + 3)
                dashes = [i for i in stretch if i >= 0 and line.text[i : i + 1] == ACROSS]
                if 0 < len(dashes) < len(stretch):
                    raise self._error_at("board-track-broken", dashes[0], row)

    def _check_points(self) -> None:
        """At every grid point, just those tracks arrive that its mark provides for."""
        ends = {
            add(mark, side.step)
            for mark, character in self.marks.items()
            for side in self._runs(mark, character)
        }
        for point in sorted(ends | set(self.marks), key=reading_order):
            if not is_between(point) and not self._is_sound(point):
                raise self.error("board-track-nowhere", self._nearest_mark(point))

    def _runs(self, mark: Point, character: str) -> tuple[Side, ...]:
        """The ways in which a piece of track between two grid points leads."""
        if character not in (ACROSS, ALONG) or not is_between(mark):
            return ()
        return (Side.LEFT, Side.RIGHT) if character == ACROSS else (Side.TOP, Side.BOTTOM)

    def _is_sound(self, point: Point) -> bool:
        mark, joined = self.marks.get(point), self.joined(point)
        if mark == ACROSS:
            return joined == [Side.RIGHT, Side.LEFT]
        if mark == ALONG:
            return joined == [Side.TOP, Side.BOTTOM]
        return mark in KINDS or (mark == BEND and len(joined) == 2)

    def _nearest_mark(self, point: Point) -> Point:
        """The point itself, or where nothing is drawn there, the track that ends at it."""
        return point if point in self.marks else add(point, self.joined(point)[0].step)

    def joined(self, point: Point) -> list[Side]:
        """The sides on which a track meets a grid point."""
        return [
            side
            for side in CLOCKWISE
            if self.marks.get(add(point, side.step))
            == (ACROSS if side in (Side.LEFT, Side.RIGHT) else ALONG)
        ]

    def space_points(self) -> list[Point]:
        """Where the spaces are, in reading order."""
        points = sorted((p for p, mark in self.marks.items() if mark in KINDS), key=reading_order)
        self._check_centre([point for point in points if self.marks[point] == CENTRE])
        for home in HOME_LETTERS:
            self._check_home(home, [point for point in points if self.marks[point] == home])
        return points

    def _check_centre(self, found: Sequence[Point]) -> None:
        if not found:
            raise BoardError(problem("board-centre-missing"))
        if len(found) > 1:
            raise self.error("board-centre-twice", found[1])

    def _check_home(self, home: str, found: Sequence[Point]) -> None:
        if not found:
            raise BoardError(problem("board-home-missing", home=home))
        if len(found) > 1:
            raise self.error("board-home-twice", found[1], home=home)

    def space(self, point: Point) -> Space:
        mark = self.marks[point]
        column, row = point[0] // 2, point[1] // 2
        home = HOME_LETTERS.find(mark)
        return Space(self.name((column, row)), KINDS[mark], column, row, home)

    def name(self, point: Point) -> str:
        return chess_name(point, self.rows)

    def links(self, points: Sequence[Point], number: dict[Point, int]) -> Iterator[Link]:
        passed: set[Point] = set()
        linked: set[tuple[int, int]] = set()
        for start in points:
            for side in self.joined(start):
                path = self._follow(start, side)
                ends = number[path[0]], number[path[-1]]
                self._check_link(path, ends, linked)
                linked.add(ends)
                passed.update(path)
                if ends[0] < ends[1]:
                    yield Link(*ends, path)
        self._check_passed(passed)

    def _check_link(
        self, path: Sequence[Point], ends: tuple[int, int], linked: set[tuple[int, int]]
    ) -> None:
        start = 2 * path[0][0], 2 * path[0][1]
        if ends[0] == ends[1]:
            raise self.error("board-track-loops", start, space=self.name(path[0]))
        if ends in linked:
            names = {"first": self.name(path[0]), "second": self.name(path[-1])}
            raise self.error("board-track-twice", start, **names)

    def _check_passed(self, passed: set[Point]) -> None:
        """No track runs in a ring that touches no space."""
        for mark in sorted(self.marks, key=reading_order):
            if self.marks[mark] == BEND and (mark[0] // 2, mark[1] // 2) not in passed:
                raise self.error("board-track-nowhere", mark)

    def _follow(self, start: Point, side: Side) -> tuple[Point, ...]:
        """The grid points along a track, from one space to the next."""
        path = [start]
        while True:
            point = add(path[-1], side.step, 2)
            path.append(point)
            if self.marks[point] in KINDS:
                return tuple((x // 2, y // 2) for x, y in path)
            back = CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4]
            side = next(way for way in self.joined(point) if way != back)

    def doors(self, spaces: Sequence[Space], number: dict[Point, int]) -> Iterator[Door]:
        for mark in sorted(self.marks, key=reading_order):
            side = ARROWS.get(self.marks[mark])
            if side:
                x, y = add(mark, side.step, -1)
                space = number.get((x // 2, y // 2), NOWHERE)
                if space == NOWHERE or not spaces[space].is_hole:
                    raise self.error("board-door-beside-no-hole", mark)
                yield Door(space, side)


def reading_order(point: Point) -> Point:
    return point[1], point[0]


def is_between(mark: Point) -> bool:
    """Whether a mark stands between two grid points rather than on one."""
    return mark[0] % 2 != 0 or mark[1] % 2 != 0

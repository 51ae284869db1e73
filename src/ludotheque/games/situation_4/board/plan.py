"""A board as it was described: areas, pieces, the river, bridge sites, bases and objectives.

A file describes side A's half, south of the river; a half turn around the middle gives side B's.
How a file is read stands in `file.py`. What takes time to work out, such as which pieces touch
what, is no part of a plan: see `worked_out.py`.

Lengths are whole numbers everywhere, so that the half turn is exact: a file counts in hundredths
of an area's side, a plan in thousandths. The origin is the north-western corner.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from ludotheque.engine.errors import Problem
from ludotheque.kit.grid import Point, chess_name, first_few

from .map import Map

GAME = "situation-4"
AREA = 1000  # the side of an area, in the units of a plan
FINE = 10  # units of a plan to one of a file
BASE_LINE = 70  # how broad a base line is

# What the rules have room for.
MOST_PLACES = 160
MOST_NEIGHBOURS = 8
MOST_AREAS = 32
MOST_OBJECTIVES = 16
MOST_SITES = 4
MOST_TOUCHED = 16  # zones that one place may touch

SIDES = 2
SOUTH, NORTH = 0, 1  # side A's bank of the river, and side B's

KINDS = ("airfield", "fort", "port", "refinery", "station", "town")  # of objectives


@dataclass(frozen=True)
class Rectangle:
    """A zone: its left and upper edges, its width and its height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def middle(self) -> Point:
        return self.left + self.width // 2, self.top + self.height // 2


@dataclass(frozen=True)
class Objective:
    """A special objective (S4-8): what it is, what it is worth, and where it lies."""

    name: str
    kind: str
    value: int
    zone: Rectangle


@dataclass(frozen=True)
class Description:
    """What a board file says, in the units of a plan: side A's half, south of the river."""

    columns: int  # of areas
    rows: int
    piece_columns: int
    piece_rows: int
    seed: int
    course: tuple[Point, ...]  # of the river, from its western end to the middle of the board
    river_width: int
    crossings: tuple[int, ...]  # how far east the river can be bridged, west of the middle
    paratroops: Rectangle
    tanks: Rectangle
    objectives: tuple[tuple[str, int, Rectangle], ...]  # kind, value, zone
    railway: tuple[Point, ...] = ()  # its course, from border to border


@dataclass(frozen=True)
class Plan:
    """A board as it was described. `text` is the whole file, to the letter."""

    name: str
    text: str
    half: Description
    map: Map | None = field(
        default=None, repr=False, compare=False
    )  # if it is kept beside the file

    # ------------------------------------------------------------ the sheet of paper

    @property
    def width(self) -> int:
        return self.half.columns * AREA

    @property
    def height(self) -> int:
        return self.half.rows * AREA

    def turned_point(self, point: Point) -> Point:
        """Where a point comes to lie after a half turn around the middle."""
        return self.width - point[0], self.height - point[1]

    def turned_zone(self, zone: Rectangle) -> Rectangle:
        left, top = self.turned_point((zone.right, zone.bottom))
        return Rectangle(left, top, zone.width, zone.height)

    # ------------------------------------------------------------ places

    @property
    def columns(self) -> int:
        """How many pieces lie side by side."""
        return self.half.piece_columns

    @property
    def rows(self) -> int:
        return self.half.piece_rows

    @property
    def places(self) -> int:
        """How many pieces a puzzle has. Places are counted in reading order, from 0."""
        return self.columns * self.rows

    @cached_property
    def place_names(self) -> tuple[str, ...]:
        """As in chess: a letter from the left, a number from the bottom."""
        return tuple(
            chess_name((column, row), self.rows)
            for row in range(self.rows)
            for column in range(self.columns)
        )

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each place, by name."""
        return {name: number for number, name in enumerate(self.place_names)}

    def turned_place(self, place: int) -> int:
        """The place onto which a half turn lays this one."""
        return self.places - 1 - place

    def turned_pair(self, pair: tuple[int, int]) -> tuple[int, int]:
        """The image of two places, the lower first."""
        return self.turned_place(pair[1]), self.turned_place(pair[0])

    # ------------------------------------------------------------ zones

    def areas_around(self, place: int) -> tuple[int, ...]:
        """The areas in which a place mainly lies, in reading order: one, two or four."""
        row, column = divmod(place, self.columns)
        columns = mainly_in(column, self.columns, self.half.columns)
        rows = mainly_in(row, self.rows, self.half.rows)
        return tuple(down * self.half.columns + right for down in rows for right in columns)

    @cached_property
    def areas(self) -> tuple[Rectangle, ...]:
        """The square areas (S4-23), in reading order."""
        return tuple(
            Rectangle(column * AREA, row * AREA, AREA, AREA)
            for row in range(self.half.rows)
            for column in range(self.half.columns)
        )

    @cached_property
    def area_names(self) -> tuple[str, ...]:
        """Numbers in reading order: nobody takes them for places, which begin with a letter."""
        return tuple(str(1 + number) for number in range(len(self.areas)))

    @cached_property
    def objectives(self) -> tuple[Objective, ...]:
        """Side A's in the order of the file, then side B's the other way round."""
        south = list(self.half.objectives)
        north = [(kind, value, self.turned_zone(zone)) for kind, value, zone in reversed(south)]
        counted = dict.fromkeys(KINDS, 0)
        found = []
        for kind, value, zone in south + north:
            counted[kind] += 1
            found.append(Objective(f"{kind}-{counted[kind]}", kind, value, zone))
        return tuple(found)

    @cached_property
    def objective_index(self) -> dict[str, int]:
        return {objective.name: number for number, objective in enumerate(self.objectives)}

    def turned_objective(self, objective: int) -> int:
        return len(self.objectives) - 1 - objective

    @cached_property
    def paratroop_bases(self) -> tuple[Rectangle, Rectangle]:
        """Each side's, black border included (S4-10)."""
        return self.half.paratroops, self.turned_zone(self.half.paratroops)

    @cached_property
    def tank_bases(self) -> tuple[Rectangle, Rectangle]:
        """Each side's, black border included (S4-13)."""
        return self.half.tanks, self.turned_zone(self.half.tanks)

    # ------------------------------------------------------------ the river

    @cached_property
    def course(self) -> tuple[Point, ...]:
        """The points through which the middle of the river flows, from west to east."""
        west = self.half.course
        return west + tuple(self.turned_point(point) for point in reversed(west[:-1]))

    @property
    def sites(self) -> int:
        """How many bridge sites there are (S4-19), counted from west to east."""
        return 2 * len(self.half.crossings)

    @cached_property
    def site_names(self) -> tuple[str, ...]:
        return tuple(str(1 + site) for site in range(self.sites))

    @cached_property
    def crossings(self) -> tuple[int, ...]:
        west = sorted(self.half.crossings)
        return (*west, *(self.width - crossing for crossing in reversed(west)))

    def turned_site(self, site: int) -> int:
        return self.sites - 1 - site

    def names(self, places: Iterable[int]) -> str:
        """Names for a message: the first few, in order."""
        return first_few([self.place_names[number] for number in sorted(places)])


def mainly_in(number: int, pieces: int, areas: int) -> list[int]:
    """Of so many areas in a line, those that hold a third of a piece of that line, or more.

    An area that lies under the piece as a whole is one of them.
    """
    start, end = number * areas, (number + 1) * areas  # an area is as long as there are pieces
    held = [min(end, (area + 1) * pieces) - max(start, area * pieces) for area in range(areas)]
    return [area for area, long in enumerate(held) if 3 * long >= areas or long == pieces]


def problem(code: str, **values: str | int) -> Problem:
    return Problem(code, values, game=GAME)

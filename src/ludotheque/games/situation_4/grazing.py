"""Whether pieces and zones lie clear of each other: nobody should have to guess with a ruler.

A piece touches a zone plainly or not at all; a bank of the river likewise; a dot lies well
inside its piece; no piece is as thin as a thread anywhere. `fitting.py` draws cuts anew until
that is so, `judging.py` tells where it is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from .jigsaw import Line, ring
from .plan import BASE_LINE, NORTH, SOUTH, Plan
from .river import DOT
from .touching import TRACE, rectangle

if TYPE_CHECKING:
    from shapely import Geometry, Polygon

LEAST = 0.016  # of a piece: the smallest part of it that plainly lies in a zone
CLEARANCE = 0.018  # of the shorter side of a piece, from a cut to the edge of a zone
THINNEST = 0.036  # the same, for the narrowest part of a piece
SHORTEST = 0.32  # the same, from knot to knot


@dataclass(frozen=True)
class Fault:
    """Something about a place that is not plain to see, and with which zone."""

    code: str
    place: int
    zone: str = ""


@dataclass(frozen=True)
class Zone:
    """A zone, a little less of it, and a little more: whoever touches one must touch all."""

    name: str
    whole: Geometry
    less: Geometry
    more: Geometry

    def is_clear(self, piece: Polygon) -> bool:
        if not piece.intersects(self.more):
            return True
        if not piece.intersects(self.less):
            return bool(piece.intersection(self.more).area <= TRACE)
        return bool(piece.intersection(self.whole).area >= LEAST * piece.area)


class Clearness:
    """Finds the faults of a board, piece by piece."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.side = min(plan.width / plan.columns, plan.height / plan.rows)

    @cached_property
    def zones(self) -> list[Zone]:
        plan = self.plan
        named = [
            *zip(plan.area_names, plan.areas, strict=True),
            *((objective.name, objective.zone) for objective in plan.objectives),
            *(("paratroops", zone) for zone in plan.paratroop_bases),
            *(("tanks", zone) for zone in plan.tank_bases),
        ]
        return [self.zone(name, rectangle(zone)) for name, zone in named]

    def zone(self, name: str, whole: Polygon) -> Zone:
        """All areas around the middle of the board meet in a knot there, and touch nevertheless."""
        from shapely import Point, prepare

        margin = CLEARANCE * self.side
        middle = Point(self.plan.width / 2, self.plan.height / 2).buffer(4 * margin)
        more = whole.buffer(margin, join_style="mitre").difference(middle)
        found = Zone(name, whole, whole.buffer(-margin, join_style="mitre"), more.union(whole))
        for shape in (found.less, found.more):
            prepare(shape)
        return found

    @cached_property
    def banks(self) -> tuple[Zone, Zone]:
        from shapely import Polygon

        south, north = (self.zone("river", Polygon(corners)) for corners in self.plan.river.banks)
        return south, north

    @cached_property
    def base_lines(self) -> list[Geometry]:
        from shapely import box

        width, height = self.plan.width, self.plan.height
        return [box(0, height - BASE_LINE, width, height), box(0, 0, width, BASE_LINE)]

    def faults(self, place: int, outline: tuple[Line, ...]) -> tuple[Fault, ...]:
        """All faults of a piece, if it were cut like this."""
        return tuple(self.each_fault(place, outline))

    def each_fault(self, place: int, outline: tuple[Line, ...]) -> Iterator[Fault]:
        from shapely import Polygon

        piece = Polygon(ring(outline))
        if not piece.is_valid or piece.buffer(-THINNEST / 2 * self.side).geom_type != "Polygon":
            yield Fault("thin", place)
            return
        if any(len(line.strokes) > 1 and self.is_short(line) for line in outline):
            yield Fault("thin", place)
        for zone in self.zones:
            if not zone.is_clear(piece):
                yield Fault("grazes", place, zone.name)
        yield from self.at_river(place, piece, outline)
        yield from self.at_base_line(place, piece)

    def is_short(self, line: Line) -> bool:
        (x, y), (to_x, to_y) = line.start, line.end
        return abs(x - to_x) + abs(y - to_y) < SHORTEST * self.side

    def at_river(self, place: int, piece: Polygon, outline: tuple[Line, ...]) -> Iterator[Fault]:
        if piece.intersects(self.water):
            for bank in self.banks:
                if not bank.is_clear(piece) or self.is_torn(bank, outline):
                    yield Fault("grazes", place, "river")
        for site, dot in self.dots:
            if piece.exterior.dwithin(dot, DOT + CLEARANCE * self.side):
                yield Fault("dot", place, site)

    def is_torn(self, bank: Zone, outline: tuple[Line, ...]) -> bool:
        """Whether the land of a piece joins that of another by a hair only."""
        from shapely import LineString

        shared = (LineString(line.points).intersection(bank.whole).length for line in outline)
        return any(TRACE < length < 3 * CLEARANCE * self.side for length in shared)

    @cached_property
    def water(self) -> Geometry:
        """The river and its shores."""
        from shapely import Polygon, prepare

        found = Polygon(self.plan.river.water).buffer(2 * CLEARANCE * self.side)
        prepare(found)
        return found

    @cached_property
    def dots(self) -> list[tuple[str, Geometry]]:
        from shapely import Point

        pairs = zip(self.plan.site_names, self.plan.river.dots, strict=True)
        return [(site, Point(dot)) for site, dots in pairs for dot in dots]

    def at_base_line(self, place: int, piece: Polygon) -> Iterator[Fault]:
        """Only pieces of the outermost rows lie on a base line."""
        row = place // self.plan.columns
        on_them = row == self.plan.rows - 1, row == 0
        for bank, base_line in zip((SOUTH, NORTH), self.base_lines, strict=True):
            if not on_them[bank] and piece.intersects(base_line):
                yield Fault("grazes", place, "base line")

"""Whether pieces and zones lie clear of each other: nobody should have to guess with a ruler.

A piece touches a zone plainly or not at all; a bank of the river likewise; a dot lies well
inside its piece; no piece is as thin as a thread anywhere. `fitting.py` draws cuts anew until
that is so, `check.py` tells where it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from numpy import array
from shapely import Geometry, LineString, Point, Polygon, STRtree, box, polygons, prepare

from ..board.jigsaw import Line, ring
from ..board.plan import BASE_LINE, NORTH, SOUTH, Plan
from ..board.river import DOT, river_of
from .touching import TRACE, rectangle

LEAST = 0.016  # of a piece: the smallest part of it that plainly lies in a zone
PLAIN = 3_600  # a surface that is plain to see, however large the piece
CLEARANCE = 0.018  # of the shorter side of a piece, from a cut to the edge of a zone
FARTHEST = 8  # what that is at most: a large piece needs no more of it
THINNEST = 0.036  # the same, for the narrowest part of a piece
SHORTEST = 0.32  # the same, from knot to knot


Dot = tuple[int, int]  # a bridge site, and a bank of the river


@dataclass(frozen=True)
class Fault:
    """Something about a place that is not plain to see, and with which zone."""

    code: str
    place: int
    zone: str = ""


class Zones:
    """Some zones, a little less of each, and a little more: whoever touches one touches all."""

    def __init__(self, plan: Plan, margin: float, named: Sequence[tuple[str, Polygon]]) -> None:
        """All areas around the middle of the board meet in a knot there, and touch nevertheless."""
        middle = Point(plan.width / 2, plan.height / 2).buffer(4 * margin)
        self.names = [name for name, _ in named]
        self.whole = [whole for _, whole in named]
        self.less = [whole.buffer(-margin, join_style="mitre") for whole in self.whole]
        self.more = [
            whole.buffer(margin, join_style="mitre").difference(middle).union(whole)
            for whole in self.whole
        ]
        for shape in self.less:
            prepare(shape)
        self.tree = STRtree(self.more)

    def unclear(self, piece: Polygon) -> list[str]:
        """Those that a piece merely grazes."""
        near = sorted(self.tree.query(piece, predicate="intersects").tolist())
        return [self.names[number] for number in near if not self.is_clear(number, piece)]

    def is_clear(self, number: int, piece: Polygon) -> bool:
        if not self.less[number].intersects(piece):
            return bool(piece.intersection(self.more[number]).area <= TRACE)
        plain = min(LEAST * piece.area, PLAIN)
        return bool(piece.intersection(self.whole[number]).area >= plain)


class Clearness:
    """Finds the faults of a board, piece by piece."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.side = min(plan.width / plan.columns, plan.height / plan.rows)
        self.clearance = min(CLEARANCE * self.side, FARTHEST)

    @cached_property
    def zones(self) -> Zones:
        plan = self.plan
        named = [
            *(
                (f"area-{name}", zone)
                for name, zone in zip(plan.area_names, plan.areas, strict=True)
            ),
            *((objective.name, objective.zone) for objective in plan.objectives),
            *(("paratroops", zone) for zone in plan.paratroop_bases),
            *(("tanks", zone) for zone in plan.tank_bases),
        ]
        return Zones(plan, self.clearance, [(name, rectangle(zone)) for name, zone in named])

    @cached_property
    def banks(self) -> Zones:
        shapes = [("river", Polygon(corners)) for corners in river_of(self.plan).banks]
        return Zones(self.plan, self.clearance, shapes)

    @cached_property
    def base_lines(self) -> list[Geometry]:
        width, height = self.plan.width, self.plan.height
        return [box(0, height - BASE_LINE, width, height), box(0, 0, width, BASE_LINE)]

    def faults(self, place: int, outline: tuple[Line, ...]) -> tuple[Fault, ...]:
        """All faults of a piece, if it were cut like this."""
        return tuple(self.each_fault(place, outline))

    def each_fault(self, place: int, outline: tuple[Line, ...]) -> Iterator[Fault]:
        piece = piece_of(outline)
        if not piece.is_valid or piece.buffer(-THINNEST / 2 * self.side).geom_type != "Polygon":
            yield Fault("thin", place)
            return
        if any(len(line.strokes) > 1 and self.is_short(line) for line in outline):
            yield Fault("thin", place)
        for zone in self.zones.unclear(piece):
            yield Fault("grazes", place, zone)
        yield from self.at_river(place, piece, outline)
        yield from self.at_base_line(place, piece)

    def is_short(self, line: Line) -> bool:
        (x, y), (to_x, to_y) = line.start, line.end
        return abs(x - to_x) + abs(y - to_y) < SHORTEST * self.side

    def at_river(self, place: int, piece: Polygon, outline: tuple[Line, ...]) -> Iterator[Fault]:
        if piece.intersects(self.water):
            for zone in self.banks.unclear(piece):
                yield Fault("grazes", place, zone)
            if self.is_torn(outline):
                yield Fault("grazes", place, "river")
        for site, dots in self.dots:
            if any(piece.exterior.dwithin(dot, DOT + self.clearance) for dot in dots):
                yield Fault("dot", place, site)

    def is_torn(self, outline: tuple[Line, ...]) -> bool:
        """Whether the land of a piece joins that of another by a hair only."""
        lines = [LineString(line.points) for line in outline]
        return any(
            TRACE < line.intersection(bank).length < 3 * self.clearance
            for line in lines
            if self.water.intersects(line)
            for bank in self.banks.whole
        )

    @cached_property
    def water(self) -> Geometry:
        """The river and its shores."""
        found = Polygon(river_of(self.plan).water).buffer(2 * self.clearance)
        prepare(found)
        return found

    @cached_property
    def dots(self) -> list[tuple[str, list[Geometry]]]:
        """Of every bridge site, the dot on the southern bank and the one on the northern."""
        pairs = zip(self.plan.site_names, river_of(self.plan).dots, strict=True)
        return [(site, [Point(dot) for dot in dots]) for site, dots in pairs]

    def lines_at(self, fault: Fault, lines: Sequence[Line]) -> list[int]:
        """Which of these cuts come close to the edge of the zone that a piece grazes."""
        edges = [
            shape.boundary
            for zones in (self.zones, self.banks)
            for name, shape in zip(zones.names, zones.whole, strict=True)
            if fault.code == "grazes" and name == fault.zone
        ]
        shapes = [LineString(line.points) for line in lines]
        return [
            number
            for number, shape in enumerate(shapes)
            if any(shape.dwithin(edge, 2 * self.clearance) for edge in edges)
        ]

    def dots_on(self, outline: tuple[Line, ...]) -> tuple[Dot, ...]:
        """The dots that lie on a piece, if it were cut like this."""
        piece = piece_of(outline)
        return tuple(
            (site, bank)
            for site, (_, dots) in enumerate(self.dots)
            for bank, dot in enumerate(dots)
            if piece.intersects(dot)
        )

    def at_base_line(self, place: int, piece: Polygon) -> Iterator[Fault]:
        """Only pieces of the outermost rows lie on a base line."""
        row = place // self.plan.columns
        on_them = row == self.plan.rows - 1, row == 0
        for bank, base_line in zip((SOUTH, NORTH), self.base_lines, strict=True):
            if not on_them[bank] and piece.intersects(base_line):
                yield Fault("grazes", place, "base line")


def piece_of(outline: tuple[Line, ...]) -> Polygon:
    piece: Polygon = polygons(array(ring(outline)))
    return piece

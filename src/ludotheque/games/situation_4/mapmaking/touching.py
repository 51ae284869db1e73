"""Which pieces interlock, and which touch what: worked out by exact geometry.

A zone is covered by exactly the pieces that touch it (S4-8, S4-10, S4-13, S4-23). The river
parts the pieces it crosses into two banks (S4-18). What the rules make of it stands in
`board.tables`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..board.plan import NORTH, SOUTH, Plan, Point, Rectangle

if TYPE_CHECKING:
    from shapely import Polygon

TRACE = 1.0  # a surface, or a length, that only rounding could have left


@dataclass(frozen=True)
class Touching:
    """For each zone the places that touch it, in order; for each place, what lies around it."""

    neighbours: tuple[tuple[int, ...], ...]
    # For each neighbour of a place, in the same order: whether they meet on dry land, on
    # the southern bank and on the northern.
    dry: tuple[tuple[tuple[bool, bool], ...], ...]
    banks: tuple[tuple[int, ...], ...]  # those that a place has land on: SOUTH, NORTH or both
    base_lines: tuple[tuple[int, ...], tuple[int, ...]]  # each side's
    areas: tuple[tuple[int, ...], ...]
    objectives: tuple[tuple[int, ...], ...]
    paratroop_bases: tuple[tuple[int, ...], ...]
    tank_bases: tuple[tuple[int, ...], ...]
    dots: tuple[tuple[int, int], ...]  # the place under either dot of a bridge site


def work_out(plan: Plan) -> Touching:
    from shapely import LineString, Point, Polygon

    pieces = [Polygon(ring) for ring in plan.cut.rings]
    land = [Polygon(bank) for bank in plan.river.banks]

    def of(zones: Sequence[Rectangle]) -> tuple[tuple[int, ...], ...]:
        return tuple(touched(pieces, rectangle(zone)) for zone in zones)

    def dry(a: int, b: int) -> tuple[bool, bool]:
        line = LineString(plan.cut.between[min(a, b), max(a, b)].points)
        south, north = (bank.intersection(line).length > TRACE for bank in land)
        return south, north

    def under(dot: Point) -> int:
        return next(number for number, piece in enumerate(pieces) if piece.covers(Point(dot)))

    neighbours = plan.cut.neighbours
    by_bank = [set(touched(pieces, bank)) for bank in land]
    return Touching(
        neighbours=neighbours,
        dry=tuple(
            tuple(dry(place, other) for other in others) for place, others in enumerate(neighbours)
        ),
        banks=tuple(
            tuple(bank for bank in (SOUTH, NORTH) if place in by_bank[bank])
            for place in range(plan.places)
        ),
        base_lines=(on_edge(plan, plan.height), on_edge(plan, 0)),
        areas=of(plan.areas),
        objectives=of([objective.zone for objective in plan.objectives]),
        paratroop_bases=of(plan.paratroop_bases),
        tank_bases=of(plan.tank_bases),
        dots=tuple((under(south), under(north)) for south, north in plan.river.dots),
    )


def rectangle(zone: Rectangle) -> Polygon:
    from shapely import box

    return box(zone.left, zone.top, zone.right, zone.bottom)


def touched(pieces: Sequence[Polygon], zone: Polygon) -> tuple[int, ...]:
    return tuple(
        number
        for number, piece in enumerate(pieces)
        if piece.intersects(zone) and piece.intersection(zone).area > TRACE
    )


def on_edge(plan: Plan, y: int) -> tuple[int, ...]:
    """The places along the northern or the southern border."""
    return tuple(
        place
        for place, corners in enumerate(plan.cut.rings)
        if sum(point[1] == y for point in corners) > 1
    )

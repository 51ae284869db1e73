"""Which pieces interlock, and which touch what: worked out by exact geometry.

A zone is covered by exactly the pieces that touch it (S4-8, S4-10, S4-13, S4-23). The river
parts the pieces it crosses into two banks (S4-18). What the rules make of it stands in
`board/tables.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely import LineString, Polygon, box

from ludotheque.kit.grid import Point

from ..board.jigsaw import Cut
from ..board.map import Touching
from ..board.plan import NORTH, SOUTH, Plan, Rectangle
from ..board.river import river_of

TRACE = 1.0  # a surface, or a length, that only rounding could have left


def touching_of(plan: Plan, cut: Cut) -> Touching:
    """Which pieces of a cut touch what."""
    river = river_of(plan)
    pieces = [Polygon(ring) for ring in cut.rings]
    land = [Polygon(bank) for bank in river.banks]

    def of(zones: Sequence[Rectangle]) -> tuple[tuple[int, ...], ...]:
        return tuple(touched(pieces, rectangle(zone)) for zone in zones)

    def dry(a: int, b: int) -> tuple[bool, bool]:
        line = LineString(cut.between[min(a, b), max(a, b)].points)
        south, north = (bank.intersection(line).length > TRACE for bank in land)
        return south, north

    def under(dot: Point) -> int:
        spot = shapely.Point(dot)
        return next(number for number, piece in enumerate(pieces) if piece.covers(spot))

    neighbours = cut.neighbours
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
        base_lines=(on_edge(cut, plan.height), on_edge(cut, 0)),
        areas=of(plan.areas),
        objectives=of([objective.zone for objective in plan.objectives]),
        paratroop_bases=of(plan.paratroop_bases),
        tank_bases=of(plan.tank_bases),
        dots=tuple((under(south), under(north)) for south, north in river.dots),
    )


def rectangle(zone: Rectangle) -> Polygon:
    return box(zone.left, zone.top, zone.right, zone.bottom)


def touched(pieces: Sequence[Polygon], zone: Polygon) -> tuple[int, ...]:
    return tuple(
        number
        for number, piece in enumerate(pieces)
        if piece.intersects(zone) and piece.intersection(zone).area > TRACE
    )


def on_edge(cut: Cut, y: int) -> tuple[int, ...]:
    """The places along the northern or the southern border."""
    return tuple(
        place
        for place, corners in enumerate(cut.rings)
        if sum(point[1] == y for point in corners) > 1
    )

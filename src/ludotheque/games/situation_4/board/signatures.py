"""The shape of each piece in a few bytes, for policies that must find what fits where.

A signature is how far the outline reaches from the middle of the piece in so many directions,
clockwise from straight up. So it tells shape and size, and not where the piece belongs; and a
quarter turn of the piece shifts it by a quarter. All in whole numbers, so that it comes out the
same on every machine.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import cos, isqrt, pi, sin

from ludotheque.kit.grid import Point

from ..constants import QUARTERS, RAYS
from .paths import turned
from .plan import Plan
from .worked_out import MOST_BOARDS, cut_of

UNIT = 128  # stands for the side of a square as large as a piece is on the average
BYTE = 255
LONG = 1 << 16  # how long the directions are
QUARTER = RAYS // QUARTERS
FIRST = [
    (round(LONG * sin(2 * pi * ray / RAYS)), -round(LONG * cos(2 * pi * ray / RAYS)))
    for ray in range(QUARTER)
]
DIRECTIONS = [turned(point, quarter) for quarter in range(QUARTERS) for point in FIRST]


@lru_cache(maxsize=MOST_BOARDS)
def signatures(plan: Plan) -> tuple[tuple[int, ...], ...]:
    """Of the piece that fits each place, upright."""
    side = isqrt(plan.width * plan.height // plan.places)
    return tuple(signature(ring, side) for ring in cut_of(plan).rings)


def signature(ring: tuple[Point, ...], side: int) -> tuple[int, ...]:
    """How far a ring reaches in each direction; where it comes and goes, as far as it does."""
    east, south = centroid(ring)
    points = [(x - east, y - south) for x, y in ring]
    sectors = [sector(point) for point in points]
    found = [0] * RAYS
    for number, point in enumerate(points):
        before, start, end = points[number - 1], sectors[number - 1], sectors[number]
        across = cross(before, point)
        if across < 0:
            before, point, start, end, across = point, before, end, start, -across
        for ray in range(start + 1, start + 1 + (end - start) % RAYS):
            direction = DIRECTIONS[ray % RAYS]
            aside = cross(direction, point) - cross(direction, before)
            if aside > 0:
                far = (2 * UNIT * LONG * across + side * aside) // (2 * side * aside)
                found[ray % RAYS] = max(found[ray % RAYS], min(far, BYTE))
    return tuple(found)


def centroid(ring: tuple[Point, ...]) -> Point:
    """To the nearest whole point; of two equally near, as a half turn of the board has it, too."""
    double, east, south = 0, 0, 0
    for number, (x, y) in enumerate(ring):
        before_x, before_y = ring[number - 1]
        part = before_x * y - before_y * x
        double += part
        east += part * (before_x + x)
        south += part * (before_y + y)
    return round(Fraction(east, 3 * double)), round(Fraction(south, 3 * double))


def sector(point: Point) -> int:
    """The last direction that is passed on the way to a point, clockwise."""
    x, y = point
    if x >= 0 and y < 0:
        quarter = 0
    elif x > 0:
        quarter = 1
    elif y > 0:
        quarter = 2
    else:
        quarter = 3
    first = quarter * QUARTER
    ray = first + 1
    while ray < first + QUARTER and cross(DIRECTIONS[ray], point) >= 0:
        ray += 1
    return ray - 1


def cross(a: Point, b: Point) -> int:
    """Above 0 where the second lies clockwise of the first, by less than a half turn."""
    return a[0] * b[1] - a[1] * b[0]

"""The river, its two banks, and the dots where a bridge can be laid (S4-18, S4-19).

The western half is drawn from the points of the board file; the eastern half is its image.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import hypot, pi, sin

from ludotheque.kit.grid import Point

from .plan import Plan

Place = tuple[float, float]

STEPS = 14  # straight lines between two points of the course
SHORE = 62  # from the water's edge to the middle of a dot
DOT = 26  # how far a dot reaches


@dataclass(frozen=True)
class River:
    """Both shores from west to east, border to border; and the dots of every bridge site."""

    plan: Plan

    @cached_property
    def western(self) -> list[Place]:
        """The middle of the stream, from beyond the western border to the middle of the board."""
        first, second, *_ = course = self.plan.course
        spring = (2 * first[0] - second[0], 2 * first[1] - second[1])
        points = [spring, *course[: len(self.plan.half.course) + 1]]
        return smooth(points, STEPS)

    @cached_property
    def western_shores(self) -> tuple[list[Point], list[Point]]:
        """The southern and the northern one."""
        middle = self.western
        shores: tuple[list[Place], list[Place]] = ([], [])
        for number in range(len(middle)):
            (x, y), (nx, ny) = middle[number], self.normal(number)
            half = self.half_width(number)
            shores[0].append((x + half * nx, y + half * ny))
            shores[1].append((x - half * nx, y - half * ny))
        south, north = (from_border(shore) for shore in shores)
        return south, north

    def normal(self, number: int) -> Place:
        """Southwards, across the stream."""
        points = self.western
        if number == len(points) - 1:  # the middle of the board: the course goes on turned
            (x0, y0), (x1, y1) = points[-2], points[-1]
        else:
            (x0, y0), (x1, y1) = points[max(number - 1, 0)], points[number + 1]
        length = hypot(x1 - x0, y1 - y0)
        return -(y1 - y0) / length, (x1 - x0) / length

    def half_width(self, number: int) -> float:
        """Wider and narrower, as rivers are."""
        along = number / len(self.western)
        seed = self.plan.half.seed % 7
        return self.plan.half.river_width / 2 * (1 + 0.16 * sin(2 * pi * (2.5 * along + seed / 7)))

    @cached_property
    def south(self) -> tuple[Point, ...]:
        """The southern shore: side A's bank begins there."""
        southern, northern = self.western_shores
        image = [self.plan.turned_point(point) for point in reversed(northern[:-1])]
        return (*southern, *image)

    @cached_property
    def north(self) -> tuple[Point, ...]:
        return tuple(self.plan.turned_point(point) for point in reversed(self.south))

    @cached_property
    def water(self) -> tuple[Point, ...]:
        """The corners of the river, clockwise."""
        return (*self.north, *reversed(self.south))

    @cached_property
    def banks(self) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
        """The corners of all dry land, south and north of the river."""
        plan = self.plan
        return (
            (*self.south, (plan.width, plan.height), (0, plan.height)),
            (*reversed(self.north), (0, 0), (plan.width, 0)),
        )

    @cached_property
    def dots(self) -> tuple[tuple[Point, Point], ...]:
        """Of every bridge site, the one on the southern bank and the one on the northern."""
        west = [self.dots_at(crossing) for crossing in sorted(self.plan.half.crossings)]
        turned = self.plan.turned_point
        return (*west, *((turned(north), turned(south)) for south, north in reversed(west)))

    def dots_at(self, crossing: int) -> tuple[Point, Point]:
        number = bisect_left([x for x, _ in self.western], crossing)
        number = min(max(number, 1), len(self.western) - 1)
        (x0, y0), (x1, y1) = self.western[number - 1], self.western[number]
        y = y0 + (y1 - y0) * (crossing - x0) / (x1 - x0 or 1)
        nx, ny = self.normal(number)
        reach = self.half_width(number) + SHORE
        south = round(crossing + reach * nx), round(y + reach * ny)
        north = round(crossing - reach * nx), round(y - reach * ny)
        return south, north


@lru_cache(maxsize=8)
def river_of(plan: Plan) -> River:
    return River(plan)


def smooth(points: Sequence[Place], steps: int) -> list[Place]:
    """A soft line through all points but the first and the last, which only give the direction."""
    found: list[Place] = [points[0]]
    inner = [(2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1]), *points]
    for a, b, c, d in zip(inner, inner[1:], inner[2:], inner[3:], strict=False):
        found += [between(a, b, c, d, step / steps) for step in range(1, steps + 1)]
    return found


def between(a: Place, b: Place, c: Place, d: Place, t: float) -> Place:
    """On the way from b to c, so that it runs on smoothly from a and towards d."""
    x, y = (
        b[axis]
        + 0.5 * t * (c[axis] - a[axis])
        + t * t * (a[axis] - 2.5 * b[axis] + 2 * c[axis] - 0.5 * d[axis])
        + t * t * t * (-0.5 * a[axis] + 1.5 * b[axis] - 1.5 * c[axis] + 0.5 * d[axis])
        for axis in (0, 1)
    )
    return x, y


def from_border(shore: Sequence[Place]) -> list[Point]:
    """The part of a shore east of the western border, in whole numbers."""
    first = next(number for number, (x, _) in enumerate(shore) if x > 0)
    (x0, y0), (x1, y1) = shore[max(first - 1, 0)], shore[first]
    border = y0 if x1 == x0 else y0 + (y1 - y0) * (0 - x0) / (x1 - x0)
    return [(0, round(border)), *((round(x), round(y)) for x, y in shore[first:])]

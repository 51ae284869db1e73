"""How a map is cut into pieces: a true jigsaw, the same after a half turn.

The knots of the cut lie near a grid of columns and rows, but never on it; where one falls apart
into two, pieces meet cornerwise. Between two knots runs a cut, with a tab on it. Every knot and
every cut is drawn by chance from the board's seed and its own number of tries, which
`fitting.py` raises until no piece merely grazes a zone: so a few small numbers give the whole cut.

One half of the knots and cuts is drawn; the other is its image. All points are whole, and both
pieces beside a cut use the very same points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .plan import Plan, Point

Pair = tuple[int, int]  # the two places beside a cut, or the row and the column of a knot
Stroke = tuple["Point", ...]  # what follows a point: one more for a line, three for a curve
Tries = Mapping[Pair, int]

STEPS = 12  # straight lines that stand for a curve where lengths and surfaces are worked out
SWAY = 0.13  # of a column's width or a row's height, by which knots lie off the grid
SPLIT = 0.46  # of a column's width, between the two halves of a knot that fell apart
SPLITTING = 0.34  # how many knots do


@dataclass(frozen=True)
class Cutting:
    """How often each knot and each cut has been drawn anew; those not named, never."""

    knots: Tries = field(default_factory=dict)
    cuts: Tries = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """A cut between two knots, or a stretch of the border: a start, and strokes from there."""

    start: Point
    strokes: tuple[Stroke, ...]

    @property
    def end(self) -> Point:
        return self.strokes[-1][-1]

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """All corners of the line, its ends included, where straight lines stand for curves."""
        found = [self.start]
        for stroke in self.strokes:
            found += flattened(found[-1], stroke)
        return tuple(found)

    @cached_property
    def reversed(self) -> Line:
        ends = [self.start, *(stroke[-1] for stroke in self.strokes)]
        back = [
            (*reversed(stroke[:-1]), ends[number]) for number, stroke in enumerate(self.strokes)
        ]
        turned = Line(self.end, tuple(reversed(back)))
        turned.__dict__["points"] = self.points[::-1]
        return turned


@dataclass(frozen=True)
class Cut:
    """The pieces of a puzzle: what lies around each place, and between any two neighbours."""

    outlines: tuple[tuple[Line, ...], ...]  # of each place, clockwise, from its upper left knot
    between: Mapping[Pair, Line]  # the lower place first

    @cached_property
    def rings(self) -> tuple[tuple[Point, ...], ...]:
        """The corners of every piece."""
        return tuple(ring(outline) for outline in self.outlines)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The places that interlock with each, in order."""
        found: list[list[int]] = [[] for _ in self.outlines]
        for a, b in self.between:
            found[a].append(b)
            found[b].append(a)
        return tuple(tuple(sorted(each)) for each in found)


def ring(outline: Sequence[Line]) -> tuple[Point, ...]:
    return tuple(point for line in outline for point in line.points[:-1])


def flattened(start: Point, stroke: Stroke) -> list[Point]:
    if len(stroke) == 1:
        return [stroke[0]]
    found = [on_curve((start, *stroke), step / STEPS) for step in range(1, STEPS)]
    return [*found, stroke[-1]]


def on_curve(points: Sequence[Point], t: float) -> Point:
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, points, strict=True))
        for axis in (0, 1)
    )
    return round(x), round(y)


# ---------------------------------------------------------------- knots


class Knots:
    """Where cuts meet. On the boundary above each row, `upper` knots end the cuts of the row
    above it, and `lower` ones begin those of the row itself; mostly they are the same.
    """

    def __init__(self, plan: Plan, tries: Tries) -> None:
        self.plan, self.tries = plan, tries
        self.upper: dict[Pair, Point] = {}
        self.lower: dict[Pair, Point] = {}
        for row in range(plan.rows + 1):
            for column in range(plan.columns + 1):
                self.tie(row, column)

    def tie(self, row: int, column: int) -> None:
        """A knot and its image."""
        plan = self.plan
        image = plan.rows - row, plan.columns - column
        if (row, column) > image:
            return
        upper, lower = self.drawn(row, column)
        self.upper[row, column], self.lower[row, column] = upper, lower
        self.upper[image], self.lower[image] = plan.turned_point(lower), plan.turned_point(upper)

    def drawn(self, row: int, column: int) -> tuple[Point, Point]:
        plan = self.plan
        if 2 * row == plan.rows and 2 * column == plan.columns:
            return (plan.width // 2, plan.height // 2), (plan.width // 2, plan.height // 2)
        chance = Random(f"{plan.half.seed} knot {row} {column} {self.tries.get((row, column), 0)}")
        wide, high = plan.width / plan.columns, plan.height / plan.rows
        sway, drift = (SWAY * (2 * chance.random() - 1) for _ in range(2))
        x = column * wide + (sway * wide if 0 < column < plan.columns else 0)
        y = row * high + (drift * high if 0 < row < plan.rows else 0)
        inner = 0 < row < plan.rows and 0 < column < plan.columns
        splits, leans = chance.random() < SPLITTING, 2 * chance.random() - 1
        apart = SPLIT * wide / 2 if inner and splits else 0.0
        apart, slope = (-apart, -leans) if leans < 0 else (apart, leans)
        slope *= SWAY * high / 2 if apart else 0
        return (round(x - apart), round(y - slope)), (round(x + apart), round(y + slope))


# ---------------------------------------------------------------- cuts


@dataclass(frozen=True)
class Gap:
    """Two knots between which there is a cut, from the left or from above, and its places."""

    pair: Pair
    start: Point
    end: Point


def gaps(plan: Plan, knots: Knots) -> Iterator[Gap]:
    for row in range(plan.rows):
        for column in range(1, plan.columns):
            right = row * plan.columns + column
            ends = knots.lower[row, column], knots.upper[row + 1, column]
            yield Gap((right - 1, right), *ends)
    for row in range(1, plan.rows):
        yield from gaps_along(plan, knots, row)


def gaps_along(plan: Plan, knots: Knots, row: int) -> Iterator[Gap]:
    """From left to right on the boundary above a row."""
    above, below = (row - 1) * plan.columns, row * plan.columns
    start = knots.upper[row, 0]
    for column in range(1, plan.columns):
        upper, lower = knots.upper[row, column], knots.lower[row, column]
        for end in sorted({upper, lower}):
            yield Gap((above, below), start, end)
            above += end == upper
            below += end == lower
            start = end
    yield Gap((above, below), start, knots.upper[row, plan.columns])


def cut(plan: Plan, cutting: Cutting | None = None) -> Cut:
    """The pieces of a board's puzzles."""
    cutting = cutting or Cutting()
    knots = Knots(plan, cutting.knots)
    found: dict[Pair, Line] = {}
    for gap in gaps(plan, knots):
        image = plan.turned_place(gap.pair[1]), plan.turned_place(gap.pair[0])
        if gap.pair <= image:
            found[gap.pair] = tab(plan, gap, cutting.cuts.get(gap.pair, 0))
            found[image] = turned(plan, found[gap.pair]).reversed
    between = dict(sorted(found.items()))
    outlines = (outline(plan, knots, between, place) for place in range(plan.places))
    return Cut(tuple(outlines), between)


def turned(plan: Plan, line: Line) -> Line:
    """The line after a half turn of the board."""
    strokes = (tuple(plan.turned_point(point) for point in stroke) for stroke in line.strokes)
    image = Line(plan.turned_point(line.start), tuple(strokes))
    image.__dict__["points"] = tuple(plan.turned_point(point) for point in line.points)
    return image


def outline(plan: Plan, knots: Knots, between: Mapping[Pair, Line], place: int) -> tuple[Line, ...]:
    """What lies around a place, clockwise: cuts, and straight lines along the border."""
    row, column = divmod(place, plan.columns)
    near = range(-1, 2)
    over = [(place - plan.columns + step, place) for step in near]
    under = [(place, place + plan.columns + step) for step in near]
    upper_left, upper_right = knots.lower[row, column], knots.lower[row, column + 1]
    lower_left, lower_right = knots.upper[row + 1, column], knots.upper[row + 1, column + 1]
    top = [between[pair] for pair in over if pair in between]
    right = [between[pair] for pair in [(place, place + 1)] if column + 1 < plan.columns]
    bottom = [between[pair].reversed for pair in reversed(under) if pair in between]
    left = [between[pair].reversed for pair in [(place - 1, place)] if column]
    return (
        *(top or [Line(upper_left, ((upper_right,),))]),
        *(right or [Line(upper_right, ((lower_right,),))]),
        *(bottom or [Line(lower_right, ((lower_left,),))]),
        *(left or [Line(lower_left, ((upper_left,),))]),
    )


def tab(plan: Plan, gap: Gap, tries: int) -> Line:
    """A cut with a tab: a bow, a neck, a head, and the same back, none of them quite even."""
    chance = Random(f"{plan.half.seed} cut {gap.pair[0]} {gap.pair[1]} {tries}")

    def about(value: float, share: float) -> float:
        return value * (1 + share * (2 * chance.random() - 1))

    along = gap.end[0] - gap.start[0], gap.end[1] - gap.start[1]
    length = hypot(*along)
    size = min(length, 0.92 * plan.width / plan.columns, 0.92 * plan.height / plan.rows) / length
    up = size if chance.random() < 0.5 else -size
    middle = 0.5 + (1 - 0.62 * size) * 0.55 * (chance.random() - 0.5)
    height, neck, head = about(0.235, 0.12), about(0.062, 0.2) * size, about(0.135, 0.14) * size
    lean, bow, swing = ((2 * chance.random() - 1) * most for most in (0.035, 0.05, 0.05))
    waist = about(0.3, 0.2) * height
    top = middle + lean * size

    def at(x: float, y: float) -> Point:
        """So far along the cut, and so far to its side."""
        y *= up
        return (
            round(gap.start[0] + x * along[0] - y * along[1]),
            round(gap.start[1] + x * along[1] + y * along[0]),
        )

    left, right = middle - neck, middle + neck
    reach = about(0.09, 0.25) * size
    return Line(
        gap.start,
        (
            (at(0.42 * left, bow), at(left + reach, bow - 0.09), at(left, waist)),
            (
                at(left - 0.9 * reach, waist + 0.09 + 0.09 * height),
                at(top - head, height),
                at(top, height),
            ),
            (
                at(top + head, height),
                at(right + 0.9 * reach, waist + 0.09 + 0.09 * height),
                at(right, waist),
            ),
            (at(right - reach, swing - 0.09), at(1 - 0.42 * (1 - right), swing), gap.end),
        ),
    )

"""How a map is cut into pieces: a true jigsaw, the same after a half turn.

The knots of the cut lie near a grid of columns and rows, but never on it; where one falls apart
into two, pieces meet cornerwise. Between two knots runs a cut, with a tab on it. Every knot and
every cut is drawn by chance from the board's seed and its own number of tries, which
`mapmaking/fitting.py` raises until no piece merely grazes a zone: so a few small numbers give the
whole cut.

One half of the knots and cuts is drawn; the other is its image. All points are whole, and both
pieces beside a cut use the very same points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot, pi, sin
from random import Random

from ludotheque.kit.grid import Point

from .map import Cutting, Pair
from .plan import Plan

Stroke = tuple[Point, ...]  # what follows a point: one more for a line, three for a curve

STEPS = 12  # straight lines that stand for a curve where lengths and surfaces are worked out
SWAY = 0.1  # of a column's width or a row's height, by which knots lie off the grid
FARTHEST = 0.24  # the same, after some tries
WAVES = 0.12, 0.22  # the same, for the slow waves by which the whole grid is drawn aside
SPLIT = 0.46  # of a column's width, between the two halves of a knot that fell apart
SPLITTING = 0.34  # how many knots do
TAB = 0.92  # how much of the shorter side of a piece is measured for a tab, at most
LARGEST = 1.25  # how much larger a tab is on a short cut, against its length
BOW = 0.08  # how far a cut swings off the straight line before and after its tab


@dataclass(frozen=True)
class Line:
    """A cut between two knots, or a stretch of the border: a start, and strokes from there."""

    start: Point
    strokes: tuple[Stroke, ...]

    def __hash__(self) -> int:
        return self.hashed

    @cached_property
    def hashed(self) -> int:
        """Worked out once: a search looks lines up all the time."""
        return hash((self.start, self.strokes))

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
    knots: Knots = field(repr=False, compare=False)
    gaps: Mapping[Pair, Gap] = field(repr=False, compare=False)

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

    def box(self, place: int) -> tuple[Point, Point]:
        """The rectangle around a piece: its upper left corner and its lower right one."""
        east, south = ([point[axis] for point in self.rings[place]] for axis in (0, 1))
        return (min(east), min(south)), (max(east), max(south))

    def middle(self, place: int) -> Point:
        """Of the rectangle around a piece."""
        (left, top), (right, bottom) = self.box(place)
        return (left + right) // 2, (top + bottom) // 2


def ring(outline: Sequence[Line]) -> tuple[Point, ...]:
    return tuple(point for line in outline for point in line.points[:-1])


def flattened(start: Point, stroke: Stroke) -> list[Point]:
    if len(stroke) == 1:
        return [stroke[0]]
    found = [on_curve((start, *stroke), step) for step in range(1, STEPS)]
    return [*found, stroke[-1]]


def on_curve(points: Sequence[Point], step: int) -> Point:
    """The point after so many of the `STEPS` of a curve, worked out in whole numbers.

    Many of these points lie halfway between two whole numbers, where the last digit of a sum of
    floats would decide; and Python 3.12 sums floats in another way than 3.11.
    """
    t, s = step, STEPS - step
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, points, strict=True)) / STEPS**3
        for axis in (0, 1)
    )
    return round(x), round(y)


# ---------------------------------------------------------------- knots


class Knots:
    """Where cuts meet. On the boundary above each row, `upper` knots end the cuts of the row
    above it, and `lower` ones begin those of the row itself; mostly they are the same.
    """

    def __init__(
        self,
        plan: Plan,
        cutting: Cutting,
        known: dict[tuple[int, int, int, int], tuple[Point, Point]],
    ) -> None:
        self.plan, self.cutting, self.known = plan, cutting, known
        chance = Random(f"{plan.half.seed} waves {cutting.waves}")
        self.waves = [Wave(chance, most) for most in WAVES]
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
        tries = self.cutting.knots.get((row, column), 0)
        key = self.cutting.waves, row, column, tries
        if key not in self.known:
            self.known[key] = self.drawn(row, column, tries)
        upper, lower = self.known[key]
        self.upper[row, column], self.lower[row, column] = upper, lower
        self.upper[image], self.lower[image] = plan.turned_point(lower), plan.turned_point(upper)

    def drawn(self, row: int, column: int, tries: int) -> tuple[Point, Point]:
        plan = self.plan
        if 2 * row == plan.rows and 2 * column == plan.columns:
            return (plan.width // 2, plan.height // 2), (plan.width // 2, plan.height // 2)
        chance = Random(f"{plan.half.seed} knot {row} {column} {tries}")
        x, y = self.on_grid(row, column, chance, min(SWAY * (1 + tries / 4), FARTHEST))
        inner = 0 < row < plan.rows and 0 < column < plan.columns
        splits, leans = chance.random() < SPLITTING, 2 * chance.random() - 1
        apart = SPLIT * plan.width / plan.columns / 2 if inner and splits else 0.0
        slope = abs(leans) * SWAY * plan.height / plan.rows / 2 if apart else 0.0
        if leans < 0:
            apart, slope = -apart, -slope
        return (round(x - apart), round(y - slope)), (round(x + apart), round(y + slope))

    def on_grid(self, row: int, column: int, chance: Random, sway: float) -> tuple[float, float]:
        """Off the grid by its waves and by chance; what lies on the border stays there."""
        plan = self.plan
        wide, high = plan.width / plan.columns, plan.height / plan.rows
        u, v = column / plan.columns - 0.5, row / plan.rows - 0.5
        east, south = (wave(u, v) + sway * (2 * chance.random() - 1) for wave in self.waves)
        x = column * wide + (east * wide if 0 < column < plan.columns else 0)
        y = row * high + (south * high if 0 < row < plan.rows else 0)
        return x, y


class Wave:
    """By how much the grid is drawn aside, at so much east and south of the middle.

    It turns with the board: what lies opposite is drawn the opposite way.
    """

    def __init__(self, chance: Random, most: float) -> None:
        self.most = most
        self.swings = [(chance.random() * 9 - 4.5, chance.random() * 5 - 2.5) for _ in range(3)]

    def __call__(self, u: float, v: float) -> float:
        return self.most * sum(sin(2 * pi * (a * u + b * v)) for a, b in self.swings) / 2


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
    return Cutter(plan).cut(cutting or Cutting())


class Cutter:
    """Cuts a map, and remembers every line it has drawn, for the next cutting of the same map."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.knots: dict[tuple[int, int, int, int], tuple[Point, Point]] = {}
        self.lines: dict[tuple[Gap, int], tuple[Line, Line]] = {}

    def cut(self, cutting: Cutting) -> Cut:
        plan = self.plan
        knots = Knots(plan, cutting, self.knots)
        found_gaps = {gap.pair: gap for gap in gaps(plan, knots)}
        found: dict[Pair, Line] = {}
        for pair, gap in found_gaps.items():
            image = plan.turned_pair(pair)
            if pair <= image:
                found[pair], found[image] = self.lines_of(gap, cutting.cuts.get(pair, 0))
        between = dict(sorted(found.items()))
        outlines = (outline(plan, knots, between, place) for place in range(plan.places))
        return Cut(tuple(outlines), between, knots, found_gaps)

    def recut(self, before: Cut, pair: Pair, tries: int) -> Cut:
        """The same cut, but for one line and its image."""
        image = self.plan.turned_pair(pair)
        lines = self.lines_of(before.gaps[pair], tries)
        between = {**before.between, pair: lines[0], image: lines[1]}
        outlines = list(before.outlines)
        for place in {*pair, *image}:
            outlines[place] = outline(self.plan, before.knots, between, place)
        return Cut(tuple(outlines), between, before.knots, before.gaps)

    def lines_of(self, gap: Gap, tries: int) -> tuple[Line, Line]:
        """A cut and its image."""
        key = gap, tries
        if key not in self.lines:
            drawn = tab(self.plan, gap, tries)
            self.lines[key] = drawn, turned(self.plan, drawn).reversed
        return self.lines[key]


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
    most = TAB * min(plan.width / plan.columns, plan.height / plan.rows)
    size = min(LARGEST, most / length)
    side = 1 if chance.random() < 0.5 else -1
    middle = 0.5 + (1 - 0.66 * size) * 0.7 * (chance.random() - 0.5)
    height, waist = about(0.255, 0.1) * size, about(0.085, 0.2) * size
    neck, head = about(0.055, 0.25) * size, about(0.098, 0.14) * size
    lean = 0.045 * size * (2 * chance.random() - 1)
    out, rise = about(0.115, 0.12) * size, about(0.08, 0.25) * size
    bow, swing = (BOW * (2 * chance.random() - 1) for _ in range(2))

    def at(x: float, y: float) -> Point:
        """So far along the cut, and so far to its side."""
        return (
            round(gap.start[0] + x * along[0] - side * y * along[1]),
            round(gap.start[1] + x * along[1] + side * y * along[0]),
        )

    left, right, top = middle - neck, middle + neck, middle + lean
    before, after = (left + 0.7 * out, waist - 0.7 * rise), (right - 0.7 * out, waist - 0.7 * rise)
    strokes = (
        (at(0.45 * left, bow), at(*before), at(left, waist)),
        (at(left - out, waist + rise), at(top - head, height), at(top, height)),
        (at(top + head, height), at(right + out, waist + rise), at(right, waist)),
        (at(*after), at(1 - 0.45 * (1 - right), swing), gap.end),
    )
    return Line(gap.start, strokes)

"""Shapes as the text of SVG paths, in whole numbers.

The board's paths count each point from the one before, which is short; a piece's paths name every
point, so that they can be turned, and have no text in common with the board's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from ..board.jigsaw import Line

if TYPE_CHECKING:
    from shapely import Geometry

    from ..board.plan import Point

Stretch = tuple[list["Point"], bool]  # the corners of a line, and whether it is closed


def stretches(shapes: Iterable[Geometry]) -> list[Stretch]:
    """The rings and lines of many shapes. The end of a ring is its start, and not told twice."""
    from shapely import get_parts

    found: list[Stretch] = []
    for part in get_parts([*shapes]):
        if part.geom_type == "Polygon":
            rings = (part.exterior, *part.interiors)
            found += [(whole(ring.coords)[:-1], True) for ring in rings]
        elif part.geom_type in ("LineString", "LinearRing"):
            found.append((whole(part.coords), False))
    return [(points, closed) for points, closed in found if len(points) > 1 + closed]


def whole(points: Iterable[Sequence[float]]) -> list[Point]:
    """In whole numbers, without standing still."""
    found: list[Point] = []
    for point in points:
        rounded = round(point[0]), round(point[1])
        if not found or rounded != found[-1]:
            found.append(rounded)
    return found


# ---------------------------------------------------------------- from point to point


def short_path(shapes: Iterable[Geometry]) -> str:
    text = []
    for points, closed in stretches(shapes):
        x, y = points[0]
        steps = []
        for east, south in points[1:]:
            steps.append(joined((east - x, south - y)))
            x, y = east, south
        text.append(f"M{joined(points[0])}l{' '.join(steps)}{'z' if closed else ''}")
    return "".join(text).replace(" -", "-")


def short_outline(outline: Sequence[Line]) -> str:
    """The edge of a place, with its curves."""
    x, y = outline[0].start
    text = [f"M{joined((x, y))}"]
    for line in outline:
        for points in line.strokes:
            steps = " ".join(joined((east - x, south - y)) for east, south in points)
            text.append(("l" if len(points) == 1 else "c") + steps)
            x, y = points[-1]
    return "".join(text).replace(" -", "-") + "z"


# ---------------------------------------------------------------- every point


def full_path(lines: Iterable[Stretch]) -> str:
    """In an order, and from starting points, that depend on nothing but what is seen."""
    ordered = sorted((from_first(points, closed), closed) for points, closed in lines)
    return "".join(
        f"M{joined(points[0])}L{' '.join(map(joined, points[1:]))}{'z' if closed else ''}"
        for points, closed in ordered
    )


def from_first(points: list[Point], closed: bool) -> list[Point]:
    first = points.index(min(points))
    if closed:
        return points[first:] + points[:first]
    return min(points, points[::-1])


def read_full_path(path: str) -> list[Stretch]:
    found: list[Stretch] = []
    for part in path.split("M")[1:]:
        numbers = [int(number) for number in re.findall(r"-?\d+", part)]
        found.append((list(zip(numbers[::2], numbers[1::2], strict=True)), part.endswith("z")))
    return found


def turned_path(path: str, turns: int) -> str:
    """The same path after so many quarter turns clockwise around the origin."""
    return full_path(
        ([turned(point, turns) for point in points], closed)
        for points, closed in read_full_path(path)
    )


def full_outline(outline: Sequence[Line], moved: Callable[[Point], Point]) -> str:
    """The edge of a piece, moved somewhere else; it begins at the corner nearest the upper left."""
    lines = [
        (moved(line.start), [[moved(point) for point in stroke] for stroke in line.strokes])
        for line in outline
    ]
    first = min(range(len(lines)), key=lambda number: (sum(lines[number][0]), lines[number][0]))
    lines = lines[first:] + lines[:first]
    text = [f"M{joined(lines[0][0])}"]
    text += [
        ("L" if len(stroke) == 1 else "C") + " ".join(map(joined, stroke))
        for _, strokes in lines
        for stroke in strokes
    ]
    return "".join(text) + "z"


def turned(point: Point, turns: int) -> Point:
    """A quarter turn clockwise takes the top to the right."""
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[turns]


def joined(point: Point) -> str:
    return f"{point[0]} {point[1]}"

"""Outlines and lines as the text of SVG paths, in whole numbers.

The board's paths count each point from the one before, which is short; a piece's paths name every
point, so that they can be turned, and have no text in common with the board's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from ludotheque.kit.grid import Point

from .jigsaw import Line

Stretch = tuple[list["Point"], bool]  # the corners of a line, and whether it is closed


# ---------------------------------------------------------------- from point to point


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

"""Shapes as the text of SVG paths, in whole numbers, each point counted from the one before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shapely import Geometry, get_parts

from ludotheque.kit.grid import Point

from ..board.paths import Stretch, joined


def stretches(shapes: Iterable[Geometry]) -> list[Stretch]:
    """The rings and lines of many shapes. The end of a ring is its start, and not told twice."""
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

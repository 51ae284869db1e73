"""The printed map as paths: that of the whole board, and that of every piece.

It is worked out from the shapes of `scenery.py` and the cut; for the boards that come with the
game it is kept beside their files (`kept.py`). How a piece is turned and told stands in `shown.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .paths import full_path, short_path, stretches
from .scenery import TERRAINS

if TYPE_CHECKING:
    from shapely import Geometry, STRtree

    from ..board.plan import Plan, Point

VISIBLE = 0.045  # of a piece: less is not worth a word
BREADTH = 40  # of a line, where it is compared with a surface

Paths = tuple[tuple[str, str], ...]  # a kind of layer, and its path


@dataclass(frozen=True)
class Printed:
    """The layers of the board; for each piece its own, and what is seen on it in words."""

    board: Paths
    pieces: tuple[Paths, ...]
    terrains: tuple[tuple[str, ...], ...]


def print_pieces(plan: Plan) -> Printed:
    from shapely import STRtree

    layers = [layer for layer in plan.scenery.layers if layer.shapes]
    trees = [(layer.kind, STRtree(layer.shapes)) for layer in layers]
    cut_out = [cut_from(plan, place, trees) for place in range(plan.places)]
    return Printed(
        board=tuple((layer.kind, short_path(layer.shapes)) for layer in layers),
        pieces=tuple(moved_paths(plan, place, cut_out[place]) for place in range(plan.places)),
        terrains=tuple(terrain(plan, place, cut_out[place]) for place in range(plan.places)),
    )


def cut_from(
    plan: Plan, place: int, trees: Sequence[tuple[str, STRtree]]
) -> list[tuple[str, list[Geometry]]]:
    """What of every layer lies on a piece."""
    from shapely import Polygon, intersection

    piece = Polygon(plan.cut.rings[place])
    found = []
    for kind, tree in trees:
        near = tree.geometries[tree.query(piece, predicate="intersects")]
        shapes = [shape for shape in intersection(near, piece) if not shape.is_empty]
        if shapes:
            found.append((kind, shapes))
    return found


def moved_paths(plan: Plan, place: int, layers: Sequence[tuple[str, list[Geometry]]]) -> Paths:
    """Around the middle of the piece."""
    x, y = middle_of(plan, place)
    found = []
    for kind, shapes in layers:
        lines = [
            ([(east - x, south - y) for east, south in points], closed)
            for points, closed in stretches(shapes)
        ]
        found.append((kind, full_path(lines)))
    return tuple((kind, path) for kind, path in found if path)


def middle_of(plan: Plan, place: int) -> Point:
    """Of the rectangle around a piece."""
    (left, top), (right, bottom) = box_of(plan, place)
    return (left + right) // 2, (top + bottom) // 2


def box_of(plan: Plan, place: int) -> tuple[Point, Point]:
    east, south = ([point[axis] for point in plan.cut.rings[place]] for axis in (0, 1))
    return (min(east), min(south)), (max(east), max(south))


def terrain(
    plan: Plan, place: int, layers: Sequence[tuple[str, list[Geometry]]]
) -> tuple[str, ...]:
    """What is seen on a piece: works of all kinds first, then the land, most of it first."""
    found = plan.touching
    objectives = zip(plan.objectives, found.objectives, strict=True)
    zones = [
        *(objective.kind for objective, places in objectives if place in places),
        *("paratroops" for places in found.paratroop_bases if place in places),
        *("tanks" for places in found.tank_bases if place in places),
        *("base-line" for places in found.base_lines if place in places),
    ]
    shares = {kind: surface(shapes) for kind, shapes in layers if kind in TERRAINS}
    size = plan.width * plan.height / plan.places
    plain = [kind for kind, much in shares.items() if much > VISIBLE * size]
    return (*zones, *sorted(plain, key=lambda kind: (-round(shares[kind]), kind)))


def surface(shapes: Sequence[Geometry]) -> float:
    """How much of a map something takes up; a line is a little broad."""
    return float(sum(shape.area or BREADTH * shape.length for shape in shapes))

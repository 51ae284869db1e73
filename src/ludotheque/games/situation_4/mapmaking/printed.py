"""The printed map as paths: that of the whole board, and that of every piece.

It is worked out from the shapes of `scenery.py` and the cut; for the boards that come with the
game it is kept beside their files (`kept.py`). How a piece is turned and told stands in `shown.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from shapely import Geometry, Polygon, STRtree, intersection

from ..board.jigsaw import Cut
from ..board.map import TERRAINS, Paths, Printed, Touching
from ..board.paths import full_path
from ..board.plan import Plan
from .scenery import Scenery
from .shapes import short_path, stretches

VISIBLE = 0.045  # of a piece: less is not worth a word
BREADTH = 40  # of a line, where it is compared with a surface


def print_pieces(plan: Plan, scenery: Scenery, cut: Cut, touching: Touching) -> Printed:
    layers = [layer for layer in scenery.layers if layer.shapes]
    trees = [(layer.kind, STRtree(layer.shapes)) for layer in layers]
    cut_out = [cut_from(cut, place, trees) for place in range(plan.places)]
    return Printed(
        board=tuple((layer.kind, short_path(layer.shapes)) for layer in layers),
        pieces=tuple(moved_paths(cut, place, cut_out[place]) for place in range(plan.places)),
        terrains=tuple(
            terrain(plan, touching, place, cut_out[place]) for place in range(plan.places)
        ),
    )


def cut_from(
    cut: Cut, place: int, trees: Sequence[tuple[str, STRtree]]
) -> list[tuple[str, list[Geometry]]]:
    """What of every layer lies on a piece."""
    piece = Polygon(cut.rings[place])
    found = []
    for kind, tree in trees:
        near = tree.geometries[tree.query(piece, predicate="intersects")]
        shapes = [shape for shape in intersection(near, piece) if not shape.is_empty]
        if shapes:
            found.append((kind, shapes))
    return found


def moved_paths(cut: Cut, place: int, layers: Sequence[tuple[str, list[Geometry]]]) -> Paths:
    """Around the middle of the piece."""
    x, y = cut.middle(place)
    found = []
    for kind, shapes in layers:
        lines = [
            ([(east - x, south - y) for east, south in points], closed)
            for points, closed in stretches(shapes)
        ]
        found.append((kind, full_path(lines)))
    return tuple((kind, path) for kind, path in found if path)


def terrain(
    plan: Plan, touching: Touching, place: int, layers: Sequence[tuple[str, list[Geometry]]]
) -> tuple[str, ...]:
    """What is seen on a piece: works of all kinds first, then the land, most of it first."""
    objectives = zip(plan.objectives, touching.objectives, strict=True)
    zones = [
        *(objective.kind for objective, places in objectives if place in places),
        *("paratroops" for places in touching.paratroop_bases if place in places),
        *("tanks" for places in touching.tank_bases if place in places),
        *("base-line" for places in touching.base_lines if place in places),
    ]
    shares = {kind: surface(shapes) for kind, shapes in layers if kind in TERRAINS}
    size = plan.width * plan.height / plan.places
    plain = [kind for kind, much in shares.items() if much > VISIBLE * size]
    return (*zones, *sorted(plain, key=lambda kind: (-round(shares[kind]), kind)))


def surface(shapes: Sequence[Geometry]) -> float:
    """How much of a map something takes up; a line is a little broad."""
    return float(sum(shape.area or BREADTH * shape.length for shape in shapes))

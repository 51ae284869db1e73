"""What is printed upright on both halves of a map: figures, trees, and small pictures.

Each is drawn around an origin of its own, in the units of a plan. Everything else on the map turns
with the board; these do not, so that a piece shows which way up it belongs.
"""

from __future__ import annotations

from collections.abc import Sequence

from shapely import Geometry, LineString, Point, Polygon, affinity, box, union_all

Place = tuple[float, float]
Polyline = Sequence[Place]

# The strokes of each figure, three wide and five high, from the upper left corner.
FIGURES: dict[str, tuple[Polyline, ...]] = {
    "0": (((0, 1), (0, 4), (1, 5), (2, 5), (3, 4), (3, 1), (2, 0), (1, 0), (0, 1)),),
    "1": (((0.5, 1.2), (1.7, 0), (1.7, 5)), ((0.6, 5), (2.8, 5))),
    "2": (((0, 1), (1, 0), (2, 0), (3, 1), (3, 1.9), (0, 5), (3.1, 5)),),
    "3": (
        ((0, 0.7), (1, 0), (2, 0), (3, 0.9), (3, 1.5), (2, 2.4), (1.1, 2.4)),
        ((2, 2.4), (3, 3.4), (3, 4.1), (2, 5), (1, 5), (0, 4.3)),
    ),
    "4": (((2.3, 5), (2.3, 0), (0, 3.5), (3.2, 3.5)),),
    "5": (((3, 0), (0.2, 0), (0, 2.4), (1, 2), (2, 2), (3, 3), (3, 4), (2, 5), (1, 5), (0, 4.3)),),
    "6": (
        ((2.9, 0.6), (2, 0), (1, 0), (0, 1), (0, 4), (1, 5), (2, 5), (3, 4), (3, 3), (2, 2.1)),
        ((2, 2.1), (1, 2.1), (0, 3)),
    ),
    "7": (((0, 0), (3, 0), (1.1, 5)),),
    "8": (
        ((1, 2.4), (0, 1.5), (0, 0.9), (1, 0), (2, 0), (3, 0.9), (3, 1.5), (2, 2.4), (1, 2.4)),
        ((1, 2.4), (0, 3.4), (0, 4.1), (1, 5), (2, 5), (3, 4.1), (3, 3.4), (2, 2.4)),
    ),
    "9": (
        ((0.1, 4.4), (1, 5), (2, 5), (3, 4), (3, 1), (2, 0), (1, 0), (0, 1), (0, 2), (1, 2.9)),
        ((1, 2.9), (2, 2.9), (3, 2)),
    ),
}
STRIDE = 4.6  # from one figure to the next

FIR: Polyline = ((0, -17), (10, 2), (5, 2), (11, 14), (-11, 14), (-5, 2), (-10, 2))
OAK: Polyline = (
    (-3, 15), (-3, 7), (-12, 3), (-13, -6), (-6, -14), (5, -14), (13, -6), (12, 3), (3, 7), (3, 15),
)  # fmt: skip
TREE_SHADOW: Polyline = ((2, 11), (16, 12), (22, 17), (14, 20), (0, 17))
TUFT: Polyline = ((-13, -4), (-8, 6), (-4, -9), (0, 6), (4, -9), (8, 6), (13, -4))
BUSH: Polyline = ((-8, 0), (-5, -7), (3, -8), (8, -2), (6, 6), (-3, 7))
PEAK: Polyline = ((0, -16), (15, 11), (-15, 11))
CHURCH: Polyline = (
    (-2, -34), (2, -34), (2, -28), (8, -28), (8, -24), (2, -24), (2, -16), (12, -2), (12, 22),
    (-12, 22), (-12, -2), (-2, -16), (-2, -24), (-8, -24), (-8, -28), (-2, -28),
)  # fmt: skip


def number(value: int, height: float) -> Geometry:
    """A number with the origin in its middle."""
    figures = str(value)
    strokes = [
        LineString([(x + STRIDE * place, y) for x, y in stroke]).buffer(0.43, quad_segs=2)
        for place, figure in enumerate(figures)
        for stroke in FIGURES[figure]
    ]
    wide = STRIDE * (len(figures) - 1) + 3
    moved = affinity.translate(union_all(strokes), -wide / 2, -2.5)
    return affinity.scale(moved, height / 5, height / 5, origin=(0, 0))


def parachute(height: float) -> Geometry:
    """A canopy of four gores, its lines, and somebody under it."""
    canopy = Point(0, 0).buffer(50, quad_segs=10).intersection(box(-60, -60, 60, 4))
    scallops = union_all([Point(x, 8).buffer(13.5, quad_segs=6) for x in (-37, -12.5, 12.5, 37)])
    gores = union_all([LineString([(0, -50), (x, 8)]).buffer(1.6) for x in (-25, 0, 25)])
    lines = [LineString([(x, 0), (0, 52)]).buffer(1.7) for x in (-48, -25, 0, 25, 48)]
    body = Polygon([(-7, 52), (7, 52), (9, 68), (4, 84), (0, 72), (-4, 84), (-9, 68)])
    whole = union_all([canopy.difference(scallops).difference(gores), *lines, body])
    whole = whole.union(Point(0, 48).buffer(6.5, quad_segs=4))
    middle = affinity.translate(whole, 0, -17)
    return affinity.scale(middle, height / 134, height / 134, origin=(0, 0))


def tank(height: float) -> Geometry:
    """A tank from its side."""
    tracks = LineString([(-54, 26), (54, 26)]).buffer(17, quad_segs=6)
    wheels = union_all([Point(x, 26).buffer(8.5, quad_segs=4) for x in (-50, -25, 0, 25, 50)])
    hull = Polygon([(-66, 6), (-56, -12), (58, -12), (74, 4), (70, 8)])
    turret = Polygon([(-34, -13), (-28, -36), (16, -38), (32, -26), (34, -13)])
    gun = Polygon([(24, -33), (96, -37), (96, -30), (28, -24)])
    hatch = Polygon([(-14, -37), (-12, -44), (6, -44), (8, -37)])
    whole = union_all([tracks.difference(wheels), hull, turret, gun, hatch])
    whole = whole.union(
        union_all([Point(x, 26).buffer(4, quad_segs=3) for x in (-50, -25, 0, 25, 50)])
    )
    return affinity.scale(
        affinity.translate(whole, -12, 0), height / 88, height / 88, origin=(0, 0)
    )

"""The land of side A as nature and farmers left it: hills, woods, fields, streams.

Everything is drawn by chance from the board's seed, on the southern bank only, clear of the river
and of all zones. The northern bank is its image (`scenery.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from shapely import (
    Geometry,
    LineString,
    Point,
    Polygon,
    affinity,
    box,
    get_parts,
    line_merge,
    prepare,
    union_all,
)

from ..board.plan import Plan
from ..board.river import river_of, smooth

Place = tuple[float, float]

STEP_UP = 92  # from one contour line to the next, in the flattest places
HILL = 1_900_000  # how much land there is to a hill
WOOD = 640_000  # and to a wood
FIELD = (235, 175)  # about so wide and so high
PASTURE = 0.3  # how many fields are just grass
FIELDS = (("wheat", 0.55), ("crop", 0.76), ("plough", 0.93), ("orchard", 1.0))  # and the others
FURROW = 30  # from one furrow of a ploughed field to the next
TUFT = 132  # from one tuft of grass to the next
SPACING = 58  # from tree to tree


def spread(chance: Random, low: float, high: float) -> float:
    return low + (high - low) * chance.random()


def somewhere(plan: Plan, chance: Random) -> Place:
    """On the southern half, or not far north of it."""
    return spread(chance, 0, plan.width), spread(chance, 0.45 * plan.height, 1.02 * plan.height)


# ---------------------------------------------------------------- hills


def hills(plan: Plan, dry: Geometry) -> list[Geometry]:
    """For every height, from the lowest, the land that lies above it."""
    chance = Random(f"{plan.half.seed} hills")
    levels: list[list[Geometry]] = []
    inland = dry.buffer(-110)
    for _ in range(round(inland.area / HILL * 9)):
        rings = list(hill(chance, somewhere(plan, chance)))
        foot = Polygon(rings[0]).intersection(board(plan))
        if not foot.is_valid or not inland.buffer(111).contains(foot) or foot.is_empty:
            continue
        if sum(len(level) for level in levels[:1]) >= round(inland.area / HILL) + 2:
            break
        for height, ring in enumerate(rings):
            levels.extend([] for _ in range(height + 1 - len(levels)))
            levels[height].append(Polygon(ring).buffer(0))
    return [union_all(level).intersection(dry) for level in levels]


def hill(chance: Random, top: Place) -> Iterator[list[Place]]:
    """Rings around a top, from the foot upwards; none crosses another."""
    wide, squat, turn = (
        spread(chance, 330, 860),
        spread(chance, 0.5, 0.9),
        spread(chance, 0, pi),
    )
    bulges = [(number, spread(chance, 0, 2 * pi)) for number in (2, 3, 5)]
    heights = max(3, round(wide / STEP_UP))
    for height in range(heights):
        share = (1 - height / heights) ** 0.85
        ring = []
        for corner in range(56):
            angle = 2 * pi * corner / 56
            bulge = sum(sin(n * angle + phase + 0.12 * height) / (3 + 2 * n) for n, phase in bulges)
            far = wide * share * (1 + 0.75 * bulge)
            x, y = far * cos(angle), far * squat * sin(angle)
            east = top[0] + x * cos(turn) - y * sin(turn)
            ring.append((east, top[1] + x * sin(turn) + y * cos(turn)))
        yield ring


def shaded(levels: Sequence[Geometry]) -> tuple[list[Geometry], list[Geometry]]:
    """The slopes away from a light in the north-west, and those towards it."""
    away, towards = [], []
    for level in levels:
        lower = affinity.translate(level, 26, 26)
        upper = affinity.translate(level, -20, -20)
        away.append(lower.difference(level))
        towards.append(upper.difference(level))
    return away, towards


# ---------------------------------------------------------------- woods and fields


def woods(plan: Plan, free: Geometry) -> list[Geometry]:
    chance = Random(f"{plan.half.seed} woods")
    found = []
    for _ in range(round(free.area / WOOD)):
        x, y = somewhere(plan, chance)
        discs = []
        for _ in range(4 + int(6 * chance.random())):
            discs.append(Point(x, y).buffer(spread(chance, 55, 135), quad_segs=5))
            x, y = x + spread(chance, -150, 150), y + spread(chance, -95, 95)
        found.append(union_all(discs).buffer(16).buffer(-16))
    return polygons(union_all(found).intersection(free), 9000)


def trees(plan: Plan, wooded: Sequence[Geometry], sway: float = 13) -> list[Place]:
    """Where trees stand: in rows, but not quite."""
    chance = Random(f"{plan.half.seed} trees")
    found = []
    for wood in wooded:
        inner = wood.buffer(-17)
        prepare(inner)
        left, top, right, bottom = wood.bounds
        for row in range(int((bottom - top) / (0.8 * SPACING)) + 1):
            for column in range(int((right - left) / SPACING) + 1):
                x = left + SPACING * (column + 0.5 * (row % 2)) + spread(chance, -sway, sway)
                y = top + 0.8 * SPACING * row + spread(chance, -sway, sway) / 1.4
                if inner.contains(Point(x, y)):
                    found.append((round(x), round(y)))
    return found


def fields(plan: Plan, free: Geometry) -> dict[str, list[Geometry]]:
    """A patchwork, with gaps for hedges and ways between; a good part of it is pasture."""
    chance = Random(f"{plan.half.seed} fields")
    wide, high = FIELD
    columns, rows = plan.width // wide + 1, plan.height // high + 1
    corner = {
        (column, row): (
            wide * (column + spread(chance, -0.27, 0.27)) - wide / 2,
            high * (row + spread(chance, -0.27, 0.27)) - high / 2,
        )
        for column in range(columns + 1)
        for row in range(rows + 1)
    }
    found: dict[str, list[Geometry]] = {"wheat": [], "crop": [], "plough": [], "orchard": []}
    for (column, row), start in corner.items():
        kind = chance.random()
        if column == columns or row == rows or kind < PASTURE or start[1] < 0.4 * plan.height:
            continue
        ends = [corner[column + 1, row], corner[column + 1, row + 1], corner[column, row + 1]]
        field = Polygon([start, *ends]).buffer(-7, join_style="mitre").intersection(free)
        name = next(name for name, most in FIELDS if kind < most)
        found[name] += polygons(field, 5500)
    return found


def furrows(ploughed: Sequence[Geometry]) -> list[Geometry]:
    """Lines across every ploughed field, along its longer side."""
    found = []
    for field in ploughed:
        left, top, right, bottom = field.bounds
        middle = ((left + right) / 2, (top + bottom) / 2)
        tilt = (left * 7 + top * 3) % 50 - 25
        far = int((right - left + bottom - top) / 2)
        for y in range(-far, far, FURROW):
            line = LineString([(middle[0] - far, middle[1] + y), (middle[0] + far, middle[1] + y)])
            turned = affinity.rotate(line, tilt, origin=middle)
            found += lines(turned.intersection(field.buffer(-9)), 24)
    return found


def tufts(plan: Plan, grass: Geometry) -> list[Place]:
    """Signs for grass, all over what is neither ploughed nor built upon."""
    chance = Random(f"{plan.half.seed} grass")
    prepare(grass)
    found: list[Place] = []
    for row in range(plan.height // (2 * TUFT), plan.height // TUFT + 1):
        for column in range(plan.width // TUFT + 1):
            x = TUFT * (column + 0.5 * (row % 2)) + spread(chance, -0.3, 0.3) * TUFT
            y = TUFT * row + spread(chance, -0.3, 0.3) * TUFT
            if grass.contains(Point(x, y)):
                found.append((round(x), round(y)))
    return found


def streams(plan: Plan, levels: Sequence[Geometry], free: Geometry) -> list[Geometry]:
    """From the feet of some hills down to the river."""
    chance = Random(f"{plan.half.seed} streams")
    shore = LineString(river_of(plan).south)
    found: list[Geometry] = []
    for foot in polygons(levels[0], 1) if levels else []:
        spring = foot.exterior.interpolate(foot.exterior.project(shore.centroid))
        near = Point(spring.x + spread(chance, -400, 400), spring.y)
        mouth = shore.interpolate(shore.project(near))
        if spring.distance(mouth) < 260:
            continue
        bends = [
            (
                spring.x + (mouth.x - spring.x) * part + spread(chance, -60, 60),
                spring.y + (mouth.y - spring.y) * part + spread(chance, -45, 45),
            )
            for part in (0.25, 0.5, 0.75)
        ]
        ends = (mouth.x, mouth.y), (mouth.x, mouth.y - 60)
        found += lines(LineString(smooth([(spring.x, spring.y), *bends, *ends], 6)), 60)
    return [line for line in found if free.covers(line.buffer(-1)) and free.contains(line)]


def tops(levels: Sequence[Geometry]) -> list[Place]:
    """Where the map gives a height: on every top that is worth it."""
    found: list[Place] = []
    for level, higher in pairwise(levels[2:]):
        for part in polygons(level, 3000):
            if not part.intersects(higher):
                middle = part.representative_point()
                found.append((round(middle.x), round(middle.y)))
    return found


# ---------------------------------------------------------------- what is left of a shape


def board(plan: Plan) -> Geometry:
    return box(0, 0, plan.width, plan.height)


def polygons(shape: Geometry, least: float) -> list[Polygon]:
    """The parts of a shape that are worth drawing."""
    return [part for part in get_parts(shape) if part.geom_type == "Polygon" and part.area >= least]


def lines(shape: Geometry, least: float) -> list[LineString]:
    if shape.geom_type == "MultiLineString":
        shape = line_merge(shape)
    return [
        part for part in get_parts(shape) if part.geom_type == "LineString" and part.length >= least
    ]

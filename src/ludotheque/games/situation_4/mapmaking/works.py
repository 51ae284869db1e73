"""The land of side A as builders left it: roads, the railway, villages, objectives and bases.

All of it lies on the southern bank; the northern bank is its image (`scenery.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, hypot, pi, sin
from random import Random

from shapely import Geometry, LineString, Point, Polygon, affinity, box

from ..board.plan import Plan, Rectangle
from ..board.river import river_of, smooth
from .countryside import Place, lines, spread

BORDER = 16  # how broad the black border of a base is
VILLAGES = 8
HATCH = 58  # from one line of a base's hatching to the next
SLEEPERS = 46  # from one sleeper of the railway to the next

Art = Iterator[tuple[str, "Geometry"]]  # shapes, and the layer in which each is printed


# ---------------------------------------------------------------- ways


def villages(plan: Plan, free: Geometry) -> list[Place]:
    """Where there is room for a few houses."""
    chance = Random(f"{plan.half.seed} villages")
    room = free.buffer(-130)
    found: list[Place] = []
    for _ in range(400):
        x, y = spread(chance, 0, plan.width), spread(chance, 0.45 * plan.height, plan.height)
        far = all(hypot(x - a, y - b) > 0.12 * plan.width for a, b in found)
        if len(found) < VILLAGES and far and room.contains(Point(x, y)):
            found.append((round(x), round(y)))
    return found


def roads(plan: Plan, hamlets: Sequence[Place], dry: Geometry) -> list[Geometry]:
    """The shortest net of roads between everything that people go to, and out of the map."""
    chance = Random(f"{plan.half.seed} roads")
    stops: list[Place] = [
        *(south for south, _ in river_of(plan).dots),
        *(zone.middle for _, _, zone in plan.half.objectives),
        plan.half.paratroops.middle,
        plan.half.tanks.middle,
        *hamlets,
        (0, 0.72 * plan.height),
        (plan.width, 0.8 * plan.height),
    ]
    safe = dry.buffer(-30)
    found = []
    for a, b in shortest_net(stops, lambda a, b: safe.buffer(1).contains(LineString([a, b]))):
        bent = bend(chance, stops[a], stops[b])
        found.append(bent if safe.contains(bent) else LineString([stops[a], stops[b]]))
    return found


def shortest_net(
    stops: Sequence[Place], is_open: Callable[[Place, Place], bool]
) -> list[tuple[int, int]]:
    """Every stop that can be joined to the first, each by its shortest way to those before it."""
    joined, found = {0}, []
    while len(joined) < len(stops):
        ways = sorted(
            (hypot(stops[a][0] - stops[b][0], stops[a][1] - stops[b][1]), a, b)
            for a in joined
            for b in range(len(stops))
            if b not in joined
        )
        best = next(((a, b) for _, a, b in ways if is_open(stops[a], stops[b])), None)
        if best is None:
            break
        found.append(best)
        joined.add(best[1])
    return found


def bend(chance: Random, start: Place, end: Place) -> Geometry:
    east, south = end[0] - start[0], end[1] - start[1]
    swing = [spread(chance, -0.09, 0.09) for _ in range(2)]
    middle = [
        (start[0] + part * east - aside * south, start[1] + part * south + aside * east)
        for part, aside in zip((0.33, 0.67), swing, strict=True)
    ]
    before, after = (
        (start[0] - east / 3, start[1] - south / 3),
        (end[0] + east / 3, end[1] + south / 3),
    )
    found = smooth([before, start, *middle, end, after], 6)
    return LineString(found[6:])


def railway(plan: Plan) -> Geometry | None:
    """Along the points of the board file."""
    stops = plan.half.railway
    if len(stops) < 2:
        return None
    (x, y), (to_x, to_y) = stops[-1], stops[-2]
    beyond = 2 * x - to_x, 2 * y - to_y
    return LineString(smooth([*stops, beyond], 12))


def sleepers(track: Geometry) -> list[Geometry]:
    """Short strokes across the railway."""
    found = []
    for part in lines(track, SLEEPERS):
        for number in range(1, int(part.length / SLEEPERS)):
            here, there = (part.interpolate(number * SLEEPERS + step) for step in (0, 2))
            dx, dy = (there.x - here.x) * 6.5, (there.y - here.y) * 6.5
            found.append(LineString([(here.x - dy, here.y + dx), (here.x + dy, here.y - dx)]))
    return found


def hatching(zone: Rectangle) -> list[Geometry]:
    """Slanting lines across a base."""
    inner = box(zone.left, zone.top, zone.right, zone.bottom).buffer(-BORDER, join_style="mitre")
    starts = range(zone.left - zone.height, zone.right, HATCH)
    slants = [LineString([(x, zone.bottom), (x + zone.height, zone.top)]) for x in starts]
    return [part for slant in slants for part in lines(slant.intersection(inner), 20)]


# ---------------------------------------------------------------- buildings


def houses(chance: Random, middle: Place, count: int, far: float) -> Iterator[Geometry]:
    """So many houses around a place."""
    for _ in range(count):
        angle, away = spread(chance, 0, 2 * pi), far * (0.25 + 0.75 * chance.random())
        x, y = middle[0] + away * cos(angle), middle[1] + 0.7 * away * sin(angle)
        wide, high = spread(chance, 12, 22), spread(chance, 8, 13)
        house = box(x - wide, y - high, x + wide, y + high)
        yield affinity.rotate(house, 15 * int(spread(chance, -3, 4)))


def blocks(
    chance: Random, left: float, top: float, right: float, bottom: float
) -> Iterator[Geometry]:
    """The blocks of a town, between its streets."""
    columns, rows = max(2, round((right - left) / 92)), max(2, round((bottom - top) / 82))
    wide, high = (right - left) / columns, (bottom - top) / rows
    for column in range(columns):
        for row in range(rows):
            if (column, row) == (columns // 2, rows // 2):
                continue  # the market place
            x, y = left + column * wide, top + row * high
            gap = 9
            split = spread(chance, 0.35, 0.65) * wide
            yield box(x + gap, y + gap, x + split - 3, y + high - gap)
            yield box(x + split + 3, y + gap, x + wide - gap, y + spread(chance, 0.55, 0.9) * high)


def town(zone: Rectangle, chance: Random) -> Art:
    inner = zone.left + 24, zone.top + 24, zone.right - 24, zone.bottom - 24
    for block in blocks(chance, *inner):
        yield "building", block


def refinery(zone: Rectangle, chance: Random) -> Art:
    """Round storage tanks in rows, pipes between them, and stills."""
    size = min(zone.height / 5, (zone.width - 280) / 6.6)
    for column in range(3):
        for row in range(2):
            x = zone.right - 26 - size * (1 + 2.15 * column)
            y = zone.bottom - 26 - size * (1 + 2.3 * row)
            yield "works", Point(x, y).buffer(size, quad_segs=8)
            yield "roof", Point(x, y).buffer(size * 0.6, quad_segs=6)
    pipes = zone.bottom - 26 - size * 2.15
    for step in (-6, 6):
        ends = (zone.left + 40, pipes + step), (zone.right - 30, pipes + step)
        yield "pipe", LineString(ends)
    for number in range(3):
        left = zone.left + 40 + 68 * number
        yield (
            "building",
            box(left, zone.bottom - 110 - 30 * (number % 2), left + 34, zone.bottom - 30),
        )


def airfield(zone: Rectangle, chance: Random) -> Art:
    """Two runways across each other, a taxiway, and hangars."""
    left, right, top, bottom = zone.left + 36, zone.right - 36, zone.top + 36, zone.bottom - 36
    long = LineString([(left, bottom - 40), (right, top + 110)])
    short = LineString([(left + 0.35 * (right - left), bottom), (right - 60, top + 40)])
    for runway in (long, short):
        yield "runway", runway.buffer(26, cap_style="flat")
        for number in range(int(runway.length / 70)):
            dash = [runway.interpolate(20 + 70 * number + step) for step in (0, 34)]
            yield "mark", LineString([(point.x, point.y) for point in dash])
    for number in range(3):
        x = right - 70 - 92 * number
        yield "building", box(x, bottom - 44, x + 66, bottom)


def fort(zone: Rectangle, chance: Random) -> Art:
    """A star of five bastions, its ditch, and barracks."""
    x, y = zone.left + zone.width * 0.55, zone.top + zone.height * 0.56
    size = 0.42 * min(zone.width, zone.height)
    star = [
        (
            x + size * (1 if corner % 2 else 0.62) * sin(2 * pi * corner / 10),
            y - size * (1 if corner % 2 else 0.62) * cos(2 * pi * corner / 10),
        )
        for corner in range(10)
    ]
    wall = Polygon(star)
    yield "works", wall.buffer(12, join_style="mitre").difference(wall.buffer(-12))
    yield "building", wall.buffer(-0.42 * size).difference(wall.buffer(-0.54 * size))


def port(zone: Rectangle, chance: Random) -> Art:
    """A basin with quays, sheds along them, and barges."""
    left, right, top, bottom = zone.left + 262, zone.right - 30, zone.top + 26, zone.bottom - 104
    pier = box((left + right) / 2 - 16, top, (left + right) / 2 + 16, bottom - 74)
    yield "basin", box(left, top, right, bottom).difference(pier)
    for number in range(4):
        x = zone.left + 30 + (zone.width - 60) * number / 4
        yield "building", box(x, zone.bottom - 80, x + 0.21 * zone.width, zone.bottom - 32)
    yield "building", box(zone.left + 30, zone.top + 168, zone.left + 220, zone.top + 226)
    for part, tilt in ((0.14, 84), (0.31, 94), (0.74, 88)):
        barge = box(-36, -9, 36, 9).buffer(4)
        where = left + part * (right - left), top + 0.42 * (bottom - top)
        yield "barge", affinity.translate(affinity.rotate(barge, tilt), *where)


def station(zone: Rectangle, chance: Random) -> Art:
    """A yard of tracks, platforms between them, and the hall."""
    left, right = zone.left + 28, zone.right - 28
    first = zone.top + 0.46 * zone.height
    for track in range(5):
        y = first + track * 0.105 * zone.height
        inset = 30 * abs(track - 2)
        yield "siding", LineString([(left + inset, y), (right - inset, y)])
    yield "works", box(left + 120, zone.bottom - 46, right - 60, zone.bottom - 26)
    yield (
        "building",
        box(left + 0.4 * zone.width, zone.top + 40, right - 30, zone.top + 0.34 * zone.height),
    )


ART: dict[str, Callable[[Rectangle, Random], Art]] = {
    "airfield": airfield,
    "fort": fort,
    "port": port,
    "refinery": refinery,
    "station": station,
    "town": town,
}

"""What is printed on the map, layer by layer, as shapes in the units of a plan.

Side A's half is drawn (`countryside.py`, `works.py`) and side B's is its image: the same shapes,
turned by half a turn, to the unit. Only light and signs stay upright: the sun stands in the
north-west of the whole map, so what lies in the shade on one side lies in the light on the other;
and trees, figures and small pictures (`signs.py`) are turned towards the same reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from shapely import (
    Geometry,
    LineString,
    Point,
    Polygon,
    affinity,
    box,
    set_precision,
    transform,
    union_all,
)

from ..board.map import LAYERS, LINES
from ..board.plan import BASE_LINE, Plan, Rectangle
from ..board.river import DOT, river_of
from . import countryside, signs, works
from .countryside import Place, lines, polygons
from .touching import rectangle

CLEAR = 26  # what is left free around a zone, a road, a river
VALUE = 84  # how high the figures of a value are
ROUGHNESS = 1.6  # how far a line may run beside what was drawn
SOFTNESS = 6.0  # the same, for the slopes of hills
SOFT = frozenset({"height", "shade", "light"})


@dataclass(frozen=True)
class Layer:
    """All shapes of one kind."""

    kind: str
    shapes: tuple[Geometry, ...]

    @property
    def is_line(self) -> bool:
        return self.kind in LINES


@dataclass(frozen=True)
class Scenery:
    layers: tuple[Layer, ...]

    def of_kind(self, kind: str) -> tuple[Geometry, ...]:
        return next((layer.shapes for layer in self.layers if layer.kind == kind), ())


class Sheet:
    """A map being printed: shapes are put on it once, and their images with them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.shapes: dict[str, list[Geometry]] = {kind: [] for kind in LAYERS}

    def put(self, kind: str, shapes: Iterable[Geometry], image: str = "") -> None:
        """What turns with the board; its image may be of another kind."""
        for shape in shapes:
            whole = settled(shape, SOFTNESS if kind in SOFT else ROUGHNESS)
            if not whole.is_empty:
                self.shapes[kind].append(whole)
                self.shapes[image or kind].append(self.turned(whole))

    def put_both(self, kind: str, shapes: Iterable[Geometry]) -> None:
        """What is its own image."""
        self.shapes[kind] += [settled(shape) for shape in shapes]

    def put_upright(self, kind: str, sign: Geometry, places: Iterable[Place]) -> None:
        """A sign at some places and at their images."""
        whole = settled(sign)
        for x, y in places:
            for east, south in ((x, y), (self.plan.width - x, self.plan.height - y)):
                self.shapes[kind].append(affinity.translate(whole, round(east), round(south)))

    def turned(self, shape: Geometry) -> Geometry:
        return transform(shape, lambda points: [self.plan.width, self.plan.height] - points)

    def finished(self) -> Scenery:
        return Scenery(tuple(Layer(kind, tuple(shapes)) for kind, shapes in self.shapes.items()))


def settled(shape: Geometry, roughness: float = ROUGHNESS) -> Geometry:
    """In whole numbers, and no more of them than can be seen."""
    return set_precision(shape.simplify(roughness), 1)


def print_map(plan: Plan) -> Scenery:
    """The whole map, without the cut."""
    sheet = Sheet(plan)
    river = river_of(plan)
    dry = Polygon(river.banks[0])
    zones = [zone for _, _, zone in plan.half.objectives]
    bases = [plan.half.paratroops, plan.half.tanks]
    taken = union_all([rectangle(zone) for zone in zones + bases])
    shore = Polygon(river.water).buffer(CLEAR + 18)
    land = dry.difference(union_all([shore, taken.buffer(CLEAR)]))
    base_line = countryside.board(plan).intersection(
        rectangle(Rectangle(0, plan.height - BASE_LINE, plan.width, BASE_LINE))
    )
    land = land.difference(base_line)
    put_ways_and_land(sheet, dry, land, taken)
    put_river(sheet)
    for kind, _, zone in plan.half.objectives:
        put_objective(sheet, kind, zone)
    put_values(sheet)
    put_bases(sheet)
    put_frame(sheet, base_line)
    return sheet.finished()


# ---------------------------------------------------------------- the land


def put_ways_and_land(sheet: Sheet, dry: Geometry, land: Geometry, taken: Geometry) -> None:
    plan = sheet.plan
    levels = countryside.hills(plan, dry)
    hamlets = works.villages(plan, land)
    streets = [
        part
        for road in works.roads(plan, hamlets, dry)
        for part in lines(road.difference(taken), 30)
    ]
    track = works.railway(plan)
    tracks = [] if track is None else lines(track.difference(taken), 30)
    ways = union_all([way.buffer(CLEAR) for way in (*streets, *tracks)])
    settlements = union_all([place_around(hamlet, 120) for hamlet in hamlets])
    open_land = land.difference(ways).difference(settlements)
    woods = countryside.woods(plan, open_land)
    put_land(sheet, levels, open_land, woods, dry.difference(taken))
    sheet.put("street", streets)
    sheet.put("track", tracks)
    sheet.put("sleeper", [sleeper for track in tracks for sleeper in works.sleepers(track)])
    put_villages(sheet, hamlets, ways)


def place_around(place: Place, far: float) -> Geometry:
    return Point(place).buffer(far)


def put_land(
    sheet: Sheet,
    levels: Sequence[Geometry],
    open_land: Geometry,
    woods: Sequence[Geometry],
    land: Geometry,
) -> None:
    plan = sheet.plan
    heights = [part for level in levels for part in polygons(level, 1500)]
    sheet.put("height", heights)
    away, towards = countryside.shaded(levels)
    sheet.put(
        "shade", [part for each in away for part in polygons(each.intersection(land), 300)], "light"
    )
    sheet.put(
        "light",
        [part for each in towards for part in polygons(each.intersection(land), 300)],
        "shade",
    )
    high = union_all(levels[1:2]) if len(levels) > 1 else union_all([])
    free = open_land.difference(union_all([*woods, high]).buffer(10))
    fields = countryside.fields(plan, free)
    tilled = union_all([field for found in fields.values() for field in found])
    grass = open_land.difference(union_all([*woods, tilled]).buffer(24))
    sheet.put_upright("tuft", LineString(signs.TUFT), countryside.tufts(plan, grass))
    for kind, found in fields.items():
        sheet.put(kind, found)
        if kind == "plough":
            sheet.put("furrow", countryside.furrows(found))
        if kind == "orchard":
            sheet.put_upright("bush", Polygon(signs.BUSH), countryside.trees(plan, found, 3))
    sheet.put_upright("peak", Polygon(signs.PEAK), countryside.tops(levels))
    sheet.put("wood", woods)
    put_trees(sheet, woods)
    sheet.put("stream", countryside.streams(plan, levels, land))


def put_trees(sheet: Sheet, woods: Sequence[Geometry]) -> None:
    places = countryside.trees(sheet.plan, woods)
    chance = Random(f"{sheet.plan.half.seed} kinds of trees")
    firs: list[Place] = []
    oaks: list[Place] = []
    for place in places:
        (firs if chance.random() < 0.62 else oaks).append(place)
    sheet.put_upright("tree-shadow", Polygon(signs.TREE_SHADOW), places)
    sheet.put_upright("tree", Polygon(signs.FIR), firs)
    sheet.put_upright("tree", Polygon(signs.OAK), oaks)


def put_villages(sheet: Sheet, hamlets: Sequence[Place], ways: Geometry) -> None:
    chance = Random(f"{sheet.plan.half.seed} houses")
    clear = ways.buffer(-8)
    for number, hamlet in enumerate(hamlets):
        found = works.houses(chance, hamlet, 9 + int(8 * chance.random()), 110)
        sheet.put("building", [house for house in found if not house.intersects(clear)])
        if number % 2 == 0:
            sheet.put_upright("church", Polygon(signs.CHURCH), [(hamlet[0] + 8, hamlet[1] - 44)])


def put_river(sheet: Sheet) -> None:
    """The water, its two shores, and lines along them as engravers drew them."""
    river = river_of(sheet.plan)
    sheet.put_both("water", [Polygon(river.water)])
    sheet.put("shore", [LineString(river.south)])
    bank = Polygon(river.banks[0])
    inside = countryside.board(sheet.plan).buffer(-1)
    for far in (15, 33):
        edge = bank.buffer(far, quad_segs=4).exterior.intersection(inside)
        sheet.put("wave", lines(edge, 200))


# ---------------------------------------------------------------- zones


def put_objective(sheet: Sheet, kind: str, zone: Rectangle) -> None:
    chance = Random(f"{sheet.plan.half.seed} {kind} {zone.left}")
    whole = rectangle(zone)
    sheet.put("zone", [whole])
    for layer, shape in works.ART[kind](zone, chance):
        sheet.put(layer, [shape.difference(plate(zone).buffer(8))])
    sheet.put("zone-edge", [whole.exterior])


def plate(zone: Rectangle) -> Geometry:
    """Where its value stands: in the upper left corner, which the half turn makes lower right."""
    return box(zone.left + 18, zone.top + 18, zone.left + 238, zone.top + 18 + VALUE + 36)


def put_values(sheet: Sheet) -> None:
    for _, value, zone in sheet.plan.half.objectives:
        shape = plate(zone)
        sheet.put("plate", [shape])
        middle = round(shape.centroid.x), round(shape.centroid.y)
        sheet.put_upright("value", signs.number(value, VALUE), [middle])


def put_bases(sheet: Sheet) -> None:
    """Three pictures on each, for the three units that are won there."""
    plan = sheet.plan
    pictures: list[tuple[Rectangle, Callable[[float], Geometry], float]] = [
        (plan.half.paratroops, signs.parachute, 0.8),
        (plan.half.tanks, signs.tank, 1.9),
    ]
    for zone, picture, breadth in pictures:
        whole = rectangle(zone)
        inner = whole.buffer(-works.BORDER, join_style="mitre")
        sheet.put("base", [inner])
        sheet.put("base-border", [whole.difference(inner)])
        sheet.put("hatch", works.hatching(zone))
        x, y = zone.middle
        aside = round(0.31 * zone.width)
        size = min(0.56 * zone.height, 0.26 * zone.width / breadth)
        sheet.put_upright("emblem", picture(size), [(x - aside, y), (x, y), (x + aside, y)])


def put_frame(sheet: Sheet, base_line: Geometry) -> None:
    """The grid of areas, the base lines, and the dots of the bridge sites."""
    plan = sheet.plan
    columns = [area.left for area in plan.areas[1 : plan.half.columns]]
    rows = [area.top for area in plan.areas[plan.half.columns :: plan.half.columns]]
    sheet.put_both("grid", [LineString([(x, 0), (x, plan.height)]) for x in columns])
    sheet.put_both("grid", [LineString([(0, y), (plan.width, y)]) for y in rows])
    edge = plan.height - BASE_LINE
    sheet.put("base-line", [base_line])
    sheet.put("red-edge", [LineString([(0, edge), (plan.width, edge)])])
    sheet.put("dot", [Point(south).buffer(DOT, quad_segs=6) for south, _ in river_of(plan).dots])

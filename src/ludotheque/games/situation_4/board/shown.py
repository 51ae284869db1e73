"""A board, and a piece, as they are told to whoever draws them: everything by name.

The page's board is drawn from this. A piece is drawn apart from its place: the map clipped to its
outline, around an origin of its own and turned as it lies in the tray, so that nothing in it tells
where it belongs but what can be seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from ludotheque.kit.grid import Point

from .jigsaw import Line
from .map import LINES
from .paths import full_outline, short_outline, turned, turned_path
from .plan import BASE_LINE, Plan, Rectangle
from .river import river_of
from .worked_out import cut_of, map_of

Edge = Literal["border", "tab", "hole"]
Side = Literal["A", "B"]
SIDES: tuple[Side, Side] = ("A", "B")


@dataclass(frozen=True, slots=True)
class LayerShown:
    """All shapes of one kind as one path, to be filled, or drawn as a line."""

    kind: str
    line: bool
    path: str


@dataclass(frozen=True, slots=True)
class EdgesShown:
    """What is met along each side of a piece, clockwise: the border, tabs and holes."""

    top: tuple[Edge, ...]
    right: tuple[Edge, ...]
    bottom: tuple[Edge, ...]
    left: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """A place: its outline, its middle, and how it would be described to somebody."""

    name: str
    outline: str
    x: int
    y: int
    neighbours: tuple[str, ...]
    edges: EdgesShown
    terrain: tuple[str, ...]  # what is seen there, most of it first


@dataclass(frozen=True, slots=True)
class PieceShown:
    """A piece in a tray: so wide and so high, its origin in the middle."""

    width: int
    height: int
    outline: str
    layers: tuple[LayerShown, ...]
    edges: EdgesShown
    terrain: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ZoneShown:
    """A rectangle, and the places that touch it."""

    left: int
    top: int
    width: int
    height: int
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AreaShown:
    """A square area (S4-23)."""

    name: str
    zone: ZoneShown


@dataclass(frozen=True, slots=True)
class ObjectiveShown:
    """A special objective (S4-8), and where its flag is planted."""

    name: str
    kind: str
    value: int
    zone: ZoneShown
    flag: Point


@dataclass(frozen=True, slots=True)
class BaseShown:
    """A side's base (S4-10, S4-13)."""

    side: Side
    kind: Literal["paratroops", "tanks"]
    zone: ZoneShown


@dataclass(frozen=True, slots=True)
class SiteShown:
    """Where a bridge can be laid (S4-19): its two dots, and the places under them."""

    name: str
    south: Point
    north: Point
    south_place: str
    north_place: str


@dataclass(frozen=True, slots=True)
class BaseLineShown:
    """A side's base line (S4-5)."""

    side: Side
    zone: ZoneShown


@dataclass(frozen=True, slots=True)
class BoardShown:
    """A map, so wide and so high, layer over layer, and its places in reading order."""

    name: str
    width: int
    height: int
    layers: tuple[LayerShown, ...]
    places: tuple[PlaceShown, ...]
    areas: tuple[AreaShown, ...]
    objectives: tuple[ObjectiveShown, ...]
    bases: tuple[BaseShown, ...]
    base_lines: tuple[BaseLineShown, ...]
    sites: tuple[SiteShown, ...]


# ---------------------------------------------------------------- the board


def drawing(plan: Plan) -> BoardShown:
    return BoardShown(
        name=plan.name,
        width=plan.width,
        height=plan.height,
        layers=tuple(
            LayerShown(kind, kind in LINES, path) for kind, path in map_of(plan).printed.board
        ),
        places=tuple(place_shown(plan, place) for place in range(plan.places)),
        areas=areas_shown(plan),
        objectives=objectives_shown(plan),
        bases=bases_shown(plan),
        base_lines=base_lines_shown(plan),
        sites=sites_shown(plan),
    )


def place_shown(plan: Plan, place: int) -> PlaceShown:
    x, y = inside(plan, place)
    return PlaceShown(
        name=plan.place_names[place],
        outline=short_outline(cut_of(plan).outlines[place]),
        x=x,
        y=y,
        neighbours=named(plan, cut_of(plan).neighbours[place]),
        edges=edges_shown(plan, place, 0),
        terrain=map_of(plan).printed.terrains[place],
    )


def inside(plan: Plan, place: int) -> Point:
    """Well inside the piece, where a unit can stand."""
    corners = [line.start for line in cut_of(plan).outlines[place]]
    return (
        round(sum(x for x, _ in corners) / len(corners)),
        round(sum(y for _, y in corners) / len(corners)),
    )


def named(plan: Plan, places: Iterable[int]) -> tuple[str, ...]:
    return tuple(plan.place_names[place] for place in places)


def zone_shown(plan: Plan, zone: Rectangle, places: Iterable[int]) -> ZoneShown:
    return ZoneShown(zone.left, zone.top, zone.width, zone.height, named(plan, places))


def areas_shown(plan: Plan) -> tuple[AreaShown, ...]:
    found = zip(plan.area_names, plan.areas, map_of(plan).touching.areas, strict=True)
    return tuple(AreaShown(name, zone_shown(plan, zone, places)) for name, zone, places in found)


def objectives_shown(plan: Plan) -> tuple[ObjectiveShown, ...]:
    return tuple(
        ObjectiveShown(
            name=objective.name,
            kind=objective.kind,
            value=objective.value,
            zone=zone_shown(plan, objective.zone, places),
            flag=objective.zone.middle,
        )
        for objective, places in zip(plan.objectives, map_of(plan).touching.objectives, strict=True)
    )


def bases_shown(plan: Plan) -> tuple[BaseShown, ...]:
    found = map_of(plan).touching
    paratroops = zip(SIDES, plan.paratroop_bases, found.paratroop_bases, strict=True)
    tanks = zip(SIDES, plan.tank_bases, found.tank_bases, strict=True)
    return (
        *(
            BaseShown(side, "paratroops", zone_shown(plan, zone, places))
            for side, zone, places in paratroops
        ),
        *(BaseShown(side, "tanks", zone_shown(plan, zone, places)) for side, zone, places in tanks),
    )


def base_lines_shown(plan: Plan) -> tuple[BaseLineShown, ...]:
    tops = plan.height - BASE_LINE, 0
    return tuple(
        BaseLineShown(side, zone_shown(plan, Rectangle(0, top, plan.width, BASE_LINE), places))
        for side, top, places in zip(SIDES, tops, map_of(plan).touching.base_lines, strict=True)
    )


def sites_shown(plan: Plan) -> tuple[SiteShown, ...]:
    found = zip(plan.site_names, river_of(plan).dots, map_of(plan).touching.dots, strict=True)
    return tuple(SiteShown(name, *dots, *named(plan, places)) for name, dots, places in found)


# ---------------------------------------------------------------- a piece


def middle_of(plan: Plan, place: int) -> Point:
    """Where the origin of a piece's drawing lies on the board."""
    return cut_of(plan).middle(place)


@lru_cache(maxsize=2048)
def drawing_of_piece(plan: Plan, place: int, quarter_turns: int) -> PieceShown:
    """The piece that fits a place, turned clockwise by so many quarters."""
    x, y = middle_of(plan, place)
    (left, top), (right, bottom) = cut_of(plan).box(place)
    sides = right - left, bottom - top
    turns = quarter_turns % 4
    outline = full_outline(
        cut_of(plan).outlines[place], lambda point: turned((point[0] - x, point[1] - y), turns)
    )
    return PieceShown(
        width=sides[turns % 2],
        height=sides[1 - turns % 2],
        outline=outline,
        layers=tuple(
            LayerShown(kind, kind in LINES, turned_path(path, turns))
            for kind, path in map_of(plan).printed.pieces[place]
        ),
        edges=edges_shown(plan, place, turns),
        terrain=map_of(plan).printed.terrains[place],
    )


# ---------------------------------------------------------------- descriptions


def edges_shown(plan: Plan, place: int, turns: int) -> EdgesShown:
    """What lies along each side, clockwise, after some quarter turns."""
    row = place // plan.columns
    others = cut_of(plan).neighbours[place]
    above = sum(other // plan.columns < row for other in others) or 1
    below = sum(other // plan.columns > row for other in others) or 1
    edges = [edge_of(line) for line in cut_of(plan).outlines[place]]
    ends = (0, above, above + 1, above + 1 + below, len(edges))
    sides = [tuple(edges[start:end]) for start, end in pairwise(ends)]
    return EdgesShown(*(sides[(number - turns) % 4] for number in range(4)))


def edge_of(line: Line) -> Edge:
    """Clockwise around a piece, what lies to the left of a line lies outside."""
    if len(line.strokes) == 1:
        return "border"
    (x, y), (to_x, to_y), (top_x, top_y) = line.start, line.end, line.strokes[1][-1]
    aside = (to_x - x) * (top_y - y) - (to_y - y) * (top_x - x)
    return "tab" if aside < 0 else "hole"

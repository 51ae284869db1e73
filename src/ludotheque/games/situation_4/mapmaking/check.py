"""What makes a good board, as far as it takes geometry to see it: the rest of `board/check.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from shapely import LineString, Polygon

from ludotheque.engine.errors import Problem

from ..board.plan import BASE_LINE, Plan, Rectangle, problem
from ..board.river import river_of
from .clearness import Fault
from .fitting import fit
from .touching import rectangle


def zones_of(plan: Plan) -> list[tuple[str, Rectangle]]:
    """All that the file describes, by the names it has there."""
    objectives = plan.objectives[: len(plan.half.objectives)]
    return [
        ("paratroops", plan.half.paratroops),
        ("tanks", plan.half.tanks),
        *((objective.name, objective.zone) for objective in objectives),
    ]


def check_zones(plan: Plan) -> Iterator[Problem]:
    """On side A's bank, off its base line, and none over another."""
    water = Polygon(river_of(plan).water)
    for name, zone in zones_of(plan):
        if zone.right > plan.width or zone.bottom > plan.height - BASE_LINE:
            yield problem("board-zone-outside", zone=name)
        elif rectangle(zone).intersects(water):
            yield problem("board-zone-in-river", zone=name)
        elif not Polygon(river_of(plan).banks[0]).contains(rectangle(zone)):
            yield problem("board-zone-north", zone=name)
    for (name, zone), (other, over) in combinations(zones_of(plan), 2):
        if rectangle(zone).intersects(rectangle(over)):
            yield problem("board-zones-overlap", zone=name, other=other)


def check_railway(plan: Plan) -> Iterator[Problem]:
    track = plan.half.railway
    land = Polygon(river_of(plan).banks[0])
    if track and (len(track) < 2 or not land.covers(LineString(track))):
        yield problem("board-railway-wet")


def check_clearness(plan: Plan) -> Iterator[Problem]:
    """Nobody should have to guess whether a piece touches a zone; see `clearness.py`."""
    for fault in fit(plan).faults:
        yield fault_told(plan, fault)


def fault_told(plan: Plan, fault: Fault) -> Problem:
    """As it is on the half that the file describes."""
    place = plan.place_names[plan.turned_place(fault.place)]
    if fault.code == "thin":
        return problem("board-piece-thin", place=place)
    if fault.code == "site":
        return problem("board-sites-on-one-piece")
    if fault.code == "dot":
        return problem("board-dot-near-cut", place=place, site=turned_name(plan, fault.zone))
    return problem("board-zone-grazed", place=place, zone=turned_name(plan, fault.zone))


def turned_name(plan: Plan, zone: str) -> str:
    """What a zone's image is called; bases and the river share their names with it."""
    if zone in plan.objective_index:
        return plan.objectives[plan.turned_objective(plan.objective_index[zone])].name
    for names in ([f"area-{name}" for name in plan.area_names], plan.site_names):
        if zone in names:
            return names[len(names) - 1 - names.index(zone)]
    return zone

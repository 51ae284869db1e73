"""Boards, as the rest of the house uses them: `read`, `check` and `tables`.

`reading.py` tells how a board file is written, `plan.py` what it says, `judging.py` what a good
board is. How the map is cut stands in `jigsaw.py`, which pieces touch what in `touching.py`, what
is printed on it in `scenery.py`; what whoever draws it is told, in `shown.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .judging import check
from .plan import (
    MOST_AREAS,
    MOST_NEIGHBOURS,
    MOST_OBJECTIVES,
    MOST_PLACES,
    MOST_SITES,
    SIDES,
    SOUTH,
    Objective,
    Plan,
    Rectangle,
)
from .reading import read
from .zones import zone_tables

__all__ = ["Objective", "Plan", "Rectangle", "check", "read", "tables"]

NOWHERE = -1


def tables(plan: Plan) -> Mapping[str, Any]:
    """The fields of `Board`."""
    found = plan.touching
    values = [objective.value for objective in plan.objectives]
    return {
        "places": plan.places,
        "neighbours": rows(found.neighbours, MOST_NEIGHBOURS),
        "degree": filled([len(others) for others in found.neighbours], MOST_PLACES, 0),
        "baseline": marked(found.base_lines, SIDES),
        "areas": len(plan.areas),
        "touches_area": marked(found.areas, MOST_AREAS),
        "objectives": len(plan.objectives),
        "objective_value": filled(values, MOST_OBJECTIVES, 0),
        "touches_objective": marked(found.objectives, MOST_OBJECTIVES),
        "para_base": marked(found.paratroop_bases, SIDES),
        "tank_base": marked(found.tank_bases, SIDES),
        "banks": filled([len(banks) for banks in found.banks], MOST_PLACES, 0),
        "bank_of": filled([banks[0] for banks in found.banks], MOST_PLACES, SOUTH),
        "passage": passages(plan),
        "sites": plan.sites,
        "site_dots": ([list(dots) for dots in found.dots] + [[NOWHERE] * SIDES] * MOST_SITES)[
            :MOST_SITES
        ],
        "turned": filled([plan.turned_place(place) for place in range(plan.places)], MOST_PLACES),
        **zone_tables(plan),
    }


def filled(values: list[int], length: int, filling: int = NOWHERE) -> list[int]:
    return (values + [filling] * length)[:length]


def rows(lists: Iterable[Iterable[int]], width: int) -> list[list[int]]:
    found = [filled(list(each), width) for each in lists]
    return (found + [[NOWHERE] * width] * MOST_PLACES)[:MOST_PLACES]


def marked(zones: Iterable[Iterable[int]], most: int) -> list[list[int]]:
    """For every zone, 1 at each place that touches it."""
    sets = [frozenset(zone) for zone in zones]
    sets = (sets + [frozenset()] * most)[:most]
    return [[int(place in zone) for place in range(MOST_PLACES)] for zone in sets]


def passages(plan: Plan) -> list[list[list[int]]]:
    """For each neighbour of a place and each bank, the neighbour's bank reached on dry land."""
    empty = [NOWHERE] * SIDES
    found = [
        ([[bank if dry[bank] else NOWHERE for bank in range(SIDES)] for dry in meetings])
        for meetings in plan.touching.dry
    ]
    padded = [(each + [empty] * MOST_NEIGHBOURS)[:MOST_NEIGHBOURS] for each in found]
    return (padded + [[empty] * MOST_NEIGHBOURS] * MOST_PLACES)[:MOST_PLACES]

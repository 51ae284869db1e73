"""The tables that the rules use: which places are neighbours, and which zones each of them touches.

Which pieces touch what comes from geometry, in `mapmaking/touching.py`; here it is only told place
by place. The zones are areas, objectives and bases, numbered together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ludotheque.engine.declare import Tables
from ludotheque.kit import graph
from ludotheque.kit.tables import filled, filled_rows

from ..constants import (
    AREA,
    BANKS,
    NOWHERE,
    OBJECTIVE,
    PARATROOPS,
    PLACES,
    RAYS,
    TANKS,
    TOUCHED,
    ZONES,
)
from .plan import (
    MOST_NEIGHBOURS,
    MOST_OBJECTIVES,
    MOST_PLACES,
    MOST_SITES,
    SIDES,
    Plan,
)
from .signatures import signatures
from .worked_out import map_of


def tables(plan: Plan) -> Tables:
    """The fields of `Board`."""
    found = map_of(plan).touching
    values = [objective.value for objective in plan.objectives]
    return {
        "places": plan.places,
        "neighbours": filled_rows(found.neighbours, MOST_PLACES, MOST_NEIGHBOURS, NOWHERE),
        "degree": filled([len(others) for others in found.neighbours], MOST_PLACES, 0),
        "baseline": marked(found.base_lines),
        "areas": len(plan.areas),
        "objectives": len(plan.objectives),
        "objective_value": filled(values, MOST_OBJECTIVES, 0),
        "tank_base": marked(found.tank_bases),
        "passage": passages(plan),
        "sites": plan.sites,
        "site_dots": filled_rows(found.dots, MOST_SITES, SIDES, NOWHERE),
        "signature": filled_rows(signatures(plan), PLACES, RAYS, 0),
        **zone_tables(plan),
    }


def marked(zones: Iterable[Collection[int]]) -> list[list[int]]:
    """For every zone, 1 at each place that touches it."""
    return [[int(place in zone) for place in range(MOST_PLACES)] for zone in zones]


def passages(plan: Plan) -> list[list[list[int]]]:
    """For each neighbour of a place and each bank, the neighbour's bank reached on dry land."""
    empty = [NOWHERE] * SIDES
    found = [
        ([[bank if dry[bank] else NOWHERE for bank in range(SIDES)] for dry in meetings])
        for meetings in map_of(plan).touching.dry
    ]
    padded = [(each + [empty] * MOST_NEIGHBOURS)[:MOST_NEIGHBOURS] for each in found]
    return (padded + [[empty] * MOST_NEIGHBOURS] * MOST_PLACES)[:MOST_PLACES]


# ---------------------------------------------------------------- zones


def zones(plan: Plan) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every zone by its number, with the places that touch it."""
    found = map_of(plan).touching
    for first, group in (
        (AREA, found.areas),
        (OBJECTIVE, found.objectives),
        (PARATROOPS, found.paratroop_bases),
        (TANKS, found.tank_bases),
    ):
        yield from enumerate(group, start=first)


def zone_tables(plan: Plan) -> Tables:
    """The zones that each place touches, the size of each zone, and the banks of each place."""
    of_place: list[list[int]] = [[] for _ in range(PLACES)]
    size = [0] * ZONES
    for zone, places in zones(plan):
        size[zone] = len(places)
        for place in places:
            of_place[place].append(zone)
    banks = map_of(plan).touching.banks
    return {
        "touched": [len(touched) for touched in of_place],
        "zone": filled_rows(of_place, PLACES, TOUCHED, NOWHERE),
        "zone_size": size,
        "nearness": nearness(plan),
        "has_bank": [
            [int(place < plan.places and bank in banks[place]) for bank in range(BANKS)]
            for place in range(PLACES)
        ],
    }


def nearness(plan: Plan) -> list[list[int]]:
    """How near each zone is to either base line, in hundredths, rounded alike for both sides."""
    away = [steps_from(plan, base_line) for base_line in map_of(plan).touching.base_lines]
    found = [[0] * ZONES for _ in range(SIDES)]
    for zone, places in zones(plan):
        own, other = (sum(steps[place] for place in places) for steps in away)
        if own + other:
            found[0][zone] = 100 * other**2 // (own**2 + other**2)
            found[1][zone] = 100 * own**2 // (own**2 + other**2)
    return found


def steps_from(plan: Plan, start: tuple[int, ...]) -> list[int]:
    """How many pieces away every place is from the nearest of some, those themselves being 1."""
    steps = graph.distances(start, map_of(plan).touching.neighbours.__getitem__)
    return [1 + steps.get(place, -1) for place in range(plan.places)]

"""The zones of a board as the rules count them: areas, objectives and bases, numbered together.

Which pieces touch what comes from geometry, in `touching.py`; here it is only told place by
place, as tables for `rules.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .rules import (
    AREA,
    BANKS,
    NOWHERE,
    OBJECTIVE,
    PARATROOPS,
    PLACES,
    SIDES,
    TANKS,
    TOUCHED,
    ZONES,
)

if TYPE_CHECKING:
    from .plan import Plan


def zones(plan: Plan) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every zone by its number, with the places that touch it."""
    found = plan.touching
    for first, group in (
        (AREA, found.areas),
        (OBJECTIVE, found.objectives),
        (PARATROOPS, found.paratroop_bases),
        (TANKS, found.tank_bases),
    ):
        yield from enumerate(group, start=first)


def zone_tables(plan: Plan) -> dict[str, Any]:
    """The zones that each place touches, the size of each zone, and the banks of each place."""
    of_place: list[list[int]] = [[] for _ in range(PLACES)]
    size = [0] * ZONES
    for zone, places in zones(plan):
        size[zone] = len(places)
        for place in places:
            of_place[place].append(zone)
    banks = plan.touching.banks
    return {
        "touched": [len(touched) for touched in of_place],
        "zone": [touched + [NOWHERE] * (TOUCHED - len(touched)) for touched in of_place],
        "zone_size": size,
        "nearness": nearness(plan),
        "has_bank": [
            [int(place < plan.places and bank in banks[place]) for bank in range(BANKS)]
            for place in range(PLACES)
        ],
    }


def nearness(plan: Plan) -> list[list[int]]:
    """How near each zone is to either base line, in hundredths, rounded alike for both sides."""
    away = [steps_from(plan, base_line) for base_line in plan.touching.base_lines]
    found = [[0] * ZONES for _ in range(SIDES)]
    for zone, places in zones(plan):
        own, other = (sum(steps[place] for place in places) for steps in away)
        if own + other:
            found[0][zone] = 100 * other**2 // (own**2 + other**2)
            found[1][zone] = 100 * own**2 // (own**2 + other**2)
    return found


def steps_from(plan: Plan, start: tuple[int, ...]) -> list[int]:
    """How many pieces away every place is from the nearest of some, those themselves being 1."""
    steps = [0] * plan.places
    reached, number = set(start), 1
    while reached:
        for place in reached:
            steps[place] = number
        around = {near for place in reached for near in plan.touching.neighbours[place]}
        reached, number = {place for place in around if steps[place] == 0}, number + 1
    return steps

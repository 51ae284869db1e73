"""What makes a good board, requirement by requirement.

Each requirement has a check of its own, and each way to miss it a message of its own. The boards
that come with the game are good: a test says so, and nothing is checked when they are opened.
What needs geometry stands in `mapmaking/check.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from ludotheque.engine.errors import Problem

from .plan import (
    BASE_LINE,
    FINE,
    MOST_AREAS,
    MOST_OBJECTIVES,
    MOST_PLACES,
    MOST_SITES,
    MOST_TOUCHED,
    Plan,
    problem,
)
from .worked_out import cut_of, map_of, require_geometry

MOST_VALUE = 1000  # of an objective


def check(plan: Plan) -> list[Problem]:
    """Everything that the rules require of a board and this one lacks; nothing if it is good."""
    if plan.map:
        return []
    require_geometry()
    from ..mapmaking.check import check_clearness, check_railway, check_zones

    for checks in (
        (check_sizes, check_river, check_values),
        (check_bridges, check_zones, check_railway),
        (check_clearness,),
        (check_touched,),
    ):
        found = [problem for one_check in checks for problem in one_check(plan)]
        if found:
            return found
    return []


def check_sizes(plan: Plan) -> Iterator[Problem]:
    """The rules' tables have room for so much, and only an even cut can be turned by half."""
    if plan.columns % 2 or plan.rows % 2:
        yield problem("board-pieces-odd", columns=plan.columns, rows=plan.rows)
    if plan.places > MOST_PLACES:
        yield problem("board-too-many-places", places=plan.places, most=MOST_PLACES)
    if len(plan.areas) > MOST_AREAS:
        yield problem("board-too-many-areas", areas=len(plan.areas), most=MOST_AREAS)
    if len(plan.objectives) > MOST_OBJECTIVES:
        found = len(plan.objectives)
        yield problem("board-too-many-objectives", objectives=found, most=MOST_OBJECTIVES)
    if plan.sites > MOST_SITES:
        yield problem("board-too-many-sites", sites=plan.sites, most=MOST_SITES)


def check_values(plan: Plan) -> Iterator[Problem]:
    for objective in plan.objectives[: len(plan.half.objectives)]:
        if not 0 < objective.value <= MOST_VALUE:
            name, value = objective.name, objective.value
            yield problem("board-value-wrong", objective=name, value=value, most=MOST_VALUE)


def check_river(plan: Plan) -> Iterator[Problem]:
    """From the western border to the middle, ever eastwards, and never near another border."""
    course = plan.half.course
    east, south = plan.width // 2 // FINE, plan.height // 2 // FINE
    if len(course) < 2 or course[0][0] != 0 or course[-1] != (plan.width // 2, plan.height // 2):
        yield problem("board-river-ends", east=east, south=south)
    if any(there[0] <= here[0] for here, there in pairwise(course)):
        yield problem("board-river-backwards")
    near = plan.half.river_width + 2 * BASE_LINE
    if not plan.half.river_width or any(
        not near < point[1] < plan.height - near for point in course
    ):
        yield problem("board-river-outside")


def check_bridges(plan: Plan) -> Iterator[Problem]:
    """West of the middle, each at a place of its own."""
    west = plan.half.crossings
    for crossing in west:
        far = plan.half.river_width + 2 * BASE_LINE
        if not far < crossing < plan.width // 2 - far:
            most = (plan.width // 2 - far) // FINE
            where = crossing // FINE
            yield problem("board-bridge-outside", bridge=where, least=far // FINE, most=most)
    if any(abs(a - b) < 4 * BASE_LINE for a, b in combinations(west, 2)):
        yield problem("board-bridges-together")


def check_touched(plan: Plan) -> Iterator[Problem]:
    """The rules have room for so many zones a place."""
    for place in range(plan.places // 2, plan.places):
        if zones_near(plan, place) <= MOST_TOUCHED:
            continue
        found = map_of(plan).touching
        zones = (*found.areas, *found.objectives, *found.paratroop_bases, *found.tank_bases)
        touched = sum(place in zone for zone in zones)
        if touched > MOST_TOUCHED:
            name = plan.place_names[place]
            yield problem("board-place-too-large", place=name, zones=touched, most=MOST_TOUCHED)


def zones_near(plan: Plan, place: int) -> int:
    """How many zones reach into the rectangle around a piece: it can touch no others."""
    (left, top), (right, bottom) = cut_of(plan).box(place)
    objectives = (objective.zone for objective in plan.objectives)
    zones = (*plan.areas, *objectives, *plan.paratroop_bases, *plan.tank_bases)
    return sum(
        zone.left < right and left < zone.right and zone.top < bottom and top < zone.bottom
        for zone in zones
    )

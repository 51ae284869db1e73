"""Why a move is a good one, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. To find a piece's place
is the game: advice says which piece, what it is good for, and in which part of the map it
belongs, and leaves the rest to the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.game import Advice, advice
from ludotheque.engine.seats import Seat

from .rules import (
    AREA,
    AREAS,
    BRIDGE,
    BRIDGE_POINTS,
    DONE,
    DROP,
    FLAG,
    LAY,
    MISFIT,
    OBJECTIVE,
    OBJECTIVES,
    PARATROOPS,
    READY,
    TANK_TO,
    is_closed,
    is_covered,
    is_forgotten,
    is_lost,
)

if TYPE_CHECKING:
    from .plan import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> Advice:
    action = actions[0]
    if action < MISFIT:
        return why_lay(before, after, b, plan, seat, action - LAY)
    if action < TANK_TO:
        return advice("drop", place=plan.place_names[action - DROP])
    if action < FLAG:
        closed = newly_closed(before, after, b, seat)
        return advice("tank", place=plan.place_names[action - TANK_TO], count=closed)
    if action < BRIDGE:
        return why_flag(before, b, plan, seat, action - FLAG)
    if action < DONE:
        return advice("bridge", site=plan.site_names[action - BRIDGE], points=BRIDGE_POINTS)
    return advice("ready") if action == READY else advice("done")


def newly_closed(before: State, after: State, b: Board, seat: Seat) -> int:
    """Places that the opponent could have laid a piece on, and cannot any more."""
    other = 1 - seat
    return sum(
        is_closed(after, other, place) and not is_closed(before, other, place)
        for place in range(b.places)
    )


def why_flag(s: State, b: Board, plan: Plan, seat: Seat, objective: int) -> Advice:
    name, points = plan.objectives[objective].name, b.objective_value[objective]
    if is_forgotten(s, 1 - seat, objective) and not is_covered(s, b, seat, OBJECTIVE + objective):
        return advice("flag-forgotten", objective=name, points=points)
    return advice("flag", objective=name, points=points)


# ---------------------------------------------------------------- pieces


def why_lay(before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int) -> Advice:
    """What the piece completes, spoils or begins; and roughly where it belongs."""
    piece = 1 + list(before.tray[seat]).index(place)
    zones = b.zone[place][: b.touched[place]]
    where = area_of(plan, zones)
    dearest_first = sorted(zones, key=lambda each: -worth(b, each))
    for zone in dearest_first:
        if is_covered(after, b, seat, zone):
            return completing(b, plan, zone, piece, where)
    for zone in dearest_first:
        if worth(b, zone) and spoils(before, after, seat, zone):
            return spoiling(b, plan, zone, piece, where)
    goals = [zone for zone in zones if is_worth_it(after, seat, zone)]
    if goals:
        return building(b, plan, max(goals, key=lambda each: worth(b, each)), piece, where)
    return advice("lay", piece=piece, area=where)


def spoils(before: State, after: State, seat: Seat, zone: int) -> bool:
    """Whether a zone that the opponent has begun is lost to them now."""
    other = 1 - seat
    lost = is_lost(after, other, zone) and not is_lost(before, other, zone)
    return lost and before.covering[other][zone] > 0


def worth(b: Board, zone: int) -> int:
    return b.objective_value[zone - OBJECTIVE] if is_objective(zone) else 0


def is_objective(zone: int) -> bool:
    return OBJECTIVE <= zone < OBJECTIVE + OBJECTIVES


def is_worth_it(s: State, seat: Seat, zone: int) -> bool:
    return zone >= OBJECTIVE and not is_lost(s, seat, zone)


def area_of(plan: Plan, zones: Sequence[int]) -> str:
    """The first of the areas that a place touches; on every board each touches one."""
    return next(plan.area_names[zone - AREA] for zone in zones if AREA <= zone < AREA + AREAS)


def completing(b: Board, plan: Plan, zone: int, piece: int, area: str) -> Advice:
    if is_objective(zone):
        name = plan.objectives[zone - OBJECTIVE].name
        return advice("complete", piece=piece, area=area, objective=name, points=worth(b, zone))
    if zone >= PARATROOPS:
        return advice("complete-base", piece=piece, area=area)
    return advice("complete-area", piece=piece, area=plan.area_names[zone - AREA])


def spoiling(b: Board, plan: Plan, zone: int, piece: int, area: str) -> Advice:
    name = plan.objectives[zone - OBJECTIVE].name
    return advice("spoil", piece=piece, area=area, objective=name, points=worth(b, zone))


def building(b: Board, plan: Plan, zone: int, piece: int, area: str) -> Advice:
    if is_objective(zone):
        name = plan.objectives[zone - OBJECTIVE].name
        return advice("build", piece=piece, area=area, objective=name, points=worth(b, zone))
    return advice("build-base", piece=piece, area=area)

"""Why a move is a good one, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. Every claim of a sentence
is looked up here, and where it does not hold, another sentence is chosen. To find a piece's place
is the game: a hint says which piece, what it is good for, and in which part of the map it
belongs, and leaves the rest to the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import HintReason, hint_reason
from ludotheque.engine.seats import Seat

from .constants import (
    AREA,
    BRIDGE,
    BRIDGE_POINTS,
    DONE,
    DROP,
    FLAG,
    LAY,
    MISFIT,
    NOBODY,
    OBJECTIVE,
    OBJECTIVES,
    PARATROOPS,
    READY,
    TANK_TO,
    TANKS,
)
from .position import completed_by, has_piece, is_closed, is_covered, is_lost, is_open

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> HintReason:
    action = actions[0]
    if action < MISFIT:
        return why_lay(before, after, b, plan, seat, action - LAY)
    if action < TANK_TO:
        return why_drop(before, after, b, plan, seat, action - DROP)
    if action < FLAG:
        return why_tank(before, after, b, plan, seat, action - TANK_TO)
    if action < BRIDGE:
        return why_flag(before, b, plan, seat, action - FLAG)
    if action < DONE:
        return hint_reason("bridge", site=plan.site_names[action - BRIDGE], points=BRIDGE_POINTS)
    if action == READY:
        return hint_reason("ready")
    return hint_reason("done-early") if could_gain(before, b, seat) else hint_reason("done")


# ---------------------------------------------------------------- units and flags


def newly_open(before: State, after: State, b: Board, seat: Seat) -> int:
    """Places on which a side could lay no piece before, and can now."""
    return sum(
        is_open(after, b, seat, place) and not is_open(before, b, seat, place)
        for place in range(b.places)
    )


def newly_closed(before: State, after: State, b: Board, seat: Seat) -> int:
    """Empty places that were not closed to the opponent, and are now."""
    other = 1 - seat
    return sum(
        after.on[place] == NOBODY
        and is_closed(after, other, place)
        and not is_closed(before, other, place)
        for place in range(b.places)
    )


def why_drop(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int
) -> HintReason:
    name, count = plan.place_names[place], newly_open(before, after, b, seat)
    return (
        hint_reason("drop", place=name, count=count)
        if count
        else hint_reason("drop-idle", place=name)
    )


def why_tank(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int
) -> HintReason:
    name = plan.place_names[place]
    closed, opened = newly_closed(before, after, b, seat), newly_open(before, after, b, seat)
    if opened:
        return hint_reason("tank-opens", place=name, count=opened)
    return (
        hint_reason("tank", place=name, count=closed)
        if closed
        else hint_reason("tank-idle", place=name)
    )


def why_flag(s: State, b: Board, plan: Plan, seat: Seat, objective: int) -> HintReason:
    name, points = plan.objectives[objective].name, b.objective_value[objective]
    if completed_by(s, b, objective) == 1 - seat:
        return hint_reason("flag-forgotten", objective=name, points=points)
    return hint_reason("flag", objective=name, points=points)


# ---------------------------------------------------------------- what is left


def could_gain(s: State, b: Board, seat: Seat) -> bool:
    """Whether anything on the board could still bring a side points, however hard to get."""
    areas = (is_within_hope(s, b, seat, AREA + area) for area in range(b.areas))
    objectives = (is_winnable(s, b, seat, objective) for objective in range(b.objectives))
    sites = (is_bridgeable(s, b, seat, site) for site in range(b.sites))
    return any(areas) or any(objectives) or any(sites)


def is_within_hope(s: State, b: Board, seat: Seat, zone: int) -> bool:
    return not is_covered(s, b, seat, zone) and not is_lost(s, seat, zone)


def is_winnable(s: State, b: Board, seat: Seat, objective: int) -> bool:
    """A flag may come to stand on it: of whoever covers it, or forgets it (S4-9)."""
    lost = is_lost(s, seat, OBJECTIVE + objective) and is_lost(s, 1 - seat, OBJECTIVE + objective)
    return s.flag[objective] == NOBODY and not lost


def is_bridgeable(s: State, b: Board, seat: Seat, site: int) -> bool:
    taken = s.bridge[site] != NOBODY or s.bridges[seat] == 0
    return not taken and not any(has_piece(s, 1 - seat, dot) for dot in b.site_dots[site])


# ---------------------------------------------------------------- pieces


def why_lay(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int
) -> HintReason:
    """What the piece completes, spoils or begins; and roughly where it belongs."""
    piece = 1 + list(before.tray[seat]).index(place)
    zones = [zone for zone in b.zone[place][: b.touched[place]] if is_of_use(seat, zone)]
    where = located(plan, place)
    dearest_first = sorted(zones, key=lambda each: -worth(b, each))
    for zone in dearest_first:
        if is_covered(after, b, seat, zone):
            return completing(b, plan, zone, piece, where)
    for zone in dearest_first:
        if is_objective(zone) and spoils(before, seat, zone):
            return spoiling(b, plan, zone, piece, where)
    for zone in dearest_first:
        if zone >= OBJECTIVE and not is_lost(before, seat, zone):
            return building(b, plan, zone, piece, where)
    leads_on = any(is_open(after, b, seat, near) for near in b.neighbours[place][: b.degree[place]])
    return hint_reason("lay" if leads_on else "lay-last", piece=piece, **where)


def is_of_use(seat: Seat, zone: int) -> bool:
    """The enemy's bases bring one nothing."""
    return zone not in (PARATROOPS + 1 - seat, TANKS + 1 - seat)


def spoils(before: State, seat: Seat, zone: int) -> bool:
    """Whether a piece there makes the opponent lose what it has begun, and could still complete."""
    other = 1 - seat
    return before.covering[other][zone] > 0 and not is_lost(before, other, zone)


def worth(b: Board, zone: int) -> int:
    """To tell what is dearest: objectives by their value, then bases, then areas."""
    if is_objective(zone):
        return b.objective_value[zone - OBJECTIVE]
    return 0 if zone >= PARATROOPS else -1


def is_objective(zone: int) -> bool:
    return OBJECTIVE <= zone < OBJECTIVE + OBJECTIVES


def located(plan: Plan, place: int) -> dict[str, str | int]:
    """The areas in which a place mainly lies: how many, the first and the last of them."""
    areas = plan.areas_around(place)
    first, last = plan.area_names[areas[0]], plan.area_names[areas[-1]]
    return {"areas": len(areas), "area": first, "last": last}


def completing(
    b: Board, plan: Plan, zone: int, piece: int, where: dict[str, str | int]
) -> HintReason:
    if is_objective(zone):
        name = plan.objectives[zone - OBJECTIVE].name
        return hint_reason("complete", piece=piece, **where, objective=name, points=worth(b, zone))
    if zone >= PARATROOPS:
        return hint_reason("complete-base", piece=piece, **where)
    return hint_reason("complete-area", piece=piece, area=plan.area_names[zone - AREA])


def spoiling(
    b: Board, plan: Plan, zone: int, piece: int, where: dict[str, str | int]
) -> HintReason:
    name = plan.objectives[zone - OBJECTIVE].name
    return hint_reason("spoil", piece=piece, **where, objective=name, points=worth(b, zone))


def building(
    b: Board, plan: Plan, zone: int, piece: int, where: dict[str, str | int]
) -> HintReason:
    if is_objective(zone):
        name = plan.objectives[zone - OBJECTIVE].name
        return hint_reason("build", piece=piece, **where, objective=name, points=worth(b, zone))
    return hint_reason("build-base", piece=piece, **where)

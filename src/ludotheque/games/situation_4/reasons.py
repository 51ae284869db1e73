"""The particulars of a refusal, and of the end: which place, whose tank, how many pieces more.

Whether a piece would fit a place makes no difference where the place itself is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat
from ludotheque.kit.reasons import Details, Values, explainer

from .constants import (
    BRIDGE,
    DONE,
    DROP,
    FLAG,
    GO,
    LAY,
    MISFIT,
    NOBODY,
    OBJECTIVE,
    OWNED,
    PARATROOPS,
    READY,
    SIDES,
    TANK,
    TANK_TO,
    TANKS,
    Clause,
    Ending,
    Phase,
)
from .position import completed_by, is_lost, members

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def particulars(s: State, b: Board, plan: Plan, seat: int, action: int, clause: Clause) -> Details:
    if s.phase == Phase.OVER:
        return "over", {}
    if action >= GO:
        return ("not-the-clock" if seat < SIDES else "not-due"), {}
    if seat >= SIDES:
        return "no-seat", {}
    if s.phase == Phase.SHUFFLE:
        return "shuffling", {}
    if action == READY:
        return ("already-ready" if s.phase == Phase.READY else "has-begun"), {}
    if s.phase == Phase.READY:
        return "not-begun", {}
    return about_play(s, b, plan, seat, action, clause)


explain = explainer(Clause, particulars)


def about_play(s: State, b: Board, plan: Plan, side: int, action: int, clause: Clause) -> Details:
    if action < DROP:
        place = action - LAY if action < MISFIT else action - MISFIT
        return about_piece(s, b, plan, side, place, clause)
    if action < TANK_TO:
        return about_drop(s, b, plan, side, action - DROP, clause)
    if action < FLAG:
        return about_tank(s, b, plan, side, action - TANK_TO, clause)
    if action < BRIDGE:
        return about_flag(s, b, plan, action - FLAG, clause)
    if action < DONE:
        return about_bridge(s, b, plan, side, action - BRIDGE)
    return ("already-declared" if s.declared[side] else "counts-as-declared"), {}


# ---------------------------------------------------------------- pieces


def about_piece(s: State, b: Board, plan: Plan, side: int, place: int, clause: Clause) -> Details:
    if place >= b.places:
        return "no-place", {}
    values: Values = {"place": plan.place_names[place]}
    if s.on[place] != NOBODY:
        return "place-filled", values | {"owner": owner_word(s.on[place])}
    if clause == Clause.S4_5:
        return "not-on-base-line", values
    if clause == Clause.S4_6:
        return "not-connected", values
    if clause == Clause.S4_15:
        return "place-closed", values | {"tank": tank_beside(s, b, plan, 1 - side, place)}
    return "misfit", values | {"rotation": "on" if s.rotation else "off"}


def owner_word(owner: int) -> str:
    return Seat(owner - OWNED).word


def tank_beside(s: State, b: Board, plan: Plan, side: int, place: int) -> str:
    """The first tank of a side next to a place."""
    around = b.neighbours[place][: b.degree[place]]
    return next(plan.place_names[near] for near in around if s.unit[near] == TANK + side)


# ---------------------------------------------------------------- units


def about_drop(s: State, b: Board, plan: Plan, side: int, place: int, clause: Clause) -> Details:
    if s.paratroopers[side] == 0:
        if clause == Clause.S4_11:
            return "all-dropped", {}
        return about_base(s, b, side, PARATROOPS + side, "paratroop")
    if place >= b.places:
        return "no-place", {}
    values: Values = {"place": plan.place_names[place]}
    if clause == Clause.S4_17:
        return "unit-there", values
    return ("drop-on-own" if s.on[place] == OWNED + side else "drop-on-nothing"), values


def about_base(s: State, b: Board, side: int, zone: int, base: str) -> Details:
    if is_lost(s, side, zone):
        return "base-lost", {"base": base}
    return "base-uncovered", {"base": base, "left": b.zone_size[zone] - s.covering[side][zone]}


def about_tank(s: State, b: Board, plan: Plan, side: int, place: int, clause: Clause) -> Details:
    if s.tanks[side] == 0:
        if clause == Clause.S4_14:
            return "all-placed", {}
        return about_base(s, b, side, TANKS + side, "tank")
    if place >= b.places:
        return "no-place", {}
    values: Values = {"place": plan.place_names[place]}
    if clause == Clause.S4_17:
        return "unit-there", values
    if clause == Clause.S4_18:
        return "out-of-reach", values
    return ("cut-off" if s.on[place] == OWNED + side else "not-your-piece"), values


# ---------------------------------------------------------------- flags and bridges


def about_flag(s: State, b: Board, plan: Plan, objective: int, clause: Clause) -> Details:
    if objective >= b.objectives:
        return "no-objective", {}
    values: Values = {"objective": plan.objectives[objective].name}
    if clause == Clause.S4_8:
        lost = all(is_lost(s, side, OBJECTIVE + objective) for side in range(SIDES))
        return ("objective-lost" if lost else "not-covered"), values
    if s.flag[objective] != NOBODY:
        return "flag-there", values | {"owner": owner_word(s.flag[objective])}
    owner = completed_by(s, b, objective)
    left = members(s, owner) - (s.laid[owner] - s.completed_at[objective])
    return "not-forgotten", values | {"owner": Seat(owner).word, "left": left}


def about_bridge(s: State, b: Board, plan: Plan, side: int, site: int) -> Details:
    if site >= b.sites:
        return "no-site", {}
    values: Values = {"site": plan.site_names[site]}
    if s.bridge[site] != NOBODY:
        return "bridge-there", values | {"owner": owner_word(s.bridge[site])}
    if s.bridges[side] == 0:
        return "no-bridge-left", values
    return "banks", values


def ending(s: State, b: Board) -> tuple[str, str]:
    """The clause by which the game ended, and how."""
    if s.ending == Ending.COVERED:
        return "S4-20", "covered"
    if s.ending == Ending.DECLARED:
        return "S4-20", "both-finished"
    if s.ending == Ending.STILL:
        return "S4-20", "nobody-acts"
    return "S4-20", "time-is-up"

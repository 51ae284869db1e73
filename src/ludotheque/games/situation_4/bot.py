"""What a position is worth to a side, and how long a bot takes for its next action.

`evaluate` stands in the part of Python that also compiles. Worth is counted in hundredths of a
point: what a side has, and what it may still get, weighed by its chances. So the greedy bot
builds where it gains most, spoils what the opponent is about to complete, drops paratroopers
where they threaten most and parks tanks where they close most.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ludotheque.engine import levels
from ludotheque.engine.levels import Level

from .constants import (
    AREA,
    AREA_POINTS,
    BRIDGE_POINTS,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PARATROOPS,
    SIDES,
    TANKS,
    UNITS,
    ZONES,
    Phase,
)
from .position import (
    completed_by,
    has_piece,
    is_closed,
    is_covered,
    is_forgotten,
    is_lost,
    may_drop,
    members,
)
from .rules import score

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from .state import Board, State

SURE = 100  # chances are so many in a hundred
THREATENED = 60  # in a hundred: what is left of a chance where the opponent could lay a piece
TO_PLANT = 92  # an objective that has been completed and waits for its flag
TO_BRIDGE = 92  # a site whose banks are held
FORGOTTEN = -90  # an objective that waits for whoever comes first: better be that one
NOTICED = 1  # actions after which a forgotten flag is noticed
PARATROOPER_WORTH = 30  # points, with the board still empty
TANK_WORTH = 15
SITE_CHANCE = 30  # of a bridge where one holds neither bank
OPENING = 40  # hundredths of a point for each place where one can go on
DECLARED = 1_000_000  # whoever gives up before the end may as well lose

FAR_AHEAD = 3  # steps
OUT_OF_REACH = 99
UNLIKELY = 2
LIKELY = 96


@dataclass(frozen=True)
class SideLevel(Level):
    """The numbers of a side's bot, in hundredths."""

    lead_weight: int = 14  # by how much the chance of a zone grows with each step ahead
    piece_cost: int = 4  # by how much it falls with each piece still to lay
    unit_weight: int = 100  # what units in hand, and to come, are worth
    opponent_weight: int = 100  # what the opponent's standing counts


LEAD_WEIGHT = levels.place("lead_weight", SideLevel)
PIECE_COST = levels.place("piece_cost", SideLevel)
UNIT_WEIGHT = levels.place("unit_weight", SideLevel)
OPPONENT_WEIGHT = levels.place("opponent_weight", SideLevel)


# ---------------------------------------------------------------- what a position is worth


def evaluate(s: State, b: Board, seat: int) -> int:
    other = 1 - seat
    if s.phase == Phase.OVER:
        value = SURE * (score(s, b, seat) - score(s, b, other))
    else:
        estimate(s, b)
        value = standing(s, b, seat, SURE) - standing(s, b, other, SURE) + flags(s, b, seat)
    return value - DECLARED if s.declared[seat] else value


def estimate(s: State, b: Board) -> None:
    """Every chance at a glance."""
    find_exposed(s, b)
    for side in range(SIDES):
        for zone in range(ZONES):
            s.scratch.likely[side][zone] = chance_of(s, b, side, zone)


def find_exposed(s: State, b: Board) -> None:
    """Marks the zones in which each side could lay a piece now."""
    for side in range(SIDES):
        for zone in range(ZONES):
            s.scratch.exposed[side][zone] = 0
        for place in range(b.places):
            if s.open_to[side][place] != 0:
                for i in range(b.touched[place]):
                    s.scratch.exposed[side][b.zone[place][i]] = 1


def chance_of(s: State, b: Board, side: int, zone: int) -> int:
    """How likely a side is to cover a zone: near home, well begun, and not threatened."""
    if is_lost(s, side, zone):
        return 0
    if is_covered(s, b, side, zone):
        return SURE
    if b.zone_size[zone] == 0:  # the board has no such zone
        return 0
    near = b.nearness[side][zone]
    chance = near + (SURE - near) * s.covering[side][zone] // b.zone_size[zone]
    return chance * THREATENED // SURE if s.scratch.exposed[1 - side][zone] else chance


def standing(s: State, b: Board, side: int, unit_weight: int) -> int:
    """What a side has and may get, but for flags on objectives that are completed."""
    value = OPENING * s.openings[side]
    likely = s.scratch.likely[side]
    for area in range(b.areas):
        value += AREA_POINTS * likely[AREA + area]
    for objective in range(b.objectives):
        if completed_by(s, b, objective) == NOWHERE:
            chance = likely[OBJECTIVE + objective]
            value += b.objective_value[objective] * chance * TO_PLANT // SURE
    for site in range(b.sites):
        value += BRIDGE_POINTS * bridge_chance(s, b, side, site)
    return value + units(s, b, side) * unit_weight // SURE


def units(s: State, b: Board, side: int) -> int:
    """Units in hand, and bases that will bring some; the less there is to lay, the less worth."""
    left = b.places - s.laid[0] - s.laid[1]
    value = SURE * (PARATROOPER_WORTH * s.paratroopers[side] + TANK_WORTH * s.tanks[side])
    if not is_covered(s, b, side, PARATROOPS + side):
        value += UNITS * PARATROOPER_WORTH * s.scratch.likely[side][PARATROOPS + side]
    if not is_covered(s, b, side, TANKS + side):
        value += UNITS * TANK_WORTH * s.scratch.likely[side][TANKS + side]
    return value * left // b.places


def bridge_chance(s: State, b: Board, side: int, site: int) -> int:
    """How likely a side is to bridge the river here."""
    if s.bridge[site] != NOBODY:
        return SURE if s.bridge[site] == OWNED + side else 0
    if s.bridges[side] == 0:
        return 0
    chance = SITE_CHANCE
    for bank in range(SIDES):
        dot = b.site_dots[site][bank]
        if has_piece(s, 1 - side, dot):
            return 0
        if has_piece(s, side, dot):
            chance += (TO_BRIDGE - SITE_CHANCE) // 2
    return chance


def flags(s: State, b: Board, seat: int) -> int:
    """Completed objectives: whose they are, or may be."""
    value = 0
    for objective in range(b.objectives):
        owner = completed_by(s, b, objective)
        if owner != NOWHERE:
            worth = b.objective_value[objective] * flag_chance(s, objective, owner, seat)
            value += worth
    return value


def flag_chance(s: State, objective: int, owner: int, seat: int) -> int:
    """How sure a completed objective is to a seat; below nought, how sure to its opponent."""
    sign = 1 if owner == seat else -1
    if s.flag[objective] == OWNED + owner:
        return sign * SURE
    if s.flag[objective] == NOBODY:
        return FORGOTTEN if is_forgotten(s, owner, objective) else sign * TO_PLANT
    return -sign * SURE if was_noticed(s, owner, objective) else -SURE


def was_noticed(s: State, owner: int, objective: int) -> bool:
    """Nobody sees at once that a flag was forgotten: something else is done first."""
    since = s.laid[owner] - s.completed_at[objective] - members(s, owner)
    return since > 0 or s.actions - s.laid_at[owner] > NOTICED


# ---------------------------------------------------------------- what a planner makes of it


def leaf_value(s: State, b: Board, seat: int, numbers: list[int]) -> int:
    """Likewise, but a zone is weighed by which side can be there first as the board stands now."""
    other = 1 - seat
    if s.phase == Phase.OVER:
        value = SURE * (score(s, b, seat) - score(s, b, other))
    else:
        survey(s, b, numbers)
        value = standing(s, b, seat, numbers[UNIT_WEIGHT]) + flags(s, b, seat)
        value -= standing(s, b, other, numbers[UNIT_WEIGHT]) * numbers[OPPONENT_WEIGHT] // SURE
    return value - DECLARED if s.declared[seat] else value


def survey(s: State, b: Board, numbers: list[int]) -> None:
    """Every chance, by who has how many pieces to lay until they are there."""
    for side in range(SIDES):
        measure(s, b, side)
        for zone in range(ZONES):
            s.scratch.ahead[side][zone] = FAR_AHEAD
    for place in range(b.places):
        if s.on[place] == NOBODY:
            compare(s, b, place)
    for side in range(SIDES):
        for zone in range(ZONES):
            s.scratch.likely[side][zone] = prospect(s, b, side, zone, numbers)


def measure(s: State, b: Board, side: int) -> None:
    """How many pieces a side has to lay until it is at a place, if nobody hinders it."""
    t = s.scratch
    found = 0
    for place in range(b.places):
        t.steps[side][place] = OUT_OF_REACH
        if s.open_to[side][place] != 0:
            t.steps[side][place] = 1
            t.way[found] = place
            found += 1
    if s.paratroopers[side] > 0:
        found = measure_drops(s, b, side, found)
    looked = 0
    while looked < found:
        here = t.way[looked]
        looked += 1
        for slot in range(b.degree[here]):
            near = b.neighbours[here][slot]
            if s.on[near] == NOBODY and t.steps[side][near] == OUT_OF_REACH:
                if not is_closed(s, side, near):
                    t.steps[side][near] = t.steps[side][here] + 1
                    t.way[found] = near
                    found += 1


def measure_drops(s: State, b: Board, side: int, found: int) -> int:
    """With a paratrooper in hand one is beside any piece of the opponent's with two actions."""
    t = s.scratch
    for place in range(b.places):
        if may_drop(s, side, place):
            for slot in range(b.degree[place]):
                near = b.neighbours[place][slot]
                free = s.on[near] == NOBODY and not is_closed(s, side, near)
                if free and t.steps[side][near] == OUT_OF_REACH:
                    t.steps[side][near] = 2
                    t.way[found] = near
                    found += 1
    return found


def compare(s: State, b: Board, place: int) -> None:
    """A side is ahead in a zone by as much as at the place of it where it is least so."""
    t = s.scratch
    lead = t.steps[1][place] - t.steps[0][place]
    lead = max(-FAR_AHEAD, min(FAR_AHEAD, lead))
    for i in range(b.touched[place]):
        zone = b.zone[place][i]
        t.ahead[0][zone] = min(t.ahead[0][zone], lead)
        t.ahead[1][zone] = min(t.ahead[1][zone], -lead)


def prospect(s: State, b: Board, side: int, zone: int, numbers: list[int]) -> int:
    """How likely a side is to cover a zone: ahead of the other, and with little left to lay."""
    if is_lost(s, side, zone):
        return 0
    if is_covered(s, b, side, zone):
        return SURE
    left = b.zone_size[zone] - s.covering[side][zone]
    chance = (
        SURE // 2 + numbers[LEAD_WEIGHT] * s.scratch.ahead[side][zone] - numbers[PIECE_COST] * left
    )
    return max(UNLIKELY, min(LIKELY, chance))


# ---------------------------------------------------------------- how strong, and in what manner


def planner(**numbers: int) -> SideLevel:
    """Evaluates positions without play-outs."""
    return replace(SideLevel(depth=0, value_scale=20_000), **numbers)


LEVELS = {
    "novice": planner(
        iterations=16,
        prior_scale=4000,
        visit_exponent=1,
        blunder_rate=100,
        pace=1500,
        opponent_weight=20,
    ),
    "casual": planner(
        iterations=40,
        prior_scale=600,
        visit_exponent=2,
        pace=1250,
        piece_cost=8,
        opponent_weight=50,
    ),
    "steady": planner(iterations=16, prior_scale=1, blunder_rate=60, pace=1100),
    "sharp": planner(iterations=16, prior_scale=1, pace=1000, unit_weight=150, opponent_weight=130),
    "master": planner(
        iterations=2000, milliseconds=1500, prior_scale=400, pace=880, opponent_weight=110
    ),
}


# ---------------------------------------------------------------- how long it takes

# Seconds that a bot takes for a piece on the average, by the pace that the host has chosen.
PACES = {"gentle": 20.0, "steady": 12.0, "brisk": 7.0, "fast": 4.0}
SPREAD = 0.45  # how much that varies; some pieces are found at once, some hardly ever
SHORTEST, LONGEST = 0.3, 3.0  # times the average
THOUSANDTH = 0.001


def pause(kind: str, options: Mapping[str, str], rng: Random) -> float:
    """How many seconds a bot takes before its next action: the stronger, the quicker."""
    times = rng.lognormvariate(-0.5 * SPREAD * SPREAD, SPREAD)
    own = LEVELS.get(kind, Level()).pace * THOUSANDTH
    return own * PACES[options["pace"]] * min(LONGEST, max(SHORTEST, times))

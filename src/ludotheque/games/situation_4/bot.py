"""What a position is worth to a side, and how long a bot takes for its next action.

`evaluate` stands in the part of Python that also compiles. Worth is counted in hundredths of a
point: what a side has, and what it may still get, weighed by its chances. So the greedy bot
builds where it gains most, spoils what the opponent is about to complete, drops paratroopers
where they threaten most and parks tanks where they close most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.levels import Level

from .rules import (
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
    completed_by,
    has_piece,
    is_covered,
    is_forgotten,
    is_lost,
    members,
    score,
)

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


# ---------------------------------------------------------------- what a position is worth


def evaluate(s: State, b: Board, seat: int) -> int:
    other = 1 - seat
    if s.phase == Phase.OVER:
        value = SURE * (score(s, b, seat) - score(s, b, other))
    else:
        find_exposed(s, b)
        value = standing(s, b, seat) - standing(s, b, other) + flags(s, b, seat)
    return value - DECLARED if s.declared[seat] else value


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
    near = b.nearness[side][zone]
    chance = near + (SURE - near) * s.covering[side][zone] // b.zone_size[zone]
    return chance * THREATENED // SURE if s.scratch.exposed[1 - side][zone] else chance


def standing(s: State, b: Board, side: int) -> int:
    """What a side has and may get, but for flags on objectives that are completed."""
    value = OPENING * s.openings[side]
    for area in range(b.areas):
        value += AREA_POINTS * chance_of(s, b, side, AREA + area)
    for objective in range(b.objectives):
        if completed_by(s, b, objective) == NOWHERE:
            chance = chance_of(s, b, side, OBJECTIVE + objective)
            value += b.objective_value[objective] * chance * TO_PLANT // SURE
    for site in range(b.sites):
        value += BRIDGE_POINTS * bridge_chance(s, b, side, site)
    return value + units(s, b, side)


def units(s: State, b: Board, side: int) -> int:
    """Units in hand, and bases that will bring some; the less there is to lay, the less worth."""
    left = b.places - s.laid[0] - s.laid[1]
    value = SURE * (PARATROOPER_WORTH * s.paratroopers[side] + TANK_WORTH * s.tanks[side])
    if not is_covered(s, b, side, PARATROOPS + side):
        value += UNITS * PARATROOPER_WORTH * chance_of(s, b, side, PARATROOPS + side)
    if not is_covered(s, b, side, TANKS + side):
        value += UNITS * TANK_WORTH * chance_of(s, b, side, TANKS + side)
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


# ---------------------------------------------------------------- how long it takes

# Seconds that a bot takes for a piece on the average, by the pace that the host has chosen.
PACES = {"gentle": 20.0, "steady": 12.0, "brisk": 7.0, "fast": 4.0}
SPREAD = 0.45  # how much that varies; some pieces are found at once, some hardly ever
SHORTEST, LONGEST = 0.3, 3.0  # times the average


def pause(kind: str, options: Mapping[str, str], rng: Random) -> float:
    """How many seconds a bot takes before its next action: both kinds are as quick."""
    times = rng.lognormvariate(-0.5 * SPREAD * SPREAD, SPREAD)
    return PACES[options["pace"]] * min(LONGEST, max(SHORTEST, times))


# ---------------------------------------------------------------- how strong, and in what manner

LEVELS = {
    "novice": Level(iterations=16, depth=0, scale=20_000, falloff=6000, sharpness=1, whim=80),
    "casual": Level(iterations=40, depth=2, care=1000, scale=20_000, falloff=3000, sharpness=1),
    "steady": Level(iterations=60, depth=8, care=800, sample=6, scale=20_000, falloff=1500),
    "sharp": Level(iterations=200, depth=20, care=800, sample=8, scale=20_000, falloff=1500),
    "master": Level(
        iterations=1000,
        milliseconds=2000,
        depth=20,
        care=800,
        sample=8,
        scale=20_000,
        falloff=1500,
    ),
}

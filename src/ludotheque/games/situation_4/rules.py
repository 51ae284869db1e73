"""The rules of Situation 4, in the part of Python that also compiles for CPU and GPU.

Whole numbers, fixed-size arrays and loops only; each function cites the clauses that it
carries out. What a refusal says, what a seat sees and how a move is written stand elsewhere.

Nothing is ever taken off the board: pieces, units, flags and bridges stay where they are. So
what is connected stays connected and what a tank can reach stays within its reach, and all of
it is kept up action by action instead of being searched for.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Board, State

SIDES = 2
PLACES = 160  # the most that a board may have
NEIGHBOURS = 8  # pieces that one piece may interlock with
AREAS = 32
OBJECTIVES = 16
SITES = 4
BANKS = 2
TOUCHED = 16  # zones that one place may touch
QUARTERS = 4  # ways round that a piece can lie

# Zones of the board, each covered by exactly the pieces that touch it.
AREA = 0
OBJECTIVE = AREA + AREAS
PARATROOPS = OBJECTIVE + OBJECTIVES  # the paratroop base of a side
TANKS = PARATROOPS + SIDES  # the tank base of a side
ZONES = TANKS + SIDES

UNITS = 3  # paratroopers a side, and tanks
BRIDGES = 2  # a side
AREA_POINTS = 50
BRIDGE_POINTS = 100

NOWHERE = -1
NOBODY = 0
OWNED = 1  # with the side added: whose a piece, a flag or a bridge is
NO_UNIT = 0
PARATROOPER = 1  # with the side added
TANK = PARATROOPER + SIDES  # with the side added
CLOCK = 6


class Clause(IntEnum):
    """Every clause of the rule sheet, in its order."""

    S4_O = 1
    S4_1 = 2
    S4_2 = 3
    S4_3 = 4
    S4_4 = 5
    S4_5 = 6
    S4_6 = 7
    S4_7 = 8
    S4_8 = 9
    S4_9 = 10
    S4_10 = 11
    S4_11 = 12
    S4_12 = 13
    S4_13 = 14
    S4_14 = 15
    S4_15 = 16
    S4_16 = 17
    S4_17 = 18
    S4_18 = 19
    S4_19 = 20
    S4_20 = 21
    S4_21 = 22
    S4_22 = 23
    S4_23 = 24
    S4_W = 25


class Phase(IntEnum):
    SHUFFLE = 0  # fate shuffles both trays
    READY = 1  # each side says when it is ready; then the clock counts down
    PLAY = 2  # both sides at once
    OVER = 3


class Ending(IntEnum):
    NOT_YET = 0
    COVERED = 1
    DECLARED = 2
    STILL = 3
    TIME = 4


# Actions. Laying the piece that fits a place, or trying one there that does not; dropping a
# paratrooper on a place, placing a tank; planting a flag; laying a bridge; declaring that one
# has finished; being ready; and what the clock does.
LAY = 0
MISFIT = LAY + PLACES
DROP = MISFIT + PLACES
TANK_TO = DROP + PLACES
FLAG = TANK_TO + PLACES
BRIDGE = FLAG + OBJECTIVES
DONE = BRIDGE + SITES
READY = DONE + 1
GO = READY + 1
STILL = GO + 1
TIME = STILL + 1
ACTIONS = TIME + 1

LAST_RESORT = DONE  # nobody declares at random, with something else to do


# ---------------------------------------------------------------- pieces and places


def has_piece(s: State, side: int, place: int) -> bool:
    return s.on[place] == OWNED + side


def is_joined(s: State, b: Board, side: int, place: int) -> bool:
    """Whether a piece laid there would connect to what the side has laid (S4-6, S4-11, S4-12).

    That is one of its own pieces, or a piece under one of its paratroopers. The first piece
    of all goes on the base line instead (S4-5).
    """
    if s.laid[side] == 0:
        return b.baseline[side][place] != 0
    return s.joined[side][place] != 0


def is_closed(s: State, side: int, place: int) -> bool:
    """Next to an opposing tank (S4-15), and to none of one's own that neutralises it (S4-16)."""
    return s.guarded[1 - side][place] != 0 and s.guarded[side][place] == 0


def is_open(s: State, b: Board, side: int, place: int) -> bool:
    """Whether the side may lay a piece there now (S4-5, S4-6, S4-7, S4-15)."""
    if s.on[place] != NOBODY or is_closed(s, side, place):
        return False
    return is_joined(s, b, side, place)


def is_covered(s: State, b: Board, side: int, zone: int) -> bool:
    """Wholly, by the side's own pieces (S4-8, S4-10, S4-13, S4-23)."""
    return b.zone_size[zone] > 0 and s.covering[side][zone] == b.zone_size[zone]


def is_lost(s: State, side: int, zone: int) -> bool:
    """Once the opponent has laid a piece on it, a zone is lost for good (S4-8, S4-10)."""
    return s.covering[1 - side][zone] > 0


# ---------------------------------------------------------------- flags


def members(s: State, side: int) -> int:
    """How many play on a side (S4-4)."""
    return 1 + (s.members_a if side == 0 else s.members_b)


def completed_by(s: State, b: Board, objective: int) -> int:
    """The side that has covered an objective wholly, or NOWHERE (S4-8)."""
    for side in range(SIDES):
        if is_covered(s, b, side, OBJECTIVE + objective):
            return side
    return NOWHERE


def is_forgotten(s: State, side: int, objective: int) -> bool:
    """Whether a side that completed an objective has laid as many pieces since as it has members.

    Whoever of them laid them (S4-4, S4-9).
    """
    return s.laid[side] - s.completed_at[objective] >= members(s, side)


def may_plant(s: State, b: Board, side: int, objective: int) -> bool:
    """A bare objective: one's own, or one that the opponent has forgotten (S4-9)."""
    if s.flag[objective] != NOBODY:
        return False
    owner = completed_by(s, b, objective)
    return owner == side or (owner != NOWHERE and is_forgotten(s, owner, objective))


# ---------------------------------------------------------------- units and bridges


def may_drop(s: State, side: int, place: int) -> bool:
    """A paratrooper goes onto an opponent's piece (S4-11) that holds no unit (S4-17)."""
    return has_piece(s, 1 - side, place) and s.unit[place] == NO_UNIT


def is_in_reach(s: State, place: int) -> bool:
    """Whether its side's tanks can come to a piece, on either bank (S4-18)."""
    return s.reached[place][0] != 0 or s.reached[place][1] != 0


def may_stand(s: State, side: int, place: int) -> bool:
    """A tank goes onto a piece of its own side that is connected to the base line (S4-14).

    It must be able to come there (S4-18), and the piece must hold no unit (S4-17).
    """
    if not has_piece(s, side, place) or s.unit[place] != NO_UNIT:
        return False
    return s.linked[place] != 0 and is_in_reach(s, place)


def holds_banks(s: State, b: Board, side: int, site: int) -> bool:
    """Whether a side has laid the pieces under both dots of a bridge site (S4-19)."""
    if site >= b.sites:
        return False
    return has_piece(s, side, b.site_dots[site][0]) and has_piece(s, side, b.site_dots[site][1])


def may_bridge(s: State, b: Board, side: int, site: int) -> bool:
    """Two bridges a side, one a site, its own pieces under both dots (S4-19)."""
    return s.bridges[side] > 0 and s.bridge[site] == NOBODY and holds_banks(s, b, side, site)


# ---------------------------------------------------------------- who is finished


def could_open(s: State, b: Board, side: int, place: int) -> bool:
    """Whether a unit that the side holds could open an empty place that is not open to it (S4-20).

    A closed one by a tank beside it (S4-16); one out of touch by a paratrooper (S4-11).
    """
    closed = is_closed(s, side, place)
    if (s.tanks[side] if closed else s.paratroopers[side]) == 0:
        return False
    for slot in range(b.degree[place]):
        near = b.neighbours[place][slot]
        if may_stand(s, side, near) if closed else may_drop(s, side, near):
            return True
    return False


def can_lay(s: State, b: Board, side: int) -> bool:
    """Whether a side has a piece to lay, be it with the units it holds (S4-20)."""
    if s.openings[side] > 0:
        return True
    if s.paratroopers[side] > 0 or s.tanks[side] > 0:
        for place in range(b.places):
            if s.on[place] == NOBODY and could_open(s, b, side, place):
                return True
    return False


def can_plant(s: State, b: Board, side: int) -> bool:
    for objective in range(b.objectives):
        if may_plant(s, b, side, objective):
            return True
    return False


def can_bridge(s: State, b: Board, side: int) -> bool:
    for site in range(b.sites):
        if may_bridge(s, b, side, site):
            return True
    return False


def is_stuck(s: State, b: Board, side: int) -> bool:
    """Whether a side can do nothing more that scores (S4-20)."""
    return not (can_lay(s, b, side) or can_bridge(s, b, side) or can_plant(s, b, side))


def is_finished(s: State, side: int) -> bool:
    """Has declared so, or counts as having done (S4-20)."""
    return s.declared[side] != 0 or s.stuck[side] != 0


def is_anyone_finished(s: State) -> bool:
    return is_finished(s, 0) or is_finished(s, 1)


# ---------------------------------------------------------------- the verbs


def setup(s: State, b: Board) -> None:
    """Two sides, each with a puzzle, bridges and units to come (S4-1); nothing is sorted (S4-2)."""
    s.phase = Phase.SHUFFLE
    s.ending = Ending.NOT_YET
    s.dealing = 0
    s.dealt = 0
    s.actions = 0
    s.started = 0
    s.finished_since = 0
    s.acted_at = 0
    for place in range(PLACES):
        clear_place(s, place)
    for objective in range(OBJECTIVES):
        s.flag[objective] = NOBODY
        s.completed_at[objective] = 0
    for site in range(SITES):
        s.bridge[site] = NOBODY
    for side in range(SIDES):
        s.ready[side] = 0
        s.declared[side] = 0
        s.stuck[side] = 0
        s.laid[side] = 0
        s.laid_at[side] = 0
        s.paratroopers[side] = 0
        s.tanks[side] = 0
        s.bridges[side] = BRIDGES
        s.openings[side] = 0
        for zone in range(ZONES):
            s.covering[side][zone] = 0
        for place in range(b.places):
            s.open_to[side][place] = b.baseline[side][place]
            s.openings[side] += b.baseline[side][place]


def clear_place(s: State, place: int) -> None:
    s.on[place] = NOBODY
    s.unit[place] = NO_UNIT
    s.linked[place] = 0
    for bank in range(BANKS):
        s.reached[place][bank] = 0
    for side in range(SIDES):
        s.tray[side][place] = place
        s.turned[side][place] = 0
        s.joined[side][place] = 0
        s.guarded[side][place] = 0
        s.open_to[side][place] = 0


def chance(s: State, b: Board) -> int:
    """Fate shuffles both trays, a piece at a time (S4-2), and may turn each piece (S4-7)."""
    if s.phase != Phase.SHUFFLE:
        return 0
    left = b.places - s.dealt
    return left * QUARTERS if s.rotation else left


def draw(s: State, b: Board, k: int) -> None:
    """The next piece of a tray belongs to one of the places that are left (S4-2).

    With the option it lies turned, too (S4-7).
    """
    side = s.dealing
    piece = s.dealt
    if s.rotation:
        s.turned[side][piece] = k % QUARTERS
        k //= QUARTERS
    place = s.tray[side][piece + k]
    s.tray[side][piece + k] = s.tray[side][piece]
    s.tray[side][piece] = place
    s.dealt += 1
    if s.dealt == b.places:
        s.dealt = 0
        s.dealing += 1
    if s.dealing == SIDES:
        s.phase = Phase.READY


def acting(s: State, b: Board) -> int:
    """Both sides at once, and the clock wherever time could do something (S4-3, S4-20)."""
    bits = 0
    for side in range(SIDES):
        if may_act(s, b, side):
            bits |= 1 << side
    if may_start(s) or may_fall_still(s) or may_run_out(s):
        bits |= 1 << CLOCK
    return bits


def may_act(s: State, b: Board, side: int) -> bool:
    """Whether a side has anything to do: one that can score no more may still have units."""
    if s.phase == Phase.READY:
        return s.ready[side] == 0
    if s.phase != Phase.PLAY:
        return False
    if not s.stuck[side]:
        return True
    if s.paratroopers[side] > 0 or s.tanks[side] > 0:
        for place in range(b.places):
            if s.paratroopers[side] > 0 and may_drop(s, side, place):
                return True
            if s.tanks[side] > 0 and may_stand(s, side, place):
                return True
    return False


def may_start(s: State) -> bool:
    """Play begins for both at once, after a countdown when both are ready (S4-3)."""
    return s.phase == Phase.READY and s.ready[0] != 0 and s.ready[1] != 0


def may_fall_still(s: State) -> bool:
    """Two minutes in which nothing is done end the game, once a side has finished (S4-20)."""
    return s.phase == Phase.PLAY and is_anyone_finished(s)


def may_run_out(s: State) -> bool:
    """The time limit of the option (S4-20)."""
    return s.phase == Phase.PLAY and s.minutes > 0


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    """Players and clock each have actions of their own; those of a side wait for play (S4-3)."""
    if s.phase == Phase.OVER:
        return Clause.S4_W
    if action >= GO or seat >= SIDES:
        return refuse_clock(s, seat, action)
    if s.phase == Phase.SHUFFLE:
        return Clause.S4_2
    if action == READY:
        return 0 if s.phase == Phase.READY and s.ready[seat] == 0 else Clause.S4_3
    if s.phase == Phase.READY:
        return Clause.S4_3
    if action < DROP:
        return refuse_piece(s, b, seat, action)
    if action < TANK_TO:
        return refuse_drop(s, b, seat, action - DROP)
    if action < FLAG:
        return refuse_tank(s, b, seat, action - TANK_TO)
    if action < BRIDGE:
        return refuse_flag(s, b, seat, action - FLAG)
    if action < DONE:
        return 0 if may_bridge(s, b, seat, action - BRIDGE) else Clause.S4_19
    return Clause.S4_20 if is_finished(s, seat) else 0


def refuse_clock(s: State, seat: int, action: int) -> int:
    """What the clock does nobody else does (S4-3, S4-20), and the clock plays nothing (S4-1)."""
    if action < GO:
        return Clause.S4_1
    if action == GO:
        return 0 if seat == CLOCK and may_start(s) else Clause.S4_3
    may = may_fall_still(s) if action == STILL else may_run_out(s)
    return 0 if seat == CLOCK and may else Clause.S4_20


def refuse_piece(s: State, b: Board, side: int, action: int) -> int:
    """What is wrong with the place comes first, so that a refusal never tells what fits (S4-7).

    It is filled (S4-7), not on the base line (S4-5) or not connected (S4-6), or closed (S4-15).
    """
    place = action - LAY if action < MISFIT else action - MISFIT
    if place >= b.places or s.on[place] != NOBODY:
        return Clause.S4_7
    if not is_joined(s, b, side, place):
        return Clause.S4_5 if s.laid[side] == 0 else Clause.S4_6
    if is_closed(s, side, place):
        return Clause.S4_15
    return 0 if action < MISFIT else Clause.S4_7


def refuse_drop(s: State, b: Board, side: int, place: int) -> int:
    """A paratrooper in hand (S4-10), an opponent's piece (S4-11) without a unit (S4-17)."""
    if s.paratroopers[side] == 0:
        return Clause.S4_11 if is_covered(s, b, side, PARATROOPS + side) else Clause.S4_10
    if place >= b.places or not has_piece(s, 1 - side, place):
        return Clause.S4_11
    return 0 if may_drop(s, side, place) else Clause.S4_17


def refuse_tank(s: State, b: Board, side: int, place: int) -> int:
    """A tank in hand (S4-13), a piece of one's own (S4-14) without a unit (S4-17).

    It must be connected to the base line (S4-14) and within the tank's reach (S4-18).
    """
    if s.tanks[side] == 0:
        return Clause.S4_14 if is_covered(s, b, side, TANKS + side) else Clause.S4_13
    if place >= b.places or not has_piece(s, side, place):
        return Clause.S4_14
    if s.unit[place] != NO_UNIT:
        return Clause.S4_17
    if s.linked[place] == 0:
        return Clause.S4_14
    return 0 if may_stand(s, side, place) else Clause.S4_18


def refuse_flag(s: State, b: Board, side: int, objective: int) -> int:
    """An objective that somebody has completed (S4-8), bare, and one's own or forgotten (S4-9)."""
    if objective >= b.objectives or completed_by(s, b, objective) == NOWHERE:
        return Clause.S4_8
    return 0 if may_plant(s, b, side, objective) else Clause.S4_9


def legal(s: State, b: Board, seat: int, out: list[int]) -> int:
    if seat >= SIDES:
        return legal_for_clock(s, seat, out)
    if s.phase == Phase.READY and s.ready[seat] == 0:
        out[0] = READY
        return 1
    if s.phase != Phase.PLAY:
        return 0
    n = 0
    for place in range(b.places):
        if s.open_to[seat][place] != 0:
            out[n] = LAY + place
            n += 1
    if s.paratroopers[seat] > 0 or s.tanks[seat] > 0:
        n = legal_units(s, b, seat, out, n)
    for objective in range(b.objectives):
        if may_plant(s, b, seat, objective):
            out[n] = FLAG + objective
            n += 1
    for site in range(b.sites):
        if may_bridge(s, b, seat, site):
            out[n] = BRIDGE + site
            n += 1
    if not is_finished(s, seat):
        out[n] = DONE
        n += 1
    return n


def legal_units(s: State, b: Board, side: int, out: list[int], n: int) -> int:
    """Adds every drop of a paratrooper and every place for a tank (S4-11, S4-14)."""
    for place in range(b.places):
        if s.paratroopers[side] > 0 and may_drop(s, side, place):
            out[n] = DROP + place
            n += 1
        if s.tanks[side] > 0 and may_stand(s, side, place):
            out[n] = TANK_TO + place
            n += 1
    return n


def legal_for_clock(s: State, seat: int, out: list[int]) -> int:
    n = 0
    if seat == CLOCK and may_start(s):
        out[n] = GO
        n += 1
    if seat == CLOCK and may_fall_still(s):
        out[n] = STILL
        n += 1
    if seat == CLOCK and may_run_out(s):
        out[n] = TIME
        n += 1
    return n


def apply(s: State, b: Board, seat: int, action: int) -> None:
    finished = is_anyone_finished(s)
    s.actions += 1
    if action < DONE:
        stir(s, seat)
    if action < MISFIT:
        lay(s, b, seat, action - LAY)
    elif action < TANK_TO:
        drop(s, b, seat, action - DROP)
    elif action < FLAG:
        place_tank(s, b, seat, action - TANK_TO)
    elif action < BRIDGE:
        s.flag[action - FLAG] = OWNED + seat
    elif action < DONE:
        lay_bridge(s, b, seat, action - BRIDGE)
    elif action == DONE:
        s.declared[seat] = 1
    else:
        begin_or_end(s, b, seat, action)
    if s.phase == Phase.PLAY:
        settle(s, b, finished)


def over(s: State, b: Board) -> bool:
    return s.phase == Phase.OVER


def score(s: State, b: Board, seat: int) -> int:
    """Areas, objectives and bridges together (S4-O); the most wins, a tie is shared (S4-W)."""
    return area_points(s, b, seat) + objective_points(s, b, seat) + bridge_points(s, b, seat)


def area_points(s: State, b: Board, side: int) -> int:
    """50 for each area that is the side's alone (S4-23)."""
    points = 0
    for area in range(b.areas):
        if is_covered(s, b, side, AREA + area):
            points += AREA_POINTS
    return points


def objective_points(s: State, b: Board, side: int) -> int:
    """The value of every objective with the side's flag on it (S4-21)."""
    points = 0
    for objective in range(b.objectives):
        if s.flag[objective] == OWNED + side:
            points += b.objective_value[objective]
    return points


def bridge_points(s: State, b: Board, side: int) -> int:
    """100 for each bridge (S4-22)."""
    points = 0
    for site in range(b.sites):
        if s.bridge[site] == OWNED + side:
            points += BRIDGE_POINTS
    return points


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """Nothing is hidden: which piece fits where is to be seen, by whoever looks closely enough."""


# ---------------------------------------------------------------- carrying out


def stir(s: State, side: int) -> None:
    """What is laid, planted or placed breaks the stillness, and withdraws a declaration (S4-20)."""
    s.acted_at = s.actions
    s.declared[side] = 0


def begin_or_end(s: State, b: Board, seat: int, action: int) -> None:
    """Readiness, the start for both at once (S4-3), and the ends that time brings (S4-20)."""
    if action == READY:
        s.ready[seat] = 1
    elif action == GO:
        s.phase = Phase.PLAY
        s.started = s.actions
    elif action == STILL:
        end(s, b, Ending.STILL)
    else:
        end(s, b, Ending.TIME)


def judge_open(s: State, b: Board, side: int, place: int) -> None:
    """Keeps up where a side may lay a piece, after something has happened beside a place."""
    now = is_open(s, b, side, place)
    if now and s.open_to[side][place] == 0:
        s.open_to[side][place] = 1
        s.openings[side] += 1
    elif not now and s.open_to[side][place] != 0:
        s.open_to[side][place] = 0
        s.openings[side] -= 1


def leave_base_line(s: State, b: Board, side: int) -> None:
    """From its second piece on it is not the base line that counts for a side (S4-5, S4-6)."""
    s.openings[side] = 0
    for place in range(b.places):
        s.open_to[side][place] = 0


def lay(s: State, b: Board, side: int, place: int) -> None:
    """A piece is laid for good (S4-6, S4-7)."""
    if s.laid[side] == 0:
        leave_base_line(s, b, side)
    s.on[place] = OWNED + side
    s.laid[side] += 1
    s.laid_at[side] = s.actions
    for either in range(SIDES):
        judge_open(s, b, either, place)
    join(s, b, side, place)
    for i in range(b.touched[place]):
        cover(s, b, side, b.zone[place][i])
    link(s, b, side, place)
    for bank in range(BANKS):
        if is_way(s, b, side, place, bank):
            travel(s, b, side, place, bank)


def join(s: State, b: Board, side: int, place: int) -> None:
    """From now on the side may connect pieces to the one on this place (S4-6, S4-11)."""
    for slot in range(b.degree[place]):
        near = b.neighbours[place][slot]
        if s.joined[side][near] == 0:
            s.joined[side][near] = 1
            judge_open(s, b, side, near)


def cover(s: State, b: Board, side: int, zone: int) -> None:
    """One piece more on a zone; who has covered a base receives its units (S4-10, S4-13).

    When an objective is completed, what its side lays from then on is counted (S4-9).
    """
    s.covering[side][zone] += 1
    if s.covering[side][zone] < b.zone_size[zone]:
        return
    if zone == PARATROOPS + side:
        s.paratroopers[side] = UNITS
    elif zone == TANKS + side:
        s.tanks[side] = UNITS
    elif zone >= OBJECTIVE and zone < PARATROOPS:
        s.completed_at[zone - OBJECTIVE] = s.laid[side]


def link(s: State, b: Board, side: int, place: int) -> None:
    """Connects a piece, and all that hang together with it, to the base line (S4-12, S4-14)."""
    found = b.baseline[side][place] != 0
    for slot in range(b.degree[place]):
        near = b.neighbours[place][slot]
        if has_piece(s, side, near) and s.linked[near] != 0:
            found = True
    if not found:
        return
    s.linked[place] = 1
    s.scratch.way[0] = place
    waiting = 1
    while waiting > 0:
        waiting -= 1
        here = s.scratch.way[waiting]
        for slot in range(b.degree[here]):
            near = b.neighbours[here][slot]
            if has_piece(s, side, near) and s.linked[near] == 0:
                s.linked[near] = 1
                s.scratch.way[waiting] = near
                waiting += 1


def is_way(s: State, b: Board, side: int, place: int, bank: int) -> bool:
    """Whether tanks come to a bank of a piece just laid: from their base, or over others (S4-18).

    The base itself lies on its side's own bank.
    """
    if b.has_bank[place][bank] == 0:
        return False
    if b.tank_base[side][place] and (bank == side or b.has_bank[place][side] == 0):
        return True
    for slot in range(b.degree[place]):
        near = b.neighbours[place][slot]
        across = b.passage[place][slot][bank]
        if across != NOWHERE and has_piece(s, side, near) and s.reached[near][across] != 0:
            return True
    return False


def travel(s: State, b: Board, side: int, place: int, bank: int) -> None:
    """Everywhere that tanks come to from this bank of a piece, and could not before (S4-18).

    Over the side's own pieces, along each bank; and over its own bridges, from dot to dot.
    """
    if s.reached[place][bank] != 0:
        return
    s.reached[place][bank] = 1
    s.scratch.way[0] = BANKS * place + bank
    waiting = 1
    while waiting > 0:
        waiting -= 1
        here = s.scratch.way[waiting] // BANKS
        at = s.scratch.way[waiting] % BANKS
        for slot in range(b.degree[here] + b.sites):
            if slot < b.degree[here]:
                near = b.neighbours[here][slot]
                across = b.passage[here][slot][at]
            else:
                site = slot - b.degree[here]
                crosses = s.bridge[site] == OWNED + side and b.site_dots[site][at] == here
                near = b.site_dots[site][1 - at]
                across = 1 - at if crosses else NOWHERE
            if across != NOWHERE and has_piece(s, side, near) and s.reached[near][across] == 0:
                s.reached[near][across] = 1
                s.scratch.way[waiting] = BANKS * near + across
                waiting += 1


def drop(s: State, b: Board, side: int, place: int) -> None:
    """A paratrooper lands for good, and opens a bridgehead around the piece below it (S4-11)."""
    s.paratroopers[side] -= 1
    s.unit[place] = PARATROOPER + side
    join(s, b, side, place)


def place_tank(s: State, b: Board, side: int, place: int) -> None:
    """A tank takes its place for good (S4-14), and guards every place around it (S4-15).

    Where an opposing tank does so too, the place is open to both (S4-16).
    """
    s.tanks[side] -= 1
    s.unit[place] = TANK + side
    for slot in range(b.degree[place]):
        near = b.neighbours[place][slot]
        if s.guarded[side][near] == 0:
            s.guarded[side][near] = 1
            for either in range(SIDES):
                judge_open(s, b, either, near)


def lay_bridge(s: State, b: Board, side: int, site: int) -> None:
    """A bridge is laid for good (S4-19), and the side's tanks may cross it (S4-18)."""
    s.bridges[side] -= 1
    s.bridge[site] = OWNED + side
    for bank in range(BANKS):
        if s.reached[b.site_dots[site][bank]][bank] != 0:
            travel(s, b, side, b.site_dots[site][1 - bank], 1 - bank)


def settle(s: State, b: Board, before: bool) -> None:
    """After an action: is the board covered, are both sides finished (S4-20)?

    Or one of them; and if none was before, the time begins from which stillness is counted.
    """
    for side in range(SIDES):
        s.stuck[side] = is_stuck(s, b, side)
    if s.laid[0] + s.laid[1] == b.places:
        end(s, b, Ending.COVERED)
    elif is_finished(s, 0) and is_finished(s, 1):
        end(s, b, Ending.DECLARED)
    elif is_anyone_finished(s) and not before:
        s.finished_since = s.actions


def end(s: State, b: Board, how: int) -> None:
    """An objective completed and not yet forgotten counts as flagged (S4-9)."""
    s.phase = Phase.OVER
    s.ending = how
    for objective in range(b.objectives):
        side = completed_by(s, b, objective)
        if side != NOWHERE and s.flag[objective] == NOBODY:
            if not is_forgotten(s, side, objective):
                s.flag[objective] = OWNED + side

"""The rules of Situation 4, in the part of Python that also compiles for CPU and GPU.

Whole numbers, fixed-size arrays and loops only; each function cites the clauses that it
carries out. What a refusal says, what a seat sees and how a move is written stand elsewhere.

Nothing is ever taken off the board: pieces, units, flags and bridges stay where they are. So
what is connected stays connected and what a tank can reach stays within its reach, and all of
it is kept up action by action instead of being searched for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import ACTIONS as ACTIONS
from .constants import (
    AREA,
    AREA_POINTS,
    BANKS,
    BRIDGE,
    BRIDGE_POINTS,
    BRIDGES,
    CLOCK,
    DONE,
    DROP,
    FLAG,
    GO,
    LAY,
    MISFIT,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    OWNED,
    PARATROOPS,
    PLACES,
    QUARTERS,
    READY,
    SIDES,
    SITES,
    STILL,
    TANK_TO,
    TANKS,
    TIME,
    ZONES,
    Ending,
    Phase,
)
from .constants import LAST_RESORT as LAST_RESORT
from .constants import Clause as Clause
from .effects import begin_or_end, drop, lay, lay_bridge, place_tank, settle, stir
from .position import (
    completed_by,
    has_piece,
    is_anyone_finished,
    is_closed,
    is_covered,
    is_finished,
    is_joined,
    may_bridge,
    may_drop,
    may_plant,
    may_stand,
)

if TYPE_CHECKING:
    from .state import Board, State


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

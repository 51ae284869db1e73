"""Which clauses a choice has exercised, in the part of Python that also compiles.

For the laboratory: it shows that no clause lies idle, and how often each one bites. A clause
is counted where it was carried out, and where it forbade a side something that it might have
wanted: a piece on a closed place, a tank out of reach, a flag that is not forgotten yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import (
    AREA,
    BRIDGE,
    DONE,
    FLAG,
    GO,
    LAY,
    MISFIT,
    NO_UNIT,
    NOBODY,
    OBJECTIVE,
    PARATROOPS,
    READY,
    TANK_TO,
    TANKS,
    UNITS,
    Clause,
    Phase,
)
from .position import (
    completed_by,
    has_piece,
    is_closed,
    is_covered,
    is_forgotten,
    is_in_reach,
    is_joined,
)
from .rules import area_points, bridge_points, objective_points

if TYPE_CHECKING:
    from .state import Board, State

CLAUSES = Clause.S4_W + 1


def note_start(s: State, b: Board, done: list[int]) -> None:
    """The set-up of a game: two sides, each of so many members."""
    done[Clause.S4_1] += 1
    done[Clause.S4_4] += 1


def note_draw(s: State, b: Board, k: int, done: list[int]) -> None:
    """One piece more of a tray is shuffled."""
    done[Clause.S4_2] += 1


def note_action(
    s: State, b: Board, seat: int, action: int, done: list[int], refused: list[int]
) -> None:
    """An action, before it is carried out."""
    if s.phase == Phase.PLAY:
        note_refusals(s, b, seat, refused)
    if action < MISFIT:
        note_piece(s, b, seat, action - LAY, done)
    elif action < TANK_TO:
        done[Clause.S4_11] += 1
    elif action < FLAG:
        note_tank(s, b, seat, action - TANK_TO, done)
    elif action < BRIDGE:
        done[Clause.S4_9] += 1
    elif action < DONE:
        done[Clause.S4_19] += 1
    elif action == DONE:
        done[Clause.S4_20] += 1
    elif READY <= action <= GO:
        done[Clause.S4_3] += 1


def note_piece(s: State, b: Board, side: int, place: int, done: list[int]) -> None:
    done[Clause.S4_7] += 1
    if s.laid[side] == 0:
        done[Clause.S4_5] += 1
        return
    own = False
    for slot in range(b.degree[place]):
        own = own or has_piece(s, side, b.neighbours[place][slot])
    done[Clause.S4_6 if own else Clause.S4_12] += 1
    if s.guarded[1 - side][place] != 0:
        done[Clause.S4_16] += 1
    for i in range(b.touched[place]):
        note_zone(s, b, side, b.zone[place][i], done)


def note_zone(s: State, b: Board, side: int, zone: int, done: list[int]) -> None:
    """A piece is about to be laid on a zone: does it complete it?"""
    if s.covering[side][zone] + 1 < b.zone_size[zone]:
        return
    if zone >= OBJECTIVE and zone < PARATROOPS:
        done[Clause.S4_8] += 1
    elif zone == PARATROOPS + side:
        done[Clause.S4_10] += 1
    elif zone == TANKS + side:
        done[Clause.S4_13] += 1
    elif zone < OBJECTIVE and zone >= AREA:
        done[Clause.S4_23] += 1


def note_tank(s: State, b: Board, side: int, place: int, done: list[int]) -> None:
    done[Clause.S4_14] += 1
    done[Clause.S4_18] += 1
    for slot in range(b.degree[place]):
        near = b.neighbours[place][slot]
        if s.on[near] == NOBODY and s.guarded[side][near] == 0:
            done[Clause.S4_15 if s.guarded[1 - side][near] == 0 else Clause.S4_16] += 1


def note_refusals(s: State, b: Board, side: int, refused: list[int]) -> None:
    for place in range(b.places):
        if s.on[place] == NOBODY:
            if is_joined(s, b, side, place) and is_closed(s, side, place):
                refused[Clause.S4_16 if has_tank_out(s, b, side) else Clause.S4_15] += 1
        elif s.tanks[side] > 0 and has_piece(s, side, place):
            if s.unit[place] != NO_UNIT:
                refused[Clause.S4_17] += 1
            elif s.linked[place] == 0:
                refused[Clause.S4_14] += 1
            elif not is_in_reach(s, place):
                refused[Clause.S4_18] += 1
    for objective in range(b.objectives):
        bare = s.flag[objective] == NOBODY and completed_by(s, b, objective) == 1 - side
        if bare and not is_forgotten(s, 1 - side, objective):
            refused[Clause.S4_9] += 1


def has_tank_out(s: State, b: Board, side: int) -> bool:
    """Then a place is closed because none of the side's tanks stands where it would neutralise."""
    return is_covered(s, b, side, TANKS + side) and s.tanks[side] < UNITS


def note_end(s: State, b: Board, done: list[int]) -> None:
    done[Clause.S4_W] += 1
    done[Clause.S4_20] += 1
    for side in range(s.seats):
        if objective_points(s, b, side) > 0:
            done[Clause.S4_21] += 1
        if bridge_points(s, b, side) > 0:
            done[Clause.S4_22] += 1
        if area_points(s, b, side) + objective_points(s, b, side) + bridge_points(s, b, side) > 0:
            done[Clause.S4_O] += 1

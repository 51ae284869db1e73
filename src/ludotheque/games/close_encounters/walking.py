"""Where a pawn may go: squares, ways, and whether an area can be left in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import (
    FAR,
    FIRST_PAWN,
    NOWHERE,
    SHIP,
    TOWER,
    VACANT,
    Chips,
    Loose,
    OtherArea,
    Progress,
)

if TYPE_CHECKING:
    from .state import Board, State


# ---------------------------------------------------------------- the board


def destination(s: State, b: Board, seat: int) -> int:
    return b.end[s.bound[seat]]


def departure(s: State, b: Board, seat: int) -> int:
    """The end that the pawn last set out from (CE-1, CE-2b)."""
    return b.end[1 - s.bound[seat]]


def is_end(b: Board, square: int) -> bool:
    return square == b.end[TOWER] or square == b.end[SHIP]


def is_safe(b: Board, square: int) -> bool:
    """In a safe area, where no square has a number (CE-4); the ends themselves are not."""
    return b.area[square] != NOWHERE


def is_chipped(s: State, square: int) -> bool:
    return s.chips_on[square] > 0


def has_pawn(s: State, square: int) -> bool:
    """Whether a pawn stands there; never told of the two ends, which bar nobody (CE-3c)."""
    return s.on[square] >= FIRST_PAWN


def can_enter(s: State, b: Board, square: int) -> bool:
    """Nobody is there (CE-3c), nor was the pawn itself this turn, nor did it set out there (CE-1).

    By option a square that holds a chip can only be jumped (CE-1c).
    """
    if s.on[square] != VACANT or square == departure(s, b, s.turn):
        return False
    return s.chips == Chips.MAY_ENTER or s.chips_on[square] == 0


def beyond_chips(s: State, b: Board, square: int, way: int) -> int:
    """The first square from here on without a chip; NOWHERE beyond another's pawn (CE-1c)."""
    while square != NOWHERE and s.chips_on[square] > 0:
        if s.on[square] >= FIRST_PAWN and s.on[square] != FIRST_PAWN + s.turn:
            return NOWHERE
        square = b.step[square][way]
    return square


# ---------------------------------------------------------------- looking ahead


def leads_out(s: State, b: Board, square: int, steps: int) -> bool:
    """Whether some first step or jump from a safe square begins a way out of so many steps."""
    i = 0
    jumping = False
    while i < b.neighbours[square]:
        to = b.near[square][i]
        if jumping:
            to = beyond_chips(s, b, to, b.way[square][i])
        jumping = not jumping and s.chips_on[to] > 0
        if not jumping:
            i += 1
        if to != NOWHERE and is_out_in(s, b, square, to, steps - 1):
            return True
    return False


def is_area_left(s: State, b: Board, at: int, square: int) -> bool:
    """Whether a square lies in the safe area where the turn began, seen from outside (CE-4a)."""
    area = b.area[s.trail[0]]
    return area != NOWHERE and b.area[square] == area and b.area[at] != area


def is_outside(s: State, b: Board, square: int) -> bool:
    """Whether a turn that began in a safe area may end here (CE-4a)."""
    if b.area[square] == NOWHERE:
        return True
    return s.other_area == OtherArea.OPEN and b.area[square] != b.area[s.trail[0]]


def is_out_in(s: State, b: Board, at: int, square: int, steps: int) -> bool:
    """Whether a square can be entered from another, and is exactly so many steps from a way out."""
    if not can_enter(s, b, square) or is_area_left(s, b, at, square):
        return False
    if is_outside(s, b, square):
        return steps == 0
    return steps > 0 and s.scratch.way_out[square] == steps


def survey(s: State, b: Board, most: int) -> None:
    """How many steps it takes from each safe square to one where the turn may end (CE-4a).

    Over squares that the pawn may enter, jumps included; FAR if more than `most`.
    """
    for place in range(b.safes):
        s.scratch.way_out[b.safe[place]] = FAR
    steps = 1
    found = True
    while found and steps <= most:
        found = False
        for place in range(b.safes):
            square = b.safe[place]
            if s.scratch.way_out[square] == FAR and leads_out(s, b, square, steps):
                s.scratch.way_out[square] = steps
                found = True
        steps += 1


def goes_straight_out(s: State, b: Board, square: int) -> bool:
    """Whether some shortest way out of the empty area is open: nearly always, and quickly seen."""
    end = s.bound[s.turn]
    while b.area[square] != NOWHERE:
        nearer = b.way_out[end][square] - 1
        open_square = NOWHERE
        for i in range(b.neighbours[square]):
            to = b.near[square][i]
            if b.way_out[end][to] == nearer and can_enter(s, b, to):
                open_square = to
                break
        if open_square == NOWHERE:
            return False
        square = open_square
    return True


def can_leave(s: State, b: Board, square: int, most: int) -> bool:
    """Whether so many steps are enough from a safe square to one where the turn may end (CE-4a).

    Circles are never consulted, so that what is legal tells nothing.
    """
    if b.way_out[s.bound[s.turn]][square] > most:
        return False
    if goes_straight_out(s, b, square):
        return True
    survey(s, b, most)
    return s.scratch.way_out[square] <= most


def lingers(s: State, b: Board, at: int, to: int) -> bool:
    """Whether a step breaks the duty to end the turn outside the area where it began (CE-4a).

    Only where the turn may not end is there anything to ask: the way out must fit the steps that
    will be left, and the area where the turn began is closed once the pawn has come out of it.
    """
    if not s.leaving or is_outside(s, b, to):
        return False
    return is_area_left(s, b, at, to) or not can_leave(s, b, to, s.left - 1)


def farthest(s: State, b: Board, here: int, loose: int) -> int:
    """How far from the destination a step may lead under a demand (CE-1).

    One that leads no nearer is not onward if it is the last of a turn that has led no nearer.
    """
    if loose == Loose.ANY:
        return FAR
    if loose == Loose.NOT_FARTHER and (s.nearer or s.left > 1):
        return here
    return here - 1


def demanded(s: State) -> int:
    """What the option demands of a step, before it is relaxed (CE-1)."""
    if s.progress == Progress.STRICT:
        return 0 + Loose.NEARER
    return 0 + Loose.NOT_FARTHER if s.progress == Progress.ONWARD else 0 + Loose.ANY


def find_steps(s: State, b: Board) -> int:
    """Writes all steps that the pawn may take into the scratch space; returns how many.

    Eight directions (CE-1a); in each the next square, or a jump over its chips (CE-1c). Where
    none satisfies the option, the next looser one applies (CE-1).
    """
    at = s.pawn[s.turn]
    end = s.bound[s.turn]
    loose = demanded(s)
    n = 0
    while n == 0 and loose <= Loose.ANY:
        limit = farthest(s, b, b.distance[end][at], loose)
        i = 0
        jumping = False
        while i < b.neighbours[at]:
            to = b.near[at][i]
            if jumping:
                to = beyond_chips(s, b, to, b.way[at][i])
            jumping = not jumping and s.chips_on[to] > 0
            if not jumping:
                i += 1
            if to != NOWHERE and b.distance[end][to] <= limit and can_enter(s, b, to):
                if not lingers(s, b, at, to):
                    s.scratch.step[n] = to
                    n += 1
        loose += 1
    return n

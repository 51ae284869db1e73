"""What is the case on the map: pieces, flags, units, bridges, and who can do nothing more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import NO_UNIT, NOBODY, NOWHERE, OBJECTIVE, OWNED, SIDES

if TYPE_CHECKING:
    from .state import Board, State


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

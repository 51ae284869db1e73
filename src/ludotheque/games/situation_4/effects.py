"""What an action does: pieces are laid and joined, zones covered, units and bridges placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import (
    BANKS,
    GO,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PARATROOPER,
    PARATROOPS,
    READY,
    SIDES,
    STILL,
    TANK,
    TANKS,
    UNITS,
    Ending,
    Phase,
)
from .position import (
    completed_by,
    has_piece,
    is_anyone_finished,
    is_finished,
    is_forgotten,
    is_open,
    is_stuck,
)

if TYPE_CHECKING:
    from .state import Board, State


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

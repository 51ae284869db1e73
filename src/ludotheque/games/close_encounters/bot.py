"""How good a position looks, in the part of Python that also compiles.

One chip is worth `CHIP`. The evaluation knows of chips placed, of the way still to go, of the
risk of the square just entered (from what the seat can know, never from where circles are
imagined), of the risks ahead, and of how likely opponents are to come by one's own circles.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludotheque.engine.levels import Level, Opponents

from .circles import was_possible
from .constants import CHIPS, FAR, NOWHERE, PASS, SHIP, TOWER, WAYS, Chips, Circle, Phase
from .walking import can_enter

if TYPE_CHECKING:
    from .state import Board, State

BY_POLICY = Opponents.POLICY

CHIP = 10_000
STEP_NEARER = 60  # for each step that the pawn is nearer to its destination
ARRIVAL = 18 * STEP_NEARER  # so that to land, and be far away again, is no loss
SURE = 1000  # a trap for certain
TRAPPED = 14  # what being trapped costs, for each thousandth of a chance
AHEAD = 3  # what the least risk of a step further on costs, likewise
CARD = 25  # what each own live circle is worth, for each point of its place
IN_THE_WAY = 4  # points of a circle that lies on an opponent's straightest way


def evaluate(s: State, b: Board, seat: int) -> int:
    value = lead(s, seat) + STEP_NEARER * progress(s, b, seat) + CARD * card_points(s, b, seat)
    if s.mover == seat and (s.walked > 0 or s.phase == Phase.MOVE):
        count_room(s, b, seat)
    value -= risk(s, b, seat)
    if s.phase == Phase.MOVE and s.turn == seat:
        value -= risk_ahead(s, b, seat)
    elif s.phase == Phase.LANDED and s.turn == seat:
        value += ARRIVAL + STEP_NEARER
    return value


def lead(s: State, seat: int) -> int:
    """Chips ahead of the others; the best of them counts most."""
    best = 0
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += s.placed[other]
            if s.placed[other] > best:
                best = s.placed[other]
    if s.placed[seat] == CHIPS:
        return CHIPS * CHIP
    return CHIP * s.placed[seat] - CHIP * (best + total // (s.seats - 1)) // 2


def progress(s: State, b: Board, seat: int) -> int:
    """Steps that the pawn is nearer to its destination than where it set out."""
    end = s.bound[seat]
    return b.distance[end][b.end[1 - end]] - b.distance[end][s.pawn[seat]]


def count_room(s: State, b: Board, seat: int) -> None:
    """On how many numbers each live circle of the others can be, as it was known before the turn.

    A number counts for the circles that `was_possible` allows there. Circles are dated and come
    oldest first, so that these follow each other: only the first of them and the first after them
    are marked, and the marks then added up.
    """
    t = s.scratch
    for owner in range(s.seats):
        if owner == seat:
            continue
        live = s.live[owner]
        for place in range(live):
            t.room[owner][place] = 0
        for number in range(b.numbers):
            if s.circled[owner][number] == Circle.SPRUNG:
                continue
            place = 0
            while place < live and s.made[owner][place] < s.entered[owner][number]:
                place += 1
            if place < live:
                t.room[owner][place] += 1
            if s.chips == Chips.MUST_JUMP and s.fallen[number] > 0:
                while place < live and s.made[owner][place] < s.fallen[number]:
                    place += 1
                if place < live:
                    t.room[owner][place] -= 1
        for place in range(1, live):
            t.room[owner][place] += t.room[owner][place - 1]


def danger(s: State, b: Board, seat: int, number: int) -> int:
    """The chance, in thousandths, of a trap on a number, as it was known before the turn.

    Each circle is as likely on one number as on another, of those that are left to it (`imagine`):
    its room, less what the older circles of the same card take up. Rooms must have been counted.
    """
    unharmed = SURE * SURE
    for owner in range(s.seats):
        if owner != seat:
            for place in range(s.live[owner]):
                if was_possible(s, owner, number, s.made[owner][place]):
                    left = s.scratch.room[owner][place] - place
                    unharmed = unharmed * (left - 1) // left if left > 1 else 0
    return SURE - unharmed // SURE


def risk(s: State, b: Board, seat: int) -> int:
    """What it may cost to have entered the last square, trapped or not."""
    if s.walked == 0 or s.mover != seat:
        return 0
    number = b.number[s.trail[s.walked]]
    return TRAPPED * danger(s, b, seat, number) if number != NOWHERE else 0


def risk_ahead(s: State, b: Board, seat: int) -> int:
    """The least that the next step may cost."""
    at = s.pawn[seat]
    end = s.bound[seat]
    least = FAR * SURE
    for way in range(WAYS):
        to = b.step[at][way]
        if to != NOWHERE and b.distance[end][to] < b.distance[end][at] and can_enter(s, b, to):
            chance = 0
            if b.number[to] != NOWHERE:
                chance = danger(s, b, seat, b.number[to])
            if chance < least:
                least = chance
    return AHEAD * least if least < FAR * SURE else 0


def card_points(s: State, b: Board, seat: int) -> int:
    """How well one's own live circles lie in the others' way."""
    points = 0
    for place in range(s.live[seat]):
        square = b.square[s.trap[seat][place]]
        points += 1
        for other in range(s.seats):
            if other != seat:
                points += in_the_way(s, b, other, square)
    return points


def in_the_way(s: State, b: Board, seat: int, square: int) -> int:
    """Most on a straight way to the destination; less on a straight way back from there."""
    end = s.bound[seat]
    to_go = b.distance[end][s.pawn[seat]]
    if b.distance[end][square] < to_go:
        detour = apart(b, s.pawn[seat], square) + b.distance[end][square] - to_go
        if detour <= 0:
            return 2 * IN_THE_WAY
        if detour == 1:
            return IN_THE_WAY
    detour = b.distance[TOWER][square] + b.distance[SHIP][square]
    detour -= b.distance[TOWER][b.end[SHIP]]
    return IN_THE_WAY // 2 if detour == 0 else 0


def apart(b: Board, one: int, other: int) -> int:
    """Steps between two squares, as if nothing were missing between them."""
    across = b.column[one] - b.column[other]
    along = b.row[one] - b.row[other]
    if across < 0:
        across = -across
    if along < 0:
        along = -along
    return across if across > along else along


# ---------------------------------------------------------------- how strong, and in what manner


def walker(**numbers: int) -> Level:
    """Judges positions as they are, and takes the others to know no more than they do."""
    return replace(Level(depth=0, value_scale=60_000, opponents=BY_POLICY), **numbers)


LEVELS = {
    "novice": walker(iterations=30, prior_scale=3000, visit_exponent=1, blunder_rate=60),
    "casual": walker(iterations=60, prior_scale=1500, visit_exponent=2),
    "steady": walker(iterations=60, prior_scale=800),
    "sharp": walker(iterations=500, prior_scale=200),
    "master": walker(iterations=2000, milliseconds=400, prior_scale=200),
}


def is_hidden(s: State, b: Board, seat: int, action: int) -> bool:
    """Nobody sees which number is circled."""
    return action < PASS

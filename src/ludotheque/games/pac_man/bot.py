"""How good a position looks, in the part of Python that also compiles.

One marble is worth `MARBLE`. The evaluation knows of marbles won and within reach, of ghosts
too near, and of what the walk in progress can still bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.levels import Level

from .constants import (
    DEGREE,
    DICE,
    FACES,
    FAR,
    FIRST_GHOST,
    GHOSTS,
    NOWHERE,
    PENALTY,
    SPENT,
    VACANT,
    Marble,
    Meeting,
    Mover,
    Phase,
    Piece,
)
from .rules import is_foreign_home, may_turn_back, meeting, mover_of, place_of, score

if TYPE_CHECKING:
    from .state import Board, State

MARBLE = 100
PRIVILEGE = 110
DANGER = 13  # for each space that a ghost is nearer than a die reaches
NEAR = 9  # for each space that the nearest marble is away
CAUGHT = 100  # for sending an opponent home
PAID = 150  # for each marble that an opponent pays: it is won, and the opponent lacks it


def evaluate(s: State, b: Board, seat: int) -> int:
    value = PRIVILEGE * s.yellow[seat] + lead(s, b, seat)
    if s.phase == Phase.OVER:
        return value
    value += outlook(s, b, seat)
    if s.turn == seat:
        value += prospect(s, b, seat)
    return value


def lead(s: State, b: Board, seat: int) -> int:
    """Marbles ahead of the others; the best of them counts most."""
    best = 0
    total = 0
    for other in range(s.seats):
        if other != seat:
            owned = score(s, b, other)
            total += owned
            if owned > best:
                best = owned
    others = s.seats - 1
    return MARBLE * score(s, b, seat) - MARBLE * (best + total // others) // 2


def steps_to(s: State, b: Board, piece: int, seat: int, most: int, came: int) -> int:
    """How many steps a ghost needs to a Pac-Man; FAR if so long a die never takes it there.

    Most often nobody stands in between, and the board's table tells it; else it is measured.
    """
    doors = mover_of(s, piece) - Mover.GHOST
    at = place_of(s, piece)
    goal = s.pacman[seat]
    steps = b.ghost_distance[doors][at][goal]
    if steps > most:
        return FAR
    clear = not is_between(b, doors, at, came, goal)
    for other in range(s.seats):
        if other != seat and is_between(b, doors, at, s.pacman[other], goal):
            clear = False
    for ghost in range(GHOSTS):
        if s.ghost[ghost] != at and is_between(b, doors, at, s.ghost[ghost], goal):
            clear = False
    if clear:
        return 0 + steps
    measure(s, b, piece, most, came)
    return 0 + s.scratch.steps[goal]


def is_between(b: Board, doors: int, at: int, space: int, goal: int) -> bool:
    """Whether a space lies on a shortest way of a ghost."""
    if space == NOWHERE:
        return False
    there = b.ghost_distance[doors][at][space] + b.ghost_distance[doors][space][goal]
    return there == b.ghost_distance[doors][at][goal]


def measure(s: State, b: Board, piece: int, most: int, came: int) -> None:
    """How many steps a ghost needs to each space that one die takes it to, left in `scratch.steps`.

    It passes nobody, reaches Pac-Men but not the other ghost (PM-14, PM-16), stays out of homes
    and, unless an option opens them, doors (PM-15); its first step is not back to `came`.
    """
    t = s.scratch
    for space in range(b.spaces):
        t.steps[space] = FAR
    mover = mover_of(s, piece)
    t.queue[0] = place_of(s, piece)
    t.steps[t.queue[0]] = 0
    first = 0
    last = 1
    while first < last:
        at = t.queue[first]
        first += 1
        steps = 1 + t.steps[at]
        for slot in range(DEGREE):
            to = b.links[mover][at][slot]
            if to == NOWHERE or steps > most:
                break
            if t.steps[to] == FAR and s.on[to] < FIRST_GHOST and (steps > 1 or to != came):
                t.steps[to] = steps
                if s.on[to] == VACANT:
                    t.queue[last] = to
                    last += 1


def owed(s: State, seat: int) -> int:
    """How many marbles a player gives who has to pay (PM-12b, PM-17)."""
    return s.tray[seat] if s.tray[seat] < PENALTY else PENALTY


def most_owed(s: State, seat: int) -> int:
    """The most that one of the others could give."""
    most = 0
    for other in range(s.seats):
        if other != seat and owed(s, other) > most:
            most = owed(s, other)
    return most


def outlook(s: State, b: Board, seat: int) -> int:
    """Safe from ghosts, and near to marbles; nothing before the homes are drawn."""
    at = s.pacman[seat]
    value = 0
    if at == NOWHERE:
        return value
    for ghost in range(GHOSTS):
        for other in range(s.seats):
            steps = steps_to(s, b, Piece.GHOST_1 + ghost, other, FACES, NOWHERE)
            if steps <= FACES:
                value += DANGER if other != seat else DANGER * (steps - FACES - 1)
    nearest = 2 * FACES
    for space in range(b.spaces):
        if s.circuit[space] != Marble.NONE and b.distance[at][space] < nearest:
            nearest = b.distance[at][space]
    return value - NEAR * nearest


def prospect(s: State, b: Board, seat: int) -> int:
    """What the dice not yet used up can still bring."""
    if s.phase == Phase.NAME:
        return MARBLE * most_owed(s, seat)
    value = 0
    if s.phase == Phase.WALK:
        value = promise(s, b, seat, s.piece, s.left)
    for die in range(DICE):
        if s.dice[die] != SPENT:
            if not s.pacman_moved:
                value += promise(s, b, seat, Piece.PACMAN, s.dice[die])
            elif not s.ghost_moved:
                first = promise(s, b, seat, Piece.GHOST_1, s.dice[die])
                second = promise(s, b, seat, Piece.GHOST_2, s.dice[die])
                value += first if first > second else second
    return value


def promise(s: State, b: Board, seat: int, piece: int, left: int) -> int:
    came = s.came if s.phase == Phase.WALK and piece == s.piece else NOWHERE
    if piece == Piece.PACMAN:
        return MARBLE * haul(s, b, came, s.pacman[seat], left)
    if may_turn_back(s, piece):
        came = NOWHERE
    best = 0
    for other in range(s.seats):
        if other != seat and steps_to(s, b, piece, other, left, came) <= left:
            worth = CAUGHT + PAID * owed(s, other)
            if worth > best:
                best = worth
    return best


def haul(s: State, b: Board, came: int, at: int, left: int) -> int:
    """The most marbles on any way of that length."""
    mover = mover_of(s, Piece.PACMAN)
    trail = s.scratch
    trail.at[0] = came
    trail.at[1] = at
    trail.slot[1] = 0
    depth = 1
    found = 0
    best = 0
    while depth > 0:
        slot = trail.slot[depth]
        to = b.links[mover][trail.at[depth]][slot] if slot < DEGREE else NOWHERE
        if to == NOWHERE:
            if depth > 1 and s.circuit[trail.at[depth]] != Marble.NONE:
                found -= 1
            depth -= 1
            continue
        trail.slot[depth] = slot + 1
        if to == trail.at[depth - 1] or meeting(s, Piece.PACMAN, to, False) != Meeting.NOBODY:
            continue
        marble = 1 if s.circuit[to] != Marble.NONE else 0
        if depth < left:
            depth += 1
            trail.at[depth] = to
            trail.slot[depth] = 0
            found += marble
        elif found + marble > best and not is_foreign_home(s, b, Piece.PACMAN, to):
            best = found + marble
            if best == left:
                return best
    return best


# ---------------------------------------------------------------- how strong, and in what manner

LEVELS = {
    "novice": Level(
        iterations=30, depth=0, value_scale=800, prior_scale=300, visit_exponent=1, blunder_rate=50
    ),
    "casual": Level(iterations=60, depth=0, value_scale=800, prior_scale=200, visit_exponent=3),
    "steady": Level(iterations=60, depth=0, value_scale=800, prior_scale=150),
    "sharp": Level(iterations=400, depth=16, greedy_rate=300, value_scale=800, prior_scale=150),
    "master": Level(
        iterations=3000,
        milliseconds=400,
        depth=20,
        greedy_rate=300,
        value_scale=800,
        prior_scale=150,
    ),
}

"""What speaks for a move, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. Every one of them is true
whoever made the move, good or bad: how far ghosts get is measured by their own ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import HintReason, hint_reason
from ludotheque.engine.seats import Seat

from .bot import most_owed, owed, steps_to
from .constants import (
    CHOOSE,
    DEGREE,
    FACES,
    FAR,
    GHOSTS,
    NAME,
    NOWHERE,
    STAY,
    STEP,
    VACANT,
    Marble,
    Mover,
    Phase,
    Piece,
    Way,
)
from .notation import PIECES
from .rules import ghost_on, pacman_on, score, way_from

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> HintReason:
    first = actions[0]
    if NAME <= first < STEP:
        return why_name(before, b, seat, first - NAME)
    is_choice = first < STAY
    piece = Piece((first - CHOOSE) // FACES if is_choice else before.piece)
    if STAY in actions:
        die = 1 + (first - CHOOSE) % FACES if is_choice else before.left
        return why_stay(before, b, piece, die)
    steps = [action - STEP for action in actions if action >= STEP]
    if piece == Piece.PACMAN:
        return why_pacman(before, after, b, plan, seat, steps)
    return why_ghost(before, after, b, piece, seat, steps[-1])


def why_name(s: State, b: Board, seat: Seat, named: int) -> HintReason:
    others = [other for other in range(s.seats) if other != seat]
    most = [score(s, b, other) for other in others if other != named]
    leads = bool(most) and score(s, b, named) > max(most)
    return hint_reason(
        "name-leader" if leads else "name", seat=Seat(named).word, count=owed(s, named)
    )


def why_stay(s: State, b: Board, piece: Piece, die: int) -> HintReason:
    """It has no way (PM-8a, PM-14), or only one that nobody is forced to take (PM-6)."""
    if way_from(s, b, piece, die) == Way.NONE:
        return hint_reason("stuck", piece=PIECES[piece])
    if piece == Piece.PACMAN:
        return hint_reason("keep-yellow")
    return hint_reason("spare-yourself", ghost=PIECES[piece])


def why_pacman(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, steps: Sequence[int]
) -> HintReason:
    space = plan.spaces[steps[-1]].name
    ghost = ghost_on(before, steps[-1])
    white = sum(before.circuit[step] == Marble.WHITE for step in set(steps))
    if ghost != NOWHERE:
        name = PIECES[Piece(Piece.GHOST_1 + ghost)]
        return hint_reason("gobble-ghost", ghost=name, space=space, count=most_owed(before, seat))
    if is_last(before, after):
        return hint_reason("marbles", space=space, count=white) if white else hint_reason("last")
    if any(before.circuit[step] == Marble.YELLOW for step in steps):
        return hint_reason("yellow", space=space, count=white)
    now = hunters(after, b, seat)
    if white:
        return hint_reason("marbles" if now else "marbles-safe", space=space, count=white)
    if hunters(before, b, seat) > now:
        return hint_reason("flee", space=space, count=now)
    nearest = to_marble(after, b, steps[-1])
    return (
        hint_reason("near", space=space, steps=nearest) if nearest < FAR else hint_reason("cut-off")
    )


def why_ghost(
    before: State, after: State, b: Board, piece: Piece, seat: Seat, to: int
) -> HintReason:
    """Somebody is caught or threatened, or left in peace: best oneself."""
    ghost, caught = PIECES[piece], pacman_on(before, to)
    if caught not in (NOWHERE, seat):
        return hint_reason("catch", ghost=ghost, seat=Seat(caught).word, count=owed(before, caught))
    if is_last(before, after):
        return hint_reason("last")
    if caught == seat:
        return hint_reason("send-home", ghost=ghost)
    then, now = reach(before, b, piece, seat), reach(after, b, piece, seat)
    if then <= FACES and now > then:
        return hint_reason("lead-away", ghost=ghost, steps=now if now <= FACES else 0)
    others = [other for other in range(after.seats) if other != seat]
    nearest = min(others, key=lambda other: reach(after, b, piece, other))
    if reach(after, b, piece, nearest) <= FACES:
        return hint_reason("threaten", ghost=ghost, seat=Seat(nearest).word)
    if now > FACES:
        return hint_reason("park", ghost=ghost)
    return hint_reason("beside", ghost=ghost, steps=now)


def is_last(before: State, after: State) -> bool:
    """Whether no other turn follows: nothing is to be said of what ghosts could do then."""
    return after.phase == Phase.OVER or after.marbles == 0 < before.marbles


def reach(s: State, b: Board, piece: int, seat: int) -> int:
    """How many steps a ghost needs to a player's Pac-Man; FAR if one die never takes it there."""
    return steps_to(s, b, piece, seat, FACES, NOWHERE)


def hunters(s: State, b: Board, seat: int) -> int:
    """How many ghosts could reach a Pac-Man with one die."""
    return sum(reach(s, b, Piece.GHOST_1 + ghost, seat) <= FACES for ghost in range(GHOSTS))


def to_marble(s: State, b: Board, start: int) -> int:
    """How many steps a Pac-Man needs to the nearest marble, past nobody; FAR if there is no way."""
    found, waiting = {start: 0}, [start]
    for at in waiting:
        if at != start and s.circuit[at] != Marble.NONE:
            return found[at]
        for slot in range(DEGREE):
            to = b.links[Mover.PACMAN][at][slot]
            if to != NOWHERE and to not in found and s.on[to] == VACANT:
                found[to] = found[at] + 1
                waiting.append(to)
    return FAR

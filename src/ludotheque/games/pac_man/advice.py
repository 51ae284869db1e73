"""Why a move is a good one, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. What counts most in the
evaluation is told first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.game import Advice, advice
from ludotheque.engine.seats import Seat

from .notation import PIECES
from .rules import (
    CHOOSE,
    FACES,
    GHOSTS,
    NAME,
    NOWHERE,
    STAY,
    STEP,
    Marble,
    Piece,
    ghost_on,
    home_of,
    pacman_on,
)

if TYPE_CHECKING:
    from .plan import Plan
    from .state import Board, State


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> Advice:
    first = actions[0]
    steps = [action - STEP for action in actions if action >= STEP]
    if NAME <= first < STEP:
        return advice("name", seat=Seat(first - NAME).word, count=before.tray[first - NAME])
    piece = (first - CHOOSE) // FACES if first < STAY else before.piece
    if not steps:
        return advice("stay", piece=PIECES[Piece(piece)])
    if piece == Piece.PACMAN:
        return why_pacman(before, after, b, plan, seat, steps)
    return why_ghost(before, after, b, Piece(piece), seat, steps[-1])


def why_pacman(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, steps: Sequence[int]
) -> Advice:
    space = plan.spaces[steps[-1]].name
    ghost = ghost_on(before, steps[-1])
    white = sum(before.circuit[step] == Marble.WHITE for step in set(steps))
    if ghost != NOWHERE:
        return advice("gobble-ghost", ghost=PIECES[Piece(Piece.GHOST_1 + ghost)], space=space)
    if any(before.circuit[step] == Marble.YELLOW for step in steps):
        return advice("yellow", space=space, count=white)
    if white:
        return advice("marbles", space=space, count=white)
    if hunted(before, b, seat, before.pacman[seat]) > hunted(before, b, seat, steps[-1]):
        return advice("flee", space=space)
    return advice("near", space=space)


def why_ghost(before: State, after: State, b: Board, piece: Piece, seat: Seat, to: int) -> Advice:
    """Somebody is caught or threatened, or left in peace: best oneself."""
    ghost, start = PIECES[piece], before.ghost[piece - Piece.GHOST_1]
    caught = pacman_on(before, to)
    if caught not in (NOWHERE, seat):
        return advice("catch", ghost=ghost, seat=Seat(caught).word)
    own = before.pacman[seat]
    if b.distance[start][own] <= FACES and b.distance[to][own] > b.distance[start][own]:
        return advice("lead-away", ghost=ghost)
    threatened = [other for other in others(before, b, seat) if reaches(before, b, to, other)]
    if threatened:
        nearest = min(threatened, key=lambda other: b.distance[to][before.pacman[other]])
        return advice("threaten", ghost=ghost, seat=Seat(nearest).word)
    return advice("park", ghost=ghost)


def hunted(s: State, b: Board, seat: int, at: int) -> int:
    """How many ghosts could reach a Pac-Man with one die."""
    if at == home_of(s, b, seat):
        return 0
    return sum(b.distance[s.ghost[ghost]][at] <= FACES for ghost in range(GHOSTS))


def others(s: State, b: Board, seat: int) -> list[int]:
    """Opponents who are out of their homes."""
    return [
        other
        for other in range(s.seats)
        if other != seat and s.pacman[other] != home_of(s, b, other)
    ]


def reaches(s: State, b: Board, at: int, other: int) -> bool:
    return b.distance[at][s.pacman[other]] <= FACES

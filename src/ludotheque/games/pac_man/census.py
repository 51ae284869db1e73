"""Which clauses a choice has exercised, in the part of Python that also compiles.

For the laboratory: it shows that no clause lies idle, and how often each one bites. A clause
is counted where it was carried out, and where it forbade a step along a track.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import DEGREE, NAME, NOWHERE, STAY, STEP, Clause, Marble, Mover, Phase, Piece
from .rules import ghost_on, home_number, pacman_on, place_of, refuse_step

if TYPE_CHECKING:
    from .state import Board, State

CLAUSES = Clause.PM_W + 1


def note_start(s: State, b: Board, done: list[int]) -> None:
    """The set-up of a game; where three play, homes are drawn after it."""
    if s.phase == Phase.FIRST_ROLL:
        done[Clause.PM_1] += 1
    done[Clause.PM_3] += 1


def note_draw(s: State, b: Board, k: int, done: list[int]) -> None:
    """The empty home; a roll for the first turn, or for a turn."""
    if s.phase == Phase.EMPTY_HOME:
        done[Clause.PM_1] += 1
    elif s.phase == Phase.FIRST_ROLL:
        done[Clause.PM_5] += 1
    else:
        done[Clause.PM_6] += 1


def note_action(
    s: State, b: Board, seat: int, action: int, done: list[int], refused: list[int]
) -> None:
    """An action, before it is carried out."""
    if s.phase == Phase.WALK:
        note_refusals(s, b, refused)
    if action >= STEP:
        if s.piece == Piece.PACMAN:
            note_pacman(s, b, action - STEP, done)
        else:
            note_ghost(s, b, action - STEP, done)
    elif action >= NAME:
        done[Clause.PM_12b] += 1
        done[Clause.PM_12c] += 1
    elif action == STAY:
        done[Clause.PM_8a if s.piece == Piece.PACMAN else Clause.PM_14] += 1
    elif action >= Piece.GHOST_1 * 6:
        done[Clause.PM_13] += 1


def note_refusals(s: State, b: Board, refused: list[int]) -> None:
    at = place_of(s, s.piece)
    for slot in range(DEGREE):
        to = b.links[Mover.PACMAN][at][slot]
        if to != NOWHERE:
            refused[refuse_step(s, b, to)] += 1


def note_pacman(s: State, b: Board, to: int, done: list[int]) -> None:
    home = b.home_on[to]
    through_door = True
    for slot in range(DEGREE):
        if b.links[Mover.GHOST][place_of(s, s.piece)][slot] == to:
            through_door = False
    at_home = home != NOWHERE or b.home_on[place_of(s, s.piece)] != NOWHERE
    if through_door and not at_home:
        done[Clause.PM_9] += 1
    if home != NOWHERE and home != home_number(s, s.turn):
        done[Clause.PM_10] += 1
    if s.circuit[to] == Marble.WHITE:
        done[Clause.PM_7] += 1
    elif s.circuit[to] == Marble.YELLOW:
        done[Clause.PM_11] += 1
    else:
        done[Clause.PM_4] += 1
    if ghost_on(s, to) != NOWHERE:
        done[Clause.PM_12] += 1
        done[Clause.PM_12a] += 1


def note_ghost(s: State, b: Board, to: int, done: list[int]) -> None:
    if place_of(s, s.piece) == b.centre:
        done[Clause.PM_2] += 1
    reached = pacman_on(s, to)
    if reached == NOWHERE:
        return
    if s.left > 1:
        done[Clause.PM_16] += 1
    if reached == s.turn:
        done[Clause.PM_17a] += 1
    else:
        done[Clause.PM_17] += 1


def note_end(s: State, b: Board, done: list[int]) -> None:
    """The end of a game: of itself, or because nobody gobbles any more."""
    done[Clause.PM_W] += 1
    if s.marbles == 0:
        done[Clause.PM_O] += 1

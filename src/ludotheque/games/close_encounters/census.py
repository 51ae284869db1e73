"""Which clauses a choice has exercised, in the part of Python that also compiles.

For the laboratory: it shows that no clause lies idle, and how often each one bites. A clause
is counted where it was carried out, and where it forbade a step to one of the squares around.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import CHIPS, NOWHERE, PASS, STAY, STEP, WAYS, Circle, Clause, Phase
from .rules import refuse_step
from .walking import destination, is_chipped, is_end, is_safe

if TYPE_CHECKING:
    from .state import Board, State

CLAUSES = Clause.CE_W + 1


def note_start(s: State, b: Board, done: list[int]) -> None:
    """The set-up of a game."""
    done[Clause.CE_S1] += 1
    done[Clause.CE_S3] += 1


def note_draw(s: State, b: Board, k: int, done: list[int]) -> None:
    """A roll: for the first turn, or for a turn."""
    if s.phase == Phase.FIRST_ROLL:
        done[Clause.CE_S5] += 1
    else:
        done[Clause.CE_1] += 1


def note_action(
    s: State, b: Board, seat: int, action: int, done: list[int], refused: list[int]
) -> None:
    """An action, before it is carried out."""
    if s.phase == Phase.MOVE:
        note_refusals(s, b, refused)
    if action >= STEP:
        note_step(s, b, seat, action - STEP, done)
    elif action == STAY:
        done[Clause.CE_1d] += 1
    elif s.phase == Phase.LANDED:
        if action != PASS:
            done[Clause.CE_3a] += 1
    elif s.phase == Phase.CIRCLE:
        done[Clause.CE_S4] += 1
    else:
        done[Clause.CE_2c] += 1


def note_refusals(s: State, b: Board, refused: list[int]) -> None:
    for way in range(WAYS):
        to = b.step[s.pawn[s.turn]][way]
        if to != NOWHERE:
            refused[refuse_step(s, b, to)] += 1


def note_step(s: State, b: Board, seat: int, to: int, done: list[int]) -> None:
    at = s.pawn[seat]
    done[Clause.CE_1b] += 1
    near = False
    for way in range(WAYS):
        if b.step[at][way] == to:
            near = True
    if near and not is_chipped(s, to):
        done[Clause.CE_1a] += 1
    else:
        done[Clause.CE_1c] += 1
    if is_safe(b, to):
        done[Clause.CE_4] += 1
    elif s.leaving and is_safe(b, at):
        done[Clause.CE_4a] += 1
    note_traps(s, b, seat, to, done)
    if to == destination(s, b, seat):
        note_landing(s, b, seat, to, done)
    elif s.left == 1:
        done[Clause.CE_1d] += 1


def note_landing(s: State, b: Board, seat: int, to: int, done: list[int]) -> None:
    if s.left > 1:
        done[Clause.CE_3b] += 1
    for other in range(s.seats):
        if other != seat and s.pawn[other] == to and is_end(b, to):
            done[Clause.CE_3c] += 1
            return


def note_traps(s: State, b: Board, seat: int, to: int, done: list[int]) -> None:
    number = b.number[to]
    if number == NOWHERE:
        return
    owners = 0
    for other in range(s.seats):
        if other != seat and s.circled[other][number] == Circle.LIVE:
            owners += 1
    if owners > 0:
        done[Clause.CE_2] += 1
        done[Clause.CE_2b] += 1
        done[Clause.CE_S2] += owners
        if s.left > 1:
            done[Clause.CE_2a] += 1
    if owners > 1:
        done[Clause.CE_2d] += 1


def note_end(s: State, b: Board, done: list[int]) -> None:
    """The end of a game: by a tune, or because nothing is sprung any more."""
    done[Clause.CE_W] += 1
    for seat in range(s.seats):
        if s.placed[seat] == CHIPS:
            done[Clause.CE_O] += 1

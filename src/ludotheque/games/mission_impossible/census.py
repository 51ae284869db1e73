"""Which clauses a choice has exercised, in the part of Python that also compiles.

For the laboratory: it shows that no clause lies idle, and how often each one bites. A clause
is counted where it was carried out; MI-2 where it forbade a confrontation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import CONFRONT, GO, PASS, START, Clause, Phase
from .rules import has_card, is_safe, multiplier, target_of

if TYPE_CHECKING:
    from .state import Board, State

CLAUSES = Clause.MI_W + 1


def note_start(s: State, b: Board, done: list[int]) -> None:
    """The set-up of a game."""
    done[Clause.MI_S1] += 1
    done[Clause.MI_S3] += 1


def note_draw(s: State, b: Board, k: int, done: list[int]) -> None:
    """The deal, or a roll: for the first turn, or for a turn."""
    if s.phase == Phase.DEAL:
        done[Clause.MI_S2] += 1
        done[Clause.MI_S5] += 1
    elif s.phase == Phase.FIRST_ROLL:
        done[Clause.MI_3] += 1
    else:
        done[Clause.MI_4] += 1
        if multiplier(s, s.turn) > 1:
            done[Clause.MI_8] += 1


def note_action(
    s: State, b: Board, seat: int, action: int, done: list[int], refused: list[int]
) -> None:
    """An action, before it is carried out."""
    if action >= GO:
        note_going(s, b, seat, action - GO, done, refused)
    elif action == PASS:
        done[Clause.MI_7] += 1
    elif action >= CONFRONT:
        note_confrontation(s, seat, action - CONFRONT, done)
    elif action >= START:
        done[Clause.MI_1] += 1
    else:
        done[Clause.MI_S4] += 1


def note_going(
    s: State, b: Board, seat: int, square: int, done: list[int], refused: list[int]
) -> None:
    if has_card(s, b, square, seat):
        done[Clause.MI_5] += 1
        done[Clause.MI_6] += 1
    for other in range(s.seats):
        if other != seat and s.figure[other] == square and is_safe(s, b, other):
            refused[Clause.MI_2] += 1


def note_confrontation(s: State, seat: int, other: int, done: list[int]) -> None:
    done[Clause.MI_7] += 1
    if target_of(s, seat) == other:
        done[Clause.MI_7a] += 1
        done[Clause.MI_O] += 1
    elif target_of(s, other) == seat:
        done[Clause.MI_7b] += 1
    else:
        done[Clause.MI_7c] += 1


def note_end(s: State, b: Board, done: list[int]) -> None:
    done[Clause.MI_W] += 1

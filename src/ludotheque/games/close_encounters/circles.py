"""Circles: where one may be made, and where one could have been, for all that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import CIRCLES, CIRCLES_FOR_TWO, FIRST_PAWN, WALKED, Chips, Circle, Clause, Phase

if TYPE_CHECKING:
    from .state import Board, State


def first_circles(s: State) -> int:
    """Two each; four with two players (CE-S4)."""
    return CIRCLES_FOR_TWO if s.seats == 2 else CIRCLES


def refuse_circle(s: State, b: Board, seat: int, number: int) -> int:
    """A number of the card (CE-S3) that this player has never circled (CE-S4, CE-2c).

    Where chips cannot be entered, nothing under one may be circled (CE-2c).
    """
    if number >= b.numbers:
        return Clause.CE_S3
    if s.circled[seat][number] != Circle.NEVER:
        return Clause.CE_S4 if s.phase == Phase.CIRCLE else Clause.CE_2c
    if s.chips == Chips.MUST_JUMP and s.fallen[number] > 0:
        return Clause.CE_2c
    return 0


def can_circle(s: State, b: Board, seat: int) -> bool:
    for number in range(b.numbers):
        if refuse_circle(s, b, seat, number) == 0:
            return True
    return False


def is_entered_now(s: State, square: int) -> bool:
    """Whether the pawn that moved last has entered a square in its turn; its start is none."""
    if s.walked == 0 or square == s.trail[0]:
        return False
    return s.on[square] == WALKED or s.on[square] == FIRST_PAWN + s.mover


def was_possible(s: State, owner: int, number: int, made: int) -> bool:
    """Whether, for all that was known before this turn, a circle made in that turn can be here.

    Not where one was sprung, nor where an opponent has come unharmed since (CE-2); and where
    chips cannot be entered, not under a chip that was there before (CE-2c).
    """
    if s.circled[owner][number] == Circle.SPRUNG or s.entered[owner][number] > made:
        return False
    if s.chips == Chips.MAY_ENTER or s.fallen[number] == 0:
        return True
    return s.fallen[number] > made


def is_possible(s: State, b: Board, owner: int, number: int, made: int) -> bool:
    """Likewise, by what is known now: whoever is moving may just have been there."""
    if not was_possible(s, owner, number, made):
        return False
    if owner == s.mover or made == s.turns:
        return True
    return not is_entered_now(s, b.square[number])

"""Positions by depth on the training ground: compiled, and by the plainest recursion."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import seats_in
from ludotheque.games.situation_4.rules import acting, apply
from ludotheque.games.situation_4.state import Board
from ludotheque.lab.perft import perft
from tests.tiers import slow, times

from .field import FIELD, GAME
from .positions import copy_of, legal_actions
from .table import play

# A script, then how many sequences of one action, of two and of three there are.
COUNTS = {
    "": [14, 158, 1494],
    "A has b1 c1 d1 e1 f1; B has a4 b4 c4 d4 e4": [34, 1160, 39_692],
    "A has a1; B has a2 b1 b2": [7, 51, 348],
    "minutes=5; A has e1 f1 e2 e3; B has d1 d2 f2 d3 f3 d4; B parked on d4": [16, 237, 3440],
}


def counted(s: Any, depth: int) -> int:
    """With compiled rules."""
    return perft(GAME, s, FIELD, depth)


def counted_slowly(s: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in seats_in(acting(s, of_type(Board, FIELD.plain))):
        for action in legal_actions(s, FIELD.plain, seat):
            after = copy_of(s)
            apply(after, of_type(Board, FIELD.plain), seat, action)
            total += counted_slowly(after, depth - 1)
    return total


@slow
@pytest.mark.parametrize("script", COUNTS)
def test_positions_are_counted_alike_and_as_written(script: str) -> None:
    s = play(script).state
    assert [counted(s, depth) for depth in (1, 2, 3)] == COUNTS[script]
    depths = range(1, times(1, 2) + 1)
    assert [counted_slowly(s, depth) for depth in depths] == COUNTS[script][: len(depths)]

"""Positions by depth, fate's choices included: the classic count that a changed rule disturbs.

Written as a driver, so that it compiles with each game's rules. There is no recursion on a
GPU, so the way down is kept in arrays, one row for each level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine import declare
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.verbs import acting, apply, chance, copy, draw, legal

PLAYERS = 8  # seats, the clock and fate, as bits
BY_FATE = int(Seat.FATE)


def branch(s: Any, b: Any, out: Any, seats: Any, choices: Any) -> int:
    """Writes down every choice in a position, whosever it is, and returns how many."""
    n = chance(s, b)
    for k in range(n):
        seats[k] = BY_FATE
        choices[k] = k
    if n > 0:
        return n
    bits = acting(s, b)
    for seat in range(PLAYERS):
        if bits >> seat & 1:
            found = legal(s, b, seat, out)
            for i in range(found):
                seats[n] = seat
                choices[n] = out[i]
                n += 1
    return n


def descend(s: Any, b: Any, seat: int, choice: int) -> None:
    if seat == BY_FATE:
        draw(s, b, choice)
    else:
        apply(s, b, seat, choice)


def count_positions(
    states: Any, b: Any, depth: int, out: Any, seats: Any, choices: Any, left: Any
) -> int:
    """How many sequences of exactly `depth` choices lead on from the first state."""
    total = 0
    level = 0
    left[0] = branch(states[0], b, out, seats[0], choices[0])
    while level >= 0:
        if left[level] == 0:
            level -= 1
            continue
        if level == depth - 1:
            total += left[level]
            level -= 1
            continue
        left[level] -= 1
        at = left[level]
        copy(states[level + 1], states[level])
        descend(states[level + 1], b, seats[level][at], choices[level][at])
        level += 1
        left[level] = branch(states[level], b, out, seats[level], choices[level])
    return total


def perft(game: Game, s: Any, board: str, depth: int) -> int:
    """The count from a plain state, with compiled rules."""
    from ludotheque.engine import compile

    from . import perft as itself

    built = compile.for_cpu(game, itself)
    declaration = game.declared.State
    states = np.zeros(depth + 1, declare.dtype(declaration))
    declare.to_record(declaration, s, states[0])
    width = PLAYERS * game.rules.ACTIONS
    table = np.zeros((2, depth + 1, width), np.int64)
    out, left = np.zeros(game.rules.ACTIONS, np.int64), np.zeros(depth + 1, np.int64)
    record = game.laid_out(board).record[0]
    return int(built.count_positions(states, record, depth, out, table[0], table[1], left))

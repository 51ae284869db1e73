"""Positions by depth, fate's choices included.

There is no recursion on a GPU, so the way down is kept in arrays, one row for each level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, Board, State, States
    from ludotheque.engine.verbs import acting, apply, chance, copy, draw, legal

PLAYERS = 8  # seats, the clock and fate, as bits
BY_FATE = int(Seat.FATE)


def branch(s: State, b: Board, out: Actions, seats: list[int], choices: list[int]) -> int:
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


def descend(s: State, b: Board, seat: int, choice: int) -> None:
    if seat == BY_FATE:
        draw(s, b, choice)
    else:
        apply(s, b, seat, choice)


def count_positions(
    states: States,
    b: Board,
    depth: int,
    out: Actions,
    seats: list[list[int]],
    choices: list[list[int]],
    left: list[int],
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

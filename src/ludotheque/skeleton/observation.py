"""What a policy of somebody else's sees, as numbers, in the part of Python that also compiles.

The viewer comes first, and then the others, going round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Slice

from .rules import FACES, Finish, Phase

if TYPE_CHECKING:
    from .board import Plan
    from .state import Board, State

PHASES = 3


def slices(plan: Plan, seats: int) -> Sequence[Slice]:
    """The parts of an observation, in order."""
    return (
        Slice("square", (seats, plan.squares), 1, "where each player stands"),
        Slice("phase", (PHASES,), 1, "what is due: a roll, a move, nothing any more"),
        Slice("turn", (seats,), 1, "whose turn it is"),
        Slice("die", (FACES,), 1, "what the die shows"),
        Slice("exact", (), 1, "whether the last square must be reached exactly"),
    )


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    """Writes what is not 0."""
    at = 0
    for i in range(s.seats):
        out[at + s.square[(seat + i) % s.seats]] = 1
        at += b.last + 1
    out[at + s.phase] = 1
    at += PHASES
    out[at + (s.turn - seat) % s.seats] = 1
    at += s.seats
    if s.phase == Phase.MOVE:
        out[at + s.die - 1] = 1
    at += FACES
    if s.finish == Finish.EXACT:
        out[at] = 1

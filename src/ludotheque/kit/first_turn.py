"""Rolling for the first turn: a rule that several games share.

Everything here is in the part of the language that compiles, as `rules.py` of a game is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Protocol

    class Rolling(Protocol):
        """What of a state is needed."""

        seats: int
        turn: int
        total: list[int]  # what each seat has rolled; below 0 once somebody has rolled more


# What stands for a roll that is still due, and for that of a seat which nobody has taken.
TO_ROLL = 0
ABSENT = -1


def roll_for_start(s: Rolling, total: int) -> bool:
    """The highest roll starts; those who tie for it roll again. Says whether that is settled.

    Whose turn it is then rolls next, or starts.
    """
    s.total[s.turn] = total
    for seat in range(s.seats):
        if s.total[seat] == TO_ROLL:
            s.turn = seat
            return False
    best = 0
    for seat in range(s.seats):
        if s.total[seat] > best:
            best = 0 + s.total[seat]
    tied = 0
    for seat in range(s.seats - 1, -1, -1):
        if s.total[seat] == best:
            tied += 1
            s.turn = seat
    if tied == 1:
        return True
    for seat in range(s.seats):
        if s.total[seat] == best:
            s.total[seat] = TO_ROLL
        elif s.total[seat] > 0:
            s.total[seat] = -s.total[seat]
    return False

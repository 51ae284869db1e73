"""What the end of a game is worth to each seat, in every environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Board, State
    from ludotheque.engine.verbs import over, score


def reward_seats(s: State, b: Board, reward: list[float]) -> None:
    """1 for a win and less than 0 for a loss, 0 in all; those who win together share it.

    Before the end everybody has 0.
    """
    seats = len(reward)
    best = score(s, b, 0)
    winners = 0
    for seat in range(seats):
        points = score(s, b, seat)
        if points > best:
            best = points
            winners = 0
        winners += points == best
    for seat in range(seats):
        share = 1.0 / winners if score(s, b, seat) == best else 0.0
        reward[seat] = (share * seats - 1.0) / (seats - 1.0) if over(s, b) else 0.0

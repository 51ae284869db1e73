"""The loop that plays games, in the part of Python that also compiles: the only one there is.

Whoever plays games brings a driver with these functions, which are compiled together with the loop.
`play` is whatever they need: a tuple that the loop only hands on.

| function                                | it says                                            |
| --------------------------------------- | -------------------------------------------------- |
| `pick_outcome(s, b, outcomes, play)`    | which of so many outcomes fate chooses             |
| `pick_seat(bits, play)`                 | who acts, of those who may (see `turns.py`)        |
| `pick_action(s, b, seat, play)`         | what the seat does; or `UNDECIDED`, where that is  |
|                                         | found out elsewhere                                |
| `is_enough(s, b, play)`                 | whether to stop here, before the game is over      |
| `begin_game(s, b, number, play)`        | how many actions a game may have; it sets the      |
|                                         | first position up                                  |
| `end_game(s, b, row, steps, play)`      | nothing: it notes what the game came to            |

The last two are for `play_games` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Board, Play, State
    from ludotheque.engine.verbs import (
        acting,
        apply,
        begin_game,
        chance,
        draw,
        end_game,
        is_enough,
        over,
        pick_action,
        pick_outcome,
        pick_seat,
    )

UNDECIDED = -1
PARTS = ("play_on", "advance")  # compiled as a part of their caller


def play_games(s: State, b: Board, play: Play, first: int, games: int) -> None:
    """Plays so many games, from number `first` on, one after the other in the same state."""
    for row in range(games):
        most = begin_game(s, b, first + row, play)
        end_game(s, b, row, play_on(s, b, play, most), play)


def play_on(s: State, b: Board, play: Play, most: int) -> int:
    """Plays to the end of the game, at most so many actions; returns how many were played."""
    steps = 0
    while steps < most and not over(s, b) and not is_enough(s, b, play):
        steps += advance(s, b, play)
    return steps


def advance(s: State, b: Board, play: Play) -> int:
    """One choice, fate's or that of a player; returns how many actions were played: one or none."""
    outcomes = chance(s, b)
    if outcomes > 0:
        draw(s, b, pick_outcome(s, b, outcomes, play))
        return 0
    seat = pick_seat(acting(s, b), play)
    action = pick_action(s, b, seat, play)
    if action == UNDECIDED:
        return 0
    apply(s, b, seat, action)
    return 1

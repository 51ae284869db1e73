"""The very games that `simulation.py` plays, with a count of the clauses that are exercised."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.chance import below, seed_rng
from ludotheque.engine.turns import random_seat

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State, States
    from ludotheque.engine.verbs import copy, note_action, note_draw, note_end, note_start


class Play(NamedTuple):
    """What the games are played with; `done` and `refused` count by clause."""

    opening: State
    seed: int
    most: int  # actions of one game
    bots: list[int]
    spare: States
    rng: Rng
    out: Actions
    done: list[int]
    refused: list[int]


def begin_game(s: State, b: Board, number: int, play: Play) -> int:
    copy(s, play.opening)
    seed_rng(play.rng, play.seed, number)
    note_start(s, b, play.done)
    return play.most


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    k = below(play.rng, outcomes)
    note_draw(s, b, k, play.done)
    return k


def pick_seat(bits: int, play: Play) -> int:
    return random_seat(bits, play.rng)


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    action = choose(s, b, play.bots, play.spare, seat, play.rng, play.out)
    note_action(s, b, seat, action, play.done, play.refused)
    return action


def is_enough(s: State, b: Board, play: Play) -> bool:
    return False


def end_game(s: State, b: Board, row: int, steps: int, play: Play) -> None:
    note_end(s, b, play.done)

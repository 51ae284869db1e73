"""Whole games played by bots. Every choice and the final state go into a 32-bit hash, so that two
runs can be compared to the bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.chance import HASH_START, below, fold, seed_rng
from ludotheque.engine.turns import random_seat

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State, States
    from ludotheque.engine.verbs import copy, fold_state, over, score


ENTRIES = ("play_games",)  # called from outside


class Play(NamedTuple):
    """What the games of a run are played with, and what they came to."""

    opening: State
    seed: int
    most: int  # actions of one game
    bots: list[int]  # by seat
    spare: States  # two, for bots to look ahead on
    rng: Rng
    out: Actions
    running: list[int]  # one number: the hash of all choices so far
    hashes: list[int]  # by game, with the final state
    steps: list[int]  # by game; negative for one that was cut short
    scores: list[list[int]]  # by game and seat


def begin_game(s: State, b: Board, number: int, play: Play) -> int:
    """The first position; all games of a run open alike."""
    copy(s, play.opening)
    seed_rng(play.rng, play.seed, number)
    play.running[0] = HASH_START
    return play.most


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    k = below(play.rng, outcomes)
    play.running[0] = fold(play.running[0], k)
    return k


def pick_seat(bits: int, play: Play) -> int:
    return random_seat(bits, play.rng)


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    action = choose(s, b, play.bots, play.spare, seat, play.rng, play.out)
    play.running[0] = fold(fold(play.running[0], seat), action)
    return action


def is_enough(s: State, b: Board, play: Play) -> bool:
    return False


def end_game(s: State, b: Board, row: int, steps: int, play: Play) -> None:
    play.hashes[row] = fold_state(s, play.running[0])
    play.steps[row] = steps if over(s, b) else -steps
    for seat in range(len(play.scores[row])):  # as many as there are seats
        play.scores[row][seat] = score(s, b, seat)

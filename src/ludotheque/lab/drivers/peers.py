"""Play-outs at random, for searches that know only how to ask for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.chance import below
from ludotheque.engine.turns import random_seat

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_random
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State


class Play(NamedTuple):
    """What a play-out needs in which everybody chooses at random."""

    rng: Rng
    out: Actions


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    return below(play.rng, outcomes)


def pick_seat(bits: int, play: Play) -> int:
    return random_seat(bits, play.rng)


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    return choose_random(s, b, seat, play.rng, play.out)


def is_enough(s: State, b: Board, play: Play) -> bool:
    return False

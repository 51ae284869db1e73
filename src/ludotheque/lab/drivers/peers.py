"""What OpenSpiel asks of a game. One call does all that a step of its search needs, so that
little is lost between the languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.chance import HASH_START, below, seed_rng
from ludotheque.engine.turns import BY_CLOCK, next_seat, random_seat

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_random
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State
    from ludotheque.engine.verbs import (
        acting,
        apply,
        chance,
        copy,
        draw,
        fold_state,
        imagine,
        legal,
        over,
        score,
    )

# Who is to choose, as OpenSpiel numbers them.
BY_CHANCE = -1
AT_THE_END = -4

# What a step leaves in `notes`: who is to choose, among how many, and who acted last: where several
# may act they do so in turn.
PLAYER = 0
CHOICES = 1
LAST = 2
NOTES = 3

OTHER_START = 0x5A17


def look(s: State, b: Board, out: Actions, notes: list[int]) -> None:
    """Who is to choose, and among what.

    What the clock may do by itself is chance to a search, since nobody chooses it.
    """
    notes[CHOICES] = 0
    if over(s, b):
        notes[PLAYER] = AT_THE_END
        return
    notes[PLAYER] = BY_CHANCE
    notes[CHOICES] = chance(s, b)
    if notes[CHOICES] == 0:
        seat = next_seat(acting(s, b), notes[LAST])
        notes[CHOICES] = legal(s, b, seat, out)
        if seat != BY_CLOCK:
            notes[PLAYER] = seat


def step(s: State, b: Board, choice: int, out: Actions, notes: list[int]) -> None:
    """Carries out one choice, fate's or a player's, and looks at what comes next."""
    if chance(s, b) > 0:
        draw(s, b, choice)
    else:
        seat = next_seat(acting(s, b), notes[LAST])
        if seat == BY_CLOCK:
            legal(s, b, seat, out)
            choice = out[choice]
        apply(s, b, seat, choice)
        notes[LAST] = seat
    look(s, b, out, notes)


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


def worth(s: State, b: Board, shares: list[float]) -> None:
    """From -1 to 1: the whole win or none of it; tied winners have equal parts of it."""
    best = score(s, b, 0)
    for seat in range(len(shares)):
        best = max(best, score(s, b, seat))
    winners = 0
    for seat in range(len(shares)):
        winners += score(s, b, seat) == best or not over(s, b)
    for seat in range(len(shares)):
        won = score(s, b, seat) == best or not over(s, b)
        shares[seat] = 2.0 / winners - 1.0 if won else -1.0


def resample(to: State, s: State, b: Board, seat: int, rng: Rng) -> None:
    """A position that the seat cannot tell from this one."""
    copy(to, s)
    imagine(to, b, seat, rng)


def knowledge(s: State, b: Board, seat: int, world: State, rng: Rng) -> int:
    """A number for what a seat knows: the same for all positions that it cannot tell apart.

    What it does not know is made up, always in the same way.
    """
    seed_rng(rng, 1, 1)
    copy(world, s)
    imagine(world, b, seat, rng)
    low = fold_state(world, HASH_START)
    high = fold_state(world, OTHER_START)
    return (high & 0x7FFFFFFF) << 32 | low

"""What OpenSpiel asks of a game, in the part of Python that also compiles.

One call does all that a step of its search needs, so that little is lost between the languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.chance import HASH_START, below, seed_rng
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_random
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

    from .playout import pick_seat

# Who is to choose, as OpenSpiel numbers them.
BY_CHANCE = -1
AT_THE_END = -4

# What a step leaves in `notes`: who is to choose, among how many, and whose turn it is at the
# earliest, going round, where several may act.
PLAYER = 0
CHOICES = 1
TURN = 2
NOTES = 3

BY_CLOCK = int(Seat.CLOCK)
OTHER_START = 0x5A17


def look(s: Any, b: Any, out: Any, notes: Any) -> None:
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
        seat = due(acting(s, b), notes[TURN])
        notes[CHOICES] = legal(s, b, seat, out)
        if seat != BY_CLOCK:
            notes[PLAYER] = seat


def due(bits: int, turn: int) -> int:
    """The next of those who may act, from a seat on; the clock only for want of anybody else."""
    if bits != 1 << BY_CLOCK:
        bits &= ~(1 << BY_CLOCK)
    while not bits >> turn & 1:
        turn = turn + 1 if turn < BY_CLOCK else 0
    return turn


def step(s: Any, b: Any, choice: int, out: Any, notes: Any) -> None:
    """Carries out one choice, fate's or a player's, and looks at what comes next."""
    if chance(s, b) > 0:
        draw(s, b, choice)
    else:
        seat = due(acting(s, b), notes[TURN])
        if seat == BY_CLOCK:
            legal(s, b, seat, out)
            choice = out[choice]
        apply(s, b, seat, choice)
        notes[TURN] = seat + 1 if seat < BY_CLOCK else 0
    look(s, b, out, notes)


def play_out(s: Any, b: Any, rng: Any, out: Any, limit: int) -> None:
    """To the end of the game, everybody choosing at random."""
    steps = 0
    while steps < limit and not over(s, b):
        outcomes = chance(s, b)
        if outcomes > 0:
            draw(s, b, below(rng, outcomes))
        else:
            seat = pick_seat(acting(s, b), rng)
            apply(s, b, seat, choose_random(s, b, seat, rng, out))
            steps += 1


def worth(s: Any, b: Any, shares: Any) -> None:
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


def resample(to: Any, s: Any, b: Any, seat: int, rng: Any) -> None:
    """A position that the seat cannot tell from this one."""
    copy(to, s)
    imagine(to, b, seat, rng)


def knowledge(s: Any, b: Any, seat: int, world: Any, rng: Any) -> int:
    """A number for what a seat knows: the same for all positions that it cannot tell apart.

    What it does not know is made up, always in the same way.
    """
    seed_rng(rng, 1, 1)
    copy(world, s)
    imagine(world, b, seat, rng)
    low: int = fold_state(world, HASH_START)
    high: int = fold_state(world, OTHER_START)
    return (high & 0x7FFFFFFF) << 32 | low

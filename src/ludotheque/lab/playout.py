"""Whole games played by bots, in the part of Python that also compiles.

These drivers are cloned into each game's namespace at each speed. Every choice and the final
state go into a 32-bit hash, so that two runs can be compared to the bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.chance import HASH_START, below, fold, seed_rng
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.verbs import (
        acting,
        apply,
        chance,
        copy,
        draw,
        fold_state,
        over,
        score,
        setup,
    )

# What is known of a game while it is played, in `tally`.
HASH = 0
STEPS = 1
TALLY = 2

BY_CLOCK = int(Seat.CLOCK)


def pick_seat(bits: int, rng: Any) -> int:
    """One of the seats that may act; drawn only where there is a choice.

    Time stands still while anybody else may act: bots never dawdle.
    """
    if bits != 1 << BY_CLOCK:
        bits &= ~(1 << BY_CLOCK)
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    if bits == 1 << seat:
        return seat
    count = 0
    for other in range(8):
        count += bits >> other & 1
    for _ in range(below(rng, count)):
        seat += 1
        while not bits >> seat & 1:
            seat += 1
    return seat


def advance(s: Any, b: Any, bots: Any, spare: Any, rng: Any, out: Any, tally: Any) -> None:
    """One choice: fate's, or that of a player who may act."""
    outcomes = chance(s, b)
    if outcomes > 0:
        k = below(rng, outcomes)
        tally[HASH] = fold(tally[HASH], k)
        draw(s, b, k)
        return
    seat = pick_seat(acting(s, b), rng)
    action = choose(s, b, bots, spare, seat, rng, out)
    tally[HASH] = fold(fold(tally[HASH], seat), action)
    tally[STEPS] += 1
    apply(s, b, seat, action)


def begin(s: Any, template: Any, b: Any, seed: int, game: int, rng: Any, tally: Any) -> None:
    """The first position of one game of a run."""
    copy(s, template)
    setup(s, b)
    seed_rng(rng, seed, game)
    tally[HASH] = HASH_START
    tally[STEPS] = 0


def finish(s: Any, b: Any, row: int, tally: Any, hashes: Any, steps: Any, scores: Any) -> None:
    """Writes down how a game went; one that was cut short has a negative count of steps."""
    hashes[row] = fold_state(s, tally[HASH])
    steps[row] = tally[STEPS] if over(s, b) else -tally[STEPS]
    for seat in range(s.seats):
        scores[row][seat] = score(s, b, seat)


def play_games(
    s: Any,
    template: Any,
    spare: Any,
    b: Any,
    bots: Any,
    seed: int,
    first: int,
    limit: int,
    rng: Any,
    out: Any,
    tally: Any,
    hashes: Any,
    steps: Any,
    scores: Any,
) -> None:
    """Plays as many games as there are rows for their results, from game number `first` on."""
    for row in range(len(hashes)):
        begin(s, template, b, seed, first + row, rng, tally)
        while tally[STEPS] < limit and not over(s, b):
            advance(s, b, bots, spare, rng, out, tally)
        finish(s, b, row, tally, hashes, steps, scores)

"""How a position may go on: play-outs of some length, in the part of Python that also compiles.

The dice of a play-out and the minds of its players have generators of their own, seeded by its
number alone: play-outs of the same number from neighbouring positions see the same dice, so that
their difference tells more of the positions than of luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.chance import below, seed_rng
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.verbs import (
        LAST_RESORT,
        acting,
        apply,
        chance,
        copy,
        draw,
        evaluate,
        imagine,
        legal,
        over,
        score,
    )

FEW = 16  # actions that a player of a play-out compares
BY_CLOCK = int(Seat.CLOCK)
PLAYERS = 6
PARTS = ("next_seat", "best_of_few", "play_on")  # of the one function that is called
HOOKS = ("has_lost",)  # what a game's `bot.py` can say itself
ANY = -1  # where fate's next choice is free

# What is kept of each play-out, before the worth of each seat.
ENDED = 0
STEPS = 1
TRIALS = 2
WORTH = 3
LOST = -(1 << 40)  # the worth of a seat that cannot win any more; no evaluation is as low


def has_lost(s: Any, b: Any, seat: int) -> bool:
    """Whether a seat cannot win any more, however the game goes on."""
    return False


def next_seat(bits: int, rng: Any) -> int:
    """One of the players who may act; the clock only where nobody else may."""
    count = 0
    for seat in range(PLAYERS):
        count += bits >> seat & 1
    if count == 0:
        return BY_CLOCK
    nth = below(rng, count) if count > 1 else 0
    seat = 0
    while True:
        if bits >> seat & 1:
            if nth == 0:
                return seat
            nth -= 1
        seat += 1


def best_of_few(s: Any, b: Any, seat: int, rng: Any, out: Any, spare: Any, kept: Any) -> int:
    """The best by the evaluation of a few actions, as far as the seat can know."""
    n = legal(s, b, seat, out)
    if n > 1 and out[n - 1] == LAST_RESORT:
        n -= 1
    if n == 1 or seat == BY_CLOCK:
        only: int = out[below(rng, n)] if n > 1 else out[0]
        return only
    copy(spare[0], s)
    imagine(spare[0], b, seat, rng)
    few = n if n < FEW else FEW
    chosen = -1
    best = 0
    for i in range(few):
        j = i + below(rng, n - i)
        action = out[j]
        out[j] = out[i]
        out[i] = action
        copy(spare[1], spare[0])
        apply(spare[1], b, seat, action)
        value = evaluate(spare[1], b, seat)
        if chosen < 0 or value > best:
            best = value
            chosen = action
    kept[TRIALS] += few
    return chosen


def play_on(
    s: Any, b: Any, spare: Any, dice: Any, minds: Any, out: Any, first: int, depth: int, kept: Any
) -> None:
    """Plays so many actions at most. Fate's first choice is given, or free."""
    while kept[STEPS] < depth and not over(s, b):
        outcomes = chance(s, b)
        if outcomes > 0:
            k = first % outcomes if first != ANY else below(dice, outcomes)
            first = ANY
            draw(s, b, k)
        else:
            seat = next_seat(acting(s, b), minds)
            action = best_of_few(s, b, seat, minds, out, spare, kept)
            apply(s, b, seat, action)
            kept[STEPS] += 1


def play_outs(
    s: Any,
    start: Any,
    spare: Any,
    b: Any,
    seed: int,
    depth: int,
    spread: int,
    each: int,
    dice: Any,
    minds: Any,
    out: Any,
    kept: Any,
) -> None:
    """As many play-outs from one position as there are rows for what becomes of them.

    They are cut short after `depth` actions or up to `spread` more, so that nobody has always had
    one turn more than the others by then. With `each`, fate's first choice goes through all
    outcomes in turn. The worth of a seat is its score where the game has ended, and else what the
    evaluation says, or `LOST`.
    """
    for row in range(len(kept)):
        copy(s, start)
        seed_rng(dice, seed, 2 * row)
        seed_rng(minds, seed, 2 * row + 1)
        kept[row][STEPS] = 0
        kept[row][TRIALS] = 0
        first = row if each else ANY
        last = depth + below(minds, spread)
        play_on(s, b, spare, dice, minds, out, first, last, kept[row])
        kept[row][ENDED] = 1 if over(s, b) else 0
        for seat in range(len(kept[row]) - WORTH):
            worth = evaluate(s, b, seat)
            if kept[row][ENDED]:
                worth = score(s, b, seat)
            elif has_lost(s, b, seat):
                worth = LOST
            kept[row][WORTH + seat] = worth

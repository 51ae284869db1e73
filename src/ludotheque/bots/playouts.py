"""Play-outs of some length from one position, in the part of Python that also compiles.

They estimate the chances of winning, for the analysis of finished games; the play-outs of a bot's
search stand in `tree.py`. The dice of a play-out and its players have generators of their own,
seeded by its number alone: play-outs with the same number from neighbouring positions see the same
dice, so that their difference tells more of the positions than of luck (common random numbers).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from ludotheque.engine.chance import below, seed_rng
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State
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

CANDIDATES = 16  # actions that a player compares
BY_CLOCK = int(Seat.CLOCK)
PLAYERS = 6
PARTS = ("random_seat", "best_of_some", "play_on")  # compiled as a part of their caller
ANY = -1  # the first outcome of chance is drawn like all others
LOST = -(1 << 40)  # the value of a seat that cannot win any more; no evaluation is as low

Integer = Annotated[int, "i8"]


class Result:
    """What a play-out came to."""

    ended: Integer  # 1 if the game is over, else 0
    steps: Integer  # actions that were played
    trials: Integer  # actions that were compared for them
    values: Annotated[list[int], "i8", PLAYERS]  # by seat: its score at the end, or its evaluation


def has_lost(s: State, b: Board, seat: int) -> bool:
    """Whether a seat cannot win any more, however the game goes on."""
    return False


def random_seat(bits: int, rng: Rng) -> int:
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


def best_of_some(
    s: State,
    b: Board,
    seat: int,
    rng: Rng,
    out: Actions,
    world: State,
    trial: State,
    result: Result,
) -> int:
    """The best by the evaluation of some random actions, as far as the seat can know."""
    n = legal(s, b, seat, out)
    if n > 1 and out[n - 1] == LAST_RESORT:
        n -= 1
    if n == 1 or seat == BY_CLOCK:
        return out[below(rng, n)] if n > 1 else out[0]
    copy(world, s)
    imagine(world, b, seat, rng)
    candidates = n if n < CANDIDATES else CANDIDATES
    chosen = -1
    best = 0
    for i in range(candidates):
        j = i + below(rng, n - i)
        action = out[j]
        out[j] = out[i]
        out[i] = action
        copy(trial, world)
        apply(trial, b, seat, action)
        value = evaluate(trial, b, seat)
        if chosen < 0 or value > best:
            best = value
            chosen = action
    result.trials += candidates
    return chosen


def play_on(
    s: State,
    b: Board,
    world: State,
    trial: State,
    dice: Rng,
    players: Rng,
    out: Actions,
    first_outcome: int,
    depth: int,
    result: Result,
) -> None:
    """Plays so many actions at most. The first outcome of chance is given, or `ANY`."""
    while result.steps < depth and not over(s, b):
        outcomes = chance(s, b)
        if outcomes > 0:
            k = first_outcome % outcomes if first_outcome != ANY else below(dice, outcomes)
            first_outcome = ANY
            draw(s, b, k)
        else:
            seat = random_seat(acting(s, b), players)
            apply(s, b, seat, best_of_some(s, b, seat, players, out, world, trial, result))
            result.steps += 1


def play_outs(
    s: State,
    start: State,
    world: State,
    trial: State,
    b: Board,
    seed: int,
    depth: int,
    spread: int,
    each_outcome: bool,
    dice: Rng,
    players: Rng,
    out: Actions,
    results: Sequence[Result],
) -> None:
    """As many play-outs from one position as there are results to fill in.

    They are cut short after `depth` actions or up to `spread` more, so that nobody has always had
    one turn more than the others by then. With `each_outcome`, the first outcome of chance goes
    through all that there are, in turn. The value of a seat is its score where the game has ended,
    else its evaluation, or `LOST`.
    """
    for number in range(len(results)):
        result = results[number]
        copy(s, start)
        seed_rng(dice, seed, 2 * number)
        seed_rng(players, seed, 2 * number + 1)
        result.steps = 0
        result.trials = 0
        first_outcome = number if each_outcome else ANY
        last = depth + below(players, spread)
        play_on(s, b, world, trial, dice, players, out, first_outcome, last, result)
        result.ended = 1 if over(s, b) else 0
        for seat in range(s.seats):
            value = evaluate(s, b, seat)
            if result.ended:
                value = score(s, b, seat)
            elif has_lost(s, b, seat):
                value = LOST
            result.values[seat] = value

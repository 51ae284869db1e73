"""Play-outs of some length from one position, in the part of Python that also compiles.

They estimate the chances of winning, for the analysis of finished games; the play-outs of a bot's
search stand in `tree.py`. The dice of a play-out and its players have generators of their own,
seeded by its number alone: play-outs with the same number from neighbouring positions see the same
dice, so that their difference tells more of the positions than of luck (common random numbers).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

from ludotheque.engine.chance import below, seed_rng
from ludotheque.engine.turns import BY_CLOCK, random_seat

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State
    from ludotheque.engine.verbs import (
        LAST_RESORT,
        apply,
        copy,
        evaluate,
        imagine,
        legal,
        over,
        score,
    )

CANDIDATES = 16  # actions that a player compares
PARTS = ("pick_action",)  # compiled as a part of its caller
ENTRIES = ("play_games",)  # called from outside
ANY = -1  # the first outcome of chance is drawn like all others
LOST = -(1 << 40)  # the value of a seat that cannot win any more; no evaluation is as low

Integer = Annotated[int, "i8"]


class PlayoutProgress:
    """What is known of a play-out while it goes on."""

    first_outcome: Integer  # of chance, until it is drawn; or `ANY`
    trials: Integer  # actions that were compared


class Play(NamedTuple):
    """What the play-outs from one position are played with, and what they came to.

    They are cut short after `depth` actions or up to `spread` more, so that nobody has always had
    one turn more than the others by then. With `each_outcome`, the first outcome of chance goes
    through all that there are, in turn.
    """

    start: State
    world: State  # what the seat that chooses knows, the rest imagined
    trial: State  # a copy on which single actions are tried
    seed: int
    depth: int
    spread: int
    each_outcome: bool
    dice: Rng
    players: Rng
    out: Actions
    running: PlayoutProgress
    ended: list[int]  # by play-out: 1 if the game is over, else 0
    steps: list[int]  # by play-out: actions that were played
    trials: list[int]  # by play-out: actions that were compared for them
    values: list[list[int]]  # by play-out and seat: its score at the end, or its evaluation


def has_lost(s: State, b: Board, seat: int) -> bool:
    """Whether a seat cannot win any more, however the game goes on."""
    return False


# ---------------------------------------------------------------- what the loop asks for


def begin_game(s: State, b: Board, number: int, play: Play) -> int:
    copy(s, play.start)
    seed_rng(play.dice, play.seed, 2 * number)
    seed_rng(play.players, play.seed, 2 * number + 1)
    play.running.first_outcome = number if play.each_outcome else ANY
    play.running.trials = 0
    return play.depth + below(play.players, play.spread)


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    first = play.running.first_outcome
    if first == ANY:
        return below(play.dice, outcomes)
    play.running.first_outcome = ANY
    return first % outcomes


def pick_seat(bits: int, play: Play) -> int:
    return random_seat(bits, play.players)


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    """The best by the evaluation of some random actions, as far as the seat can know."""
    rng, out = play.players, play.out
    n = legal(s, b, seat, out)
    if n > 1 and out[n - 1] == LAST_RESORT:
        n -= 1
    if n == 1 or seat == BY_CLOCK:
        return out[below(rng, n)] if n > 1 else out[0]
    copy(play.world, s)
    imagine(play.world, b, seat, rng)
    candidates = n if n < CANDIDATES else CANDIDATES
    chosen = -1
    best = 0
    for i in range(candidates):
        j = i + below(rng, n - i)
        action = out[j]
        out[j] = out[i]
        out[i] = action
        copy(play.trial, play.world)
        apply(play.trial, b, seat, action)
        value = evaluate(play.trial, b, seat)
        if chosen < 0 or value > best:
            best = value
            chosen = action
    play.running.trials += candidates
    return chosen


def is_enough(s: State, b: Board, play: Play) -> bool:
    return False


def end_game(s: State, b: Board, row: int, steps: int, play: Play) -> None:
    """The value of a seat is its score where the game has ended, else its evaluation or `LOST`."""
    play.steps[row] = steps
    play.trials[row] = play.running.trials
    play.ended[row] = 1 if over(s, b) else 0
    for seat in range(s.seats):
        value = evaluate(s, b, seat)
        if play.ended[row]:
            value = score(s, b, seat)
        elif has_lost(s, b, seat):
            value = LOST
        play.values[row][seat] = value

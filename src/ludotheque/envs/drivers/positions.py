"""What is asked of a single position. One call does all that a step needs, so that little is lost
between the languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import HASH_START, seed_rng
from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.turns import BY_CLOCK, next_seat, without_clock

if TYPE_CHECKING:
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
        meant,
        offer,
        over,
    )

# Who is to choose where no seat is, as OpenSpiel numbers them.
BY_CHANCE = -1
AT_THE_END = -4

# What a step leaves in `notes`: who is to choose, among how many, and which seat acted last: where
# several may act they do so in turn.
PLAYER = 0
CHOICES = 1
LAST = 2
NOTES = 3

OTHER_START = 0x5A17


def look(s: State, b: Board, out: Actions, notes: list[int]) -> None:
    """Who is to choose, and among what. Whatever the clock does by itself is done first."""
    let_clock_act(s, b, out)
    notes[CHOICES] = 0
    if over(s, b):
        notes[PLAYER] = AT_THE_END
        return
    notes[PLAYER] = BY_CHANCE
    notes[CHOICES] = chance(s, b)
    if notes[CHOICES] == 0:
        notes[PLAYER] = next_seat(acting(s, b), notes[LAST])
        notes[CHOICES] = offer(s, b, notes[PLAYER], out)


def let_clock_act(s: State, b: Board, out: Actions) -> None:
    """It acts only where nobody else may, and does the first of its actions: no policy chooses."""
    while not over(s, b) and chance(s, b) == 0 and without_clock(acting(s, b)) == 1 << BY_CLOCK:
        legal(s, b, BY_CLOCK, out)
        apply(s, b, BY_CLOCK, out[0])


def step(s: State, b: Board, choice: int, out: Actions, notes: list[int]) -> None:
    """Carries out one choice, fate's or a player's, and looks at what comes next."""
    if chance(s, b) > 0:
        draw(s, b, choice)
    else:
        seat = next_seat(acting(s, b), notes[LAST])
        action = meant(s, b, seat, choice)
        if action != NO_ACTION:
            apply(s, b, seat, action)
        notes[LAST] = seat
    look(s, b, out, notes)


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

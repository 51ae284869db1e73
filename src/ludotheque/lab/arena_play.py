"""A game of the arena, in the part of Python that also compiles: everything but thinking.

Fate, the order in which seats act that may act at once, and every seat's own bot draw from
generators of their own, so that the same dice fall whoever sits where. The driver plays on by
itself until a seat has to choose whose bot thinks for longer than compiled code should be left
alone; whoever called it finds that seat's choice, plays it, and calls again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.chance import HASH_START, below, fold

from .playout import BY_CLOCK, HASH, STEPS

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.verbs import (
        acting,
        apply,
        chance,
        copy,
        draw,
        fold_state,
        imagine,
        over,
    )

    from .playout import pick_seat

THINKS = -1  # in place of a simple bot's number
NOBODY = -1
SPREAD = 1000  # times vary by a half in either direction


def open_game(s: Any, opening: Any, tally: Any) -> None:
    copy(s, opening)
    tally[HASH] = HASH_START
    tally[STEPS] = 0


def play_on(
    s: Any,
    b: Any,
    bots: Any,
    spare: Any,
    fate: Any,
    order: Any,
    paces: Any,
    times: Any,
    players: Any,
    out: Any,
    tally: Any,
    limit: int,
) -> int:
    """The seat that has to think now; NOBODY where the game is over, or cut short."""
    while tally[STEPS] < limit and not over(s, b):
        outcomes = chance(s, b)
        if outcomes > 0:
            k = below(fate, outcomes)
            tally[HASH] = fold(tally[HASH], k)
            draw(s, b, k)
        else:
            seat = whose(acting(s, b), order, paces, times)
            if bots[seat] == THINKS:
                return seat
            action = choose(s, b, bots, spare, seat, players[seat], out)
            play_action(s, b, seat, action, tally)
    return NOBODY


def whose(bits: int, order: Any, paces: Any, times: Any) -> int:
    """Of those who may act at once, whoever is ready first; the next action takes its time again.

    `times` say when each seat is ready, and `paces` how long an action takes it.
    """
    seat = pick_seat(bits, order)
    if seat == BY_CLOCK or bits & ~(1 << BY_CLOCK) == 1 << seat:
        return seat
    for other in range(BY_CLOCK):
        if bits >> other & 1 and times[other] < times[seat]:
            seat = other
    times[seat] += paces[seat] * (SPREAD // 2 + below(order, SPREAD)) // SPREAD
    return seat


def play_action(s: Any, b: Any, seat: int, action: int, tally: Any) -> None:
    tally[HASH] = fold(fold(tally[HASH], seat), action)
    tally[STEPS] += 1
    apply(s, b, seat, action)


def show(shown: Any, s: Any, b: Any, seat: int, rng: Any) -> None:
    """All that a bot is ever shown: a position that its seat cannot tell from the true one."""
    copy(shown, s)
    imagine(shown, b, seat, rng)


def final_hash(s: Any, tally: Any) -> int:
    """Everything that happened, in one number."""
    hashed: int = fold_state(s, tally[HASH])
    return hashed

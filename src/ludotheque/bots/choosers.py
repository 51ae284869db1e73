"""How the simple bots choose, in the part of Python that also compiles.

`random` takes any legal action. `greedy` looks one action ahead, on a state in which all that
its seat does not know has been imagined, and takes the best by the game's own evaluation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State
    from ludotheque.engine.verbs import LAST_RESORT, apply, copy, evaluate, imagine, legal

RANDOM = 0
GREEDY = 1
BOTS = ("random", "greedy")


def choose_random(s: State, b: Board, seat: int, rng: Rng, out: Actions) -> int:
    """Any action; but a game's last resort, which it lists last, only for want of others."""
    n = legal(s, b, seat, out)
    if n > 1 and out[n - 1] == LAST_RESORT:
        n -= 1
    return out[below(rng, n)]


def choose_greedy(
    s: State, b: Board, seat: int, rng: Rng, out: Actions, world: State, trial: State
) -> int:
    """The action after which `evaluate` is highest; among equals, any."""
    copy(world, s)
    imagine(world, b, seat, rng)
    n = legal(world, b, seat, out)
    best = 0
    chosen = -1
    equals = 0
    for i in range(n):
        copy(trial, world)
        apply(trial, b, seat, out[i])
        value = evaluate(trial, b, seat)
        if chosen < 0 or value > best:
            best = value
            chosen = out[i]
            equals = 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = out[i]
    return chosen

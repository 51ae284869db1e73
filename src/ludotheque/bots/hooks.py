"""What a game's `bot.py` may replace in the search, and what is done where it does not.

A function of the same name in `bot.py` takes the place of the one here. All of them stand in the
part of Python that also compiles; `numbers` are those of the level, the game's own among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, Board, Numbers, Rng, State
    from ludotheque.engine.verbs import LAST_RESORT, apply, evaluate, legal


def leaf_value(s: State, b: Board, seat: int, numbers: Numbers) -> int:
    """How good the position at the end of a play-out is for a seat."""
    return evaluate(s, b, seat)


def prior_score(s: State, b: Board, seat: int, action: int, numbers: Numbers) -> int:
    """How good an action looks before it is searched. `s` is a copy that may be changed."""
    apply(s, b, seat, action)
    return leaf_value(s, b, seat, numbers)


def playout_action(s: State, b: Board, seat: int, rng: Rng, out: Actions, numbers: Numbers) -> int:
    """The play-out policy: any legal action; a last resort only for want of others."""
    n = legal(s, b, seat, out)
    if n > 1 and out[n - 1] == LAST_RESORT:
        n -= 1
    return out[below(rng, n)]


def ends_playout(s: State, b: Board, numbers: Numbers) -> bool:
    """Whether a position can be evaluated as it is, so that a play-out need not go on."""
    return False


def is_hidden(s: State, b: Board, seat: int, action: int) -> bool:
    """Whether the others do not see which action this is."""
    return False

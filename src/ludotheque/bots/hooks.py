"""What a game's `bot.py` may say about thinking in its own words; here, what is said otherwise.

A function of the same name in `bot.py` takes the place of the one here. All of them stand in the
part of Python that also compiles; `numbers` are those of the level, the game's own among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.chance import below

if TYPE_CHECKING:
    from ludotheque.engine.verbs import LAST_RESORT, apply, evaluate, legal

HOOKS = ("judge", "prior", "playout", "is_hidden")


def judge(s: Any, b: Any, seat: int, numbers: Any) -> int:
    """How good a position looks to a seat, at the end of a play-out."""
    return evaluate(s, b, seat)


def prior(s: Any, b: Any, seat: int, action: int, numbers: Any) -> int:
    """How good an action looks before it is tried. `s` is a copy that may be spoilt."""
    apply(s, b, seat, action)
    return judge(s, b, seat, numbers)


def playout(s: Any, b: Any, seat: int, rng: Any, out: Any, numbers: Any) -> int:
    """What a seat does in a play-out: anything; a last resort only for want of others."""
    n = legal(s, b, seat, out)
    if n > 1 and out[n - 1] == LAST_RESORT:
        n -= 1
    chosen: int = out[below(rng, n)]
    return chosen


def is_hidden(s: Any, b: Any, seat: int, action: int) -> bool:
    """Whether the others do not see which action this is."""
    return False

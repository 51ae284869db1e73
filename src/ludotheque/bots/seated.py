"""Each seat plays by the numbers of whoever sits there: a level, or one of the simple bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.bots.tree import MIND, OUT, TRIAL
from ludotheque.engine.levels import Kind, place

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_greedy, choose_random
    from ludotheque.bots.tree import decide, forget, has_whim, think

RANDOM = int(Kind.RANDOM)
GREEDY = int(Kind.GREEDY)
KIND = place("kind")
ITERATIONS = place("iterations")


def choose_by(
    s: Any, b: Any, seat: int, rng: Any, nodes: Any, desk: Any, spare: Any, numbers: Any
) -> int:
    """What the bot with these numbers does for a seat that may act; it never sees the truth."""
    if numbers[KIND] == RANDOM or has_whim(rng, numbers):
        return choose_random(s, b, seat, rng, desk[OUT])
    if numbers[KIND] == GREEDY:
        return choose_greedy(s, b, seat, rng, desk[OUT], spare[MIND], spare[TRIAL])
    forget(nodes, desk)
    think(s, b, seat, rng, nodes, desk, spare, numbers, numbers[ITERATIONS])
    return decide(nodes, rng, numbers)

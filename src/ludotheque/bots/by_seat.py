"""Each seat plays by the bot that sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.bots.choosers import GREEDY

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_greedy, choose_random


def choose(s: Any, b: Any, bots: Any, spare: Any, seat: int, rng: Any, out: Any) -> int:
    """`spare` holds two states for the bots to think on."""
    if bots[seat] == GREEDY:
        return choose_greedy(s, b, seat, rng, out, spare[0], spare[1])
    return choose_random(s, b, seat, rng, out)

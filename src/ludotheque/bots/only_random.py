"""Every seat plays at random: the fastest way through a game, and the measure of speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_random


def choose(s: Any, b: Any, bots: Any, spare: Any, seat: int, rng: Any, out: Any) -> int:
    return choose_random(s, b, seat, rng, out)

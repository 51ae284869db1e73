"""Every seat plays at random: the fastest way through a game, and the measure of speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_random
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State, States


def choose(
    s: State, b: Board, bots: list[int], spare: States, seat: int, rng: Rng, out: Actions
) -> int:
    return choose_random(s, b, seat, rng, out)

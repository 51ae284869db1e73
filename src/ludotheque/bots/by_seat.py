"""Each seat plays by the bot that sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.bots.choosers import GREEDY

if TYPE_CHECKING:
    from ludotheque.bots.choosers import choose_greedy, choose_random
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State, States


def choose(
    s: State, b: Board, bots: list[int], spare: States, seat: int, rng: Rng, out: Actions
) -> int:
    """`spare` holds two states for the bots to look ahead on."""
    if bots[seat] == GREEDY:
        return choose_greedy(s, b, seat, rng, out, spare[0], spare[1])
    return choose_random(s, b, seat, rng, out)

"""A policy that takes any legal action by the mask of a batch, to measure speed with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below, seed_rng

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Rng

MANY = 1024  # actions of a mask in which one is rather looked for by guessing
GUESSES = 32


def any_legal(legal: list[bool], rng: Rng) -> int:
    """An action, each as likely as any other."""
    if len(legal) >= MANY:
        for _ in range(GUESSES):
            action = below(rng, len(legal))
            if legal[action]:
                return action
    count = 0
    for action in range(len(legal)):
        count += legal[action]
    chosen = below(rng, count)
    for action in range(len(legal)):
        chosen -= legal[action]
        if chosen < 0:
            return action
    return 0


def choose_rows(
    legal: list[list[bool]], rngs: list[Rng], actions: list[int], first: int, end: int
) -> None:
    for row in range(first, end):
        actions[row] = any_legal(legal[row], rngs[row])


def seed_rows(rngs: list[Rng], seed: int) -> None:
    for row in range(len(rngs)):
        seed_rng(rngs[row], seed, row)

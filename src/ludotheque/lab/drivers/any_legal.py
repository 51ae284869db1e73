"""A policy that takes any legal action by the mask of a batch, to measure speed with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below, seed_rng

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Rng

PORTION = 128  # actions that are counted before it is seen which they are


def any_legal(legal: list[bool], rng: Rng) -> int:
    """An action, each as likely as any other."""
    chosen = below(rng, count(legal, 0, len(legal)))
    first = 0
    there = count(legal, first, min(PORTION, len(legal)))
    while there <= chosen:
        chosen -= there
        first += PORTION
        there = count(legal, first, min(first + PORTION, len(legal)))
    while chosen >= legal[first]:
        chosen -= legal[first]
        first += 1
    return first


def count(legal: list[bool], first: int, end: int) -> int:
    found = 0
    for action in range(first, end):
        found += legal[action]
    return found


def choose_rows(
    legal: list[list[bool]], rngs: list[Rng], actions: list[int], first: int, end: int
) -> None:
    for row in range(first, end):
        actions[row] = any_legal(legal[row], rngs[row])


def seed_rows(rngs: list[Rng], seed: int) -> None:
    for row in range(len(rngs)):
        seed_rng(rngs[row], seed, row)

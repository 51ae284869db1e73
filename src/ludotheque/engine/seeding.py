"""Makes the generators of `chance.py`: the one way to seed, wherever chance is needed.

It stands apart because everything in `chance.py` is compiled, and this allocates a list. Compiled
code that plays many games has one generator, and seeds it anew by `chance.seed_rng`.
"""

from __future__ import annotations

from . import chance
from .compiled_types import Rng


def seeded(seed: int, game: int = 0) -> Rng:
    """The generator of one game of a run; neighbouring seeds and games have nothing in common.

    Where one seed serves several purposes, each takes a number of its own for `game`.
    """
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, seed, game)
    return rng

"""How strong a bot is and in what manner it plays, as whole numbers that compiled code reads.

A game's `bot.py` gives one `Level` for each of the five names; what a number does stands at its
field. All levels of a game share the same compiled code: they differ in these numbers alone.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import astuple, dataclass, fields, replace
from enum import IntEnum
from itertools import count

NAMES = ("novice", "casual", "steady", "sharp", "master")  # from the weakest to the strongest


def bot_name(bot: str, taken: Container[str]) -> str:
    """The key of a bot's name: its level's, or where that is taken, one of the game's others."""
    if bot not in NAMES or bot not in taken:
        return bot
    return next(other for number in count(1) if (other := f"other-{number}") not in taken)


class Kind(IntEnum):
    RANDOM = 0
    GREEDY = 1
    SEARCH = 2


class Others(IntEnum):
    """How a thinking seat takes the others to choose."""

    SEARCHING = 0  # as it does itself: best where there are no secrets
    BY_POLICY = 1  # by the play-out policy, which knows no more than they do


@dataclass(frozen=True)
class Level:
    """What a bot thinks with. Weights, chances and shares are in thousandths."""

    # How long it thinks: as many iterations, and for people no longer than so.
    iterations: int = 400
    milliseconds: int = 1000

    # Play-outs: how many choices they last (0: the position is judged as it is); how often a
    # choice in them is the best of a few by the evaluation, and of how many.
    depth: int = 20
    care: int = 0
    sample: int = 4

    # The tree: how bold it is; how fast the weight of an action falls with what the evaluation
    # says against it (in its own units; 0: all are alike), down to which depth it is asked; how
    # much worse than the rest an untried action is taken to be; how many choices of fate (and of
    # others, by policy) are kept apart on a way.
    boldness: int = 1400
    falloff: int = 0
    prior_depth: int = 64
    caution: int = 100
    branches: int = 2
    others: int = Others.SEARCHING

    # What an advantage of the evaluation's is worth: this much, three quarters of the win.
    scale: int = 1000

    # The choice: 0 takes what was tried most; else chances grow with that power of the trials,
    # among actions tried at least so often as the best. And how often it plays without a thought.
    sharpness: int = 0
    slack: int = 0
    whim: int = 0

    # What the game's own hooks make of them.
    own_1: int = 0
    own_2: int = 0
    own_3: int = 0
    own_4: int = 0

    # Where there are no turns: how long it takes for an action, in thousandths of the usual time.
    pace: int = 1000

    kind: int = Kind.SEARCH

    def numbers(self) -> tuple[int, ...]:
        """As compiled code has them, each at its `place`."""
        return tuple(int(number) for number in astuple(self))


NUMBERS = tuple(field.name for field in fields(Level))


def place(name: str) -> int:
    """Where a number stands among those of a level."""
    return NUMBERS.index(name)


RANDOM = Level(iterations=0, kind=Kind.RANDOM)
GREEDY = Level(iterations=0, kind=Kind.GREEDY)

# For games that say nothing.
USUAL = {
    "novice": Level(iterations=10, sharpness=1),
    "casual": Level(iterations=40),
    "steady": Level(iterations=120),
    "sharp": Level(iterations=400),
    "master": Level(iterations=1500, milliseconds=2000),
}


def altered(level: Level, changes: dict[str, int]) -> Level:
    """The same but for some numbers, for trials."""
    return replace(level, **changes)

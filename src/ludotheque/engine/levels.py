"""How strong a bot is and in what manner it plays, as whole numbers that compiled code reads.

A game's `bot.py` gives one `Level` for each of the five names. A game whose bot has numbers of its
own declares them as further fields of a subclass. All levels of a game share the same compiled
code: they differ in these numbers alone.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, fields, replace
from enum import IntEnum
from itertools import count
from typing import TypeVar

NAMES = ("novice", "casual", "steady", "sharp", "master")  # from the weakest to the strongest


def bot_name(bot: str, taken: Container[str]) -> str:
    """The key of a bot's name: its level's, or where that is taken, one of the game's others."""
    if bot not in NAMES or bot not in taken:
        return bot
    return next(other for number in count(1) if (other := f"other-{number}") not in taken)


class BotMethod(IntEnum):
    """How a bot chooses."""

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2


class Opponents(IntEnum):
    """How the search models the choices of the other seats."""

    SEARCH = 0  # each maximises its own value in the tree: best where there are no secrets
    POLICY = 1  # they follow the play-out policy, which knows no more than they do


@dataclass(frozen=True)
class Level:
    """The parameters of a bot. Rates, weights and shares are in thousandths."""

    # The budget of one move: iterations of the search, and at a table no longer than this.
    iterations: int = 400
    milliseconds: int = 1000

    # Play-outs: the actions that one lasts (0: the leaf is evaluated as it is); how often an action
    # in them is the best of a random few by its prior score, and how many are compared then.
    depth: int = 20
    greedy_rate: int = 0
    greedy_candidates: int = 4

    # Selection (PUCT). `exploration` is the constant in front of the exploration term.
    exploration: int = 1400
    # The prior of an action falls to a quarter where its score is this much below the best one,
    # in units of the evaluation (0: all actions have the same prior). From `prior_depth` nodes
    # below the root on, all actions have the same prior, without being scored.
    prior_scale: int = 0
    prior_depth: int = 64
    # An action that has not been visited counts as this much worse than the mean of its siblings.
    first_play_reduction: int = 100

    # On one path, the first so many chance events (and actions by policy) have a node for each
    # outcome; the later ones share the node in which they happen.
    chance_depth: int = 2
    opponents: int = Opponents.SEARCH

    # An evaluation of this much is three quarters of a win, before shares are normalised.
    value_scale: int = 1000

    # The move. With 0 it is the most visited one; else it is drawn with probabilities proportional
    # to the visits raised to this power, the inverse of the temperature of AlphaZero. A move with
    # less than `visit_threshold` of the visits of the most visited one is not drawn.
    visit_exponent: int = 0
    visit_threshold: int = 0
    # How often the bot moves at random, without any search.
    blunder_rate: int = 0

    # Where there are no turns: how long it takes for an action, in thousandths of the usual time.
    pace: int = 1000

    kind: int = BotMethod.SEARCH

    def numbers(self) -> list[int]:
        """As compiled code has them, each at its `place`."""
        return [int(getattr(self, name)) for name in parameters(type(self))]


AnyLevel = TypeVar("AnyLevel", bound=Level)


def parameters(kind: type[Level] = Level) -> tuple[str, ...]:
    """The names of all numbers of a level."""
    return tuple(field.name for field in fields(kind))


def place(name: str, kind: type[Level] = Level) -> int:
    """Where a number stands among those of a level."""
    return parameters(kind).index(name)


RANDOM = Level(iterations=0, kind=BotMethod.RANDOM)
GREEDY = Level(iterations=0, kind=BotMethod.GREEDY)

# For games that have no levels of their own.
DEFAULT = {
    "novice": Level(iterations=10, visit_exponent=1),
    "casual": Level(iterations=40),
    "steady": Level(iterations=120),
    "sharp": Level(iterations=400),
    "master": Level(iterations=1500, milliseconds=2000),
}


def altered(level: AnyLevel, changes: Mapping[str, int]) -> AnyLevel:
    """The same but for some numbers, for trials."""
    return replace(level, **changes)

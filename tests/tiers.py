"""How much is tested: everything in kind by `make test`, everything in number by `make test-all`.

`LUDOTHEQUE_TIER` names the tier: `test`, which is usual, `all` or `quick`. A test that repeats
itself asks here how often; one that only `make test-all` runs is marked `thorough`, and so is a
parameter of which the others already show the kind. `make quick` leaves out what is `slow`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from ludotheque.engine.registry import all_games

SETTING = "LUDOTHEQUE_TIER"

Value = TypeVar("Value")


class Tier(Enum):
    """What is run."""

    QUICK = "quick"
    TEST = "test"
    ALL = "all"


TIER = Tier(os.environ.get(SETTING) or Tier.TEST.value)

thorough = pytest.mark.thorough
slow = pytest.mark.slow
LEFT_OUT = {Tier.QUICK: ("slow", "thorough"), Tier.TEST: ("thorough",), Tier.ALL: ()}


def times(usually: int, in_all: int) -> int:
    """How often something is repeated."""
    return in_all if TIER is Tier.ALL else usually


def mostly_thorough(values: Iterable[Value], usually: Sequence[Value]) -> list[ParameterSet]:
    """Parameters for a test, of which `make test` runs the usual ones."""
    return [pytest.param(each, marks=[] if each in usually else [thorough]) for each in values]


def one_of_the_shelf() -> list[ParameterSet]:
    """Every game, of which `make test` runs the plainest: for what takes long to compile."""
    plainest = min(all_games(), key=lambda game: (game.about.secrets, game.about.realtime))
    return mostly_thorough(all_games(), usually=[plainest])


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects what the tier does not run."""
    left_out = {item for item in items if any(map(item.get_closest_marker, LEFT_OUT[TIER]))}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]

"""What can be set for a server by its environment, for tests and for unusual houses.

Everything has a default that suits a family; nobody need know that these exist.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.tables.house import Manners

from .guard import A_TABLE_NOW_AND_THEN, Rate
from .live import FIRST_WORD

PREFIX = "LUDOTHEQUE_"


@dataclass(frozen=True)
class Settings:
    """How long things take, and how often they may be done."""

    manners: Manners = field(default_factory=Manners)
    creations: Rate = A_TABLE_NOW_AND_THEN
    first_word: float = FIRST_WORD


def settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process."""
    usual = Settings()
    pause = seconds(environment, "BOT_PAUSE")
    absence = seconds(environment, "ABSENCE")
    often = seconds(environment, "TABLES_A_MINUTE")
    first = seconds(environment, "FIRST_WORD")
    return Settings(
        Manners(
            usual.manners.bot_pause if pause is None else (pause, pause),
            usual.manners.absence if absence is None else absence,
        ),
        usual.creations if often is None else Rate(often / 60, often),
        usual.first_word if first is None else first,
    )


def seconds(environment: Mapping[str, str], name: str) -> float | None:
    """A number that is not negative, or nothing where none is given."""
    given = environment.get(PREFIX + name, "")
    if not given:
        return None
    try:
        found = float(given)
    except ValueError:
        found = -1
    if not 0 <= found < float("inf"):
        problem = Problem("setting-no-number", {"setting": PREFIX + name, "given": given})
        raise LudothequeError(problem)
    return found

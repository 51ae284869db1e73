"""Fate's one door at a table: whatever is drawn is drawn here.

At a sealed table it follows from the table's secret and from what the players have contributed. At
tables from before there were seals it is the system's own randomness.
"""

from __future__ import annotations

import secrets
from typing import Protocol

from ludotheque.engine import fair

from .fairness_state import FairnessState


class Fate(Protocol):
    """Chooses among equally likely outcomes."""

    def draw(self, outcomes: int) -> int: ...


class SystemFate:
    """The operating system's generator, which nobody can foresee."""

    def draw(self, outcomes: int) -> int:
        return secrets.randbelow(outcomes)


class SealedFate:
    """A table's secret, with what has been mixed in so far. It draws as often as the log tells."""

    def __init__(self, secret: bytes, fairness: FairnessState) -> None:
        self._secret, self._fairness = secret, fairness

    def draw(self, outcomes: int) -> int:
        known = self._fairness
        return fair.drawn(self._secret, known.table, known.draws + 1, known.mix, outcomes)

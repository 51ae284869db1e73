"""Fate's one door at a table: whatever is drawn is drawn here.

Today it is the system's own randomness. Sealed dice can take its place without a change to
tables or rules.
"""

from __future__ import annotations

import secrets
from typing import Protocol


class Fate(Protocol):
    """Chooses among equally likely outcomes."""

    def draw(self, outcomes: int) -> int: ...


class SystemFate:
    """The operating system's generator, which nobody can foresee."""

    def draw(self, outcomes: int) -> int:
        return secrets.randbelow(outcomes)

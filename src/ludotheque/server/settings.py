"""What can be set for a server by its environment, for tests and for unusual houses.

Everything has a default that suits a family; nobody need know that these exist.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.api.connection import FIRST_WORD
from ludotheque.bots.foresight import Foresight, foresight
from ludotheque.bots.workshop import PATIENCE
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.tables.timers import Delays

from .limits import Limits, Rate
from .static import FOLDER
from .transport import SILENCE

if TYPE_CHECKING:
    from .metrics import Metrics

PREFIX = "LUDOTHEQUE_"


@dataclass(frozen=True)
class Hosting:
    """What whoever runs a server for others chooses; the defaults suit a family."""

    metrics: Metrics | None = None
    keep_days: int = 0  # after which tables that nobody has touched are removed; 0: never
    store: str = ""  # the address of a database that servers share; else the data folder
    peers: str = ""  # where it listens for other servers
    peers_at: str = ""  # where they reach it, if that is elsewhere
    workers: int = 1  # processes that share the port, and the work
    shared: str = ""  # the socket of the process that has the store, in one of several workers
    handover: str = ""  # the folder where workers listen for each other's live connections


@dataclass(frozen=True)
class Settings:
    """How long things take, how often they may be done, where the built page is, and so on."""

    delays: Delays = field(default_factory=Delays)
    limits: Limits = field(default_factory=Limits)
    first_word: float = FIRST_WORD
    page: Path = FOLDER
    foresight: Foresight = Foresight.WHEN_READY
    bot_patience: float = PATIENCE  # seconds that a table waits for a bot's choice
    silence: float = SILENCE  # seconds that a connection may keep the server waiting
    drain: float = 0.0  # seconds that it goes on after it was told to end, but says so at `/ready`


def settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process."""
    usual = Settings()
    pause = number(environment, "BOT_PAUSE")
    absence = number(environment, "ABSENCE")
    first = number(environment, "FIRST_WORD")
    patience = number(environment, "BOT_PATIENCE")
    silence = number(environment, "SILENCE")
    return Settings(
        Delays(
            usual.delays.bot_pause if pause is None else (pause, pause),
            usual.delays.absence if absence is None else absence,
            own_pace=pause is None,
        ),
        limits(environment, usual.limits),
        usual.first_word if first is None else first,
        Path(environment.get(f"{PREFIX}PAGE") or usual.page),
        foresight(environment),
        usual.bot_patience if patience is None else patience,
        usual.silence if silence is None else silence,
        number(environment, "DRAIN") or usual.drain,
    )


def limits(environment: Mapping[str, str], usual: Limits) -> Limits:
    connections = number(environment, "CONNECTIONS")
    return Limits(
        a_minute(environment, "TABLES_A_MINUTE") or usual.creations,
        a_minute(environment, "REPLAYS_A_MINUTE") or usual.retellings,
        usual.connections if connections is None else int(connections),
    )


def a_minute(environment: Mapping[str, str], name: str) -> Rate | None:
    often = number(environment, name)
    return None if often is None else Rate(often / 60, often)


def number(environment: Mapping[str, str], name: str) -> float | None:
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

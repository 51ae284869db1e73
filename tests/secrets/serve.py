"""The real server, but for what no two runs have in common: its clock, its dice, and its hints.

Its clock stands, its dice fall as they are written in a file, at sealed tables too, whoever gives a
hint always tries out the same, and the fixture games stand on its shelf. Leaks can be planted in
it, so that the tests can show that they would find them. Run as a program, with the arguments of
`ludotheque`.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from ludotheque.api import connection
from ludotheque.api.presence import Callers
from ludotheque.cli import main
from ludotheque.engine import registry
from ludotheque.engine.seats import Seat
from ludotheque.server import app
from ludotheque.tables import clock, queries
from ludotheque.tables.connections import Connections
from ludotheque.tables.house import House
from tests.fixtures import fixture_games

from .leaks import plant_all

DICE, LEAK = "SECRETS_DICE", "SECRETS_LEAK"  # in the environment: paths of files
ALWAYS = 1_000_000  # what time it is: how often anybody looks at the clock tells nothing
LONG = 3600.0  # seconds: nobody is forgotten during a test
UNLIMITED = 1e9


class WrittenFate:
    """Draws what stands in a file, one number after the other."""

    def __init__(self, path: Path) -> None:
        self.path, self.drawn = path, 0

    def draw(self, outcomes: int) -> int:
        number = int(self.path.read_text(encoding="ascii").split()[self.drawn])
        self.drawn += 1
        assert number < outcomes
        return number


def away_for(company: Connections, seat: Seat) -> float:
    """Whoever is not there has not been there for long."""
    return LONG


class SameNumbers:
    """Stands in the place of a source of random numbers."""

    @staticmethod
    def randbits(bits: int) -> int:
        return 1


def prepare() -> None:
    everything = (*registry.all_games(), *fixture_games())
    registry.all_games = lambda: everything  # type: ignore[assignment]
    clock.now = lambda: ALWAYS
    setattr(Connections, "away_for", away_for)  # noqa: B010
    vars(app)["House"] = partial(House, fate=WrittenFate(Path(os.environ[DICE])))
    vars(queries)["secrets"] = SameNumbers
    connection.RATE = connection.BURST = UNLIMITED
    connection.RETELLINGS = UNLIMITED, UNLIMITED
    vars(app)["Callers"] = partial(Callers, LONG)
    if leak := os.environ.get(LEAK):
        plant_all(Path(leak))


if __name__ == "__main__":
    prepare()
    main()

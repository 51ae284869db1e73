"""A real server whose dice fall the same way every time, for pictures that can be compared.

python -m tests.browser.foreseen [--sealed] --port PORT --data FOLDER

Unsealed, dice fall the same way whatever the players do. Sealed, they follow from known secrets;
and from the salt that a page adds, where one comes to a table that is still being played.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from ludotheque.server.app import Site, build_app
from ludotheque.server.door import Door
from ludotheque.server.serving import serve
from ludotheque.tables.access import Keys
from tests.server.server import Server, started

SEED = 1982


class ForeseenFate:
    """Draws like any other, but from a known beginning."""

    def __init__(self) -> None:
        self.random = random.Random(SEED)

    def draw(self, outcomes: int) -> int:
        return self.random.randrange(outcomes)


async def with_foreseen_fate(folder: Path, door: Door) -> Site:
    site = await build_app(folder, door)
    site.house.fate = ForeseenFate()
    return site


async def with_foreseen_secrets(folder: Path, door: Door) -> Site:
    """Every secret follows from the key, and from the names of tables, which are numbered here."""
    site = await build_app(folder, door)
    numbers = count(1)
    site.house.keys = Keys(SEED.to_bytes(32, "big"))
    site.house.new_name = lambda: f"{next(numbers):024x}"  # type: ignore[method-assign]
    return site


class ForeseenServer(Server):
    program = ("tests.browser.foreseen",)


class SealedServer(Server):
    program = ("tests.browser.foreseen", "--sealed")


@contextmanager
def foreseen(folder: Path, kind: type[Server] = ForeseenServer) -> Iterator[Server]:
    """Nobody is ever thought to be away: the players here move through scripts."""
    with started(folder, kind, LUDOTHEQUE_ABSENCE="1000000") as server:
        yield server


def main() -> int:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--port", type=int, required=True)
    wanted.add_argument("--data", type=Path, required=True)
    wanted.add_argument("--sealed", action="store_true")
    given = wanted.parse_args()
    factory = with_foreseen_secrets if given.sealed else with_foreseen_fate
    return serve(given.data, given.port, ready=announce, factory=factory)


def announce(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    sys.exit(main())

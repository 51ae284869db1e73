"""A real server whose dice fall the same way every time, for pictures that can be compared.

python -m tests.browser.foreseen --port PORT --data FOLDER
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.site.app import Site
from ludotheque.site.serving import Door, serve, the_site
from tests.site.server import Server

SEED = 1982


class ForeseenFate:
    """Draws like any other, but from a known beginning."""

    def __init__(self) -> None:
        self.random = random.Random(SEED)

    def draw(self, outcomes: int) -> int:
        return self.random.randrange(outcomes)


async def with_foreseen_fate(folder: Path, door: Door) -> Site:
    site = await the_site(folder, door)
    assert isinstance(site, Site)
    site.house.fate = ForeseenFate()
    return site


class ForeseenServer(Server):
    program = ("tests.browser.foreseen",)


@contextmanager
def foreseen(folder: Path) -> Iterator[Server]:
    """Nobody is ever thought to be away: the players here move through scripts."""
    server = ForeseenServer(folder, LUDOTHEQUE_ABSENCE="1000000")
    server.start()
    try:
        yield server
    finally:
        server.stop()


def main() -> int:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--port", type=int, required=True)
    wanted.add_argument("--data", type=Path, required=True)
    given = wanted.parse_args()
    return serve(given.data, given.port, ready=announce, factory=with_foreseen_fate)


def announce(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    sys.exit(main())

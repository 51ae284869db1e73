"""The real server with the fixture games on its shelf: run as a program, as `ludotheque` is."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli import main
from ludotheque.engine import registry
from tests.fixtures import fixture_games

from .server import Server

ROOT = Path(__file__).resolve().parents[2]


class FixtureServer(Server):
    """In a process of its own."""

    program = ("tests.server.fixture_shelf", "serve")

    def __init__(self, folder: Path, **environment: str) -> None:
        super().__init__(folder, PYTHONPATH=f"{ROOT / 'src'}:{ROOT}", **environment)


if __name__ == "__main__":
    everything = (*registry.all_games(), *fixture_games())
    registry.all_games = lambda: everything  # type: ignore[assignment]
    main()

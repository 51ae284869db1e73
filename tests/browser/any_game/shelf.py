"""The real server with tiny games on its shelf that the page does not know: run as a program."""

from __future__ import annotations

from ludotheque.cli import main
from ludotheque.engine import registry
from tests.fixtures import fixture_games
from tests.server.fixture_shelf import FixtureServer

SKELETON = "ludotheque.skeleton"  # what `ludotheque new` copies


class TinyGamesServer(FixtureServer):
    """In a process of its own."""

    program = ("tests.browser.any_game.shelf", "serve")


if __name__ == "__main__":
    everything = (*registry.all_games(), *fixture_games(), registry.load(SKELETON))
    registry.all_games = lambda: everything  # type: ignore[assignment]
    main()

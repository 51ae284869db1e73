"""Every game in a real pseudo-terminal of 80 by 24, to the end, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ludotheque
from ludotheque.engine.game import Game
from tests.terminal.people import People
from tests.terminal.pseudo import terminal
from tests.tiers import thorough

SEED = "5"
# What makes a game of beginners end: they never guess who is who, and a small map is a map too.
BOARDS = {"situation-4": ("--board", "quick")}
OPTIONS = {"mission-impossible": ("--option", "rounds=10")}
USUAL = {  # what `make test` plays: people who share a keyboard, or sit alone before bots
    ("close-encounters", 2, 2, "en"),
    ("mission-impossible", 3, 2, "fr"),
    ("pac-man", 4, 1, "fr"),
    ("situation-4", 2, 1, "en"),
}


def tables() -> Iterator[object]:
    """Every number of seats, and of people among them."""
    for game in ludotheque.all_games():
        for seats in game.about.seats:
            for humans in range(1, seats + 1):
                for language in ("en", "fr"):
                    table = game.name, seats, humans, language
                    marks = [] if table in USUAL else [thorough]
                    yield pytest.param(*table, marks=marks, id="-".join(map(str, table)))


def solution(game: Game) -> ludotheque.Match | None:
    """How the pieces were shuffled, where finding their places is the game."""
    if not game.lists_not_all:
        return None
    return game.match(2, seed=int(SEED), board=BOARDS[game.name][1])


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("name", "seats", "humans", "language"), list(tables()))
def test_a_whole_game_is_played_by_what_the_screen_shows(
    name: str, seats: int, humans: int, language: str
) -> None:
    game = ludotheque.game(name)
    more = (*BOARDS.get(name, ()), *OPTIONS.get(name, ()))
    table = ("--seats", str(seats), "--humans", str(humans), "--seed", SEED, "--lang", language)
    with terminal("play", name, *table, "--fast", *more, COLUMNS="", LINES="") as screen:
        people = People(screen, name, language, humans)
        people.solution = solution(game)
        people.play()
        assert screen.exit_code() == 0
        assert people.handovers > 0 or humans == 1 or not game.about.secrets
        ended = " ".join(screen.glass.text.split())
        assert re.search(r"wins\.|share the win|gagne\.|se partagent la victoire", ended)
        assert screen.glass.overflown == []

"""Matches played at random in the interpreter, for tests that hold for every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from ludotheque.engine import declare
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games
from tests.fixtures import fixture_games

EVERY_GAME = (*all_games(), *fixture_games())


def everything(match: Match) -> dict[str, Any]:
    """All that the state says."""
    return declare.values(match.game.declared.State, match.state)


def choices(match: Match) -> list[tuple[int, Any]]:
    """Each seat that may act with each of its moves, in a fixed order."""
    return [(seat, move) for seat in sorted(match.acting) for move in match.legal(seat)]


def play_on(match: Match, random: Random, moves: int) -> Match:
    """Plays some moves more, or until the game is over."""
    for _ in range(moves):
        if match.over:
            break
        match.play(*random.choice(choices(match)))
    return match


def random_match(
    game: Game,
    moves: int,
    seed: int = 1,
    seats: int = 0,
    options: Mapping[str, str | int] | None = None,
    board: str = "",
    fated: bool = True,
) -> Match:
    """A match some moves old. Unless `fated`, fate's choices are made by the caller too."""
    seed_of_fate = seed if fated else None
    match = game.match(seats or game.about.seats[-1], seed_of_fate, options=options, board=board)
    return play_on(match, Random(seed), moves)


def settings_of(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats once, and every value of every option."""
    for seats in game.about.seats:
        yield seats, {}
    for option in game.about.options:
        for value in (*option.values, *(str(number) for number in option.numbers)):
            yield game.about.seats[0], {option.name: value}

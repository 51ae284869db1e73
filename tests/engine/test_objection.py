"""Why moves that were only thought of cannot be made."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.engine.ahead import Way, known_to, objection, ways
from ludotheque.engine.contract import Reason
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from tests.engine.random_play import EVERY_GAME, everything, random_match
from tests.tiers import slow, times

SENTENCES = [game for game in EVERY_GAME if game.story.goes_on]


def object_to(match: Match, seat: Seat, *moves: str) -> Reason | None:
    return objection(match.game, match.board, match.state, seat, moves)


def lines(found: list[Way]) -> list[list[str]]:
    return [[way.move, *line] for way in found for line in (lines(way.then) or [[]])]


def players(match: Match) -> list[Seat]:
    return [] if match.over else sorted(match.acting - {FATE})


@slow
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
@settings(max_examples=times(6, 15))
@given(seed=some.integers(0, 10_000), moves=some.integers(0, 60))
def test_nothing_is_said_against_what_can_be_done(game: Game, seed: int, moves: int) -> None:
    match = random_match(game, moves, seed)
    before = everything(match)
    for seat in players(match):
        for line in lines(ways(game, match.board, match.state, seat))[:20]:
            assert object_to(match, seat, *line) is None
    assert everything(match) == before


@slow
@pytest.mark.parametrize("game", SENTENCES, ids=lambda game: game.name)
@settings(max_examples=times(6, 15))
@given(seed=some.integers(0, 10_000), moves=some.integers(1, 60))
def test_a_sentence_that_goes_wrong_is_refused_as_if_it_were_played(
    game: Game, seed: int, moves: int
) -> None:
    """As if it were played where nothing is hidden, in a game of secrets."""
    match, random = random_match(game, moves, seed), Random(seed)
    for seat in players(match):
        line = random.choice(lines(ways(game, match.board, match.state, seat)))
        for length in range(1, len(line)):
            wrong = [*line[:length], random.choice(line[:length])]
            played = match.branch()
            played.state = known_to(game, match.board, match.state, seat)
            for move in wrong[:-1]:
                played.play(seat, move)
            assert object_to(match, seat, *wrong) == played.why_not(seat, wrong[-1])

"""A test of the tests: every sentence of a hint has a claim, and positions for and against it."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludotheque.engine.game import Game, all_games
from tests.kit.hints import codes

APART = {"situation-4"}  # its hints speak of pictures; they have tests of another kind


@pytest.mark.parametrize(
    "game", [game for game in all_games() if game.name not in APART], ids=lambda game: game.name
)
def test_every_sentence_is_tried_where_it_is_true_and_where_it_is_not(game: Game) -> None:
    tests = import_module(f"tests.rules.{game.folder.name}.test_advice")
    for tried in (tests.CLAIMS, tests.SAID, tests.UNSAID):
        assert set(tried) == codes(game)

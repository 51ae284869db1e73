"""Every sentence of a hint has a claim, and positions for and against it, in which it is tried."""

from __future__ import annotations

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from tests.kit.hints import codes, require_positions
from tests.kit.modules import module_of

APART = {"situation-4"}  # its hints speak of pictures; they have tests of another kind


GAMES = [game for game in all_games() if game.name not in APART]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_every_sentence_is_tried_where_it_is_true_and_where_it_is_not(game: Game) -> None:
    tests = module_of(game, "test_hints")
    for tried in (tests.CLAIMS, tests.SAID, tests.UNSAID):
        assert set(tried) == codes(game)


@EVERY_GAME
def test_each_sentence_is_said_where_it_is_true_and_only_there(game: Game) -> None:
    tests = module_of(game, "test_hints")
    require_positions(module_of(game, "table").play, tests.SAID, tests.UNSAID, tests.CLAIMS)

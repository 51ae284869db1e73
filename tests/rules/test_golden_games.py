"""Golden games are replayed: each tells the story that is written beside it."""

from __future__ import annotations

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games

from .golden import Golden, folder_of, golden_games, introduction, story_of, written

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_golden_game = pytest.mark.parametrize("golden", golden_games(), ids=str)


@every_golden_game
def test_a_golden_game_tells_its_story(golden: Golden) -> None:
    assert story_of(golden.match(), introduction(golden.story)) == golden.story


@every_golden_game
def test_a_golden_game_is_written_as_the_engine_writes_it(golden: Golden) -> None:
    assert written(golden.match()) == golden.text


@games
def test_every_golden_game_has_a_story_that_says_what_it_shows(game: Game) -> None:
    stories = sorted(path.stem for path in folder_of(game).glob("*.story"))
    assert stories == [golden.name for golden in golden_games(game)]
    assert all(introduction(golden.story) for golden in golden_games(game))


@games
def test_one_of_them_is_played_to_its_end(game: Game) -> None:
    assert any(golden.match().outcome is not None for golden in golden_games(game))

"""The code that the README shows to researchers, as it stands there, for every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.M | re.S)


def test_there_is_one_example() -> None:
    assert len(BLOCKS) == 1
    for word in ("acting", "CLOCK", "actions", "play_action"):
        assert word in BLOCKS[0]


@pytest.mark.parametrize("game", ludotheque.all_games(), ids=lambda game: game.name)
def test_the_example_plays_every_game_to_its_end(game: Game) -> None:
    named = 'ludotheque.game("pac-man")'
    assert BLOCKS[0].count(named) == 1
    names: dict[str, object] = {}
    exec(BLOCKS[0].replace(named, f'ludotheque.game("{game.name}")'), names)
    match = names["match"]
    assert isinstance(match, Match)
    assert match.game is game
    assert match.over

"""The code that the README shows to researchers, as it stands there; a match of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.envs.batch import Timestep

README = Path(__file__).parents[2] / "README.md"
TEXT = README.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.M | re.S)


def test_there_is_an_example_of_a_match_and_one_of_a_batch() -> None:
    assert len(BLOCKS) == 2
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


def test_the_example_of_a_batch(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(BLOCKS[1], names)
    t = names["t"]
    assert isinstance(t, Timestep)
    assert not t.illegal.any()
    assert capsys.readouterr().out.startswith("(1024, 666) (1024, 4)")


def test_what_it_refers_to_is_there() -> None:
    """Files, and headings of documents."""
    for file, heading in re.findall(r"\]\(([\w./-]+)(?:#([\w-]+))?\)", TEXT):
        path = README.parent / file
        assert path.is_file(), file
        if heading:
            headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
            assert heading in map(anchor, headings), heading


def anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")

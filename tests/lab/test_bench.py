"""The benchmark reports what it says it does. How fast anything is, no test asks."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.levels import NAMES
from ludotheque.lab.bench import bench
from ludotheque.lab.search_speed import search_rates
from tests.fixtures import fixture_games
from tests.tiers import TIER, Tier

_, HOARD, _ = fixture_games()


def test_every_game_is_measured_at_both_speeds() -> None:
    doing: list[str] = []
    games = ludotheque.all_games() if TIER is Tier.ALL else [HOARD]
    report = bench(games, seconds=0.01, progress=doing.append)
    assert doing == [game.name for game in games] == list(report["games"])
    for found in report["games"].values():
        slow, fast = found["interpreter_steps_per_second"], found["compiled_steps_per_second"]
        assert slow > 0
        assert found["ratio"] == pytest.approx(fast / slow, rel=0.05)


def test_the_thoughts_of_every_level_are_counted() -> None:
    doing: list[str] = []
    report = search_rates([HOARD], 0.01, doing.append)
    assert doing == [HOARD.name] == list(report["search_speed"])
    assert list(report["search_speed"][HOARD.name]) == list(NAMES)
    assert all(rate > 0 for rate in report["search_speed"][HOARD.name].values())


def test_peers_are_an_extra_and_one_sentence_says_how_to_add_them() -> None:
    if find_spec("pyspiel") is not None:
        report = bench([], seconds=0.01, peers=True)
        assert report["openspiel_backgammon_steps_per_second"] > 0
        return
    with pytest.raises(LudothequeError) as caught:
        bench([], seconds=0.01, peers=True)
    assert "ludotheque[openspiel]" in str(caught.value)

"""What is measured of games without turns, at the real server. How fast it is, no test asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cli.labels import LABELS
from ludotheque.lab.load_realtime import SearchingBots, load_live, load_live_with_searches
from tests.fixtures import fixture_games
from tests.server.fixture_shelf import FixtureServer
from tests.server.tiny_page import lay_out
from tests.tiers import times

DASH, HOARD, RUSH = fixture_games()
ROOT = Path(__file__).resolve().parents[2]


def test_actions_are_made_and_seen_by_the_other_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path / "page")))
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    found = load_live(RUSH, times(2, 4), tables=3, program=FixtureServer.program)
    assert found["moves"] > 0
    assert found["p50_ms"] > 0
    assert set(found) <= set(LABELS["en"])


def test_it_is_measured_again_while_bots_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path / "page")))
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    searching = SearchingBots(HOARD, 2)
    found = load_live_with_searches(RUSH, 2.0, searching, FixtureServer.program, rounds=1)
    assert found["with_thinking_bots"]["moves"] > 0
    assert found["p99_ratio"] > 0
    assert set(found) <= set(LABELS["en"])


def test_a_game_with_turns_is_no_measure() -> None:
    with pytest.raises(ValueError, match="dash has turns"):
        load_live(DASH, 1.0)

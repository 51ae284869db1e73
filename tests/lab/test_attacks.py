"""What is measured of attacks on the real server. How fast it is, no test asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.engine.registry import game
from ludotheque.lab import attacks
from tests.server.tiny_page import lay_out

PAC_MAN = game("pac-man")


@pytest.fixture(autouse=True)
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So little that it takes no time."""
    monkeypatch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path / "page")))
    monkeypatch.setattr(attacks, "LONG", 600)
    monkeypatch.setattr(attacks, "SILENT", 12)
    monkeypatch.setattr(attacks, "SILENCE", 60.0)


def test_moves_are_taken_back_and_the_table_is_opened_after_a_restart() -> None:
    found = attacks.undo_storm(PAC_MAN, 1.0)
    assert found["undone"] > 0
    assert found["ping_seconds"] > 0
    assert found["after_restart"]["seconds"] > 0


def test_short_and_long_logs_are_opened() -> None:
    found = attacks.long_logs(PAC_MAN)
    for start in ("first", "second", "third"):
        assert set(found[start]) == {"entries_10", "entries_600"}
    assert found["long_to_short"] > 0


def test_connections_that_say_nothing_are_counted_until_they_are_gone() -> None:
    found = attacks.silence(PAC_MAN)
    assert (found["connections"], found["left_open"]) == (12, 0)

"""A real server, killed under load: every announced move is there afterwards, and no other."""

from __future__ import annotations

import pytest

from tests.tiers import times
from tools import kill

KILLS, TABLES = times(3, 100), times(6, 50)


@pytest.mark.timeout(times(300, 3600))
def test_nothing_announced_is_lost_when_the_server_is_killed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert kill.kill_again_and_again(KILLS, TABLES) == []
    announced = capsys.readouterr().out.splitlines()[-1]
    assert announced.startswith(f"{KILLS}/{KILLS} kills")
    assert int(announced.split()[2].replace(",", "")) >= KILLS * kill.AT_LEAST


def test_a_lost_an_altered_and_an_invented_entry_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    move = {"type": "moved", "seat": "A", "move": "c4"}
    witness = kill.Witness("t", {}, announced={1: move, 2: move, 3: move}, sent={("A", "c4")})
    log = [
        {"seq": 1, "entry": move},
        {"seq": 2, "entry": move | {"seat": "B"}},
        {"seq": 4, "entry": move | {"move": "d4"}},
    ]
    assert {text.split()[-1] for text in witness.compare(log)} == {"lost", "altered", "invented"}

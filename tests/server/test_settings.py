"""What the environment settles for a server."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.settings import Settings, settings


def test_without_anything_set_all_is_as_for_a_family() -> None:
    assert settings({}) == Settings()


def test_how_long_things_take() -> None:
    found = settings(
        {
            "LUDOTHEQUE_BOT_PAUSE": "0",
            "LUDOTHEQUE_BOT_PATIENCE": "2.5",
            "LUDOTHEQUE_ABSENCE": "7",
            "LUDOTHEQUE_FIRST_WORD": "3",
            "LUDOTHEQUE_SILENCE": "4",
        }
    )
    assert found.delays.bot_pause == (0, 0)
    assert not found.delays.own_pace
    assert found.delays.absence == 7
    assert (found.bot_patience, found.first_word, found.silence) == (2.5, 3, 4)


@pytest.mark.parametrize("given", ["soon", "-1", "inf", "nan"])
def test_what_is_no_number_is_refused_by_name(given: str) -> None:
    with pytest.raises(LudothequeError) as caught:
        settings({"LUDOTHEQUE_BOT_PATIENCE": given})
    assert caught.value.problem.code == "setting-no-number"
    assert caught.value.problem.values == {"setting": "LUDOTHEQUE_BOT_PATIENCE", "given": given}

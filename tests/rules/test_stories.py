"""What is told, case by case: each script of every game brings about exactly its events."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from _pytest.mark import ParameterSet

from ludotheque.engine.contract import Event
from ludotheque.engine.registry import all_games
from tests.kit.modules import module_of
from tests.kit.table import Table


def cases() -> Iterator[ParameterSet]:
    for game in all_games():
        play = module_of(game, "table").play
        for name, (script, events) in module_of(game, "test_story").CASES.items():
            yield pytest.param(play, script, events, id=f"{game.name}: {name}")


@pytest.mark.parametrize(("play", "script", "events"), list(cases()))
def test_what_is_told(play: Callable[[str], Table], script: str, events: list[Event]) -> None:
    assert play(script).events == events

"""The games that the page's tests are given are those that would be recorded now."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest
from _pytest.mark import ParameterSet

from ludotheque.engine.registry import all_games
from tests.kit.modules import module_of
from tests.kit.recording import folder_of
from tests.tiers import slow, thorough

THOROUGH = {("pac-man", "positions.jsonl")}  # it looks through twelve games


def recordings() -> Iterator[ParameterSet]:
    for game in all_games():
        module = module_of(game, "recordings")
        for file in module.RECORDINGS:
            marks = [thorough] if (game.name, file) in THOROUGH else []
            yield pytest.param(module, file, id=f"{game.name} {file}", marks=marks)


@slow
@pytest.mark.parametrize(("module", "file"), list(recordings()))
def test_a_recording_is_up_to_date(module: ModuleType, file: str) -> None:
    kept = (folder_of(module.GAME) / file).read_text(encoding="utf-8")
    assert kept == module.RECORDINGS[file](), f"run python -m {module.__name__}"

"""The games that the page's tests are given are those that would be recorded now."""

from __future__ import annotations

import pytest

from tests.kit.recording import folder_of
from tests.tiers import slow

from .recordings import GAME, RECORDINGS


@slow
@pytest.mark.parametrize("file", RECORDINGS)
def test_a_recording_is_up_to_date(file: str) -> None:
    kept = (folder_of(GAME) / file).read_text(encoding="utf-8")
    assert kept == RECORDINGS[file](), "run python -m tests.rules.mission_impossible.recordings"

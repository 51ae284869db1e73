"""A server of a test's own, for whole games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.foreseen import foreseen
from tests.server.server import Server


@pytest.fixture
def foreseen_server(tmp_path: Path) -> Iterator[Server]:
    """Its dice fall the same way every time: a game is as long as it was last time."""
    with foreseen(tmp_path / "data") as found:
        yield found

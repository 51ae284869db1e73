"""Houses for tests, opened before them and closed after; and loops whose seconds pass quickly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

import pytest

from ludotheque.tables.house import House

from .hurried import HurriedLoop
from .room import NEVER, FullStore, QuickChooser, SlowStore, housed


def pytest_asyncio_loop_factories(
    item: pytest.Item,
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    if item.get_closest_marker("hurried"):
        return {"hurried": HurriedLoop}
    return {"asyncio": asyncio.new_event_loop}


@pytest.fixture
def chooser() -> QuickChooser:
    return QuickChooser()


@pytest.fixture
async def house(tmp_path: Path, chooser: QuickChooser) -> AsyncIterator[House]:
    """Its bots move at once."""
    async with housed(tmp_path, chooser=chooser) as found:
        yield found


@pytest.fixture
async def quiet_house(tmp_path: Path) -> AsyncIterator[House]:
    """Its bots do nothing for an hour."""
    async with housed(tmp_path, delays=NEVER) as found:
        yield found


@pytest.fixture
async def slow_house(tmp_path: Path) -> AsyncIterator[House]:
    """Its store can hold entries back."""
    async with housed(tmp_path, SlowStore) as found:
        yield found


@pytest.fixture
async def failing_house(tmp_path: Path) -> AsyncIterator[House]:
    """Its store can fail."""
    async with housed(tmp_path, FullStore) as found:
        yield found

"""The event loops that tests of this folder run on, and what stands in the way of their bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import suppress

import pytest

from ludotheque.bots.workshop import Workshop

from .dawdle.bot import GATE
from .workshops import Gate, opened

Loops = Mapping[str, Callable[[], asyncio.AbstractEventLoop]]


def pytest_asyncio_loop_factories(item: pytest.Item) -> Loops:
    found: dict[str, Callable[[], asyncio.AbstractEventLoop]]
    found = {"asyncio": asyncio.new_event_loop}
    if item.get_closest_marker("every_loop"):
        with suppress(ImportError):
            import uvloop

            found["uvloop"] = uvloop.new_event_loop
    return found


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    """With one worker, for which everybody waits patiently."""
    async with opened() as found:
        yield found


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Where bots of the game `dawdle` wait."""
    made = Gate()
    monkeypatch.setenv(GATE, made.setting)
    yield made
    made.listener.close()

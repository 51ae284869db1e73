"""An event loop whose seconds pass quickly, so that clocks can be tested without waiting."""

from __future__ import annotations

import asyncio
import selectors

import pytest

HASTE = 50.0  # seconds of the loop in one of ours

hurried = pytest.mark.hurried  # a test that has such a loop


class HurriedSelector(selectors.DefaultSelector):
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(None if timeout is None else timeout / HASTE)


class HurriedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__(HurriedSelector())

    def time(self) -> float:
        return super().time() * HASTE

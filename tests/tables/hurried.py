"""An event loop whose seconds pass quickly, so that clocks can be tested without waiting."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

from tests.tables.room import PATIENCE, Result

HASTE = 50.0  # seconds of the loop in one of ours


class HurriedSelector(selectors.DefaultSelector):
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(None if timeout is None else timeout / HASTE)


class HurriedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__(HurriedSelector())

    def time(self) -> float:
        return super().time() * HASTE


def run_hurried(test: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=HurriedLoop) as runner:
        return runner.run(asyncio.wait_for(test, PATIENCE * HASTE))

"""Looks at finished games on the event loop of whoever asks, where no process can be started: in
a browser.

It works in slices of some milliseconds. Between two of them the loop does what else is due: moves
are played and announced while an old game is looked at.
"""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter

from ludotheque.engine.match import Match

from .analysis import analysed_in_slices
from .analysis_queue import SEED, AnalysisQueue, Look
from .estimates import InSlices, T
from .report import Report, TellProgress

SLICE_SECONDS = 0.01  # after which the loop has a turn; a slice may last a portion longer


class AnalystInLoop(AnalysisQueue):
    """Plays at the speed that it was given."""

    def _look_at(self, match: Match) -> Look:
        return partial(self._look, match)

    async def _look(self, match: Match, tell: TellProgress) -> Report:
        return await with_pauses(analysed_in_slices(match, SEED, self._speed, tell))


async def with_pauses(work: InSlices[T]) -> T:
    """What work in slices comes to, done while an event loop does other things too."""
    pause_at = perf_counter() + SLICE_SECONDS
    try:
        while True:
            next(work)
            if perf_counter() >= pause_at:
                await asyncio.sleep(0)
                pause_at = perf_counter() + SLICE_SECONDS
    except StopIteration as end:
        found: T = end.value
        return found
    finally:
        work.close()

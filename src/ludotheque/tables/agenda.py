"""What is to happen at a table later, and what is under way there: timers and tasks, by name.

Each name is there once: what waits for its time or is at work is not begun again. Whether
something is due, and what it is, is for others to say.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial

Work = Callable[[], Coroutine[None, None, None]]
DueWork = dict[str, tuple[float, Work]]  # what is to happen, and in how many seconds
Then = Callable[[], None]

log = logging.getLogger(__name__)


class Agenda:
    """Of one table. `then` is what follows whenever some work has ended well.

    It is handed over with the work and forgotten with it, so that an idle table holds on to nothing
    that holds on to it.
    """

    def __init__(self, table: str) -> None:
        self.table = table
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def is_empty(self) -> bool:
        return not (self.timers or self.tasks)

    def follow(self, due: DueWork, then: Then) -> None:
        """Waits for all that is due, and for nothing else."""
        for what in self.timers.keys() - due.keys():
            self.stop(what)
        for what, (delay, work) in due.items():
            if what not in self.timers and what not in self.tasks:
                later = asyncio.get_running_loop().call_later
                self.timers[what] = later(delay, self._time_is_up, what, work, then)

    def _time_is_up(self, what: str, work: Work, then: Then) -> None:
        del self.timers[what]
        self.set_going(what, work, then)

    def stop(self, what: str) -> None:
        """Waits for it no longer; what is at work already goes on."""
        timer = self.timers.pop(what, None)
        if timer is not None:
            timer.cancel()

    def set_going(self, what: str, work: Work, then: Then) -> asyncio.Task[None]:
        """Begins it now, unless it is at work already."""
        if what not in self.tasks:
            task = self.tasks[what] = asyncio.create_task(work())
            task.add_done_callback(partial(self._ended, what, then))
        return self.tasks[what]

    def _ended(self, what: str, then: Then, task: asyncio.Task[None]) -> None:
        del self.tasks[what]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            then()
        else:
            log.error("At table %s, “%s” failed.", self.table, what, exc_info=error)

    def rest(self) -> None:
        """Nothing more is to happen; what is at work is broken off."""
        for what in list(self.timers):
            self.stop(what)
        for task in self.tasks.values():
            task.cancel()

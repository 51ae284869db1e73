"""What time it is, and how much of it has been played: the one place that looks at the clock.

The machine's clock is looked at once. From then on time passes steadily, whatever it is set to.
"""

from __future__ import annotations

import time

_EPOCH = time.time_ns() - time.monotonic_ns()  # when the steady clock would have shown nought


def now() -> int:
    """Milliseconds since the epoch; it never goes back while the process runs."""
    return (_EPOCH + time.monotonic_ns()) // 1_000_000


class Stopwatch:
    """Milliseconds of play. Times are milliseconds since the epoch, and never go back."""

    def __init__(self) -> None:
        self.stands = False
        self._began: int | None = None
        self.last = 0  # when something last happened
        self._idle = 0  # milliseconds since the beginning that were not played

    def pass_to(self, at: int) -> None:
        """Something happens at that time."""
        at = max(at, self.last)
        if self.stands:
            self._idle += at - self.last
        self.last = at

    def sleep_until(self, at: int) -> None:
        """All that has passed since the last thing that happened was not played."""
        self.stands = True
        self.pass_to(at)
        self.stands = False

    def played(self, at: int | None = None) -> int:
        """How much had been played at a time; where none is given, at the last thing."""
        if self._began is None:
            return 0
        until = self.last if at is None or self.stands else max(at, self.last)
        return until - self._began - self._idle

    def begin(self) -> None:
        """The match begins, if it has not begun yet."""
        if self._began is None:
            self._began, self._idle = self.last, 0


class TableClock:
    """A table's time: never before the last thing that happened there.

    A log of before may tell of a time that has not come yet, if the machine's clock was set back.
    """

    def __init__(self, last: int) -> None:
        self._ahead = max(0, last - now())

    def now(self) -> int:
        return now() + self._ahead

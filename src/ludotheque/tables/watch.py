"""A stop-watch over a match: how much time has been played. It is told the time, and asks nobody.

While there is a pause it stands; and the time that a table slept, while no server had it, is not
counted either: what the store knows is when the entry before was made, so that is when it slept.
"""

from __future__ import annotations


class Watch:
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

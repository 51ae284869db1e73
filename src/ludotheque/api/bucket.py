"""How often something may be done: so many times at once, and then at a rate."""

from __future__ import annotations

import math


class Bucket:
    """Tokens drip in at a rate, up to a burst; whatever is done takes one out."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = 0.0

    def take(self, now: float) -> bool:
        """Whether there was a token to take. `now` is in seconds, on a clock that never leaps."""
        self.fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self, now: float) -> None:
        if now > self.last:
            self.left = min(self.burst, self.left + (now - self.last) * self.rate)
            self.last = now

    @property
    def wait(self) -> int:
        """In how many whole seconds there will be a token again."""
        return math.ceil(max(0.0, 1 - self.left) / self.rate) if self.rate else 3600

    def is_full(self, now: float) -> bool:
        self.fill(now)
        return self.left >= self.burst

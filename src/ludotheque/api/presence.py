"""Who is at a table because they asked lately, and not by a live connection."""

from __future__ import annotations

import asyncio

from ludotheque.engine.seats import Seat
from ludotheque.tables.live_table import LiveTable

REMEMBERED = 30.0  # seconds


Who = tuple[LiveTable, Seat | None, int]  # a table, and a person of one of its seats; or a watcher


class Caller:
    """Somebody at a table who will ask, and need not be told."""

    def __init__(self, seat: Seat | None, person: int) -> None:
        self.seats = frozenset[Seat]() if seat is None else frozenset({seat})
        self.also_present = frozenset[Seat]()
        self.persons, self.asks = dict.fromkeys(self.seats, person), dict[Seat, int]()
        self.last_heard = 0.0

    def send(self, message: str) -> None:
        return

    def dismiss(self, is_deleted: bool) -> None:
        return


class Callers:
    """Everybody who called lately."""

    def __init__(self, remembered: float = REMEMBERED) -> None:
        self.remembered = remembered
        self._here: dict[Who, Caller] = {}

    async def heard(self, live: LiveTable, seat: Seat | None, person: int = 0) -> None:
        """Somebody with a token of this seat, or a watcher, has just asked for something."""
        now = asyncio.get_running_loop().time()
        caller = self._here.get((live, seat, person))
        if caller is not None:
            caller.last_heard = now
            return
        caller = self._here[live, seat, person] = Caller(seat, person)
        caller.last_heard = now
        self._look_again((live, seat, person), self.remembered)
        await live.join(caller)

    def _look_again(self, who: Who, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._forget_if_silent, who)

    def _forget_if_silent(self, who: Who) -> None:
        caller = self._here[who]
        left = caller.last_heard + self.remembered - asyncio.get_running_loop().time()
        if left > 0:
            self._look_again(who, left)
            return
        del self._here[who]
        who[0].part(caller)

"""Those who wait for something that only a few can have at once, such as a process that thinks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

Result = TypeVar("Result")


class ClosedError(RuntimeError):
    """The workshop is shut: nobody chooses any more."""


class WaitingLine(Generic[Result]):
    """Those who wait for something. One of each table is served, then one more of each."""

    def __init__(self) -> None:
        self._tables: OrderedDict[Hashable, deque[asyncio.Future[Result]]] = OrderedDict()

    def join(self, table: Hashable) -> asyncio.Future[Result]:
        place: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._tables.setdefault(table, deque()).append(place)
        return place

    def serve(self, given: Result) -> bool:
        """Gives something to whoever is next; says whether anybody was there."""
        while self._tables:
            table, waiting = self._tables.popitem(last=False)
            place = waiting.popleft()
            if waiting:
                self._tables[table] = waiting  # behind the others
            if not place.done():  # else its time was up
                place.set_result(given)
                return True
        return False

    def close(self) -> None:
        for waiting in self._tables.values():
            for place in waiting:
                if not place.done():
                    place.set_exception(ClosedError())
        self._tables.clear()

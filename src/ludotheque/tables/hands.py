"""What people of one side have in their hands: one hand a thing, told to that side alone.

It lasts no longer than the connections of those who hold something, and is never written down.
"""

from __future__ import annotations

from itertools import count
from typing import Generic, TypeVar

from ludotheque.engine.seats import Seat

from .news import Hand
from .table import TableError

HANDFUL = 5  # things that one person may hold for one side: as many as fingers

Owner = TypeVar("Owner")


class Hands(Generic[Owner]):
    """Everything that is held at a table, by whoever holds it."""

    def __init__(self) -> None:
        self._held: dict[tuple[Seat, str], Owner] = {}
        self._numbers: dict[Owner, int] = {}

    @property
    def any(self) -> bool:
        return bool(self._held)

    def hold(self, owner: Owner, seat: Seat, thing: str) -> None:
        """Whoever holds it already holds it still; whoever comes later is refused."""
        self.require_free(seat, thing, owner)
        mine = [held for held, by in self._held.items() if by is owner and held[0] == seat]
        if (seat, thing) not in mine and len(mine) >= HANDFUL:
            raise TableError("hands-full", most=HANDFUL)
        self._held[seat, thing] = owner
        self._number(owner)

    def _number(self, owner: Owner) -> int:
        """The lowest that nobody else has, for as long as the owner is there."""
        if owner not in self._numbers:
            taken = set(self._numbers.values())
            self._numbers[owner] = next(number for number in count(1) if number not in taken)
        return self._numbers[owner]

    def require_free(self, seat: Seat, thing: str, owner: Owner | None) -> None:
        """Nobody but the owner may hold it."""
        holder = self._held.get((seat, thing))
        if holder is not None and holder is not owner:
            raise TableError("held-by-another", thing=thing, hand=self._numbers[holder])

    def release(self, owner: Owner, seat: Seat, thing: str) -> bool:
        """Whether there was something to be let go."""
        if self._held.get((seat, thing)) is not owner:
            return False
        return self.put_down(seat, thing)

    def put_down(self, seat: Seat, thing: str) -> bool:
        """Whoever held it; whether anybody did."""
        return self._held.pop((seat, thing), None) is not None

    def let_go(self, owner: Owner) -> set[Seat]:
        """Somebody has gone: all that they held is free. The sides to whom it matters."""
        self._numbers.pop(owner, None)
        gone = [held for held, by in self._held.items() if by is owner]
        for held in gone:
            del self._held[held]
        return {seat for seat, _ in gone}

    def drop(self, owner: Owner, seat: Seat) -> None:
        """Somebody holds nothing of a side any more."""
        self._held = {
            held: by for held, by in self._held.items() if held[0] != seat or by is not owner
        }

    def shown(self, viewer: Owner | None, seats: frozenset[Seat]) -> list[Hand]:
        """What is in the hands of these sides, as somebody of theirs sees it."""
        return [
            Hand(seat.word, thing, self._numbers[owner], owner is viewer)
            for (seat, thing), owner in sorted(self._held.items(), key=lambda each: each[0])
            if seat in seats
        ]

"""Thinking that is done on other machines, as the workshop sees it.

How a request gets there and an answer back is no affair of the bots: see `tables/questions.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ludotheque.engine.game import Game

from .worker import MoveAnswer, MoveRequest


class Offer(Protocol):
    """A request that somebody elsewhere may take, until it is withdrawn. Times are the loop's."""

    on_taken: Callable[[], None] | None

    @property
    def is_open(self) -> bool:
        """Whether an answer can still come."""

    @property
    def is_taken(self) -> bool: ...

    def head_start(self) -> float:
        """Seconds that others have now before it is worth looking for a worker here."""

    async def wait(self, until: float) -> None:
        """Return when it is taken, or no longer open, or it is that late."""

    async def answer(self, until: float) -> MoveAnswer | None:
        """The answer of whoever has taken it; none if they gave it back, or do not answer in time.

        In the latter case it is no longer open.
        """

    async def withdraw(self) -> bool:
        """Take it back, unless somebody has it; whether no answer can come any more."""

    def end(self) -> None:
        """Nobody waits for an answer any more."""


class Elsewhere(Protocol):
    """Whoever knows others who think."""

    async def offer(
        self, game: Game, request: MoveRequest, turn: int, seconds: float
    ) -> Offer | None:
        """Offer a request for so many seconds; nothing where nobody is there to take it.

        Of two tables, the one that asks its first question has its turn before one that asks more.
        """

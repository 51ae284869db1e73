"""A run: what is to be simulated, and what some of its games came to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ludotheque.bots import by_seat, choosers, only_random
from ludotheque.engine import drive
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.seats import Seat
from ludotheque.engine.speeds import SPEEDS, Speed

from .drivers import simulation

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

Span = tuple[int, int]  # the first of some games in a row, and how many there are

ENDLESS = 1 << 62
SPARE_STATES = 2


@dataclass(frozen=True)
class Run:
    """What is to be simulated. The same run gives the same digest at every speed."""

    game: Game
    games: int
    seats: int
    seed: int = 1
    bots: tuple[str, ...] = ("random",)  # one for all seats, or one for each
    backend: str = "cpu"
    options: Mapping[str, str | int] = field(default_factory=dict)
    board: str = ""
    max_steps: int = 0  # no limit

    def bot_numbers(self) -> list[int]:
        """The bot of every possible seat; the clock's choices, where it has any, are random."""
        for bot in self.bots:
            if bot not in choosers.BOTS:
                known = ", ".join(choosers.BOTS)
                raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": known}))
        if len(self.bots) not in (1, self.seats):
            given = {"bots": len(self.bots), "seats": self.seats}
            raise LudothequeError(Problem("wrong-bots", given))
        named = self.bots * self.seats if len(self.bots) == 1 else self.bots
        numbers = [choosers.BOTS.index(bot) for bot in named]
        return numbers + [choosers.RANDOM] * (len(Seat) - len(numbers))

    def check(self, here: bool = True) -> None:
        """Tells a mistake before anything is compiled for it; others may play than this machine."""
        self.bot_numbers()
        self.game.fresh(self.seats, self.options)
        self.game.laid_out(self.board)
        # A seed must fit the signed 64-bit integers of compiled code.
        if not 0 <= self.seed < 1 << 63:
            raise LudothequeError(Problem("wrong-seed", {"seed": str(self.seed)}))
        missing = self.speed.missing() if here else None
        if missing is not None:
            raise LudothequeError(missing)

    @property
    def speed(self) -> Speed:
        return SPEEDS[self.backend]

    @property
    def choosers(self) -> tuple[ModuleType, ...]:
        """The drivers that choose actions."""
        return (choosers, only_random if set(self.bots) == {"random"} else by_seat)

    @property
    def drivers(self) -> tuple[ModuleType, ...]:
        """All that plays the games."""
        return (*self.choosers, drive, simulation)

    @property
    def limit(self) -> int:
        return self.max_steps or ENDLESS

    def opening(self, speed: Speed) -> State:
        """The position in which every game begins, set up once for all of them."""
        laid_out = self.game.laid_out(self.board)
        return speed.opening(self.game, self.seats, self.options, laid_out)

    def spans(self, batches: int = 1) -> Iterator[Span]:
        """All games in their order, so many batches at a time."""
        size = batches * self.speed.batch
        return ((at, min(size, self.games - at)) for at in range(0, self.games, size))


@dataclass(frozen=True)
class Batch:
    """The results of some games in a row."""

    hashes: npt.NDArray[np.int64]
    steps: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64]

"""What a batch plays, and the arrays that it plays in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots import by_seat, choosers, only_random
from ludotheque.engine import chance, drive
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.seats import Seat

from .drivers import rows
from .spec import Spec, task_drivers

if TYPE_CHECKING:
    from ludotheque.engine.speeds import Speed

    from .spec import AnyTask

HISTORY = 4096  # actions of an episode that are kept, so that it can be looked at as a match
SPARE_STATES = 2

Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Setting:
    """What is played: everything but the seed, and the machine on which it is."""

    game: Game
    spec: Spec
    board: LaidOut
    task: AnyTask
    bots: Mapping[int, str]
    max_steps: int  # 0 for no limit
    history: int

    @staticmethod
    def of(
        game: Game,
        games: int,
        seats: int,
        options: Mapping[str, str | int],
        board: str,
        max_steps: int,
        task: str,
        bots: Mapping[int, str],
        history: int,
    ) -> Setting:
        laid_out = game.laid_out(board)
        spec = Spec.of(game, task, seats, game.settled(options), laid_out, games)
        kept = min(history, max_steps) if max_steps else history
        return Setting(game, spec, laid_out, game.task(task), bots, max_steps, kept)

    @property
    def drivers(self) -> tuple[ModuleType, ...]:
        """All that is compiled with the game's rules."""
        simple = by_seat if "greedy" in self.bots.values() else only_random
        return (choosers, simple, *task_drivers(self.task), drive, rows)

    def bot_numbers(self) -> list[int]:
        """Who plays for each possible seat."""
        numbers = [rows.BY_POLICY] * len(Seat)
        for seat, bot in self.bots.items():
            simple = bot in choosers.BOTS
            numbers[seat] = choosers.BOTS.index(bot) if simple else rows.BY_SEARCH
        return numbers

    @property
    def room(self) -> int:
        """For how many actions a list of those that a seat may choose among must have room."""
        return max(self.game.rules.ACTIONS, self.spec.action_count)

    def arrays(self) -> Arrays:
        """Every array of a batch but its states, by the name that `Rows` has for it."""
        n, spec = self.spec.games, self.spec
        words = -(-spec.action_count // rows.BITS)
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "fate": ((n, chance.RNG_WORDS), np.int64),
            "mind": ((n, chance.RNG_WORDS), np.int64),
            "notes": ((n, rows.NOTES), np.int64),
            "history": ((n, self.history), np.int16),
            "allowed": ((n, words), np.uint32),
            "observation": ((n, spec.observation_length), np.uint8),
            "legal": ((n, spec.action_count), np.bool_),
            "seat": ((n,), np.int8),
            "reward": ((n, spec.seats), np.float32),
            "terminated": ((n,), np.bool_),
            "truncated": ((n,), np.bool_),
            "illegal": ((n,), np.bool_),
            "episode": ((n,), np.int64),
            "final": ((n, spec.observation_length), np.uint8),
        }
        return {name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes.items()}

    def rows(self, speed: Speed, arrays: Mapping[str, Any]) -> rows.Rows:
        """The rows of a batch at some speed; the seed is still to come."""
        spec = self.spec
        return rows.Rows(
            opening=speed.opening(self.game, spec.seats, spec.options, self.board),
            seed=0,
            games=spec.games,
            most=self.max_steps or rows.ENDLESS,
            bots=speed.integers(self.bot_numbers()),
            seats=spec.seats,
            **arrays,
        )

"""Many games at once, in which somebody else's policy chooses: `ludotheque.batch`.

Everything that comes back lies in buffers that belong to the environment and are written anew with
each step: on the CPU they are NumPy arrays, on a GPU they stay there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.bots import choosers
from ludotheque.bots.by_name import level_of
from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.turns import next_seat

from .drivers.rows import Rows
from .on_cpu import CpuRows
from .on_gpu import GpuRows
from .setting import HISTORY, Setting

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class RowsOnDevice(Protocol):
    """The rows of a batch, wherever they are."""

    buffers: Rows

    def __init__(self, setting: Setting, threads: int) -> None: ...
    def public(self, buffer: Any) -> Any:
        """A buffer as other libraries take it over; compiled code has it as lists."""

    def begin(self, seed: int) -> None: ...
    def step(self, actions: Any) -> None: ...
    def observe(self, seat: int) -> npt.NDArray[np.uint8]: ...

    def episode(self, row: int) -> tuple[int, int, list[int]]:
        """Which one a row plays, how many actions it has had, and as many of them as were kept."""


DEVICES: dict[str, type[RowsOnDevice]] = {"cpu": CpuRows, "cuda": GpuRows}


@dataclass(frozen=True)
class Timestep:
    """What is known after a step, a row for each of N games. The buffers are the environment's own.

    On a GPU each of them has `__cuda_array_interface__` and `__dlpack__`.
    """

    observation: npt.NDArray[np.uint8]  # [N, F]: what the seat whose turn it is may know
    legal: npt.NDArray[np.bool_]  # [N, A]: what it may do
    seat: npt.NDArray[np.int8]  # [N]
    reward: npt.NDArray[np.float32]  # [N, P]: of the episode that has just ended, by seat; else 0
    terminated: npt.NDArray[np.bool_]  # [N]: whether an episode ended, and the next has begun
    truncated: npt.NDArray[np.bool_]  # [N]: likewise, but it was cut short by `max_steps`
    illegal: npt.NDArray[np.bool_]  # [N]: whether the action was not legal, and changed nothing
    episode: npt.NDArray[np.int64]  # [N]: which one is being played
    # [N, F]: how the episode that ended looked at its end to the seat that had chosen last. Rows
    # whose episode goes on have what was there before.
    final_observation: npt.NDArray[np.uint8]


class BatchEnv:
    """So many games side by side. Row i plays the episodes i, i + N, i + 2N and so on.

    Episode e is what `game.match(seed=…, number=e)` becomes if the same is chosen there.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        seats: int,
        seed: int = 1,
        device: str = "cpu",
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        max_steps: int = 0,
        task: str = "",
        bots: Mapping[int, str] | None = None,
        history: int = HISTORY,
        threads: int = 0,
    ) -> None:
        known = game_named(game) if isinstance(game, str) else game
        games, max_steps = whole("games", games, 1), whole("max_steps", max_steps)
        history, threads = whole("history", history), whole("threads", threads)
        if not isinstance(bots or {}, Mapping):
            raise LudothequeError(Problem("wrong-seat-bots", {"bots": repr(bots)}))
        if device not in DEVICES:
            wrong = {"device": device, "allowed": ", ".join(DEVICES)}
            raise LudothequeError(Problem("no-such-device", wrong))
        self.setting = Setting.of(
            known, games, seats, options or {}, board, max_steps, task, dict(bots or {}), history
        )
        self.game, self.spec, self.device = known, self.setting.spec, device
        self._require_bots()
        self.seed = checked_seed(seed)
        self._begun = False
        self._rows = DEVICES[device](self.setting, threads)
        buffers, public = self._rows.buffers, self._rows.public
        self.timestep = Timestep(
            observation=public(buffers.observation),
            legal=public(buffers.legal),
            seat=public(buffers.seat),
            reward=public(buffers.reward),
            terminated=public(buffers.terminated),
            truncated=public(buffers.truncated),
            illegal=public(buffers.illegal),
            episode=public(buffers.episode),
            final_observation=public(buffers.final),
        )

    def _require_bots(self) -> None:
        bots = self.setting.bots
        for seat, bot in bots.items():
            self._require_seat(seat)
            level_of(self.game, bot)
            if self.device == "cuda" and bot not in choosers.BOTS:
                known = ", ".join(choosers.BOTS)
                raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": known}))
        if len(bots) == self.spec.seats:
            raise LudothequeError(Problem("no-seat-left"))

    def _require_seat(self, seat: int) -> None:
        if seat not in range(self.spec.seats):
            raise LudothequeError(Problem("no-such-seat", {"seat": str(seat)}))

    def _require_begun(self) -> None:
        if not self._begun:
            raise LudothequeError(Problem("not-reset"))

    def reset(self, seed: int | None = None) -> Timestep:
        """Begins every row with its first episode: anew, or with another seed."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._rows.begin(self.seed)
        self._begun = True
        return self.timestep

    def step(self, actions: Any) -> Timestep:
        """Plays an action in every row, for the seat whose turn it is there.

        Rows go on by themselves through all that fate, the clock and bots do, and from the end of
        an episode into the next. `actions` are whole numbers, in memory that the device has.
        """
        self._require_begun()
        self._rows.step(actions)
        return self.timestep

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What one and the same seat may know of every row, in a buffer of its own."""
        self._require_begun()
        self._require_seat(seat)
        return self._rows.observe(seat)

    def match(self, row: int) -> Match:
        """A row as an ordinary match that stands where it does: to look at, to save, to go on."""
        self._require_begun()
        if row not in range(self.spec.games):
            wrong = {"row": row, "last": self.spec.games - 1}
            raise LudothequeError(Problem("no-such-row", wrong))
        number, steps, history = self._rows.episode(row)
        if steps > len(history):
            wrong = {"steps": steps, "history": len(history)}
            raise LudothequeError(Problem("history-too-short", wrong))
        match = self.game.match(
            self.spec.seats,
            seed=self.seed,
            number=number,
            options=self.spec.options,
            board=self.setting.board.name or self.setting.board.text,
        )
        self._follow(match, history[:steps])
        return match

    def _follow(self, match: Match, history: list[int]) -> None:
        """Plays in a match what was chosen in a row."""
        meant = self.setting.task.meant
        last = int(CLOCK)
        for chosen in history:
            last = next_seat(sum(1 << seat for seat in match.acting), last)
            action = chosen
            if meant is not None and last not in self.setting.bots:
                action = meant(match.state, match.board.plain, last, chosen)
            if action != NO_ACTION:
                match.play_action(last, action)
            while match.acting == {CLOCK}:
                match.play_action(CLOCK, match.actions(CLOCK)[0])


def checked_seed(seed: int) -> int:
    """A seed must fit the signed 64-bit integers of compiled code."""
    try:
        found = index(seed)
    except TypeError:
        found = -1
    if not 0 <= found < 1 << 63:
        raise LudothequeError(Problem("wrong-seed", {"seed": str(seed)}))
    return found


def whole(name: str, value: int, least: int = 0) -> int:
    """A number that was given by this name, of any type that is one."""
    try:
        found = index(value)
    except TypeError:
        found = least - 1
    if found < least:
        wrong = {"name": name, "least": str(least), "value": repr(value)}
        raise LudothequeError(Problem("wrong-number", wrong))
    return found

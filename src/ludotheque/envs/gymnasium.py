"""Every game as Gymnasium has environments: one seat against bots. Needs the extra `gymnasium`.

>>> import gymnasium
>>> import ludotheque.envs.gymnasium
>>> name = next(name for name in gymnasium.registry if name.startswith("Ludotheque/"))
>>> env = gymnasium.make(name, bots="greedy")
>>> envs = gymnasium.make_vec(name, num_envs=64)

Importing this registers them. A game with several tasks is registered once for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsFloat, SupportsInt, TypeAlias

from .extras import not_installed

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise not_installed("Gymnasium", "gymnasium") from missing

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludotheque.engine.registry import all_games
from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import Seat

from .batch import BatchEnv
from .drawing import RENDER_MODES, drawn
from .opponents import Bots, Opponents, by_seat
from .single import SEED_BITS, SingleGame, checked_render_mode
from .spaces import observation_box
from .spec import full_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludotheque.engine.game import Game
    from ludotheque.engine.match import Match

Observations: TypeAlias = npt.NDArray[np.uint8]
Infos: TypeAlias = dict[str, Any]
NAMESPACE, VERSION = "Ludotheque", 0
RENDER_FPS = 1


class SeatEnv(gymnasium.Env[Observations, SupportsInt]):
    """One seat; bots have the others, and play by themselves whenever it is their turn.

    `info["action_mask"]` and `action_masks()` say what is legal. Any other action changes nothing
    and earns nothing; then `info["illegal"]` is true.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [*RENDER_MODES],
        "render_fps": RENDER_FPS,
    }

    def __init__(
        self,
        game: Game | str,
        seats: int = 0,
        task: str = "",
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        max_steps: int = 0,
        seat: int = 0,
        bots: Bots = "random",
        render_mode: str | None = None,
    ) -> None:
        self.single = SingleGame(game, seats, task, options, board, max_steps, render_mode)
        self.render_mode, self.seat = render_mode, seat
        positions, spec = self.single.positions, self.single.spec
        self.opponents = Opponents(positions, by_seat(positions.game, spec.seats, seat, bots))
        self.observation_space = observation_box(spec)
        self.action_space = spaces.Discrete(spec.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Game 0 of a seed; without one, the next of the same seed. There are no options here.

        One that ends before the seat has chosen anything is passed over.
        """
        super().reset(seed=seed)
        single = self.single
        single.begin(seed, self._other_seed)
        self._begin()
        while single.terminated:
            single.begin(None)
            self._begin()
        return self._observation(), self._info()

    def _begin(self) -> None:
        single = self.single
        self.opponents.begin(single.seed, single.number)
        while not single.terminated and single.position.player != self.seat:
            single.step(self.opponents.choose(single.position))

    def _other_seed(self) -> int:
        return int(self.np_random.integers(1 << SEED_BITS))

    def step(
        self, action: SupportsInt
    ) -> tuple[Observations, SupportsFloat, bool, bool, dict[str, Any]]:
        single = self.single
        if int(action) not in self._choices():
            return self._observation(), 0.0, False, False, self._info(illegal=True)
        single.step(int(action))
        while not self._is_due():
            single.step(self.opponents.choose(single.position))
        reward = single.position.returns()[self.seat] if single.terminated else 0.0
        return self._observation(), reward, single.terminated, single.truncated, self._info()

    def _is_due(self) -> bool:
        """Whether the seat is to choose, or nobody is."""
        single = self.single
        return single.terminated or single.truncated or single.position.player == self.seat

    def _choices(self) -> list[int]:
        single = self.single
        is_over = single.terminated or single.position.player != self.seat
        return [] if is_over else single.position.choices

    def _observation(self) -> Observations:
        return self.single.position.observation(self.seat)

    def _info(self, illegal: bool = False) -> Infos:
        return {"action_mask": self.single.mask(self._choices()), "illegal": illegal}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.single.mask(self._choices()).astype(np.bool_)

    def match(self) -> Match:
        """An ordinary match that stands where the game does: to look at, to save, to go on."""
        return self.single.match()

    def render(self) -> str | None:
        """What the seat may know, as a terminal shows it."""
        return None if self.render_mode is None else self.single.drawn(self.seat)


class SeatVectorEnv(VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """The same seat of many games at once: a batch on the CPU.

    A row whose game ends shows the next one at once. `infos["final_obs"]` and `infos["final_info"]`
    have what was seen at the end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [*RENDER_MODES],
        "render_fps": RENDER_FPS,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: Game | str,
        seats: int = 0,
        task: str = "",
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        max_steps: int = 0,
        seat: int = 0,
        bots: Bots = "random",
        threads: int = 0,
        render_mode: str | None = None,
    ) -> None:
        known = game_named(game) if isinstance(game, str) else game
        seats = seats or known.about.seats[0]
        self.render_mode, self.seat, self.num_envs = (
            checked_render_mode(render_mode),
            seat,
            num_envs,
        )
        self.batch = BatchEnv(
            known,
            num_envs,
            seats,
            options=options,
            board=board,
            max_steps=max_steps,
            task=task,
            bots=by_seat(known, seats, seat, bots),
            threads=threads,
        )
        self.single_observation_space = observation_box(self.batch.spec)
        self.single_action_space = spaces.Discrete(self.batch.spec.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Row i plays the games i, i + N, i + 2N … of a seed; without one, of the next at random.

        There are no options here.
        """
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed
        self.batch.reset(chosen)
        return self.batch.timestep.observation.copy(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        t = self.batch.step(actions)
        infos = self._infos()
        ended = t.terminated | t.truncated
        if ended.any():
            infos |= self._final_infos(ended)
        reward = t.reward[:, self.seat].astype(np.float64)
        return t.observation.copy(), reward, t.terminated.copy(), t.truncated.copy(), infos

    def _infos(self) -> Infos:
        t, everywhere = self.batch.timestep, np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": t.legal.astype(np.int8),
            "_action_mask": everywhere,
            "illegal": t.illegal.copy(),
            "_illegal": everywhere.copy(),
        }

    def _final_infos(self, ended: npt.NDArray[np.bool_]) -> Infos:
        """What was seen where a game has ended, as Gymnasium's own vector environments have it."""
        seen = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            seen[row] = self.batch.timestep.final_observation[row].copy()
        last: Infos = {
            "action_mask": np.zeros(self.batch.timestep.legal.shape, np.int8),
            "_action_mask": ended.copy(),
            "illegal": np.zeros(self.num_envs, np.bool_),
            "_illegal": ended.copy(),
        }
        return {
            "final_obs": seen,
            "_final_obs": ended.copy(),
            "final_info": last,
            "_final_info": ended.copy(),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal in each row."""
        return self.batch.timestep.legal.copy()

    def match(self, row: int) -> Match:
        """A row as an ordinary match that stands where it does: to look at, to save, to go on."""
        return self.batch.match(row)

    def render(self) -> tuple[str, ...] | None:
        """What the seat may know of each row, as a terminal shows it."""
        if self.render_mode is None:
            return None
        return tuple(drawn(self.batch.match(row), Seat(self.seat)) for row in range(self.num_envs))


# ---------------------------------------------------------------- registration


def environment_id(game: Game, task: str) -> str:
    words = full_name(game, task).split("-")
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in words)}-v{VERSION}"


def register() -> None:
    for game in all_games():
        for task in game.tasks:
            gymnasium.register(
                environment_id(game, task),
                entry_point=f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
                kwargs={"game": game.name, "task": task},
            )


register()

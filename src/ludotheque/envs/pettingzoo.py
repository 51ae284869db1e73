"""Every game as PettingZoo has games. Needs the extra `pettingzoo`.

>>> import ludotheque
>>> from ludotheque.envs import pettingzoo
>>> env = pettingzoo.env(ludotheque.all_games()[0])
>>> env.reset(seed=7)

`env` and `raw_env` are for all games and tasks: agents choose one after the other, and where
several may act they do so going round, as `positions.py` says. `parallel_env` is for games without
turns, in which all agents choose at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from .extras import not_installed

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise not_installed("PettingZoo", "pettingzoo") from missing

import numpy.typing as npt
from gymnasium import spaces

from ludotheque.engine.errors import LudothequeError, Problem

from .drawing import RENDER_MODES
from .single import SingleGame
from .spaces import masked
from .spec import full_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludotheque.engine.game import Game
    from ludotheque.engine.match import Match

    Given: TypeAlias = Mapping[str, str | int]

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
VERSION = "v0"
ILLEGAL_REWARD = -1.0  # as PettingZoo's own games have it
RENDER_FPS = 1


def env(
    game: Game | str,
    seats: int = 0,
    task: str = "",
    options: Given | None = None,
    board: str = "",
    max_steps: int = 0,
    render_mode: str | None = None,
) -> AECEnv:
    """A game whose agents choose in turn; an illegal action ends it, and costs its agent 1.

    Without `seats` as few play as can; `task` is one of the game's, if it has several; `max_steps`
    cuts a game short after so many actions of all seats.
    """
    made = raw_env(game, seats, task, options, board, max_steps, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    game: Game | str,
    seats: int = 0,
    task: str = "",
    options: Given | None = None,
    board: str = "",
    max_steps: int = 0,
    render_mode: str | None = None,
) -> TurnsEnv:
    """The same without wrappers: an illegal action is an error, and changes nothing."""
    return TurnsEnv(SingleGame(game, seats, task, options, board, max_steps, render_mode))


def parallel_env(
    game: Game | str,
    seats: int = 0,
    task: str = "",
    options: Given | None = None,
    board: str = "",
    max_steps: int = 0,
    render_mode: str | None = None,
) -> RoundsEnv:
    """A game without turns, whose agents choose all at once; `max_steps` counts these rounds."""
    return RoundsEnv(SingleGame(game, seats, task, options, board, max_steps, render_mode))


class Agents:
    """What both kinds of environments have: an agent for each seat, spaces, and a picture."""

    def __init__(self, single: SingleGame, parallel: bool) -> None:
        spec, game = single.spec, single.positions.game
        self.single, self.render_mode = single, single.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.seats)]
        self.agents: list[str] = []
        self.metadata = {
            "name": f"ludotheque_{full_name(game, spec.task)}_{VERSION}".replace("-", "_"),
            "render_modes": [*RENDER_MODES],
            "render_fps": RENDER_FPS,
            "is_parallelizable": parallel,
        }
        actions = spec.action_count + parallel
        self.observation_spaces = {agent: masked(spec, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def match(self) -> Match:
        """The game as an ordinary match that stands where it does: to look at, to save, to go on.

        It is the one of `seed` and `number` (`env.unwrapped.single` has both).
        """
        return self.single.match()

    def render(self) -> str | None:
        """What everybody may know, as a terminal shows it."""
        return None if self.render_mode is None else self.single.drawn()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def rewards_by_agent(self) -> dict[str, float]:
        """1 for a win, less than 0 for a loss, 0 in all; 0 for everybody before the end."""
        single = self.single
        earned = single.position.returns() if single.terminated else [0.0] * single.spec.seats
        return dict(zip(self.possible_agents, earned, strict=True))


class TurnsEnv(Agents, AECEnv):  # type: ignore[misc]
    """Agents choose one after the other."""

    def __init__(self, single: SingleGame) -> None:
        AECEnv.__init__(self)
        Agents.__init__(self, single, parallel=False)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Game 0 of a seed; without one, the next of the same seed. There are no options here."""
        self.single.begin(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.single.position.player]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may choose: nothing, where others are to choose."""
        single, seat = self.single, self.seat_of(agent)
        position = single.position
        chooses = position.player == seat and not single.truncated
        return {
            "observation": position.observation(seat),
            "action_mask": single.mask(position.choices if chooses else []),
        }

    def step(self, action: int | None) -> None:
        single = self.single
        single.position  # noqa: B018  which there must be
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in single.position.choices:
            wrong = {"agent": agent, "action": str(action)}
            raise LudothequeError(Problem("illegal-action", wrong))
        single.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_by_agent()
        self.terminations = dict.fromkeys(self.agents, single.terminated)
        self.truncations = dict.fromkeys(self.agents, single.truncated)
        self._accumulate_rewards()
        if not single.terminated:
            self.agent_selection = self.agents[single.position.player]


class RoundsEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """All agents choose at once. What they chose is then carried out one after the other.

    Who comes first changes from round to round. The last number of the action space, `nothing`, is
    for an agent that can do nothing now, and only legal then.
    """

    def __init__(self, single: SingleGame) -> None:
        game = single.positions.game
        if not game.about.realtime:
            raise LudothequeError(Problem("not-simultaneous", {"game": game.name}))
        Agents.__init__(self, single, parallel=True)
        self.nothing = single.spec.action_count
        self.rounds = 0
        self.choices: dict[str, list[int]] = {}

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Game 0 of a seed; without one, the next of the same seed. There are no options here."""
        self.single.begin(seed)
        self.agents = [*self.possible_agents]
        self.rounds = 0
        self._look()
        return self._observations(), {agent: self._info() for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """One round: an action of every agent. An agent without one does nothing."""
        agents = self.agents
        infos = {agent: self._info() for agent in agents}
        for agent in self._order(agents):
            chosen = int(actions.get(agent, self.nothing))
            if chosen not in self.choices[agent]:
                infos[agent] = self._info(illegal=True)
            elif chosen != self.nothing:
                infos[agent] = self._info(missed=not self._carry_out(agent, chosen))
        self.rounds += 1
        terminated = self.single.terminated
        truncated = not terminated and 0 < self.single.max_steps <= self.rounds
        if terminated or truncated:
            self.agents = []
        self._look()
        found = self._observations()
        rewards = self.rewards_by_agent()
        return (
            found,
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _order(self, agents: list[str]) -> list[str]:
        first = self.rounds % len(agents) if agents else 0
        return [*agents[first:], *agents[:first]]

    def _carry_out(self, agent: str, chosen: int) -> bool:
        """Whether it is still legal after what others did in this round, and was done."""
        if chosen not in self.single.turn_to(self.seat_of(agent)):
            return False
        self.single.step(chosen)
        return True

    def _look(self) -> None:
        """What each agent may choose; once there are none left, nobody may choose anything."""
        for seat, agent in enumerate(self.possible_agents):
            found = self.single.turn_to(seat) if self.agents else []
            self.choices[agent] = found or [self.nothing] * bool(self.agents)

    def _observations(self) -> dict[str, Observation]:
        position = self.single.position
        return {
            agent: {
                "observation": position.observation(seat),
                "action_mask": self.single.mask(self.choices[agent], room=1),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _info(self, illegal: bool = False, missed: bool = False) -> dict[str, Any]:
        """Whether the action was not legal, or no longer so after what others had done."""
        return {"illegal": illegal, "missed": missed}

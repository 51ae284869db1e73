"""Every game as OpenSpiel has games; importing this registers them. Needs the extra `openspiel`.

A game is called `ludotheque_` and its name there, with underscores; one with several tasks is
registered once for each. Every option is a parameter, and so are `players` and `board`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .extras import not_installed

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise not_installed("OpenSpiel", "openspiel") from missing

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.registry import all_games
from ludotheque.engine.speeds import CPU

from .positions import AT_THE_END, BY_CHANCE, Position, Positions, shared

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ludotheque.engine.contract import Option
    from ludotheque.engine.game import Game

    from .spec import Spec

    Parameters = Mapping[str, str | int]

PREFIX = "ludotheque_"
LONGEST = 1_000_000  # choices of players in a game that the rules do not bound
SAMPLES = 2**31


# ---------------------------------------------------------------- what OpenSpiel knows of a game


def short_name(game: Game, task: str | None) -> str:
    parts = [game.name, *([task] if task is not None and len(game.tasks) > 1 else [])]
    return PREFIX + "_".join(parts).replace("-", "_")


def takes_numbers(option: Option) -> bool:
    """Whether its values are numbers to OpenSpiel, in whose strings a number is never a word."""
    return bool(option.numbers) or all(value.isdigit() for value in option.values)


def default(option: Option) -> str | int:
    """A word that stands among numbers, such as `none`, is 0."""
    return option.encode(option.values[0]) if option.numbers else as_given(option)


def as_given(option: Option) -> str | int:
    return int(option.values[0]) if takes_numbers(option) else option.values[0]


def value_of(option: Option, given: str | int) -> str | int:
    return option.values[0] if option.numbers and given == 0 else given


def specification(game: Game) -> dict[str, str | int]:
    """Every parameter with its default."""
    fixed: dict[str, str | int] = {"players": game.about.seats[0], "board": game.about.boards[0]}
    return fixed | {option.name: default(option) for option in game.about.options}


def is_secret(game: Game, task: str | None) -> bool:
    """Whether players know different things, or have to find out what all of them do not know."""
    return game.about.secrets or (task is not None and game.tasks[task].offer is not None)


def type_of(game: Game, task: str | None) -> pyspiel.GameType:
    kind, knowing = pyspiel.GameType, pyspiel.GameType.Information
    secret = is_secret(game, task)
    return kind(
        short_name=short_name(game, task),
        long_name=f"Ludothèque: {game.name}" + (f", {task}" if len(game.tasks) > 1 else ""),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knowing.IMPERFECT_INFORMATION if secret else knowing.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.about.seats),
        min_num_players=min(game.about.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=task is not None,
        provides_observation_tensor=task is not None,
        parameter_specification=specification(game),
    )


def info_of(positions: Positions) -> pyspiel.GameInfo:
    about, task = positions.game.about, positions.task
    bounded = about.longest is not None and (task is None or task.offer is None)
    return pyspiel.GameInfo(
        num_distinct_actions=positions.actions,
        max_chance_outcomes=about.most_outcomes,
        num_players=positions.seats,
        min_utility=-1.0 / (positions.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=about.longest if bounded else LONGEST,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for so many players, with its options settled."""

    def __init__(self, positions: Positions, parameters: Parameters | None = None) -> None:
        described = type_of(positions.game, positions.task_name)
        super().__init__(described, info_of(positions), dict(parameters or {}))
        self.positions = positions

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], SpielGame], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Parameters | None = None,
    ) -> Observer | None:
        """What one player may know; nothing for other kinds of observation, which there are not."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        if wanted.perfect_recall:
            return InformationObserver()
        return TaskObserver(self.positions.spec) if self.positions.spec else None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with whatever led to it. What OpenSpiel asks is known before it asks."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # the opening, once somebody looks

    def at(self) -> Position:
        if self.position is None:
            self.position = self.get_game().positions.first()
        return self.position

    def current_player(self) -> int:
        return self.at().player

    def is_terminal(self) -> bool:
        return self.at().player == AT_THE_END

    def _legal_actions(self, player: int) -> list[int]:
        return self.at().choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        choices = self.at().choices
        return [(choice, 1 / len(choices)) for choice in choices]

    def _apply_action(self, action: int) -> None:
        position = self.at()
        if action not in position.choices:
            who = "fate" if position.player == BY_CHANCE else f"player {position.player}"
            wrong = {"agent": who, "action": str(action)}
            raise LudothequeError(Problem("illegal-action", wrong))
        position.step(action)

    def returns(self) -> list[float]:
        return self.at().returns()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at().written(action)

    def __str__(self) -> str:
        return self.at().text()

    def __reduce__(self) -> tuple[Callable[[str], SpielState], tuple[str]]:
        return unpickled, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """A state that the player cannot tell from this one, by the game's own `imagine`.

        Its history begins here: a history that led to it is not imagined.
        """
        positions = self.at().positions
        if positions.task is not None and positions.task.offer is not None:
            raise NotImplementedError(f"{positions.task_name}: what nobody knows is not imagined")
        rng = positions.rng if sampler is None else CPU.generator(int(sampler() * SAMPLES))
        state = type(self)(self.get_game())
        state.position = self.at().imagined(player, rng)
        return state


def unpickled(text: str) -> SpielState:
    found: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return found


# ---------------------------------------------------------------- observers


class InformationObserver:
    """All that a player was told, as a text; there is no tensor of it."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing: there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.at().information(player)


class TaskObserver:
    """What the task shows of a position, each of its slices a piece by its own name."""

    def __init__(self, spec: Spec) -> None:
        self.numbers = np.zeros(spec.observation_length, np.uint8)
        self.tensor = np.zeros(spec.observation_length, np.float32)
        self.dict = {name: spec.part(self.tensor, name) for name in spec.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.at().observation(player, self.numbers)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        parts = ((name, piece.astype(int).tolist()) for name, piece in self.dict.items())
        return "\n".join(f"{name}: {numbers}" for name, numbers in parts)


Observer = InformationObserver | TaskObserver


# ---------------------------------------------------------------- registration


def registered(game: Game, task: str | None) -> type[SpielGame]:
    """A class of its own, as `pyspiel.load_game` wants it.

    OpenSpiel gives it back only after Python has ended, when nothing but a class is safe to.
    """

    class Registered(SpielGame):
        def __init__(self, parameters: Parameters | None = None) -> None:
            given = specification(game) | dict(parameters or {})
            options = tuple(
                (option.name, str(value_of(option, given[option.name])))
                for option in game.about.options
            )
            settled = int(given["players"]), options, str(given["board"])
            super().__init__(shared(game, *settled, task), given)

    return Registered


def register() -> None:
    for game in all_games():
        for task in game.tasks or (None,):
            pyspiel.register_game(type_of(game, task), registered(game, task))


register()

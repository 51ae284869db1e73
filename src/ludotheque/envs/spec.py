"""What an environment's buffers hold: its task, its actions, the parts of an observation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import module_of

from .drivers import whole_rules

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Board, Plan, State
    from ludotheque.engine.contract import Task
    from ludotheque.engine.game import Game, LaidOut

    AnyTask = Task[State, Board, Plan]


@dataclass(frozen=True)
class Part:
    """A named part of an observation: whole numbers from 0 to `most`."""

    start: int
    stop: int
    shape: tuple[int, ...]
    most: int
    meaning: str


@dataclass(frozen=True)
class Spec:
    """Everything about an environment that stays the same while it is used."""

    game: str
    version: int  # of the game's behaviour, with which the numbers of its actions may change
    task: str
    board: str
    options: Mapping[str, str]
    seats: int
    games: int
    action_count: int
    observation_length: int
    parts: Mapping[str, Part]

    @staticmethod
    def of(
        game: Game,
        task: str,
        seats: int,
        options: Mapping[str, str],
        board: LaidOut,
        games: int = 1,
    ) -> Spec:
        game.require_seats(seats)
        chosen = game.task(task)
        parts: dict[str, Part] = {}
        start = 0
        for each in chosen.slices(board.plan, seats):
            stop = start + prod(each.shape)
            parts[each.name] = Part(start, stop, each.shape, each.most, each.meaning)
            start = stop
        return Spec(
            game=game.name,
            version=game.about.version,
            task=task or next(iter(game.tasks)),
            board=board.name or "custom",
            options=dict(options),
            seats=seats,
            games=games,
            action_count=action_count(game, chosen, board),
            observation_length=start,
            parts=parts,
        )

    def part(self, observation: Any, name: str) -> Any:
        """A part of some observations in its own shape, of whatever kind of array they are."""
        if name not in self.parts:
            wrong = {"part": name, "allowed": ", ".join(self.parts)}
            raise LudothequeError(Problem("no-such-part", wrong))
        found = self.parts[name]
        rows = observation.shape[:-1]
        return observation[..., found.start : found.stop].reshape((*rows, *found.shape))


def full_name(game: Game, task: str) -> str:
    """A game, with its task where it has several: by this name libraries have it."""
    return "-".join((game.name, task)) if len(game.tasks) > 1 else game.name


def action_count(game: Game, task: AnyTask, board: LaidOut) -> int:
    return game.rules.ACTIONS if task.actions is None else task.actions(board.plan)


def task_drivers(task: AnyTask) -> tuple[ModuleType, ...]:
    """What is compiled of a task: what it has itself, and for the rest the rules' own actions."""
    own = module_of(task.observe)
    return (own,) if task.offer is not None else (whole_rules, own)

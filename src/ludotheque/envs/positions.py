"""Positions of any game, compiled, as other people's libraries want them: one by one.

A position can be copied, looked at, stepped and observed. Seats take turns: where several may act
they are served going round, beginning with seat 0, which depends only on who may act and so gives
nothing away. The clock acts by itself, and only where nobody else may. Fate is chance.
"""

from __future__ import annotations

from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.engine import declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.speeds import CPU

from .drivers import positions as driver
from .drivers import rewards, whole_rules
from .record import Origin, Record
from .spec import Spec, task_drivers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ludotheque.engine.compiled_types import Rng, State
    from ludotheque.engine.game import Game

    from .spec import AnyTask

BY_CHANCE, AT_THE_END = driver.BY_CHANCE, driver.AT_THE_END
Numbers: TypeAlias = npt.NDArray[np.uint8]
# The choices that led to a position, the last one first, and how many they are.
Path: TypeAlias = "tuple[Path, int, int] | None"


class Positions:
    """What all positions of a game share: compiled rules, a board, and places to work.

    A task goes by its name; without one it is the game's first, if there is any. With `None` there
    is none: nothing can be observed, and actions are the rules' own.
    """

    drivers: tuple[ModuleType, ...] = (rewards, driver)

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        task: str | None = "",
    ) -> None:
        game.require_seats(seats)
        self.game, self.seats, self.board = game, seats, game.laid_out(board)
        self.options = game.settled(options or {})
        self.task: AnyTask | None = None
        self.spec: Spec | None = None
        if task is not None and (task or game.tasks):
            self.task = game.task(task)
            self.spec = Spec.of(game, task, seats, self.options, self.board)
        self.built = CPU.build(game, *self.modules())
        self.b = CPU.board(self.board)
        self.dtype = declare.dtype(game.declared.State)
        self.actions = self.spec.action_count if self.spec else game.action_count
        self.out = CPU.integers([0] * max(self.actions, game.action_count))
        self.notes = CPU.integers([0] * driver.NOTES)
        self.results = np.zeros(seats)
        self.rng = CPU.generator(0)
        self.spare_rng = CPU.generator(0)
        self.world: State = CPU.records(game.declared.State, 1)[0]
        self.opening = CPU.opening(game, seats, self.options, self.board)

    @property
    def task_name(self) -> str | None:
        return self.spec.task if self.spec else None

    def modules(self) -> tuple[ModuleType, ...]:
        """What is compiled with the rules."""
        return (*(task_drivers(self.task) if self.task else (whole_rules,)), *self.drivers)

    def first(self) -> Position:
        """The position in which every game begins."""
        return self.at(self.opening)

    def at(self, s: State, last: int = CLOCK) -> Position:
        """A copy of a position; of several who may act, whoever sits after `last` does."""
        made = self.holding(bytearray(np.asarray(s).tobytes()), last)
        made.look()
        return made

    def holding(self, held: bytearray, last: int) -> Position:
        return Position(self, held, last)

    def meant(self, s: State, seat: int, choice: int) -> int:
        """To which action of the rules a choice comes, in a plain state; or `NO_ACTION`."""
        if self.task is None or self.task.meant is None:
            return choice
        return self.task.meant(s, self.board.plain, seat, choice)

    def __reduce__(self) -> tuple[Callable[..., Positions], tuple[object, ...]]:
        board = self.board.name or self.board.text
        options = tuple(self.options.items())
        return shared, (self.game, self.seats, options, board, self.task_name)

    def __deepcopy__(self, _: dict[int, object]) -> Positions:
        return self


@lru_cache(maxsize=64)
def shared(
    game: Game,
    seats: int,
    options: tuple[tuple[str, str], ...],
    board: str,
    task: str | None,
) -> Positions:
    """The same for all who ask for the same."""
    return Positions(game, seats, dict(options), board, task)


class Position:
    """Who is to choose, among what, and how it was reached: from an origin, if it was imagined."""

    __slots__ = (
        "_plain",
        "_record",
        "choices",
        "held",
        "last",
        "origin",
        "path",
        "player",
        "positions",
        "s",
    )

    def __init__(self, positions: Positions, held: bytearray, last: int) -> None:
        self.positions, self.held, self.last = positions, held, last
        self.s = np.frombuffer(held, positions.dtype)[0]  # shares its memory
        self.player = AT_THE_END
        self.choices: list[int] = []  # in order
        self.path: Path = None
        self.origin: Origin | None = None
        self._plain: State | None = None
        self._record: Record | None = None

    def copy(self) -> Position:
        made = Position(self.positions, bytearray(self.held), self.last)
        made.player, made.choices, made.path = self.player, self.choices, self.path
        made.origin, made._plain, made._record = self.origin, self._plain, self._record
        return made

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, _: dict[int, object]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        held = self.positions, bytes(self.held), self.last
        return unpickled, (*held, self.made(), self.origin)

    # ------------------------------------------------------------ asking

    def look(self) -> None:
        positions = self.positions
        positions.notes[driver.LAST] = self.last
        positions.built.look(self.s, positions.b, positions.out, positions.notes)
        self._note()

    def _note(self) -> None:
        positions = self.positions
        self.player, n, self.last = map(int, positions.notes)
        by_chance = self.player == BY_CHANCE
        self.choices = list(range(n)) if by_chance else sorted(map(int, positions.out[:n]))

    @property
    def over(self) -> bool:
        return self.player == AT_THE_END

    def mask(self) -> Numbers:
        """1 for every action that whoever is to choose may choose, else 0."""
        made = np.zeros(self.positions.actions, np.uint8)
        if self.player >= 0:
            made[self.choices] = 1
        return made

    def observation(self, seat: int, out: Numbers | None = None) -> Numbers:
        """What a seat may know, as the task has it: `positions.spec` says where what stands."""
        positions = self.positions
        if positions.spec is None:
            raise LudothequeError(Problem("no-tasks", {"game": positions.game.name}))
        made = np.zeros(positions.spec.observation_length, np.uint8) if out is None else out
        made[:] = 0
        positions.built.observe(self.s, positions.b, seat, made)
        return made

    def returns(self) -> list[float]:
        """For each seat, 0 in all; 0 for everybody while the game is not over."""
        positions = self.positions
        positions.built.reward_seats(self.s, positions.b, positions.results)
        found: list[float] = positions.results.tolist()
        return found

    def knowledge(self, seat: int) -> int:
        """A number for what a seat knows: the same for all positions that it cannot tell apart."""
        positions = self.positions
        found: int = positions.built.knowledge(
            self.s, positions.b, seat, positions.world, positions.spare_rng
        )
        return found

    # ------------------------------------------------------------ going on

    def step(self, choice: int) -> None:
        """Carries out a choice: fate's, or that of whoever is to choose; it must be one of them."""
        positions = self.positions
        positions.notes[driver.LAST] = self.last
        positions.built.step(self.s, positions.b, choice, positions.out, positions.notes)
        self._note()
        self.path = onward(self.path, choice)
        self._plain = None

    def imagined(self, seat: int, rng: Rng) -> Position:
        """Another that a seat cannot tell from this one; how it was reached nobody can say."""
        positions = self.positions
        made = Position(positions, bytearray(self.held), self.last)
        positions.built.imagine(made.s, positions.b, seat, rng)
        made.look()
        made.origin = Origin(made.copy(), self.copy(), seat)
        return made

    # ------------------------------------------------------------ in words

    def information(self, seat: int) -> str:
        """All that a seat was told on the way here: a text that forgets nothing."""
        return self.record().information(seat)

    def text(self) -> str:
        """All that happened on the way here."""
        return self.record().text()

    def record(self) -> Record:
        record = self._record or Record(self.positions, self.origin)
        choices = self.made(record.count)
        self._record = record.after(choices) if choices else record
        return self._record

    def written(self, choice: int) -> str:
        """A choice in the game's notation, or as its task names it; else its number.

        Where a task keeps something to be found out, only what it offers is named.
        """
        positions, plan = self.positions, self.positions.board.plan
        notation, task = positions.game.notation, positions.task
        try:
            if self.player == BY_CHANCE:
                return notation.write(notation.to_fate(self.plain(), plan, choice))
            if task is not None and task.offer is not None and choice not in self.choices:
                return f"#{choice}"
            if choice >= positions.game.action_count and task is not None and task.name is not None:
                return task.name(plan, choice)
            return notation.write(notation.to_move(self.plain(), plan, self.player, choice))
        except IndexError:  # a space that this board does not have
            return f"#{choice}"

    def made(self, since: int = 0) -> list[int]:
        """The choices that led here, without the first so many."""
        found, path = [], self.path
        while path is not None:
            path, choice, count = path
            if count <= since:
                break
            found.append(choice)
        return found[::-1]

    def plain(self) -> State:
        """The position for the game's own functions, which are not compiled; only to be read."""
        if self._plain is None:
            declared = self.positions.game.declared.State
            said = declare.values(declared, self.s)
            self._plain = declare.assign(declare.plain(declared), said)
        return self._plain


def onward(path: Path, choice: int) -> Path:
    return path, choice, 1 if path is None else path[2] + 1


def unpickled(
    positions: Positions,
    held: bytes,
    last: int,
    made: list[int],
    origin: Origin | None,
) -> Position:
    position = Position(positions, bytearray(held), last)
    position.look()
    for choice in made:
        position.path = onward(position.path, choice)
    position.origin = origin
    return position

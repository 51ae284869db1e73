"""One game as the engine uses it: what it provides, and what follows from that."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING

from . import compiled_types, declare
from .checking import check_module
from .compiled_types import Board, Move, Plan, State
from .contract import Disclosure, LoadedContract, Option, R, Task, Terminal, all_listed
from .errors import LudothequeError, Problem
from .match import Match

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@dataclass(frozen=True)
class Declared:
    """The classes that declare a game's states and boards."""

    State: type[compiled_types.State]
    Board: type[compiled_types.Board]


class Game:
    """A game that was loaded. Its parts go by the contract's names.

    Besides what is listed below, these are meant for whoever uses a game:

    - `name`: as `ludotheque.game` takes it.
    - `about` (`engine/contract.py:About`): `version`, `seats` (how many can play), `boards` (the
      first is the default), `options`, and the bounds `most_outcomes`, `longest` and `scores`.
    - `action_count`: actions are the numbers below it.
    - `notation`: `write(move)` is a move's text and `read(text)` the move; `DISCLOSURES` has every
      type of move.
    - `tasks`: by name, what a policy may be shown (`observe`, `slices`) and may choose; the first
      is the default.
    - `laid_out(board).plan`: a board with the names of its spaces, in the order of their numbers.
    """

    def __init__(self, contract: LoadedContract) -> None:
        self.contract = contract
        self.package = contract.package
        self.folder = Path(sys.modules[contract.package].__file__ or "").parent
        self.about = contract.about
        self.declared = Declared(contract.declared.State, contract.declared.Board)
        self.rules = contract.rules
        self.board = contract.board
        self.notation = contract.notation
        self.views = contract.views
        self.reasons = contract.reasons
        self.story = contract.story
        self.bot = contract.bot
        self.hints = contract.hints
        self.last_resort = contract.last_resort
        self.picture = contract.picture
        self.dice = contract.dice
        self.outcomes = contract.outcomes
        self.census = contract.census
        self.tasks = contract.tasks
        self.alarms = contract.alarms
        self.preparation = contract.preparation
        self.held = contract.held

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def name(self) -> str:
        return self.about.name

    @property
    def action_count(self) -> int:
        """How many actions there are; their numbers go from 0, and mean the same in a version."""
        return self.rules.ACTIONS

    @cached_property
    def terminal(self) -> Terminal[Move]:
        """How it is drawn in a terminal; loaded and checked when it is first asked for."""
        if self.contract.terminal is None:
            raise LudothequeError(Problem("no-terminal", {"game": self.name}))
        drawings = self.contract.terminal()
        check_module(Terminal, drawings)
        return drawings

    @property
    def lists_not_all(self) -> bool:
        """Whether there are legal actions that people have to find for themselves."""
        return self.views.is_listed is not all_listed

    @property
    def hides_something(self) -> bool:
        """Whether there is anything that is not told to everybody before the end."""
        hides_moves = any(each.hides(over=False) for each in self.notation.DISCLOSURES.values())
        return self.about.secrets or self.lists_not_all or hides_moves

    def disclosure(self, move: Move | str) -> Disclosure:
        """Who is told a move, given as a named type or in notation."""
        named = self.notation.read(move) if isinstance(move, str) else move
        return self.notation.DISCLOSURES[type(named)]

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        return tuple(clause_id(clause) for clause in self.rules.Clause)

    def clause(self, number: int) -> str:
        return clause_id(self.rules.Clause(number))

    def task(self, name: str = "") -> Task[State, Board, Plan]:
        """A task by its name; without one, the first."""
        if not self.tasks:
            raise LudothequeError(Problem("no-tasks", {"game": self.name}))
        if name and name not in self.tasks:
            allowed = ", ".join(self.tasks)
            raise LudothequeError(Problem("no-such-task", {"task": name, "allowed": allowed}))
        return self.tasks[name or next(iter(self.tasks))]

    def option(self, name: str) -> Option:
        for option in self.about.options:
            if option.name == name:
                return option
        allowed = ", ".join(option.name for option in self.about.options)
        raise LudothequeError(Problem("no-such-option", {"option": name, "allowed": allowed}))

    def board_text(self, name: str) -> str:
        if name not in self.about.boards:
            allowed = ", ".join(self.about.boards)
            raise LudothequeError(Problem("no-such-board", {"board": name, "allowed": allowed}))
        return (self.folder / "boards" / f"{name}.txt").read_text(encoding="utf-8")

    def laid_out(self, board: str = "") -> LaidOut:
        """A board by its name, or by the text of a board file."""
        name = board or self.about.boards[0]
        custom = "\n" in name
        return laid_out(self, name if custom else self.board_text(name), "" if custom else name)

    def require_seats(self, seats: int) -> None:
        if seats not in self.about.seats:
            allowed = ", ".join(str(number) for number in self.about.seats)
            given = repr(seats) if isinstance(seats, str) else seats
            raise LudothequeError(Problem("wrong-seats", {"seats": given, "allowed": allowed}))

    def settled(self, options: Mapping[str, str | int]) -> dict[str, str]:
        """Every option with its value: as given, or its default."""
        for name in options:
            self.option(name)
        return {
            option.name: option.decode(option.encode(options.get(option.name, option.values[0])))
            for option in self.about.options
        }

    def fresh(self, seats: int, options: Mapping[str, str | int], checked: bool = False) -> State:
        """A plain state with its seats and options filled in, ready for `setup`."""
        self.require_seats(seats)
        s = (declare.checked if checked else declare.plain)(self.declared.State)
        s.seats = seats
        for name, value in self.settled(options).items():
            option = self.option(name)
            setattr(s, option.field, option.encode(value))
        return s

    def match(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        number: int = 0,
    ) -> Match:
        """A new match. With a seed fate plays by itself; without one the caller plays it.

        Matches of one seed that have different numbers have different dice.
        """
        return Match(self, seats, seed=seed, options=options, board=board, number=number)


@dataclass(frozen=True)
class LaidOut:
    """A board in every form: as drawn, and as tables for either kind of rules."""

    name: str  # empty for a board that is not one of the game's own
    text: str
    plan: Plan
    plain: Board
    tables: declare.Tables
    declaration: type[Board]

    @cached_property
    def record(self) -> npt.NDArray[np.void]:
        """An array of one record, for compiled rules."""
        return declare.board_record(self.declaration, self.tables)


@lru_cache(maxsize=64)
def laid_out(game: Game, text: str, name: str) -> LaidOut:
    plan = game.board.read(text)
    for problem in game.board.check(plan):
        raise LudothequeError(problem)
    tables = game.board.tables(plan)
    declaration = game.declared.Board
    return LaidOut(name, text, plan, declare.plain_board(declaration, tables), tables, declaration)


def clause_id(clause: IntEnum) -> str:
    return clause.name.replace("_", "-")


def module_of(function: Callable[..., R]) -> ModuleType:
    """The module in which a function is written."""
    assert isinstance(function, FunctionType)
    return sys.modules[function.__module__]

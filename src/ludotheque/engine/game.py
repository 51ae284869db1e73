"""The protocol that every game follows, and the registry that finds them.

A game is a package: `about` in its `__init__`, and one module for each concern, imported when
first needed. The verbs of `rules.py` are described in `docs/adding-a-game.md`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from . import declare
from .errors import LudothequeError, Problem
from .seats import Seat

if TYPE_CHECKING:
    from .match import Match

Values = Mapping[str, str | int]


@dataclass(frozen=True)
class Option:
    """A switch that the host can turn. The first value is the default."""

    name: str
    values: tuple[str, ...]
    numbers: range = range(0)  # numbers admitted besides, where the sheet asks for one

    def __post_init__(self) -> None:
        if set(self.numbers) & set(range(len(self.values))):
            raise ValueError(f"{self.name}: a number that stands for itself must not be an index")

    def encode(self, value: str | int) -> int:
        """The number that stands for a value in the state."""
        text = str(value)
        if text in self.values:
            return self.values.index(text)
        if text in map(str, self.numbers):
            return int(text)
        allowed = [
            *self.values,
            *([f"{self.numbers[0]}–{self.numbers[-1]}"] if self.numbers else []),
        ]
        wrong = {"option": self.name, "value": text, "allowed": ", ".join(allowed)}
        raise LudothequeError(Problem("no-such-value", wrong))

    def decode(self, number: int) -> str:
        return str(number) if number in self.numbers else self.values[number]


@dataclass(frozen=True)
class About:
    """What is known of a game before any of its modules is loaded."""

    name: str
    version: int  # the behaviour version, written into every saved game
    seats: tuple[int, ...]
    boards: tuple[str, ...]  # the first is the default
    options: tuple[Option, ...] = ()
    secrets: bool = False  # whether seats know different things
    realtime: bool = False  # whether there are no turns: whoever is first received plays first


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: the clause, and the particulars that the sentence needs."""

    clause: str
    code: str
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """Something that happened, and who may know of it; `None` is everybody."""

    code: str
    values: Values = field(default_factory=dict)
    audience: frozenset[Seat] | None = None


@dataclass(frozen=True)
class Advice:
    """Why a move is a good one: the key of its sentence, and what to fill in."""

    code: str
    values: Values = field(default_factory=dict)


def advice(code: str, **values: str | int) -> Advice:
    return Advice(code, values)


@dataclass(frozen=True)
class Outcome:
    """Who won, and why the game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    clause: str
    reason: str


@dataclass(frozen=True)
class Alarm:
    """What the clock will do, and when: so long after an action, the first of which is 1.

    Actions are those of players and of the clock; 0 is the beginning of the match.
    """

    move: str
    seconds: int
    since: int


class Rules(Protocol):
    """The verbs of `rules.py`."""

    ACTIONS: int

    @property
    def Clause(self) -> Any: ...  # noqa: N802
    def setup(self, s: Any, b: Any, /) -> None: ...
    def chance(self, s: Any, b: Any, /) -> int: ...
    def draw(self, s: Any, b: Any, k: int, /) -> None: ...
    def acting(self, s: Any, b: Any, /) -> int: ...
    def refusal(self, s: Any, b: Any, seat: int, action: int, /) -> int: ...
    def legal(self, s: Any, b: Any, seat: int, out: list[int], /) -> int: ...
    def apply(self, s: Any, b: Any, seat: int, action: int, /) -> None: ...
    def over(self, s: Any, b: Any, /) -> bool: ...
    def score(self, s: Any, b: Any, seat: int, /) -> int: ...
    def imagine(self, s: Any, b: Any, seat: int, rng: list[int], /) -> None: ...


class BoardFiles(Protocol):
    """`board/`: how a board file is read, checked and worked into tables."""

    def read(self, text: str, /) -> Any: ...
    def check(self, plan: Any, /) -> list[Problem]: ...
    def tables(self, plan: Any, /) -> Mapping[str, Any]: ...


class Notation(Protocol):
    """`notation.py`: moves as named types and as text."""

    def to_move(self, s: Any, plan: Any, seat: int, action: int, /) -> Any: ...
    def to_action(self, s: Any, plan: Any, seat: int, move: Any, /) -> int: ...
    def to_fate(self, s: Any, plan: Any, k: int, /) -> Any: ...
    def from_fate(self, s: Any, plan: Any, move: Any, /) -> int: ...
    def write(self, move: Any, /) -> str: ...
    def read(self, text: str, /) -> Any: ...


class Views(Protocol):
    """`view.py`: what a seat, or a watcher, may know; and what the page draws a board from."""

    def view(self, s: Any, b: Any, plan: Any, seat: Seat | None, /) -> Any: ...
    def drawing(self, plan: Any, /) -> Any: ...


class Reasons(Protocol):
    """`reasons.py`: the particulars of a refusal, and of the end."""

    def explain(
        self, s: Any, b: Any, plan: Any, seat: int, action: int, clause: str, /
    ) -> Reason: ...
    def ending(self, s: Any, b: Any, /) -> tuple[str, str]: ...


class Story(Protocol):
    """`story.py`: what just happened."""

    def tell(
        self, before: Any, after: Any, b: Any, plan: Any, seat: Seat, choice: int, /
    ) -> Sequence[Event]: ...


class Advices(Protocol):
    """`hints.py`: why a move is a good one."""

    def why(
        self, before: Any, after: Any, b: Any, plan: Any, seat: Seat, actions: Sequence[int], /
    ) -> Advice: ...


class Game:
    """One game, its modules loaded when they are first used."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package.__name__
        self.about: About = package.about
        self.folder = Path(package.__file__ or "").parent

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def name(self) -> str:
        return self.about.name

    def _module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, self._module("rules"))

    @cached_property
    def rule_modules(self) -> list[ModuleType]:
        """`rules.py`, or every module of the package `rules/`, in the order of their names."""
        rules = self._module("rules")
        inner = [name for _, name, _ in pkgutil.iter_modules(getattr(rules, "__path__", []))]
        return [*(self._module(f"rules.{name}") for name in sorted(inner)), rules]

    @cached_property
    def declared(self) -> ModuleType:
        return self._module("state")

    @cached_property
    def board(self) -> BoardFiles:
        return cast(BoardFiles, self._module("board"))

    @cached_property
    def notation(self) -> Notation:
        return cast(Notation, self._module("notation"))

    @cached_property
    def views(self) -> Views:
        return cast(Views, self._module("view"))

    @cached_property
    def reasons(self) -> Reasons:
        return cast(Reasons, self._module("reasons"))

    @cached_property
    def story(self) -> Story:
        return cast(Story, self._module("story"))

    @cached_property
    def advice(self) -> Advices:
        return cast(Advices, self._module("hints"))

    @cached_property
    def alarms(self) -> Callable[[Any, Any], Sequence[Alarm]]:
        """What the clock will do in a position: in games without turns that have a `clock.py`."""
        has_clock = self.about.realtime and (self.folder / "clock.py").exists()
        return cast(Any, self._module("clock").alarms) if has_clock else no_alarms

    @cached_property
    def is_told(self) -> Callable[[Any, Any, int, int], bool]:
        """Whether a legal action may be listed to people; `view.py` can say so as `told`."""
        return getattr(self.views, "told", all_told)

    @cached_property
    def is_in_play(self) -> Callable[[Any, Any, int], bool]:
        """Whether a seat can still change how the game ends; `view.py` can say so as `in_play`."""
        return getattr(self.views, "in_play", always_in_play)

    @cached_property
    def held(self) -> Callable[[Any], str]:
        """What must be in the hand for a move; `notation.py` can say so."""
        return getattr(self.notation, "held", nothing_held)

    @cached_property
    def lists_not_all(self) -> bool:
        """Whether there are legal actions that people have to find for themselves."""
        return hasattr(self.views, "told")

    @cached_property
    def hides_something(self) -> bool:
        """Whether there is anything that is not told to everybody before the end."""
        hides_moves = hasattr(self.views, "hides_move")
        return self.about.secrets or self.lists_not_all or hides_moves

    @cached_property
    def bot(self) -> ModuleType:
        return self._module("bot")

    @cached_property
    def census(self) -> ModuleType:
        return self._module("census")

    @cached_property
    def picture(self) -> ModuleType:
        return self._module("board.picture")

    @cached_property
    def terminal(self) -> ModuleType:
        return self._module("terminal")

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        return tuple(clause_id(clause) for clause in self.rules.Clause)

    def clause(self, number: int) -> str:
        return clause_id(self.rules.Clause(number))

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
            raise LudothequeError(Problem("wrong-seats", {"seats": seats, "allowed": allowed}))

    def settled(self, options: Mapping[str, str | int]) -> dict[str, str]:
        """Every option with its value: as given, or its default."""
        for name in options:
            self.option(name)
        return {
            option.name: option.decode(option.encode(options.get(option.name, option.values[0])))
            for option in self.about.options
        }

    def fresh(self, seats: int, options: Mapping[str, str | int], checked: bool = False) -> Any:
        """A plain state with its seats and options filled in, ready for `setup`."""
        self.require_seats(seats)
        s = (declare.checked if checked else declare.plain)(self.declared.State)
        s.seats = seats
        for name, value in self.settled(options).items():
            setattr(s, name, self.option(name).encode(value))
        return s

    def match(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str | int] | None = None,
        board: str = "",
    ) -> Match:
        """A new match. With a seed fate plays by itself; without one the caller plays it."""
        from .match import Match

        return Match(self, seats, seed=seed, options=options, board=board)


@dataclass(frozen=True)
class LaidOut:
    """A board in every form: as drawn, and as tables for either kind of rules."""

    name: str  # empty for a board that is not one of the game's own
    text: str
    plan: Any
    plain: Any
    tables: Mapping[str, Any]
    declaration: type

    @cached_property
    def record(self) -> Any:
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


def no_alarms(s: Any, b: Any) -> Sequence[Alarm]:
    """In a game with turns the clock does nothing by itself."""
    return ()


def all_told(s: Any, b: Any, seat: int, action: int) -> bool:
    return True


def always_in_play(s: Any, b: Any, seat: int) -> bool:
    return True


def nothing_held(move: Any) -> str:
    return ""


def clause_id(clause: Any) -> str:
    return str(clause.name).replace("_", "-")


# ---------------------------------------------------------------- the registry


@cache
def all_games() -> tuple[Game, ...]:
    """Every game that stands in the games folder."""
    import ludotheque.games as shelf

    found = [info.name for info in pkgutil.iter_modules(shelf.__path__) if info.ispkg]
    packages = [importlib.import_module(f"{shelf.__name__}.{name}") for name in sorted(found)]
    return tuple(Game(package) for package in packages)


def game(name: str) -> Game:
    for candidate in all_games():
        if candidate.name == name:
            return candidate
    allowed = ", ".join(candidate.name for candidate in all_games())
    raise LudothequeError(Problem("no-such-game", {"game": name, "allowed": allowed}))

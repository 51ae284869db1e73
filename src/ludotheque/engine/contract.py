"""Everything that a game provides, on one page.

A game is a Python package whose `__init__.py` makes one `Contract` and calls it `contract`. Parts
in which everything is required are modules; parts in which something is optional are dataclasses,
whose fields have defaults then. What is missing, a name that is not here, and a function that
cannot be called with the arguments stated are errors, for the type checker and again when the
game is loaded.

The type variables stand for the game's own types: its state, the tables of its board, the plan
that a board file is read into, and its moves. `s`, `b`, `plan` and `seat` are these throughout.
`docs/adding-a-game.md` tells in which order to write the parts, and what tests each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from random import Random
from types import UnionType
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from . import declare
from .compiled_types import Board, Move, Plan, Shown, State
from .errors import LudothequeError, Problem
from .levels import DEFAULT, Level
from .seats import Seat

if TYPE_CHECKING:
    from rich.text import Text

    from .match import Match

S = TypeVar("S", bound=State)  # the state
B = TypeVar("B", bound=Board)  # the tables of a board
P = TypeVar("P", bound=Plan)  # the plan of a board
M = TypeVar("M", bound=Move)  # a move
S_in = TypeVar("S_in", bound=State, contravariant=True)  # the same where they are only taken
B_in = TypeVar("B_in", bound=Board, contravariant=True)
P_in = TypeVar("P_in", bound=Plan, contravariant=True)
M_in = TypeVar("M_in", bound=Move, contravariant=True)
S_out = TypeVar("S_out", bound=State, covariant=True)  # and where they are only given
B_out = TypeVar("B_out", bound=Board, covariant=True)
R = TypeVar("R")  # what a function returns

Values = Mapping[str, str | int]
Keyed = Sequence[tuple[str, Move]]  # moves, each with what is typed for it, or with nothing

LONGEST = 64  # moves that may be foreseen as one
TRIALS = 10_000_000  # moves that an analysis may try out for one of a game


class ContractError(Exception):
    """A game that does not provide what it must, or not in the form that it must have."""


# ---------------------------------------------------------------- what the parts are made of


@dataclass(frozen=True)
class Option:
    """A switch that the host can turn. The first value is the default."""

    name: str
    values: tuple[str, ...]
    numbers: range = range(0)  # numbers admitted besides, where the sheet asks for one

    def __post_init__(self) -> None:
        if set(self.numbers) & set(range(len(self.values))):
            raise ValueError(f"{self.name}: a number that stands for itself must not be an index")

    @property
    def field(self) -> str:
        """Where the state has it: its name, with underscores for hyphens."""
        return self.name.replace("-", "_")

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
    """What is known of a game without playing it."""

    name: str  # in small letters and digits, with hyphens: as links and saved games have it
    version: int  # of its behaviour and of its actions' numbers, written into every saved game
    seats: tuple[int, ...]  # how many can play
    boards: tuple[str, ...]  # the first is the default
    # With any seats and options, on any board that it accepts: among how many outcomes fate draws
    # at most; how many actions of players and clock a game has at most, or `None` where the rules
    # set no bound; and the lowest and the highest score of a seat, at any time.
    most_outcomes: int
    longest: int | None
    scores: tuple[int, int]
    options: tuple[Option, ...] = ()
    secrets: bool = False  # whether seats know different things
    realtime: bool = False  # whether there are no turns: whoever is first received plays first


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: the clause, and the particulars that the sentence needs."""

    clause: str
    code: str
    values: Values = field(default_factory=dict)


Audience = frozenset[Seat] | None  # the seats that may know of something
EVERYBODY: Audience = None  # whoever watches included


@dataclass(frozen=True)
class Event:
    """Something that happened, and who may know of it: each event says so itself."""

    code: str
    values: Values = field(default_factory=dict)
    audience: Audience = field(kw_only=True)


@dataclass(frozen=True)
class HintReason:
    """Why a move is a good one: the key of its sentence, and what to fill in."""

    code: str
    values: Values = field(default_factory=dict)


def hint_reason(code: str, **values: str | int) -> HintReason:
    return HintReason(code, values)


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


@dataclass(frozen=True)
class Preparation:
    """What a match without turns waits for before play begins. Moves are as they are written."""

    unready: tuple[Seat, ...]  # the sides that have not said yet that they are ready
    ready: str  # the move by which a side says so
    start: str  # the clock's move with which play begins, once all are ready


@dataclass(frozen=True)
class Look:
    """How to draw in a terminal: the language, the characters to be had, the players' names."""

    language: str
    fancy: bool = True  # whether more than ASCII can be shown
    colour: bool = True  # whether colours can
    names: Mapping[Seat, str] = field(default_factory=dict)
    revealed: bool = False  # whether all is open: somebody looks back at a game that is over


class Seen(Enum):
    """By whom a move is seen as it was made."""

    BY_ALL = "by all"
    BY_PLAYER = "by whoever made it"
    BY_NOBODY = "by nobody"
    AT_THE_END = "by nobody before the game is over"


@dataclass(frozen=True)
class Disclosure:
    """Who is told a move, and in what words everybody else hears that one was made."""

    seen: Seen
    otherwise: str  # in place of the notation; what happened they are told by events

    def hides(self, over: bool) -> bool:
        """Whether somebody else than its player is told it without its content."""
        return self.seen is not Seen.BY_ALL and not (self.seen is Seen.AT_THE_END and over)

    def told(self, text: str, to_its_player: bool, over: bool) -> str:
        """What somebody is told of a move that is written so."""
        if self.seen is Seen.BY_PLAYER and to_its_player:
            return text
        return self.otherwise if self.hides(over) else text


SEEN_BY_ALL = Disclosure(Seen.BY_ALL, "")
SEEN_BY_PLAYER = Disclosure(Seen.BY_PLAYER, "")
SEEN_BY_NOBODY = Disclosure(Seen.BY_NOBODY, "")
SEEN_AT_THE_END = Disclosure(Seen.AT_THE_END, "")


# ---------------------------------------------------------------- modules that are parts


class Declarations(Protocol[S_out, B_out]):
    """`state.py`: from these declarations states and boards are made at every speed."""

    @property
    def State(self) -> type[S_out]: ...  # noqa: N802
    @property
    def Board(self) -> type[B_out]: ...  # noqa: N802


class Rules(Protocol[S_in, B_in]):
    """`rules.py`: the rules, in the part of Python that also compiles."""

    @property
    def ACTIONS(self) -> int:  # noqa: N802
        """How many actions there are: they are numbered from 0."""

    @property
    def Clause(self) -> type[IntEnum]:  # noqa: N802
        """Every clause of the sheet, in order; `PM_8a` stands for PM-8a."""

    def setup(self, s: S_in, b: B_in, /) -> None:
        """From the options that are already in the state to the first position."""

    def chance(self, s: S_in, b: B_in, /) -> int:
        """How many equally likely outcomes fate must now choose among; 0 if it has no choice."""

    def draw(self, s: S_in, b: B_in, k: int, /) -> None:
        """Fate's choice, by its number."""

    def acting(self, s: S_in, b: B_in, /) -> int:
        """The seats that may act now, as bits."""

    def refusal(self, s: S_in, b: B_in, seat: int, action: int, /) -> int:
        """The clause that forbids an action, 0 if it is legal; reads only what the seat knows."""

    def legal(self, s: S_in, b: B_in, seat: int, out: list[int], /) -> int:
        """Fills `out` with the seat's legal actions, and returns how many there are."""

    def apply(self, s: S_in, b: B_in, seat: int, action: int, /) -> None:
        """Plays an action."""

    def over(self, s: S_in, b: B_in, /) -> bool:
        """Whether the game has ended."""

    def score(self, s: S_in, b: B_in, seat: int, /) -> int:
        """What a seat has got; the highest wins."""

    def imagine(self, s: S_in, b: B_in, seat: int, rng: list[int], /) -> None:
        """Replaces all that the seat does not know by a sample that fits what it does know."""


class Boards(Protocol[P]):
    """`board`: how a board file is read, checked, and worked into tables."""

    def read(self, text: str, /) -> P:
        """The plan that a file draws; raises a `BoardError`."""

    def check(self, plan: P, /) -> list[Problem]:
        """What is wrong with a plan."""

    def tables(self, plan: P, /) -> declare.Tables:
        """The fields of the declared `Board`."""


class Notation(Protocol[S_in, P_in, M]):
    """`notation.py`: moves as named types and as text, both ways."""

    @property
    def Move(self) -> UnionType | type[M]:  # noqa: N802
        """Every type of move, of players, of the clock and of fate: `Roll | Walk | Stay`."""

    @property
    def DISCLOSURES(self) -> Mapping[type, Disclosure]:  # noqa: N802
        """Who is told a move, by its type: each type that `Move` names is listed."""

    def to_move(self, s: S_in, plan: P_in, seat: int, action: int, /) -> M:
        """The move that an action stands for; an `IndexError` where the board has no such space."""

    def to_action(self, s: S_in, plan: P_in, seat: int, move: M, /) -> int:
        """Its inverse; raises a `NotationError`."""

    def to_fate(self, s: S_in, plan: P_in, k: int, /) -> M:
        """The move that an outcome of fate's stands for."""

    def from_fate(self, s: S_in, plan: P_in, move: M, /) -> int:
        """Its inverse; raises a `NotationError`."""

    def write(self, move: M, /) -> str:
        """The text of a move."""

    def read(self, text: str, /) -> M:
        """Its inverse; raises a `NotationError`."""


class Reasons(Protocol[S_in, B_in, P_in]):
    """`reasons.py`: the particulars of a refusal, and of the end."""

    def explain(
        self, s: S_in, b: B_in, plan: P_in, seat: int, action: int, clause: str, /
    ) -> Reason:
        """What is wrong with an action that a clause forbids; reads only what the seat knows."""

    def ending(self, s: S_in, b: B_in, /) -> tuple[str, str]:
        """The clause by which the game is over, and the key of the sentence that says how."""


class Hints(Protocol[S_in, B_in, P_in]):
    """`hints.py`: why a move is a good one."""

    def why(
        self,
        before: S_in,
        after: S_in,
        b: B_in,
        plan: P_in,
        seat: Seat,
        actions: Sequence[int],
        /,
    ) -> HintReason:
        """For what some actions are good, in positions that the seat could imagine.

        Says nothing that is not true of the move, whoever made it.
        """


class Census(Protocol[S_in, B_in]):
    """`census.py`: which clauses a choice exercises, compiled; `done[clause]` counts them."""

    def note_start(self, s: S_in, b: B_in, done: list[int], /) -> None: ...
    def note_draw(self, s: S_in, b: B_in, k: int, done: list[int], /) -> None: ...
    def note_action(
        self, s: S_in, b: B_in, seat: int, action: int, done: list[int], refused: list[int], /
    ) -> None: ...
    def note_end(self, s: S_in, b: B_in, done: list[int], /) -> None: ...


class Terminal(Protocol[M_in]):
    """`terminal.py`: how a game is drawn in a terminal, for a seat or, without one, a watcher.

    It shows what they may know, and no more.
    """

    @property
    def LINGERS(self) -> frozenset[str]:  # noqa: N802
        """Events that need time to be read before the keyboard is passed on."""

    def board(self, match: Match, seat: Seat | None, look: Look, choices: Keyed, /) -> Text:
        """The board with its pieces; where each choice leads stands what is typed for it."""

    def players(self, match: Match, seat: Seat | None, look: Look, /) -> Text:
        """Every player, a line each, with what they own pictured, and whose turn it is."""

    def table(self, match: Match, seat: Seat | None, look: Look, /) -> Text:
        """What else lies on the table: dice, cards, counters. Empty where there is nothing."""

    def expected(self, match: Match, seat: Seat | None, look: Look, /) -> str:
        """What is expected of whom, in a sentence."""

    def label(self, match: Match, seat: Seat, move: M_in, look: Look, /) -> Text:
        """A move that a seat may make, in a few words."""

    def unsaid(self, match: Match, /) -> str:
        """The verb that need not be typed now: choices go by what follows it, not by number."""

    def answer(self, match: Match, seat: Seat | None, look: Look, words: Sequence[str], /) -> Text:
        """To a question of the game's own, such as what is in the tray; empty if it is none."""

    def opened(self, match: Match, look: Look, /) -> Text:
        """What was hidden, once the game is over; empty where board and table show all of it."""


# ---------------------------------------------------------------- parts with something optional


def all_listed(s: State, b: Board, seat: int, action: int) -> bool:
    return True


def always_in_play(s: State, b: Board, seat: int) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Views(Generic[S, B, P]):
    """What may leave the server: each is an allow-list."""

    # What a seat may know; what a watcher may, without one.
    view: Callable[[S, B, P, Seat | None], Shown]
    # What the page draws a board from.
    drawing: Callable[[P], Shown]
    # Everything there is to know, for games that are over; else what a watcher may know.
    revealed: Callable[[S, B, P], Shown] | None = None
    # Whether a legal action may be listed to people. If not, to find it is the game.
    is_listed: Callable[[S, B, int, int], bool] = all_listed
    # Whether a seat can still change how the game ends; reads only what everybody knows.
    in_play: Callable[[S, B, int], bool] = always_in_play
    # What is given out once, apart from every message; nothing before it is there.
    handout: Callable[[S, B, P, Seat | None], Shown] | None = None
    # A position as SVG, for a page that has no board of the game's own. It is drawn from a view
    # alone, and is told to whoever is told that view, as its field `picture`.
    picture: Callable[[P, Shown], str] | None = None


@dataclass(frozen=True, kw_only=True)
class Story(Generic[S, B, P]):
    """What just happened, and which moves belong together."""

    # The events of a choice: positions before and after, who chose (perhaps fate), and what.
    tell: Callable[[S, S, B, P, Seat, int], Sequence[Event]]
    # Whether what comes after a move still belongs to it, so that a whole way is shown at once.
    goes_on: Callable[[S, S], bool] | None = None
    # Whether another kind of choice begins after a move: what may follow is told when asked.
    asks_anew: Callable[[S, S], bool] | None = None
    # How many moves of a way are told at once, where there are more than a page can be sent.
    foresight: int = LONGEST
    # Whether a choice tells its player something, and so cannot be taken back; reads what the
    # seat knows before it. In a game of secrets that does not say, nothing is foreseen.
    reveals: Callable[[S, B, Seat, int], bool] | None = None
    # Changes a copy of a position so that nothing hidden can happen in it, where what a seat
    # may do does not depend on that: a whole way is then foreseen.
    supposing: Callable[[S, B, Seat], None] | None = None
    # What a legal action would bring, in the game's own words, to be shown before it is chosen:
    # only what the seat knows. It is asked of each move of a way, so that it should be quick.
    finds: Callable[[S, B, P, Seat, int], Values] | None = None


@dataclass(frozen=True, kw_only=True)
class Bot(Generic[S, B]):
    """How bots play. All functions but `pause` are compiled."""

    # How good a position looks to a seat; any scale.
    evaluate: Callable[[S, B, int], int]
    # The numbers of each level.
    levels: Mapping[str, Level] = field(default_factory=lambda: DEFAULT)
    # How good a position is at the end of a play-out; else `evaluate`.
    leaf_value: Callable[[S, B, int, list[int]], int] | None = None
    # How good an action looks untried; `s` may be spoilt. Else it is applied, and judged.
    prior_score: Callable[[S, B, int, int, list[int]], int] | None = None
    # What a seat does in a play-out; else anything legal.
    playout_action: Callable[[S, B, int, list[int], list[int], list[int]], int] | None = None
    # Whether a position can be judged as it is, so that a play-out need go no farther.
    ends_playout: Callable[[S, B, list[int]], bool] | None = None
    # Whether the others do not see which action this is; else they see all.
    is_hidden: Callable[[S, B, int, int], bool] | None = None
    # Whether a seat cannot win any more: an analysis gives it no chance.
    has_lost: Callable[[S, B, int], bool] | None = None
    # The seconds before a bot's next action, in a game without turns.
    pause: Callable[[str, Mapping[str, str], Random], float] | None = None
    # How many moves an analysis may try out for one of a game.
    trials: int = TRIALS

    OVERRIDES: ClassVar = (
        "leaf_value",
        "prior_score",
        "playout_action",
        "ends_playout",
        "is_hidden",
        "has_lost",
    )

    @property
    def overrides(self) -> dict[str, Callable[..., int]]:
        """The compiled functions that the game has itself, by their names."""
        given = {name: getattr(self, name) for name in self.OVERRIDES}
        return {name: function for name, function in given.items() if function is not None}


@dataclass(frozen=True, kw_only=True)
class Dice(Generic[M]):
    """What tables count of a game with dice."""

    faces: Sequence[int]  # that there are
    shown: Callable[[M], Sequence[int]]  # by a move of fate's


@dataclass(frozen=True)
class Slice:
    """A named part of an observation: whole numbers from 0 to `most`, at most 255, in a shape."""

    name: str
    shape: tuple[int, ...]  # () for a single number
    most: int
    meaning: str  # in English, for researchers: the documentation and `spec` have it


@dataclass(frozen=True, kw_only=True)
class Task(Generic[S, B, P]):
    """What a policy of somebody else's sees of a game, and what it may do there.

    `observe`, `offer` and `meant` are compiled, and stand in one module that has nothing else
    compiled which another task of the game has, too.
    """

    # What a seat may know, as numbers, the seat itself first and the others after it, going round.
    # It finds `out` filled with zeros, and reads nothing that the seat does not know.
    observe: Callable[[S, B, int, list[int]], None]
    # Of what `out` consists, in order, for so many seats, whose lengths follow from these.
    slices: Callable[[P, int], Sequence[Slice]]
    # Where a policy does not choose among the rules' own legal actions: how many actions there are,
    # which of them a seat is offered (as `legal` says it), and to which action of the rules one
    # comes; `NO_ACTION` is one that fails, changes nothing and passes the turn.
    actions: Callable[[P], int] | None = None
    offer: Callable[[S, B, int, list[int]], int] | None = None
    meant: Callable[[S, B, int, int], int] | None = None
    # What an action is called that the rules do not have. It tells no more than its number does.
    name: Callable[[P, int], str] | None = None


# ---------------------------------------------------------------- the whole


def no_alarms(s: State, b: Board) -> Sequence[Alarm]:
    return ()


def no_preparation(s: State, b: Board) -> Preparation | None:
    return None


def nothing_held(move: Move) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Contract(Generic[S, B, P, M]):
    """A game: what its package calls `contract`."""

    package: str  # its own name, `__name__`: boards and words stand beside it
    about: About
    declared: Declarations[S, B]
    rules: Rules[S, B]
    board: Boards[P]
    notation: Notation[S, P, M]
    views: Views[S, B, P]
    reasons: Reasons[S, B, P]
    story: Story[S, B, P]
    bot: Bot[S, B]
    hints: Hints[S, B, P]
    # An action that gives up what could still be done: never taken at random if there is another.
    last_resort: int | None = None
    # The board without its pieces, as SVG.
    picture: Callable[[P], str] | None = None
    dice: Dice[M] | None = None
    # What each outcome of fate's public draws stands for, in order: a list for each kind of draw,
    # no two of the same length. Tables tell it before the first draw, to be held to it.
    outcomes: Callable[[P], Sequence[Sequence[M]]] | None = None
    # In a game without turns: what the clock will do in a position, what play waits for (nothing,
    # once it has begun), and what must be in somebody's hand for a move (empty: nothing).
    alarms: Callable[[S, B], Sequence[Alarm]] = no_alarms
    preparation: Callable[[S, B], Preparation | None] = no_preparation
    held: Callable[[M], str] = nothing_held
    census: Census[S, B] | None = None
    # For policies of other people's, by name; the first is the one that is meant without a name.
    tasks: Mapping[str, Task[S, B, P]] = field(default_factory=dict)
    # Loaded when it is first asked for, because it needs a library of its own.
    terminal: Callable[[], Terminal[M]] | None = None


# What the engine knows of a game that it has loaded.
LoadedContract = Contract[State, Board, Plan, Move]

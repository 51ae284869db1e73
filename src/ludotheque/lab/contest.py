"""A contest of bots: what is to be played, its games one by one, and what they came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from ludotheque.engine.game import Game
from ludotheque.engine.registry import load

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State
    from ludotheque.engine.speeds import Speed

LONGEST = 20_000  # steps of a game, unless something else is asked for


@cache
def game_in(package: str) -> Game:
    """A game by the name of its package, which every process can find again."""
    return load(package)


@dataclass(frozen=True)
class Contest:
    """What is to be played. It travels to other processes, so it holds only plain values."""

    package: str  # the game's
    bots: tuple[str, ...]
    games: int  # of each line-up, at least
    seats: int
    seed: int = 1
    options: Mapping[str, str | int] = field(default_factory=dict)
    board: str = ""
    max_steps: int = LONGEST
    playouts: int = 0  # in place of every bot's own number
    milliseconds: int = 0  # a move, in place of a number of play-outs

    @property
    def game(self) -> Game:
        return game_in(self.package)

    def opening(self, speed: Speed) -> State:
        """The position in which every game begins."""
        return speed.opening(self.game, self.seats, self.options, self.game.laid_out(self.board))


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played: its dice by their round, and each seat's bot by number."""

    number: int
    round: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Thought:
    """What a bot's moves took, added up over some games."""

    moves: int = 0
    playouts: int = 0
    seconds: float = 0.0

    def __add__(self, other: Thought) -> Thought:
        return Thought(
            self.moves + other.moves,
            self.playouts + other.playouts,
            self.seconds + other.seconds,
        )


@dataclass(frozen=True)
class Played:
    """One game as it went. An unfinished one is nobody's win."""

    round: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    steps: int
    ended: bool
    hash: int

    @property
    def points(self) -> tuple[int, ...]:
        """What the places at the end follow from: all are alike where there was no end."""
        return self.scores if self.ended else (0,) * len(self.scores)


@dataclass
class Results:
    """The games of a contest in their order; fewer than there should be if interrupted."""

    contest: Contest
    games: list[Played]
    thought: dict[int, Thought]
    seconds: float
    processes: int
    wanted: int
    interrupted: bool = False

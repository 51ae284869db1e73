"""Bots against bots, fairly: who meets whom, where everybody sits, and which dice fall.

A round has one sequence of dice. Every line-up of bots plays it in every rotation of its seats,
so that luck falls on each of them alike; the round, and not the game, is therefore the unit of
all statistics. Everything follows from the seed, however many processes play.

Who plays stands here. How a game is played is in `arena_table.py`, how games are spread over
processes in `arena_pool.py`, and what follows from the results in `ratings.py`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, count
from typing import Any

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.registry import load

from . import arena_bots

LONGEST = 20_000  # steps of a game, unless something else is asked for
FORMAT = 1  # of the results as JSON


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

    def check(self) -> None:
        """Tells a mistake before anything is compiled for it."""
        if len(self.bots) < 2:
            raise LudothequeError(Problem("arena-too-few-bots"))
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise LudothequeError(Problem("arena-same-bot", {"bot": bot}))
            arena_bots.require(self.game, bot)
        self.game.fresh(self.seats, self.options)
        self.game.laid_out(self.board)
        if not 0 <= self.seed < 1 << 63:
            raise LudothequeError(Problem("wrong-seed", {"seed": str(self.seed)}))
        if self.seats < 2:
            raise LudothequeError(Problem("arena-alone", {"game": self.game.name}))


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


# ---------------------------------------------------------------- who sits where


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Which bots meet at one table: all of them, or every choice of as many as can sit down."""
    return list(combinations(range(bots), min(bots, seats)))


def fillings(line_up: tuple[int, ...], seats: int) -> list[tuple[int, ...]]:
    """Every way to fill the seats evenly; where there are some over, everybody has them once."""
    each, over = divmod(seats, len(line_up))
    return [line_up * each + more for more in combinations(line_up, over)]


def rotations(order: Sequence[int]) -> list[tuple[int, ...]]:
    """The same neighbours, everybody one seat on; without those that are the same."""
    turned = (tuple(order[at:]) + tuple(order[:at]) for at in range(len(order)))
    return list(dict.fromkeys(turned))


def seatings(contest: Contest, line_up: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """How one line-up sits down in one round: its order is drawn, and everybody has every seat."""
    draw = random.Random(f"{contest.seed} {number} {line_up}")
    found: list[tuple[int, ...]] = []
    for filling in fillings(line_up, contest.seats):
        order = list(filling)
        draw.shuffle(order)
        found += rotations(order)
    return found


def fixtures(contest: Contest) -> list[Fixture]:
    """Every game of a contest, round by round."""
    meeting = line_ups(len(contest.bots), contest.seats)
    left = dict.fromkeys(meeting, contest.games)
    places: list[tuple[int, tuple[int, ...]]] = []
    for number in count():
        playing = [line_up for line_up in meeting if left[line_up] > 0]
        if not playing:
            return [Fixture(at, *place) for at, place in enumerate(places)]
        for line_up in playing:
            seated = seatings(contest, line_up, number)
            left[line_up] -= len(seated)
            places += [(number, seating) for seating in seated]
    raise AssertionError


def whole_rounds(fixtures: Sequence[Fixture], played: Mapping[int, Any]) -> Iterator[Any]:
    """The results of rounds of which every game was played: only in these luck was shared."""
    missing = {fixture.round for fixture in fixtures if fixture.number not in played}
    return (played[fixture.number] for fixture in fixtures if fixture.round not in missing)

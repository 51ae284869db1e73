"""Each seat's chances of winning in a position, from play-outs of a few rounds.

Where a play-out ends the game, it has winners; where it is cut short, the chances are a softmax of
the evaluations. How steep it is depends on the game and on how far it has come: that is fitted
first, to whole play-outs of the very game that is analysed. Everything is determined by the seed.

It needs Python alone, since it runs in a browser too, and it runs in slices: what takes long is a
generator that stops every few milliseconds, so that an event loop can do other things.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, fsum, inf, log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from ludotheque.engine import drive
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.speeds import Speed

from . import playouts

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

Row: TypeAlias = Sequence[float]  # a number for each seat
T = TypeVar("T")
InSlices: TypeAlias = Generator[None, None, T]  # work that stops now and then, until it has found T

FITTING_STEPS = 60
REGULARISATION = 0.02  # how strongly the fit is held to the usual numbers
USUAL_GAIN = 1.0  # logits for an advantage of one standard deviation, at the beginning
USUAL_GROWTH = 1.0  # the logarithm of how much more it is at the end


def straight_through(work: InSlices[T]) -> T:
    """What work in slices comes to, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


# ---------------------------------------------------------------- play-outs


@dataclass(frozen=True)
class PlayoutResults:
    """What some play-outs came to, with a row for each (see `playouts.Play`)."""

    ended: list[int] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    trials: list[int] = field(default_factory=list)
    values: list[list[int]] = field(default_factory=list)

    @staticmethod
    def of_all(some: Iterable[PlayoutResults]) -> PlayoutResults:
        """Several of them as one, row by row."""
        whole = PlayoutResults()
        for each in some:
            whole.ended.extend(each.ended)
            whole.steps.extend(each.steps)
            whole.trials.extend(each.trials)
            whole.values.extend(each.values)
        return whole


class Playouts:
    """Plays positions of one match on, compiled or in the interpreter.

    With so many seconds for a portion, it returns about so often; else all is played at one go.
    """

    def __init__(
        self,
        game: Game,
        board: LaidOut,
        seats: int,
        seed: int,
        speed: Speed,
        portion_seconds: float = inf,
    ) -> None:
        self.game, self.board, self.seats, self.seed = game, board, seats, seed
        self.speed, self.portion_seconds = speed, portion_seconds
        self.built = speed.build(game, drive, playouts)
        self.b = speed.board(board)
        self.states: Sequence[State] = speed.records(game.declared.State, 3)
        self._portions: dict[int, int] = {}  # play-outs that make a portion, by their depth

    def play(
        self, s: State, count: int, depth: int, spread: int = 1, each_outcome: bool = False
    ) -> Iterator[PlayoutResults]:
        """What so many play-outs from a position come to, in portions.

        The clock decides how large they are, which changes nothing in what play-outs come to.
        """
        play = self._play(s, depth, spread, each_outcome)
        first = 0
        while first < count:
            most = count if self.portion_seconds == inf else self._portions.get(depth, 1)
            portion = min(most, count - first)
            begun = perf_counter()
            results = self._results(play, first, portion)
            rate = portion / max(perf_counter() - begun, 1e-9)
            self._portions[depth] = max(1, int(min(2 * most, rate * self.portion_seconds)))
            first += portion
            yield results

    def _play(self, s: State, depth: int, spread: int, each_outcome: bool) -> playouts.Play:
        """What all play-outs from a position share, without a place for what they come to."""
        speed = self.speed
        _, world, trial = self.states
        return playouts.Play(
            start=speed.copy_of(self.game.declared.State, s),
            world=world,
            trial=trial,
            seed=self.seed,
            depth=depth,
            spread=spread,
            each_outcome=each_outcome,
            dice=speed.generator(self.seed),
            players=speed.generator(self.seed),
            out=speed.integers([0] * self.game.rules.ACTIONS),
            running=speed.records(playouts.PlayoutProgress, 1)[0],
            ended=[],
            steps=[],
            trials=[],
            values=[],
        )

    def _results(self, play: playouts.Play, first: int, count: int) -> PlayoutResults:
        """What so many play-outs come to, from number `first` on."""
        speed = self.speed
        zeros = [0] * count
        play = play._replace(
            ended=speed.integers(zeros),
            steps=speed.integers(zeros),
            trials=speed.integers(zeros),
            values=speed.table(count, self.seats),
        )
        self.built.play_games(self.states[0], self.b, play, first, count)
        return PlayoutResults(
            speed.as_lists(play.ended),
            speed.as_lists(play.steps),
            speed.as_lists(play.trials),
            speed.as_lists(play.values),
        )

    def outcomes(self, s: State) -> int:
        """How many outcomes the chance event has that is due now; 0 if none is."""
        rules, b = self.game.rules, self.board.plain
        return 0 if rules.over(s, b) else rules.chance(s, b)

    def evaluations(self, s: State) -> list[int]:
        """The evaluation of a position for each seat."""
        return next(self.play(s, 1, 0)).values[0]


# ---------------------------------------------------------------- what an advantage is worth


def mean(rows: Sequence[Row]) -> list[float]:
    """Of each seat's numbers; with exact sums, which are the same in every version of Python."""
    return [fsum(column) / len(rows) for column in zip(*rows, strict=True)]


def winners(scores: Row) -> list[float]:
    """Each seat's share of the win."""
    best = max(scores)
    share = 1 / scores.count(best)
    return [share if score == best else 0.0 for score in scores]


def softmax(values: Row, steepness: float) -> list[float]:
    """Each seat's share, the larger the higher its value; none for one that has lost."""
    highest = max(values)
    raised = [
        0.0 if value == playouts.LOST else exp((value - highest) * steepness) for value in values
    ]
    whole = fsum(raised)
    return [each / whole for each in raised]


def advantages(values: Row) -> list[float]:
    """By how much each seat is ahead of the mean; 0 for one that has lost and counts no more."""
    playing = [value for value in values if value != playouts.LOST]
    middle = fsum(playing) / max(len(playing), 1)
    return [0.0 if value == playouts.LOST else value - middle for value in values]


@dataclass(frozen=True)
class Scale:
    """What an advantage is worth: so many logits for its unit, growing as the game goes on."""

    unit: float
    gain: float = USUAL_GAIN
    growth: float = USUAL_GROWTH

    def steepness(self, stage: float) -> float:
        """Logits for an advantage of 1; stages go from 0 to 1."""
        return self.gain * exp(self.growth * min(stage, 1.0)) / self.unit

    def shares(self, values: Row, stage: float) -> list[float]:
        """The chances of each seat, from their evaluations."""
        return softmax(values, self.steepness(stage))


@dataclass(frozen=True)
class Lesson:
    """The evaluations of a position, and what was won from there, on average."""

    values: Row
    stage: float
    won: Row

    def slope(self, scale: Scale) -> float:
        """How the likelihood of what was won changes with the logarithm of the gain."""
        parts = zip(
            self.won, scale.shares(self.values, self.stage), advantages(self.values), strict=True
        )
        ahead = fsum((won - expected) * advantage for won, expected, advantage in parts)
        return ahead * scale.steepness(self.stage)


def fitted(lessons: Sequence[Lesson]) -> Scale:
    """The scale with the greatest likelihood of what was won.

    Gradient ascent on two numbers, regularised towards the usual ones.
    """
    unit = usual_advantage([lesson.values for lesson in lessons])
    rate, gain, growth = 0.5, log(USUAL_GAIN), USUAL_GROWTH
    for _ in range(FITTING_STEPS):
        scale = Scale(unit, exp(gain), growth)
        slopes = [(lesson.slope(scale), lesson.stage) for lesson in lessons]
        by_gain = fsum(slope for slope, _ in slopes) / len(slopes)
        by_growth = fsum(slope * stage for slope, stage in slopes) / len(slopes)
        gain += rate * (by_gain - REGULARISATION * (gain - log(USUAL_GAIN)))
        growth += rate * (by_growth - REGULARISATION * (growth - USUAL_GROWTH))
        gain, growth = min(max(gain, -4.0), 3.0), min(max(growth, -1.0), 4.0)
    return Scale(unit, exp(gain), growth)


def usual_advantage(rows: Sequence[Row]) -> float:
    """The standard deviation of the advantages of those who can still win."""
    squares = fsum(advantage**2 for values in rows for advantage in advantages(values))
    playing = sum(value != playouts.LOST for values in rows for value in values)
    return sqrt(squares / max(playing, 1)) or 1.0


class Estimator:
    """Chances by play-outs of a certain number: each lasts for one to two times a round."""

    def __init__(self, playouts: Playouts, scale: Scale, count: int, depth: int, length: int):
        self.playouts, self.scale, self.count, self.depth = playouts, scale, count, depth
        self.length = length  # of the whole game, in actions: says how far a position is

    def chances(self, s: State, at: int) -> InSlices[list[float]]:
        """Each seat's chances in a position that lies so many actions from the beginning.

        Where a chance event is due, all of its outcomes count alike, if there are few enough.
        """
        outcomes = self.playouts.outcomes(s)
        each = 0 < outcomes <= self.count
        rows: list[list[float]] = []
        for results in self.playouts.play(s, self.count, self.depth, self.depth, each):
            rows += self._shares(results, at)
            yield
        by_outcome = [rows[first::outcomes] for first in range(outcomes)] if each else [rows]
        return mean([mean(some) for some in by_outcome])

    def _shares(self, results: PlayoutResults, at: int) -> list[list[float]]:
        """Each seat's chances after each play-out."""
        length = max(self.length, 1)
        return [
            winners(values) if ended else self.scale.shares(values, (at + steps) / length)
            for ended, steps, values in zip(
                results.ended, results.steps, results.values, strict=True
            )
        ]

"""Each seat's chances of winning in a position, from play-outs of a few rounds.

Where a play-out ends the game, it has winners; where it is cut short, the chances are a softmax of
the evaluations. How steep it is depends on the game and on how far it has come: that is fitted
first, to whole play-outs of the very game that is analysed. Everything is determined by the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ludotheque.engine import drive
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.speeds import Speed

from . import playouts

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

FITTING_STEPS = 60
REGULARISATION = 0.02  # how strongly the fit is held to the usual numbers
USUAL_GAIN = 1.0  # logits for an advantage of one standard deviation, at the beginning
USUAL_GROWTH = 1.0  # the logarithm of how much more it is at the end


@dataclass(frozen=True)
class Results:
    """What some play-outs came to, with a row for each (see `playouts.Play`)."""

    ended: Integers
    steps: Integers
    trials: Integers
    values: Integers

    @staticmethod
    def of_all(some: Iterable[Results]) -> Results:
        """Several of them as one, row by row."""
        rows = ((each.ended, each.steps, each.trials, each.values) for each in some)
        return Results(*(np.concatenate(column) for column in zip(*rows, strict=True)))


class Playouts:
    """Plays positions of one match on, compiled or in the interpreter."""

    def __init__(self, game: Game, board: LaidOut, seats: int, seed: int, speed: Speed) -> None:
        self.game, self.board, self.seats, self.seed = game, board, seats, seed
        self.speed = speed
        self.built = speed.build(game, drive, playouts)
        self.b = speed.board(board)
        self.states: Sequence[State] = speed.records(game.declared.State, 3)

    def play(
        self, s: State, count: int, depth: int, spread: int = 1, each_outcome: bool = False
    ) -> Results:
        """What so many play-outs from a position came to."""
        speed = self.speed
        playing, world, trial = self.states
        play = playouts.Play(
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
            running=speed.records(playouts.Running, 1)[0],
            ended=speed.integers([0] * count),
            steps=speed.integers([0] * count),
            trials=speed.integers([0] * count),
            values=speed.table(count, self.seats),
        )
        self.built.play_games(playing, self.b, play, 0, count)
        found = (play.ended, play.steps, play.trials, play.values)
        return Results(*(np.asarray(numbers) for numbers in found))

    def outcomes(self, s: State) -> int:
        """How many outcomes the chance event has that is due now; 0 if none is."""
        rules, b = self.game.rules, self.board.plain
        return 0 if rules.over(s, b) else rules.chance(s, b)

    def evaluations(self, s: State) -> Integers:
        """The evaluation of a position for each seat."""
        return np.asarray(self.play(s, 1, 0).values[0])


def winners(scores: Integers) -> Reals:
    """Each seat's share of the win, in each row of scores."""
    best = scores == scores.max(axis=1, keepdims=True)
    return np.asarray(best / best.sum(axis=1, keepdims=True))


def softmax(logits: Reals) -> Reals:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def advantages(values: Integers | Reals) -> Reals:
    """By how much each seat is ahead of the mean; infinitely far behind where it has lost."""
    lost = values == playouts.LOST
    mean = np.where(lost, 0, values).sum(axis=1) / np.maximum((~lost).sum(axis=1), 1)
    return np.where(lost, -np.inf, values - mean[:, None])


@dataclass(frozen=True)
class Scale:
    """What an advantage is worth: so many logits for its unit, growing as the game goes on."""

    unit: float
    gain: float = USUAL_GAIN
    growth: float = USUAL_GROWTH

    def shares(self, values: Integers | Reals, stage: Reals) -> Reals:
        """The chances of each seat, from their evaluations; stages go from 0 to 1."""
        steep = self.gain * np.exp(self.growth * np.minimum(stage, 1.0))
        return softmax(advantages(values) / self.unit * steep[:, None])


def fitted(values: Integers | Reals, stage: Reals, won: Reals) -> Scale:
    """The scale with the greatest likelihood of the winners that some positions had.

    Gradient ascent on two numbers, regularised towards the usual ones.
    """
    found = advantages(values)
    playing = np.isfinite(found)
    unit = float(np.sqrt((found[playing] ** 2).mean())) or 1.0
    advantage = found / unit
    rate, gain, growth = 0.5, np.log(USUAL_GAIN), USUAL_GROWTH
    for _ in range(FITTING_STEPS):
        steep = np.exp(gain + growth * stage)
        expected = softmax(advantage * steep[:, None])
        slope = ((won - expected) * np.where(playing, advantage, 0)).sum(axis=1) * steep
        gain += rate * (slope.mean() - REGULARISATION * (gain - np.log(USUAL_GAIN)))
        growth += rate * ((slope * stage).mean() - REGULARISATION * (growth - USUAL_GROWTH))
        gain, growth = float(np.clip(gain, -4, 3)), float(np.clip(growth, -1, 4))
    return Scale(unit, float(np.exp(gain)), growth)


class Estimator:
    """Chances by play-outs of a certain number: each lasts for one to two times a round."""

    def __init__(self, playouts: Playouts, scale: Scale, count: int, depth: int, length: int):
        self.playouts, self.scale, self.count, self.depth = playouts, scale, count, depth
        self.length = length  # of the whole game, in actions: says how far a position is

    def chances(self, s: State, at: int) -> Reals:
        """Each seat's chances in a position that lies so many actions from the beginning.

        Where a chance event is due, all of its outcomes count alike, if there are few enough.
        """
        outcomes = self.playouts.outcomes(s)
        each = 0 < outcomes <= self.count
        results = self.playouts.play(s, self.count, self.depth, self.depth, each)
        shares = self._shares(results, at)
        if each:
            first = np.arange(self.count) % outcomes
            shares = np.stack([shares[first == k].mean(axis=0) for k in range(outcomes)])
        return np.asarray(shares.mean(axis=0))

    def _shares(self, results: Results, at: int) -> Reals:
        stage = (at + results.steps) / max(self.length, 1)
        ended = results.ended[:, None] == 1
        evaluated = self.scale.shares(results.values, stage)
        return np.where(ended, winners(results.values), evaluated)

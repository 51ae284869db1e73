"""Each seat's chances of winning in a position, from play-outs of a few rounds.

Where a play-out ends the game, it has winners; where it is cut short, the chances are a softmax of
the evaluations. How steep it is depends on the game and on how far it has come: that is fitted
first, to whole play-outs of the very game that is analysed. Everything is determined by the seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine import chance, compile, declare
from ludotheque.engine.game import Game, LaidOut

from . import playouts

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

Array = np.ndarray[Any, Any]

FITTING_STEPS = 60
REGULARISATION = 0.02  # how strongly the fit is held to the usual numbers
USUAL_GAIN = 1.0  # logits for an advantage of one standard deviation, at the beginning
USUAL_GROWTH = 1.0  # the logarithm of how much more it is at the end


class Playouts:
    """Plays positions of one match on, compiled or in the interpreter."""

    def __init__(self, game: Game, board: LaidOut, seats: int, seed: int, compiled: bool) -> None:
        self.game, self.board, self.seats, self.seed = game, board, seats, seed
        self.compiled = compiled
        state = game.declared.State
        if compiled:
            self.built = compile.for_cpu(game, playouts)
            self.b = board.record[0]
            self.states: Any = np.zeros(4, declare.dtype(state))
        else:
            self.built = compile.interpreted(game, playouts)
            self.b = board.plain
            self.states = [declare.plain(state) for _ in range(4)]

    def play(
        self, s: State, count: int, depth: int, spread: int = 1, each_outcome: bool = False
    ) -> Array:
        """What so many play-outs from a position came to: a record `playouts.Result` for each."""
        playing, start, world, trial = self.states
        if self.compiled:
            declare.to_record(self.game.declared.State, s, start)
        else:
            self.built.copy(start, s)
        records = np.zeros(count, declare.dtype(playouts.Result))
        dice, players = np.zeros((2, chance.RNG_WORDS), np.int64)
        out = np.zeros(self.game.rules.ACTIONS, np.int64)
        filled: Any = records
        if not self.compiled:
            dice, players, out = (array.tolist() for array in (dice, players, out))
            filled = [declare.plain(playouts.Result) for _ in range(count)]
        self.built.play_outs(
            playing, start, world, trial, self.b, self.seed, depth, spread, each_outcome, dice,
            players, out, filled,
        )  # fmt: skip
        if not self.compiled:
            for record, result in zip(records, filled, strict=True):
                declare.to_record(playouts.Result, result, record)
        return records

    def values(self, results: Array) -> Array:
        """The values of some play-outs, with a row for each and a column for each seat."""
        return np.asarray(results["values"][:, : self.seats])

    def outcomes(self, s: State) -> int:
        """How many outcomes the chance event has that is due now; 0 if none is."""
        rules, b = self.game.rules, self.board.plain
        return 0 if rules.over(s, b) else rules.chance(s, b)

    def evaluations(self, s: State) -> Array:
        """The evaluation of a position for each seat."""
        return np.asarray(self.values(self.play(s, 1, 0))[0])


def winners(scores: Array) -> Array:
    """Each seat's share of the win, in each row of scores."""
    best: Array = scores == scores.max(axis=1, keepdims=True)
    return np.asarray(best / best.sum(axis=1, keepdims=True))


def softmax(logits: Array) -> Array:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def advantages(values: Array) -> Array:
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

    def shares(self, values: Array, stage: Array) -> Array:
        """The chances of each seat, from their evaluations; stages go from 0 to 1."""
        steep = self.gain * np.exp(self.growth * np.minimum(stage, 1.0))
        return softmax(advantages(values) / self.unit * steep[:, None])


def fitted(values: Array, stage: Array, won: Array) -> Scale:
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

    def chances(self, s: State, at: int) -> Array:
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

    def _shares(self, results: Array, at: int) -> Array:
        values = self.playouts.values(results)
        stage = (at + results["steps"]) / max(self.length, 1)
        ended = results["ended"][:, None] == 1
        return np.where(ended, winners(values), self.scale.shares(values, stage))

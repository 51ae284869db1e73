"""Each seat's chances of winning in a position, from play-outs of a few rounds.

Where a play-out ends the game, it has winners; where it is cut short, the evaluation says how
likely each seat is to win. What an advantage is worth depends on the game and on how far it has
come: that is learned first, from whole play-outs of the very game that is looked at. Everything
is determined by the seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.engine import chance, compile, declare
from ludotheque.engine.game import Game, LaidOut

from . import chances

Numbers = np.ndarray[Any, Any]

SPARE_STATES = 2
LEARNING = 60  # rounds of learning what an advantage is worth
FIRM = 0.02  # how firmly what is learned is kept to what is usual
USUAL_GAIN = 1.0  # logits for an advantage of one standard deviation, at the beginning
USUAL_GROWTH = 1.0  # the logarithm of how much more it is at the end


class Playouts:
    """Plays positions of one match on, compiled or in the interpreter."""

    def __init__(self, game: Game, board: LaidOut, seats: int, seed: int, compiled: bool) -> None:
        self.game, self.board, self.seats, self.seed = game, board, seats, seed
        self.compiled = compiled
        state = game.declared.State
        if compiled:
            self.built = compile.for_cpu(game, chances)
            self.b = board.record[0]
            self.states: Any = np.zeros(2 + SPARE_STATES, declare.dtype(state))
        else:
            self.built = compile.interpreted(game, chances)
            self.b = board.plain
            self.states = [declare.plain(state) for _ in range(2 + SPARE_STATES)]

    def play(self, s: Any, count: int, depth: int, spread: int = 1, each: bool = False) -> Numbers:
        """What becomes of a position: a row for each play-out, as `chances.py` lays it out."""
        playing, start, *spare = self.states
        if self.compiled:
            declare.to_record(self.game.declared.State, s, start)
            spare = self.states[2:]
        else:
            self.built.copy(start, s)
        dice, minds = np.zeros((2, chance.RNG_WORDS), np.int64)
        out = np.zeros(self.game.rules.ACTIONS, np.int64)
        kept = np.zeros((count, chances.WORTH + self.seats), np.int64)
        if not self.compiled:
            dice, minds, out, kept = (list_.tolist() for list_ in (dice, minds, out, kept))
        self.built.play_outs(
            playing, start, spare, self.b, self.seed, depth, spread, int(each), dice, minds, out,
            kept,
        )  # fmt: skip
        return np.asarray(kept)

    def outcomes(self, s: Any) -> int:
        """Among how many equally likely outcomes fate is to choose now; 0 if it is not."""
        rules, b = self.game.rules, self.board.plain
        return 0 if rules.over(s, b) else rules.chance(s, b)

    def worth(self, s: Any) -> Numbers:
        """What the evaluation says of a position, for each seat."""
        return self.play(s, 1, 0)[0, chances.WORTH :]


def winners(scores: Numbers) -> Numbers:
    """Each seat's share of the win, in each row of scores."""
    best: Numbers = scores == scores.max(axis=1, keepdims=True)
    return np.asarray(best / best.sum(axis=1, keepdims=True))


def squashed(logits: Numbers) -> Numbers:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def ahead(worth: Numbers) -> Numbers:
    """By how much each seat is ahead of the mean; infinitely far behind where it has lost."""
    lost = worth == chances.LOST
    mean = np.where(lost, 0, worth).sum(axis=1) / np.maximum((~lost).sum(axis=1), 1)
    return np.where(lost, -np.inf, worth - mean[:, None])


@dataclass(frozen=True)
class Scale:
    """What an advantage is worth: so many logits for its unit, growing as the game goes on."""

    unit: float
    gain: float = USUAL_GAIN
    growth: float = USUAL_GROWTH

    def shares(self, worth: Numbers, stage: Numbers) -> Numbers:
        """The chances of each seat, by what the evaluation says of them; stages go from 0 to 1."""
        steep = self.gain * np.exp(self.growth * np.minimum(stage, 1.0))
        return squashed(ahead(worth) / self.unit * steep[:, None])


def learned(worth: Numbers, stage: Numbers, won: Numbers) -> Scale:
    """The scale under which what came of some positions was likeliest.

    Gradient ascent on two numbers, held to what is usual where there is little to learn from.
    """
    found = ahead(worth)
    playing = np.isfinite(found)
    unit = float(np.sqrt((found[playing] ** 2).mean())) or 1.0
    advantage = found / unit
    rate, gain, growth = 0.5, np.log(USUAL_GAIN), USUAL_GROWTH
    for _ in range(LEARNING):
        steep = np.exp(gain + growth * stage)
        expected = squashed(advantage * steep[:, None])
        slope = ((won - expected) * np.where(playing, advantage, 0)).sum(axis=1) * steep
        gain += rate * (slope.mean() - FIRM * (gain - np.log(USUAL_GAIN)))
        growth += rate * ((slope * stage).mean() - FIRM * (growth - USUAL_GROWTH))
        gain, growth = float(np.clip(gain, -4, 3)), float(np.clip(growth, -1, 4))
    return Scale(unit, float(np.exp(gain)), growth)


class Estimator:
    """Chances by play-outs of a certain number: each lasts for one to two times a round."""

    def __init__(self, playouts: Playouts, scale: Scale, count: int, depth: int, length: int):
        self.playouts, self.scale, self.count, self.depth = playouts, scale, count, depth
        self.length = length  # of the whole game, in actions: says how far a position is

    def chances(self, s: Any, at: int) -> Numbers:
        """Each seat's chances in a position that lies so many actions from the beginning.

        Where fate is to choose next, over all of its outcomes alike, if there are few enough.
        """
        outcomes = self.playouts.outcomes(s)
        each = 0 < outcomes <= self.count
        kept = self.playouts.play(s, self.count, self.depth, self.depth, each)
        shares = self._shares(kept, at)
        if each:
            first = np.arange(self.count) % outcomes
            shares = np.stack([shares[first == k].mean(axis=0) for k in range(outcomes)])
        return np.asarray(shares.mean(axis=0))

    def _shares(self, kept: Numbers, at: int) -> Numbers:
        worth = kept[:, chances.WORTH :]
        stage = (at + kept[:, chances.STEPS]) / max(self.length, 1)
        ended = kept[:, chances.ENDED, None] == 1
        return np.where(ended, winners(worth), self.scale.shares(worth, stage))

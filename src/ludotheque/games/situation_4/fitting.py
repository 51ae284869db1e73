"""Finds a cut in which every piece plainly touches a zone, or plainly does not.

A fault is mended by drawing one of the cuts or knots around the piece anew; what makes things no
worse is kept. What is found are a few small numbers, the tries of `jigsaw.Cutting`; for the
boards that come with the game they are kept beside the board files (`kept.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import TYPE_CHECKING

from .grazing import Clearness, Fault
from .jigsaw import Cut, Cutter, Cutting, Line, Pair

if TYPE_CHECKING:
    from .plan import Plan

PATIENCE = 2500  # how many times something is drawn anew for nothing before giving up
DARING = 0.26, 0.5  # how readily something worse is kept, not to be caught in a corner
PHASE = 400  # after how many times that changes
GRAVE = 3  # how much worse a piece that hangs by a thread is than one that grazes a zone


@dataclass(frozen=True)
class Fit:
    """A cutting, and the faults that nothing could mend, those of the northern half."""

    cutting: Cutting
    faults: tuple[Fault, ...]


def fit(plan: Plan) -> Fit:
    """How to cut a board's puzzles, beginning with what suits a board like it."""
    from .kept import cuttings, grid_of

    return Search(plan, cuttings().get(tuple(grid_of(plan)))).best()


class Search:
    """The cutting at hand, and what is wrong with it."""

    def __init__(self, plan: Plan, start: Cutting | None = None) -> None:
        self.plan = plan
        self.clearness = Clearness(plan)
        self.known: dict[tuple[int, tuple[Line, ...]], tuple[Fault, ...]] = {}
        self.chance = Random(f"{plan.half.seed} fitting")
        self.cutter = Cutter(plan)
        self.rounds = 0
        self.cutting = start or Cutting()
        self.cut = self.cutter.cut(self.cutting)
        self.faults = self.faults_of(self.cut)

    def best(self) -> Fit:
        """The best that is found before patience runs out."""
        best, waited = Fit(self.cutting, tuple(self.faults)), 0
        while self.faults and waited < PATIENCE:
            self.mend(self.faults[int(self.chance.random() * len(self.faults))])
            waited += 1
            if badness(self.faults) < badness(best.faults):
                best, waited = Fit(self.cutting, tuple(self.faults)), 0
        return best

    def mend(self, fault: Fault) -> None:
        """Something around the piece is drawn anew, and kept where that is no worse, or mostly."""
        tried, new = self.drawn_anew(fault.place)
        faults = self.faults_of(new)
        worse = badness(faults) - badness(self.faults)
        daring = DARING[self.rounds // PHASE % len(DARING)]
        self.rounds += 1
        if worse <= 0 or self.chance.random() < exp(-worse / daring):
            self.cutting, self.cut, self.faults = tried, new, faults

    def faults_of(self, whole: Cut) -> list[Fault]:
        """Those of one half; the other half has the same."""
        return [
            fault
            for place in range((self.plan.places + 1) // 2)
            for fault in self.faults_at(place, whole.outlines[place])
        ]

    def faults_at(self, place: int, outline: tuple[Line, ...]) -> tuple[Fault, ...]:
        key = place, outline
        if key not in self.known:
            self.known[key] = self.clearness.faults(place, outline)
        return self.known[key]

    def drawn_anew(self, place: int) -> tuple[Cutting, Cut]:
        """Another try at one cut or one knot around a place."""
        if self.chance.random() < 0.6:
            return self.other_cut(self.any_of([pair for pair in self.cut.between if place in pair]))
        row, column = divmod(place, self.plan.columns)
        near = [(row + south, column + east) for south in (0, 1) for east in (0, 1)]
        return self.other_knot(self.drawn_knot(self.any_of(near)))

    def other_cut(self, pair: Pair) -> tuple[Cutting, Cut]:
        """Of a cut and its image, one is drawn."""
        drawn = min(pair, self.plan.turned_pair(pair))
        cuts = {**self.cutting.cuts, drawn: self.cutting.cuts.get(drawn, 0) + 1}
        return Cutting(self.cutting.knots, cuts), self.cutter.recut(self.cut, drawn, cuts[drawn])

    def other_knot(self, knot: Pair) -> tuple[Cutting, Cut]:
        knots = {**self.cutting.knots, knot: self.cutting.knots.get(knot, 0) + 1}
        tried = Cutting(knots, self.cutting.cuts)
        return tried, self.cutter.cut(tried)

    def drawn_knot(self, knot: Pair) -> Pair:
        return min(knot, (self.plan.rows - knot[0], self.plan.columns - knot[1]))

    def any_of(self, pairs: list[Pair]) -> Pair:
        return pairs[int(self.chance.random() * len(pairs))]


def badness(faults: Sequence[Fault]) -> int:
    return sum(GRAVE if fault.code == "thin" else 1 for fault in faults)

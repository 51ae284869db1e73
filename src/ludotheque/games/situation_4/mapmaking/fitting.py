"""Finds a cut in which every piece plainly touches a zone, or plainly does not.

A fault is mended by drawing one of the cuts or knots around the piece anew; what makes things no
worse is kept. What is found are a few small numbers, the tries of `map.Cutting`; for the
boards that come with the game they are kept beside the board files (`kept.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from random import Random

from ..board.jigsaw import Cut, Cutter, Line
from ..board.kept import cuttings, grid_of
from ..board.map import Cutting, Pair
from ..board.plan import Plan
from .clearness import Clearness, Dot, Fault

PATIENCE = 20  # how many times a piece something is drawn anew for nothing, before beginning again
BEGINNINGS = 12  # how many times that is done before giving up
DARING = 0.26, 0.5  # how readily something worse is kept, not to be caught in a corner
PHASE = 400  # after how many times that changes
GRAVE = 3  # how much worse a piece that hangs by a thread is than one that grazes a zone


Looked = tuple[tuple[Fault, ...], tuple[Dot, ...]]  # what is wrong with a piece, and its dots


@dataclass(frozen=True)
class Fit:
    """A cutting, and the faults that nothing could mend, those of the northern half."""

    cutting: Cutting
    faults: tuple[Fault, ...]


@lru_cache(maxsize=8)
def fit(plan: Plan) -> Fit:
    """How to cut a board's puzzles, beginning with what suits a board like it."""
    best = Search(plan, cuttings().get(tuple(grid_of(plan)))).best()
    for beginning in range(1, BEGINNINGS):
        if not best.faults:
            break
        best = min(best, Search(plan, beginning=beginning).best(), key=badness_of)
    return best


class Search:
    """The cutting at hand, and what is wrong with it."""

    def __init__(self, plan: Plan, start: Cutting | None = None, beginning: int = 0) -> None:
        self.plan = plan
        self.clearness = Clearness(plan)
        self.known: dict[tuple[int, tuple[Line, ...]], Looked] = {}
        self.chance = Random(f"{plan.half.seed} fitting {beginning}")
        self.cutter = Cutter(plan)
        self.rounds = 0
        self.cutting = start or Cutting(waves=beginning)
        self.cut = self.cutter.cut(self.cutting)
        self.faults = self.faults_of(self.cut)

    def best(self) -> Fit:
        """The best that is found before patience runs out."""
        best, waited = Fit(self.cutting, tuple(self.faults)), 0
        while self.faults and waited < PATIENCE * self.plan.places:
            self.mend(self.faults[int(self.chance.random() * len(self.faults))])
            waited += 1
            if badness(self.faults) < badness(best.faults):
                best, waited = Fit(self.cutting, tuple(self.faults)), 0
        return best

    def mend(self, fault: Fault) -> None:
        """Something around the piece is drawn anew, and kept where that is no worse, or mostly."""
        tried, new = self.drawn_anew(fault)
        faults = self.faults_of(new)
        worse = badness(faults) - badness(self.faults)
        daring = DARING[self.rounds // PHASE % len(DARING)]
        self.rounds += 1
        if worse <= 0 or self.chance.random() < exp(-worse / daring):
            self.cutting, self.cut, self.faults = tried, new, faults

    def faults_of(self, whole: Cut) -> list[Fault]:
        """Those of one half; the other half has the same."""
        looked = [
            self.look(place, whole.outlines[place]) for place in range((self.plan.places + 1) // 2)
        ]
        found = [fault for faults, _ in looked for fault in faults]
        return found + self.sites_on_one_piece([dots for _, dots in looked])

    def look(self, place: int, outline: tuple[Line, ...]) -> Looked:
        key = place, outline
        if key not in self.known:
            faults = self.clearness.faults(place, outline)
            self.known[key] = faults, self.clearness.dots_on(outline)
        return self.known[key]

    def sites_on_one_piece(self, dots: Sequence[tuple[Dot, ...]]) -> list[Fault]:
        """One fault if at no bridge site the two dots lie on different pieces (S4-19).

        Where they do at one site, they do at its image, too.
        """
        plan = self.plan
        under = {dot: place for place, found in enumerate(dots) for dot in found}
        for (site, bank), place in [*under.items()]:
            under[plan.turned_site(site), 1 - bank] = plan.turned_place(place)
        sites = range(plan.sites)
        if not sites or any(under.get((site, 0)) != under.get((site, 1)) for site in sites):
            return []
        site = sites[int(self.chance.random() * len(sites))]
        return [Fault("site", under[site, 0], plan.site_names[site])]

    def drawn_anew(self, fault: Fault) -> tuple[Cutting, Cut]:
        """Another try at one cut or one knot of a place: one that is to blame, if that is known."""
        pairs = [pair for pair in self.cut.between if fault.place in pair]
        lines = [self.cut.between[pair] for pair in pairs]
        to_blame = self.clearness.lines_at(fault, lines)
        pair = self.any_of([pairs[number] for number in to_blame] or pairs)
        if self.chance.random() < 0.6:
            return self.other_cut(pair)
        return self.other_knot(self.drawn_knot(self.any_of(self.knots_of(pair))))

    def knots_of(self, pair: Pair) -> list[Pair]:
        """The corners that two neighbours share, in rows and columns of knots."""
        corners = [
            {(row + south, column + east) for south in (0, 1) for east in (0, 1)}
            for row, column in (divmod(place, self.plan.columns) for place in pair)
        ]
        return sorted(corners[0] & corners[1])

    def other_cut(self, pair: Pair) -> tuple[Cutting, Cut]:
        """Of a cut and its image, one is drawn."""
        drawn = min(pair, self.plan.turned_pair(pair))
        cuts = {**self.cutting.cuts, drawn: self.cutting.cuts.get(drawn, 0) + 1}
        return replace(self.cutting, cuts=cuts), self.cutter.recut(self.cut, drawn, cuts[drawn])

    def other_knot(self, knot: Pair) -> tuple[Cutting, Cut]:
        knots = {**self.cutting.knots, knot: self.cutting.knots.get(knot, 0) + 1}
        tried = replace(self.cutting, knots=knots)
        return tried, self.cutter.cut(tried)

    def drawn_knot(self, knot: Pair) -> Pair:
        return min(knot, (self.plan.rows - knot[0], self.plan.columns - knot[1]))

    def any_of(self, pairs: list[Pair]) -> Pair:
        return pairs[int(self.chance.random() * len(pairs))]


def badness(faults: Sequence[Fault]) -> int:
    return sum(GRAVE if fault.code == "thin" else 1 for fault in faults)


def badness_of(found: Fit) -> int:
    return badness(found.faults)

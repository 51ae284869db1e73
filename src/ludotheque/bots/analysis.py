"""What a finished game was like: everybody's chances over time, its turning points, and luck.

A game is cut into spans: what one player did in a row, or what fate did. Chances are estimated
at every cut. What they changed by while fate chose is luck, since the chances before are those
over all outcomes; what they changed by while somebody played is that player's doing. So the
parts of a balance add up, from the chances at the beginning to those at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import numpy as np

from ludotheque.engine.match import Entry, Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.speeds import CPU, Speed

from .estimates import Estimator, Playouts, Reals, Results, Scale, fitted, winners
from .report import Balance, Moment, Report, Turning

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

SURE = 1000  # chances are so many in a thousand
MOST_SPANS = 320
LESSONS = 16  # positions from which whole games are played, to learn what an advantage is worth
LESSON_GAMES = 80  # from each of them, at most
TRIALS = 10_000_000  # moves that players try out in all play-outs, where a game says nothing
LEARNING = 0.2  # of them, at most, for learning
FEWEST, MOST = 36, 2400  # play-outs from one position
SHORTEST, LONGEST = 6, 60  # actions that a round is taken for
PATIENCE = 4  # times as long as the real game a whole play-out may take
TURNINGS = 5
NOTABLE = 50  # in a thousand: what a turning point changes somebody's chances by, at least

Tell = Callable[[int], None]  # how far it has come, in a hundred


# ---------------------------------------------------------------- spans


@dataclass(frozen=True)
class Span:
    """Entries that belong together, from one length of the log to another."""

    start: int
    end: int
    seat: str


def spans(log: Sequence[Entry], apart: bool = False) -> list[Span]:
    """What one did in a row; a time that is up belongs to nobody.

    Without turns nothing that one does belongs together: there each move stands apart.
    """

    def together(numbered: tuple[int, Entry]) -> tuple[Seat, int]:
        number, entry = numbered
        return entry.seat, number if apart and entry.seat not in (FATE, CLOCK) else 0

    found = []
    at = 0
    for (seat, _), entries in groupby(enumerate(log), together):
        length = sum(1 for _ in entries)
        found.append(Span(at, at + length, "" if seat == CLOCK else seat.word))
        at += length
    return found if len(found) <= MOST_SPANS else thinned(found, log)


def thinned(found: Sequence[Span], log: Sequence[Entry]) -> list[Span]:
    """Fewer spans: at intervals of time where it was counted, or else of entries.

    What fate chose stays apart.
    """
    timed = log[-1].at > 0
    whole = (log[-1].at if timed else len(log)) + 1

    def interval(span: Span) -> tuple[int, bool]:
        when = log[span.end - 1].at if timed else span.end
        return when * MOST_SPANS // whole, span.seat == FATE.word

    groups = [list(group) for _, group in groupby(found, interval)]
    return [Span(group[0].start, group[-1].end, whose(group)) for group in groups]


def whose(group: Sequence[Span]) -> str:
    seats = {span.seat for span in group}
    return seats.pop() if len(seats) == 1 else ""


# ---------------------------------------------------------------- looking


def analyse(
    match: Match, seed: int, speed: Speed = CPU, tell: Tell = lambda so_far: None
) -> Report:
    """Looks at a whole match. Takes a while: not to be done where others wait."""
    return Analyzer(match, seed, speed, tell).report()


class Analyzer:
    """One match, with the positions that it had."""

    def __init__(self, match: Match, seed: int, speed: Speed, tell: Tell) -> None:
        self.match, self.tell = match, tell
        self.spans = spans(match.log, match.game.about.realtime)
        self.states = list(positions(match))
        self.acted = [0]
        for entry in match.log:
            self.acted.append(self.acted[-1] + (entry.seat != FATE))
        seats = len(match.seats)
        self.playouts = Playouts(match.game, match.board, seats, seed, speed)

    def report(self) -> Report:
        estimator = self.estimator()
        cuts = [0, *(span.end for span in self.spans)]
        found = []
        for number, cut in enumerate(cuts):
            found.append(self.chances(estimator, cut))
            self.tell(round(100 * (LEARNING + (1 - LEARNING) * number / len(cuts))))
        moments = self.moments(found)
        turnings = [self.turning(estimator, moments, at) for at in turning_points(moments)]
        return Report(moments, turnings, balances(moments), estimator.count)

    def chances(self, estimator: Estimator, at: int) -> list[int]:
        return in_thousandths(estimator.chances(self.states[at], self.acted[at]))

    def moments(self, found: Sequence[list[int]]) -> list[Moment]:
        seats = ["", *(span.seat for span in self.spans)]
        cuts = [0, *(span.end for span in self.spans)]
        return [
            Moment(at, seat, chances) for at, seat, chances in zip(cuts, seats, found, strict=True)
        ]

    def turning(self, estimator: Estimator, moments: Sequence[Moment], number: int) -> Turning:
        """A turning point; where several have acted, the very entry by which most of it came."""
        before, after = moments[number - 1], moments[number]
        if not after.seat:
            between = range(before.at + 1, after.at)
            inner = [Moment(at, "", self.chances(estimator, at)) for at in between]
            pairs = list(pairwise([before, *inner, after]))
            before, after = max(pairs, key=lambda pair: swing(pair[0].chances, pair[1].chances))
        seat = self.match.log[after.at - 1].seat.word
        return Turning(before.at, after.at, seat, changes(before.chances, after.chances))

    # ------------------------------------------------------------ how much can be looked at

    def estimator(self) -> Estimator:
        """Learns what an advantage is worth here, and how many play-outs there is time for."""
        length = max(self.acted[-1], 1)
        scale, trials_a_step = self.lessons(length)
        depth = min(LONGEST, max(SHORTEST, self.a_round()))
        cost = max(1.0, trials_a_step) * 1.5 * depth * (len(self.spans) + 1)
        count = int((1 - LEARNING) * self.budget / cost)
        return Estimator(self.playouts, scale, min(MOST, max(FEWEST, count)), depth, length)

    @property
    def budget(self) -> int:
        return self.match.game.bot.trials

    def a_round(self) -> int:
        """About how many actions it takes until everybody has had a turn."""
        turns = sum(span.seat != FATE.word for span in self.spans)
        return round(len(self.match.seats) * self.acted[-1] / max(turns, 1))

    def lessons(self, length: int) -> tuple[Scale, float]:
        """The scale, and how many moves players try out for each that they make."""
        cuts = sorted(
            {round(share * (len(self.states) - 1)) for share in np.linspace(0, 0.95, LESSONS)}
        )
        limit = PATIENCE * length
        first = self.play_whole(cuts, 1, limit)
        trials, steps = float(first.trials.sum()), float(first.steps.sum())
        times = int(LEARNING * self.budget / max(trials, 1))
        count = min(LESSON_GAMES, max(2, times))
        scores = self.play_whole(cuts, count, limit).values
        values = np.repeat(
            [self.playouts.evaluations(self.states[cut]) for cut in cuts], count, axis=0
        )
        stage = np.repeat([self.acted[cut] / length for cut in cuts], count)
        return fitted(values, stage, winners(scores)), trials / max(steps, 1)

    def play_whole(self, cuts: Sequence[int], count: int, limit: int) -> Results:
        found = []
        for number, cut in enumerate(cuts):
            found.append(self.playouts.play(self.states[cut], count, limit))
            self.tell(round(100 * LEARNING * number / len(cuts)) if count > 1 else 0)
        return Results.of_all(found)


def positions(match: Match) -> Iterator[State]:
    """A copy of every position that the match had."""
    again = match.anew()
    yield again.copied()
    for entry in match.log:
        again.follow(entry)
        yield again.copied()


# ---------------------------------------------------------------- summing up


def in_thousandths(shares: Reals) -> list[int]:
    """Shares as whole numbers that add up."""
    exact = shares * SURE
    found = np.floor(exact).astype(int)
    for seat in np.argsort(found - exact, kind="stable")[: SURE - int(found.sum())]:
        found[seat] += 1
    return [int(number) for number in found]


def changes(before: Sequence[int], after: Sequence[int]) -> list[int]:
    return [later - earlier for earlier, later in zip(before, after, strict=True)]


def swing(before: Sequence[int], after: Sequence[int]) -> int:
    """How much of the win has changed hands."""
    return sum(abs(change) for change in changes(before, after)) // 2


def turning_points(moments: Sequence[Moment]) -> list[int]:
    """The moments at which most changed hands, in the order of time."""
    sizes = {
        number: swing(moments[number - 1].chances, moments[number].chances)
        for number in range(1, len(moments))
    }
    largest = sorted(sizes, key=lambda number: (-sizes[number], number))[:TURNINGS]
    return sorted(number for number in largest if sizes[number] >= NOTABLE)


def balances(moments: Sequence[Moment]) -> list[Balance]:
    return [balance(moments, number) for number in range(len(moments[0].chances))]


def balance(moments: Sequence[Moment], number: int) -> Balance:
    """What each kind of doing brought to one seat. What is nobody's doing, others did."""
    seat = chr(ord("A") + number)
    parts = {FATE.word: 0, seat: 0, "": 0}
    for before, after in pairwise(moments):
        key = after.seat if after.seat in parts else ""
        parts[key] += after.chances[number] - before.chances[number]
    start, end = moments[0].chances[number], moments[-1].chances[number]
    return Balance(seat, start, parts[FATE.word], parts[seat], parts[""], end)

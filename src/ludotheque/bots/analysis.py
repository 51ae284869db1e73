"""What a finished game was like: everybody's chances over time, its turning points, and luck.

A game is cut into spans: what one player did in a row, or what fate did. Chances are estimated
at every cut. What they changed by while fate chose is luck, since the chances before are those
over all outcomes; what they changed by while somebody played is that player's doing. So the
parts of a balance add up, from the chances at the beginning to those at the end.

Looking takes long. It can be done in slices (see `estimates.py`), between which others have a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import floor, inf
from typing import TYPE_CHECKING

from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.speeds import CPU, Speed

from .estimates import (
    Estimator,
    InSlices,
    Lesson,
    PlayoutResults,
    Playouts,
    Row,
    Scale,
    fitted,
    mean,
    straight_through,
    winners,
)
from .report import Balance, Moment, Report, TellProgress, Turning

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

SURE = 1000  # chances are so many in a thousand
MOST_SPANS = 320
LESSONS = 16  # positions from which whole games are played, to learn what an advantage is worth
LAST_LESSON = 0.95  # of the game has been played there
LESSON_GAMES = 80  # from each of them, at most
TRIALS = 10_000_000  # moves that players try out in all play-outs, where a game says nothing
LEARNING = 0.2  # of them, at most, for learning
FEWEST, MOST = 36, 2400  # play-outs from one position
SHORTEST, LONGEST = 6, 60  # actions that a round is taken for
PATIENCE = 4  # times as long as the real game a whole play-out may take
PORTION_SECONDS = 0.008  # that play-outs are meant to run between two pauses
TURNINGS = 5
NOTABLE = 50  # in a thousand: what a turning point changes somebody's chances by, at least


# ---------------------------------------------------------------- spans


@dataclass(frozen=True)
class Span:
    """Entries that belong together, from one length of the log to another."""

    start: int
    end: int
    seat: str


def spans(log: Sequence[MatchEntry], apart: bool = False) -> list[Span]:
    """What one did in a row; a time that is up belongs to nobody.

    Without turns nothing that one does belongs together: there each move stands apart.
    """

    def together(numbered: tuple[int, MatchEntry]) -> tuple[Seat, int]:
        number, entry = numbered
        return entry.seat, number if apart and entry.seat not in (FATE, CLOCK) else 0

    found = []
    at = 0
    for (seat, _), entries in groupby(enumerate(log), together):
        length = sum(1 for _ in entries)
        found.append(Span(at, at + length, "" if seat == CLOCK else seat.word))
        at += length
    return found if len(found) <= MOST_SPANS else thinned(found, log)


def thinned(found: Sequence[Span], log: Sequence[MatchEntry]) -> list[Span]:
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
    match: Match, seed: int, speed: Speed = CPU, tell: TellProgress = lambda so_far: None
) -> Report:
    """Looks at a whole match. Takes a while: not to be done where others wait."""
    return straight_through(analysed_in_slices(match, seed, speed, tell, portion_seconds=inf))


def analysed_in_slices(
    match: Match,
    seed: int,
    speed: Speed,
    tell: TellProgress,
    portion_seconds: float = PORTION_SECONDS,
) -> InSlices[Report]:
    """The same with pauses, after some milliseconds each, or one play-out if that takes longer.

    What has to be compiled first has none.
    """
    states = yield from positions(match)
    seats = len(match.seats)
    playouts = Playouts(match.game, match.board, seats, seed, speed, portion_seconds)
    report = yield from Analyzer(match, states, playouts, tell).report()
    return report


def positions(match: Match) -> InSlices[list[State]]:
    """A copy of every position that the match had."""
    again = match.anew()
    found = [again.copied()]
    for entry in match.log:
        again.follow(entry)
        found.append(again.copied())
        yield
    return found


class Analyzer:
    """One match, with the positions that it had."""

    def __init__(
        self, match: Match, states: Sequence[State], playouts: Playouts, tell: TellProgress
    ) -> None:
        self.match, self.states, self.playouts, self.tell = match, states, playouts, tell
        self.spans = spans(match.log, match.game.about.realtime)
        self.acted = [0]
        for entry in match.log:
            self.acted.append(self.acted[-1] + (entry.seat != FATE))

    def report(self) -> InSlices[Report]:
        estimator = yield from self.estimator()
        cuts = [0, *(span.end for span in self.spans)]
        found = []
        for number, cut in enumerate(cuts):
            chances = yield from self.chances(estimator, cut)
            found.append(chances)
            self.tell(round(100 * (LEARNING + (1 - LEARNING) * number / len(cuts))))
        moments = self.moments(found)
        turnings = []
        for at in turning_points(moments):
            turning = yield from self.turning(estimator, moments, at)
            turnings.append(turning)
        return Report(moments, turnings, balances(moments), estimator.count)

    def chances(self, estimator: Estimator, at: int) -> InSlices[list[int]]:
        shares = yield from estimator.chances(self.states[at], self.acted[at])
        return in_thousandths(shares)

    def moments(self, found: Sequence[list[int]]) -> list[Moment]:
        seats = ["", *(span.seat for span in self.spans)]
        cuts = [0, *(span.end for span in self.spans)]
        return [
            Moment(at, seat, chances) for at, seat, chances in zip(cuts, seats, found, strict=True)
        ]

    def turning(
        self, estimator: Estimator, moments: Sequence[Moment], number: int
    ) -> InSlices[Turning]:
        """A turning point; where several have acted, the very entry by which most of it came."""
        before, after = moments[number - 1], moments[number]
        if not after.seat:
            inner = []
            for at in range(before.at + 1, after.at):
                chances = yield from self.chances(estimator, at)
                inner.append(Moment(at, "", chances))
            pairs = list(pairwise([before, *inner, after]))
            before, after = max(pairs, key=lambda pair: swing(pair[0].chances, pair[1].chances))
        seat = self.match.log[after.at - 1].seat.word
        return Turning(before.at, after.at, seat, changes(before.chances, after.chances))

    # ------------------------------------------------------------ how much can be looked at

    def estimator(self) -> InSlices[Estimator]:
        """Learns what an advantage is worth here, and how many play-outs there is time for."""
        length = max(self.acted[-1], 1)
        scale, trials_a_step = yield from self.lessons(length)
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

    def lessons(self, length: int) -> InSlices[tuple[Scale, float]]:
        """The scale, and how many moves players try out for each that they make."""
        interval = LAST_LESSON / (LESSONS - 1)
        last = len(self.states) - 1
        cuts = sorted({round(number * interval * last) for number in range(LESSONS)})
        limit = PATIENCE * length
        single = yield from self.play_whole(cuts, 1, limit)
        first = PlayoutResults.of_all(single)
        trials, steps = sum(first.trials), sum(first.steps)
        times = int(LEARNING * self.budget / max(trials, 1))
        played = yield from self.play_whole(cuts, min(LESSON_GAMES, max(2, times)), limit)
        learned = [
            Lesson(
                self.playouts.evaluations(self.states[cut]),
                self.acted[cut] / length,
                mean([winners(scores) for scores in results.values]),
            )
            for cut, results in zip(cuts, played, strict=True)
        ]
        return fitted(learned), trials / max(steps, 1)

    def play_whole(
        self, cuts: Sequence[int], count: int, limit: int
    ) -> InSlices[list[PlayoutResults]]:
        """What so many play-outs came to from each of some positions."""
        found = []
        for number, cut in enumerate(cuts):
            portions = []
            for results in self.playouts.play(self.states[cut], count, limit):
                portions.append(results)
                yield
            found.append(PlayoutResults.of_all(portions))
            self.tell(round(100 * LEARNING * number / len(cuts)) if count > 1 else 0)
        return found


# ---------------------------------------------------------------- summing up


def in_thousandths(shares: Row) -> list[int]:
    """Shares as whole numbers that add up."""
    exact = [share * SURE for share in shares]
    found = [floor(number) for number in exact]
    by_rest = sorted(range(len(found)), key=lambda seat: found[seat] - exact[seat])
    for seat in by_rest[: SURE - sum(found)]:
        found[seat] += 1
    return found


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

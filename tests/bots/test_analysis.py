"""A finished game, looked at: it adds up, luck is luck, and the same seed finds the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple
from itertools import chain
from math import log
from random import Random

import pytest

from ludotheque.bots import analysis, playouts
from ludotheque.bots.analysis import (
    Analyzer,
    Span,
    analyse,
    analysed_in_slices,
    balances,
    in_thousandths,
    positions,
    spans,
    swing,
    turning_points,
)
from ludotheque.bots.estimates import (
    InSlices,
    Lesson,
    PlayoutResults,
    Playouts,
    Scale,
    advantages,
    fitted,
    mean,
    softmax,
    straight_through,
    usual_advantage,
    winners,
)
from ludotheque.bots.report import Moment, Report
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.speeds import CPU, INTERPRETER, WASM
from tests.fixtures import fixture_games

fixtures = pytest.mark.parametrize("game", fixture_games(), ids=lambda game: game.name)
DASH, HOARD, RUSH = fixture_games()


def finished(game: Game, seed: int = 1, seats: int = 0) -> Match:
    match, dice = game.match(seats or game.about.seats[0], seed=seed), Random(seed)
    while not match.over:
        seat = dice.choice(sorted(match.acting - {CLOCK}) or [CLOCK])
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is played: this is the interpreter."""
    monkeypatch.setattr(analysis, "TRIALS", 20_000)
    monkeypatch.setattr(analysis, "LESSONS", 4)
    monkeypatch.setattr(analysis, "LESSON_GAMES", 4)
    monkeypatch.setattr(analysis, "MOST", 60)


def looked_at(match: Match, seed: int = 1) -> Report:
    return analyse(match, seed, speed=INTERPRETER)


# ---------------------------------------------------------------- whole games


@fixtures
@pytest.mark.usefixtures("brief")
def test_it_adds_up_from_the_first_moment_to_the_last(game: Game) -> None:
    match = finished(game)
    report = looked_at(match)
    assert [moment.at for moment in report.moments][-1] == len(match.log)
    assert all(sum(moment.chances) == 1000 for moment in report.moments)
    for balance in report.balances:
        total = balance.start + balance.luck + balance.own + balance.others
        assert total == balance.end


@fixtures
@pytest.mark.usefixtures("brief")
def test_the_end_is_what_it_was(game: Game) -> None:
    match = finished(game)
    outcome = match.outcome
    assert outcome is not None
    last = looked_at(match).moments[-1].chances
    assert {Seat(seat) for seat, share in enumerate(last) if share} == set(outcome.winners)


@pytest.mark.usefixtures("brief")
def test_the_same_seed_finds_the_same() -> None:
    match = finished(DASH)
    assert looked_at(match, 7) == looked_at(match, 7)
    assert looked_at(match, 7) != looked_at(match, 8)


@pytest.mark.usefixtures("brief")
def test_it_tells_how_far_it_has_come() -> None:
    told: list[int] = []
    analyse(finished(DASH), 1, speed=INTERPRETER, tell=told.append)
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] <= 100


@fixtures
@pytest.mark.usefixtures("brief")
def test_in_slices_it_is_the_same(game: Game) -> None:
    """However large the portions are: here each is one play-out, and a pause is after each."""
    match, told, found = finished(game), list[int](), list[Report]()
    whole = looked_at(match)

    def looking() -> InSlices[None]:
        report = yield from analysed_in_slices(match, 1, INTERPRETER, told.append, 0.0)
        found.append(report)

    pauses = sum(1 for _ in looking())
    assert found == [whole]
    assert pauses >= len(match.log) + whole.playouts * len(whole.moments)
    assert told == sorted(told)


@pytest.mark.usefixtures("brief")
def test_a_game_that_has_only_just_begun_can_be_looked_at() -> None:
    """As where all but one gave up."""
    match = DASH.match(2)
    report = looked_at(match)
    assert [moment.at for moment in report.moments] == [0]
    assert report.turnings == []


# ---------------------------------------------------------------- luck


@fixtures
@pytest.mark.usefixtures("brief")
def test_what_fate_may_choose_next_counts_alike(game: Game) -> None:
    """Before fate has chosen, the chances are the mean of those after each of its choices."""
    match = finished(game)
    states = straight_through(positions(match))
    played = Playouts(game, match.board, len(match.seats), 1, INTERPRETER)
    looking = Analyzer(match, states, played, lambda so_far: None)
    estimator = straight_through(looking.estimator())
    estimator.count = 120
    for at, entry in enumerate(match.log):
        outcomes = played.outcomes(states[at])
        if entry.seat != FATE or not 0 < outcomes <= 6:
            continue
        before = straight_through(estimator.chances(states[at], looking.acted[at]))
        after = []
        for k in range(outcomes):
            other = match.anew()
            for earlier in match.log[:at]:
                other.follow(earlier)
            other.follow(MatchEntry(FATE, None, k))
            chances = estimator.chances(other.copied(), looking.acted[at])
            after.append(straight_through(chances))
        assert before == pytest.approx(mean(after), abs=0.15)
        return


def rows(portions: Iterable[PlayoutResults]) -> list[tuple[int, int, int, list[int]]]:
    """All that is known of each play-out."""
    found = PlayoutResults.of_all(portions)
    return list(zip(found.ended, found.steps, found.trials, found.values, strict=True))


def test_play_outs_of_the_same_number_see_the_same_dice() -> None:
    match = finished(DASH)
    played = Playouts(DASH, match.board, 2, 5, speed=INTERPRETER)
    start = match.anew().state
    first, again, fewer = (rows(played.play(start, count, 30)) for count in (20, 20, 10))
    assert first == again
    assert first[:10] == fewer


def test_compiled_and_in_the_interpreter_it_is_the_same() -> None:
    match = finished(HOARD)
    start = match.anew().state
    slow, *others = (
        rows(Playouts(HOARD, match.board, 2, 3, speed).play(start, 12, 25, 4, True))
        for speed in (INTERPRETER, CPU, WASM)
    )
    assert others == [slow] * 2
    assert any(steps > 0 for _, steps, _, _ in slow)


# ---------------------------------------------------------------- parts


def entries(*seats: Seat, at: int = 0) -> list[MatchEntry]:
    return [MatchEntry(seat, None, 0, at * number) for number, seat in enumerate(seats)]


def test_what_one_does_in_a_row_is_one_span() -> None:
    log = entries(FATE, FATE, Seat.A, Seat.A, FATE, Seat.B, CLOCK)
    assert spans(log) == [
        Span(0, 2, "fate"),
        Span(2, 4, "A"),
        Span(4, 5, "fate"),
        Span(5, 6, "B"),
        Span(6, 7, ""),
    ]


def test_without_turns_every_move_stands_apart_from_the_last_one_of_its_side() -> None:
    log = entries(FATE, FATE, Seat.A, Seat.A, Seat.B, CLOCK)
    assert spans(log, apart=True) == [
        Span(0, 2, "fate"),
        Span(2, 3, "A"),
        Span(3, 4, "A"),
        Span(4, 5, "B"),
        Span(5, 6, ""),
    ]


def test_too_many_spans_become_fewer_at_intervals_of_time() -> None:
    log = entries(*([Seat.A, Seat.B] * 1000), at=50)
    found = spans(log)
    assert len(found) <= analysis.MOST_SPANS
    assert [span.start for span in found[1:]] == [span.end for span in found[:-1]]
    assert (found[0].start, found[-1].end) == (0, 2000)
    assert {span.seat for span in found} == {""}


def test_thousandths_add_up() -> None:
    for shares in ([1 / 3, 1 / 3, 1 / 3], [0.0005, 0.9995], [1.0, 0.0], [0.15, 0.35, 0.5]):
        found = in_thousandths(shares)
        assert sum(found) == 1000
        assert all(abs(one - 1000 * share) < 1 for one, share in zip(found, shares, strict=True))


MOMENTS = [
    Moment(0, "", [500, 500]),
    Moment(1, "fate", [700, 300]),
    Moment(4, "A", [650, 350]),
    Moment(5, "fate", [640, 360]),
    Moment(9, "B", [900, 100]),
    Moment(10, "", [1000, 0]),
]


def test_luck_and_play_are_told_apart() -> None:
    first, second = balances(MOMENTS)
    assert (first.luck, first.own, first.others) == (190, -50, 360)
    assert (second.luck, second.own, second.others) == (-190, -260, -50)


def test_turning_points_are_where_most_changes_hands() -> None:
    assert swing([500, 500], [700, 300]) == 200
    assert turning_points(MOMENTS) == [1, 2, 4, 5]


def test_those_with_the_most_share_the_win() -> None:
    assert winners([3, 3, 1]) == [0.5, 0.5, 0.0]
    assert winners([0, 2, 1]) == [0, 1, 0]


def test_chances_are_those_of_a_softmax_however_far_apart_seats_are() -> None:
    assert softmax([log(1), log(2), log(5)], 1) == pytest.approx([1 / 8, 2 / 8, 5 / 8])
    assert softmax([0, log(2) / 3], 3) == pytest.approx([1 / 3, 2 / 3])
    assert softmax([5000, playouts.LOST, 4000], 1) == [1, 0, 0]


def test_whoever_has_lost_does_not_count_where_others_are_compared() -> None:
    assert softmax([5, playouts.LOST, 5], 1e-12) == [0.5, 0, 0.5]
    assert advantages([5, playouts.LOST, 1]) == [2, 0, -2]
    assert usual_advantage([[5, playouts.LOST, 1]]) == 2


def test_what_an_advantage_is_worth_is_fitted() -> None:
    """From games in which it meant little at first and much at the end."""
    random = Random(1)
    true = Scale(30.0, 0.4, 2.0)
    lessons, expected = list[Lesson](), list[list[float]]()
    for _ in range(2000):
        values, stage = [random.gauss(0, 30), random.gauss(0, 30)], random.random()
        expected.append(true.shares(values, stage))
        won = [1.0, 0.0] if random.random() < expected[-1][0] else [0.0, 1.0]
        lessons.append(Lesson(values, stage, won))
    scale = fitted(lessons)
    found = [scale.shares(lesson.values, lesson.stage) for lesson in lessons]
    pairs = zip(chain(*found), chain(*expected), strict=True)
    assert sum(abs(one - other) for one, other in pairs) / (2 * len(lessons)) < 0.05


def test_what_several_games_came_to_teaches_the_same_as_their_mean() -> None:
    first, second = ([9.0, 1.0], 0.1), ([2.0, 4.0], 0.7)
    games = [(*first, [1, 0]), (*first, [0, 1]), (*second, [0, 1]), (*second, [0, 1])]
    apart = fitted([Lesson(*game) for game in games])
    means = fitted([Lesson(*first, [0.5, 0.5]), Lesson(*second, [0, 1])])
    assert astuple(apart) == pytest.approx(astuple(means))


def test_where_all_are_equal_they_have_equal_chances() -> None:
    even = fitted([Lesson([0, 0], number / 9, [0.5, 0.5]) for number in range(10)])
    assert even.shares([0, 0], 0.5) == [0.5, 0.5]

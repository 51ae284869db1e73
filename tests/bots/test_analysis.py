"""A finished game, looked at: it adds up, luck is luck, and the same seed finds the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludotheque.bots import analysis
from ludotheque.bots.analysis import (
    Analyzer,
    Span,
    analyse,
    balances,
    in_thousandths,
    spans,
    swing,
    turning_points,
)
from ludotheque.bots.estimates import PlayoutResults, Playouts, Scale, fitted, winners
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
    looking = Analyzer(match, 1, INTERPRETER, lambda so_far: None)
    estimator = looking.estimator()
    estimator.count = 120
    for at, entry in enumerate(match.log):
        outcomes = looking.playouts.outcomes(looking.states[at])
        if entry.seat != FATE or not 0 < outcomes <= 6:
            continue
        before = estimator.chances(looking.states[at], looking.acted[at])
        after = []
        for k in range(outcomes):
            other = match.anew()
            for earlier in match.log[:at]:
                other.follow(earlier)
            other.follow(MatchEntry(FATE, None, k))
            after.append(estimator.chances(other.copied(), looking.acted[at]))
        assert np.abs(before - np.mean(after, axis=0)).max() < 0.15
        return


def rows(found: PlayoutResults) -> list[list[int]]:
    """All that is known of each play-out."""
    columns = (found.ended, found.steps, found.trials, found.values)
    whole: list[list[int]] = np.column_stack(columns).tolist()
    return whole


def test_play_outs_of_the_same_number_see_the_same_dice() -> None:
    match = finished(DASH)
    playouts = Playouts(DASH, match.board, 2, 5, speed=INTERPRETER)
    start = match.anew().state
    first, again, fewer = (rows(playouts.play(start, count, 30)) for count in (20, 20, 10))
    assert first == again
    assert first[:10] == fewer


def test_compiled_and_in_the_interpreter_it_is_the_same() -> None:
    match = finished(HOARD)
    start = match.anew().state
    slow, *others = (
        Playouts(HOARD, match.board, 2, 3, speed).play(start, 12, 25, 4, True)
        for speed in (INTERPRETER, CPU, WASM)
    )
    assert [rows(fast) for fast in others] == [rows(slow)] * 2
    assert slow.steps.max() > 0


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
        found = in_thousandths(np.array(shares))
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
    assert winners(np.array([[3, 3, 1], [0, 2, 1]])).tolist() == [[0.5, 0.5, 0.0], [0, 1, 0]]


def test_what_an_advantage_is_worth_is_fitted() -> None:
    """From games in which it meant little at first and much at the end."""
    random = np.random.default_rng(1)
    worth = random.normal(0, 30, (4000, 2))
    stage = random.uniform(0, 1, 4000)
    true = Scale(30.0, 0.4, 2.0)
    expected = true.shares(worth, stage)
    first = random.uniform(size=4000) < expected[:, 0]
    won = np.stack([first, ~first], axis=1).astype(float)
    found = fitted(worth, stage, won)
    assert np.abs(found.shares(worth, stage) - expected).mean() < 0.05
    even = fitted(np.zeros((10, 2)), np.linspace(0, 1, 10), np.full((10, 2), 0.5))
    assert np.allclose(even.shares(np.zeros((1, 2)), np.array([0.5])), 0.5)

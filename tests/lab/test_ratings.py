"""Shares, intervals and ratings, on results whose truth is known."""

from __future__ import annotations

from math import log

import numpy as np
import pytest

from ludotheque.lab import ratings
from ludotheque.lab.ratings import POINTS, Interval, RatedGame, mean_of_rounds, places

NEEDS_CHOIX = pytest.mark.skipif(not ratings.has_choix(), reason="needs the extra `ratings`")


def test_places_go_from_the_most_points_to_the_fewest_with_ties() -> None:
    assert places((0, 1, 2), (5, 9, 7)) == ((1,), (2,), (0,))
    assert places((3, 1, 1, 2), (4, 4, 0, 9)) == ((2,), (3, 1), (1,))
    assert places((0, 1), (2, 2)) == ((0, 1),)


# ---------------------------------------------------------------- intervals


def test_the_mean_is_that_of_the_rounds() -> None:
    found = mean_of_rounds([(0, 1.0), (0, 0.0), (1, 1.0), (1, 1.0)])
    assert found.value == 0.75
    assert found.low < 0.75 < found.high


def test_games_of_a_round_do_not_count_as_so_many() -> None:
    """A thousand copies of the same round tell no more than one."""
    single = mean_of_rounds((number, float(number % 2)) for number in range(50))
    copied = mean_of_rounds((number % 50, float(number % 2)) for number in range(50_000))
    assert copied.value == pytest.approx(single.value)
    assert copied.low == pytest.approx(single.low)


def test_mirrored_dice_make_intervals_narrower() -> None:
    """Where dice decide and each side has them once, every round is even."""
    decided = [(number, float(side)) for number in range(100) for side in (0, 1)]
    independent = [(at, part) for at, (_, part) in enumerate(decided)]
    assert width(mean_of_rounds(decided)) < width(mean_of_rounds(independent)) / 2


def width(interval: Interval) -> float:
    return interval.high - interval.low


def test_who_won_everything_may_still_lose_one_day() -> None:
    found = mean_of_rounds((number, 1.0) for number in range(60))
    assert found.value == found.high == 1.0
    assert 0.9 < found.low < 0.97  # Wilson's would be 0.94


def test_nothing_played_says_nothing() -> None:
    assert mean_of_rounds([]) == Interval(0.5, 0.0, 1.0)


@pytest.mark.parametrize("share", [0.5, 0.7, 0.93])
@pytest.mark.parametrize("rounds", [12, 80])
def test_intervals_hold_the_truth_as_often_as_they_say(share: float, rounds: int) -> None:
    draw = np.random.default_rng(7)
    held = 0
    for _ in range(1500):
        won = (draw.random((rounds, 2)) < share).mean(axis=1)
        found = mean_of_rounds(enumerate(won.tolist()))
        held += found.low <= share <= found.high
    assert held / 1500 > 0.93
    assert held / 1500 < 0.99 or rounds < 20  # of few rounds it says rather too little


@pytest.mark.parametrize(("freedom", "table"), [(5, 2.571), (10, 2.228), (30, 2.042)])
def test_the_quantile_is_students(freedom: int, table: float) -> None:
    assert ratings.quantile(freedom) == pytest.approx(table, abs=0.01)


# ---------------------------------------------------------------- shares


def test_shared_wins_count_in_parts() -> None:
    outcomes = [RatedGame(0, ((0,), (1,))), RatedGame(1, ((0, 1),)), RatedGame(2, ((1,), (0,)))]
    first, second = ratings.winning_shares(outcomes, 2)
    assert first.value == second.value == 0.5
    pairs = ratings.pairs_above(outcomes)
    assert pairs[0, 1].value == 0.5


def test_who_sits_at_a_table_twice_has_both_wins() -> None:
    outcomes = [RatedGame(0, ((0, 0), (1,), (1,)))]
    first, second = ratings.winning_shares(outcomes, 2)
    assert (first.value, second.value) == (1.0, 0.0)


def test_only_tables_where_one_sat_count() -> None:
    outcomes = [RatedGame(0, ((0,), (1,))), RatedGame(1, ((1,), (2,)))]
    assert ratings.winning_shares(outcomes, 3)[0].value == 1.0
    assert set(ratings.pairs_above(outcomes)) == {(0, 1), (1, 2)}


# ---------------------------------------------------------------- ratings


def drawn(strengths: list[float], rounds: int, seed: int) -> list[RatedGame]:
    """Games of the Plackett–Luce model itself."""
    draw, found = np.random.default_rng(seed), []
    for number in range(rounds):
        left, order = list(range(len(strengths))), []
        while left:
            worth = np.exp([strengths[bot] for bot in left])
            order.append((left.pop(int(draw.choice(len(left), p=worth / worth.sum()))),))
        found.append(RatedGame(number, tuple(order)))
    return found


@NEEDS_CHOIX
def test_ratings_find_the_strengths_that_games_were_drawn_from() -> None:
    strengths = [0.0, 1.2, 0.5, -0.7]
    found = ratings.plackett_luce(drawn(strengths, 400, 1), 4)
    assert [rating.value for rating in found] == pytest.approx(
        [POINTS * (strength - 0.25) for strength in strengths], abs=35
    )
    assert sorted(range(4), key=lambda bot: found[bot].value) == [3, 0, 2, 1]


@NEEDS_CHOIX
def test_ratings_intervals_hold_the_truth_as_often_as_they_say() -> None:
    strengths, held = [0.0, 0.8, -0.8], 0
    for seed in range(60):
        found = ratings.plackett_luce(drawn(strengths, 50, seed), 3)
        held += sum(
            rating.low <= POINTS * strength <= rating.high
            for rating, strength in zip(found, strengths, strict=True)
        )
    assert 0.88 < held / 180 <= 1


@NEEDS_CHOIX
def test_of_two_the_rating_is_the_odds() -> None:
    outcomes = [RatedGame(at, ((0,), (1,)) if at % 4 else ((1,), (0,))) for at in range(400)]
    first, second = ratings.plackett_luce(outcomes, 2)
    assert first.value - second.value == pytest.approx(POINTS * log(3), abs=3)


@NEEDS_CHOIX
def test_ties_are_between() -> None:
    tied = [RatedGame(at, ((0, 1), (2,))) for at in range(50)]
    first, second, third = ratings.plackett_luce(tied, 3)
    assert first.value == pytest.approx(second.value, abs=1e-3)
    assert first.low > third.high
    drawn_games = [RatedGame(at, ((0, 1, 2),)) for at in range(50)]
    assert [rating.value for rating in ratings.plackett_luce(drawn_games, 3)] == pytest.approx(
        [0, 0, 0], abs=1e-3
    )


@NEEDS_CHOIX
def test_of_those_who_share_the_last_place_nothing_is_said() -> None:
    outcomes = [RatedGame(at, ((0,), (1, 2, 3))) for at in range(50)]
    first, *rest = ratings.plackett_luce(outcomes, 4)
    assert all(rating.value == pytest.approx(rest[0].value, abs=1e-3) for rating in rest)
    assert first.low > rest[0].high


@NEEDS_CHOIX
def test_who_never_lost_has_a_rating_and_a_wide_interval() -> None:
    best, _, worst = ratings.plackett_luce(
        [RatedGame(at, ((0,), (1,), (2,))) for at in range(100)], 3
    )
    assert best.value > 0 > worst.value
    assert width(best) > 300


@NEEDS_CHOIX
def test_two_seats_of_one_bot_are_two_chances() -> None:
    """Equals win as their seats do: two of three games for who has two of three seats."""
    outcomes = [RatedGame(at, ((0,), (0, 1)) if at % 3 else ((1,), (0, 0))) for at in range(300)]
    first, second = ratings.plackett_luce(outcomes, 2)
    assert first.value == pytest.approx(second.value, abs=5)


def test_every_tied_order_counts_in_equal_parts() -> None:
    found = list(ratings.choices(RatedGame(0, ((0, 1), (2,)))))
    assert {(choice.winner, choice.among, choice.weight) for choice in found} == {
        (0, (0, 1, 2), 0.5),
        (1, (1, 2), 0.5),
        (1, (1, 0, 2), 0.5),
        (0, (0, 2), 0.5),
    }

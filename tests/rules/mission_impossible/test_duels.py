"""How duels are solved: by the rules themselves, and with the results that the bots go by."""

from __future__ import annotations

from inspect import getsource
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.mission_impossible import bot_duels
from ludotheque.games.mission_impossible.bot import factors, opponent
from ludotheque.games.mission_impossible.bot_duels_solver import (
    DISCOUNT,
    DISTRICTS,
    DUELS,
    ROWS,
    Worth,
    city,
    farthest,
    sweep,
    tallies,
    thousandths,
    written,
)
from ludotheque.games.mission_impossible.constants import CONFRONT, FACES, Phase
from ludotheque.games.mission_impossible.rules import apply, district_of, draw, multiplier
from ludotheque.games.mission_impossible.state import State
from tests.tiers import slow

from .positions import copy_of, legal_actions
from .table import play

MOVING, WAITING = np.array(bot_duels.MOVING), np.array(bot_duels.WAITING)
SWEEPS = 25  # enough to be near
NEAR = 30  # thousandths: so far may the averages of one board be off after those


# ---------------------------------------------------------------- a sweep


def any_worth(squares: int, seed: int) -> Worth:
    rng = np.random.default_rng(seed)
    return Worth(rng.random((squares, squares)), rng.random((squares, squares)))


def by_the_rules(s: Any, b: Any, later: Worth) -> tuple[float, float]:
    """What is before whoever has the turn, roll by roll and move by move."""
    rolls = []
    for face in range(FACES):
        rolled = copy_of(s)
        draw(rolled, b, face)
        rolls.append(max(after(rolled, b, go, later) for go in legal_actions(rolled, b, s.turn)))
    moving, waiting = np.array(rolls).mean(axis=0)
    return float(moving), float(waiting)


def after(s: Any, b: Any, go: int, later: Worth) -> tuple[float, float]:
    mover, waiter = s.turn, opponent(s, s.turn)
    then = copy_of(s)
    apply(then, b, mover, go)
    if then.phase == Phase.CONFRONT:
        apply(then, b, mover, CONFRONT + waiter)
        return float(then.fell_to[waiter] == mover), float(then.fell_to[mover] == waiter)
    where = then.figure[waiter], then.figure[mover]
    return DISCOUNT * later.waiting[where], DISCOUNT * later.moving[where]


# The agents sit in the order of the series, so that each hunts the next.
@slow
@pytest.mark.parametrize(
    "told",
    [
        "3 players; C fell to B; A at h4; B at h6",
        "3 players; star-city board; C fell to B; A at h4; B at h4",
        "6 players; B fell to A; C fell to A; D fell to A; E fell to A; A at h4; F at b2",
        "6 players; B fell to A; C fell to A; E fell to D; F fell to D; A at b2; D at h4",
    ],
)
@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("turns", [0, 1])
def test_a_sweep_goes_by_the_rules(told: str, safe: bool, turns: int) -> None:
    """Reach (MI-4, MI-8), safety (MI-2), and what a confrontation does (MI-7)."""
    match = play(told).match
    s, b, place = of_type(State, match.state), match.board.plain, city(match.board.name)
    s.turn = opponent(s, s.turn) if turns else s.turn
    waiter = opponent(s, s.turn)
    own = place.district == district_of(s, waiter)
    if safe:
        s.figure[waiter] = int(np.flatnonzero(own)[0])
    later = any_worth(place.squares, seed=turns)
    swept = sweep(place, multiplier(s, s.turn), own, later)
    where = s.figure[s.turn], s.figure[waiter]
    found = swept.moving[where], swept.waiting[where]
    assert found == pytest.approx(by_the_rules(s, b, later))


def test_among_equals_the_nearest_is_chosen() -> None:
    """Everything is worth nothing to the mover; to the other, as much as they are far."""
    place = city("ring-city")
    nothing = np.zeros_like(place.distance, dtype=float)
    later = Worth(place.distance.astype(float), nothing)
    everywhere = np.full(place.squares, True)
    swept = sweep(place, 2, everywhere, later)
    assert (swept.moving == 0).all()
    together = np.diag(swept.waiting)
    assert together == pytest.approx(DISCOUNT)  # a street away, whatever was rolled


# ---------------------------------------------------------------- the tables


@slow
@pytest.mark.parametrize("duel", [(1, 1), (3, 1)])
def test_solved_duels_are_worth_what_the_tables_say(duel: tuple[int, int]) -> None:
    found = sum(tallies(("ring-city", duel, own), SWEEPS) for own in DISTRICTS)
    for worth, row in zip(thousandths(np.asarray(found)), (duel, duel[::-1]), strict=True):
        assert (worth >= 0).all()
        assert (worth.sum(axis=0) <= 1000).all()
        kept = np.array([MOVING[factors(*row)], WAITING[factors(*row)]])
        assert np.abs(worth - kept).max() < NEAR


def test_within_reach_nearer_is_better() -> None:
    for row in (factors(1, waiting) for waiting in range(1, 5)):
        for safe in (0, 1):
            assert (np.diff(MOVING[row, safe, 1 : 1 + FACES]) < 0).all()


def test_the_tables_are_kept_as_they_are_printed() -> None:
    text = getsource(bot_duels)
    assert written("MOVING", bot_duels.MOVING) in text
    assert written("WAITING", bot_duels.WAITING) in text


def test_rows_stand_where_the_bots_look_for_them() -> None:
    assert [factors(*row) for row in ROWS] == list(range(len(ROWS)))
    assert {(max(row), min(row)) for row in ROWS} == set(DUELS)


def test_the_largest_difference_is_told() -> None:
    other = MOVING.copy()
    other[3, 1, 4] += 7
    other[5, 0, 9] -= 9
    assert farthest(bot_duels.MOVING, bot_duels.MOVING) == 0
    assert farthest(bot_duels.MOVING, other.tolist()) == 9

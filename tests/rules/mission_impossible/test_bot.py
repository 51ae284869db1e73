"""What those who think ahead go by: their instinct, solved duels, and nothing that is secret.

All of it is tried in the interpreter; that compiled code thinks the same is tested elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import playouts
from ludotheque.bots.by_name import level_of
from ludotheque.bots.estimates import Estimator, Lesson, Playouts, Scale, fitted, straight_through
from ludotheque.bots.search import Searcher
from ludotheque.engine import chance, compile, declare
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.levels import NAMES, place
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import INTERPRETER
from ludotheque.games.mission_impossible import bot, bot_duels
from ludotheque.games.mission_impossible.board.plan import Plan
from ludotheque.games.mission_impossible.constants import CONFRONT, FACES, GO, NOWHERE, PASS, Phase
from ludotheque.games.mission_impossible.rules import over
from ludotheque.games.mission_impossible.state import Board, State
from tests.clauses import clause
from tests.tiers import slow

from .positions import GAME, random_match
from .table import play
from .worlds import other_world

MASTER = bot.LEVELS["master"].numbers()
# A hunts B, B hunts C, C hunts A.
THREE = "A english; B russian; C german"
DUEL = f"{THREE}; C fell to B"


def by_instinct(match: Match, seat: int, numbers: Sequence[int] = MASTER, seed: int = 1) -> int:
    s, b = of_type(State, match.state), of_type(Board, match.board.plain)
    out = [NOWHERE] * GAME.rules.ACTIONS
    return bot.playout_action(s, b, seat, seeded(seed, 1), out, list(numbers))


def altered(name: str, number: int) -> list[int]:
    changed = list(MASTER)
    changed[place(name, bot.DetectiveLevel)] = number
    return changed


def square(match: Match, name: str) -> int:
    return GO + int(of_type(Plan, match.board.plan).index[name])


# ---------------------------------------------------------------- before the deal


@pytest.mark.parametrize("seats", GAME.about.seats)
def test_a_position_before_the_deal_has_the_same_value_at_both_speeds(seats: int) -> None:
    """No agent is dealt yet, so there is no line-up by which odds could be divided."""
    match = GAME.match(seats)
    s, b = of_type(State, match.state), of_type(Board, match.board.plain)
    assert s.phase == Phase.DEAL
    record = np.zeros(1, declare.dtype(State))[0]
    declare.to_record(State, s, record)
    compiled = compile.for_cpu(GAME).evaluate
    for seat in match.seats:
        value = bot.evaluate(s, b, seat)
        assert value == compiled(record, match.board.record[0], seat) == -bot.UNREAD * FACES


# ---------------------------------------------------------------- confronting


def facing(told: str) -> Match:
    """A has just come to where B stands."""
    return play(f"{told}; A at h4; B at h5; C at b2; A rolls 1; h5").match


def test_a_target_that_is_known_is_confronted() -> None:
    assert by_instinct(facing(f"{THREE}; A knows B; A knows C"), 0) == CONFRONT + 1


def test_a_hunter_is_not() -> None:
    told = "A english; B german; C russian; A knows B; A knows C"
    assert by_instinct(facing(told), 0) == PASS


def test_even_odds_are_not_taken_but_by_the_rash() -> None:
    assert by_instinct(facing(THREE), 0) == PASS
    assert by_instinct(facing(THREE), 0, altered("life_value", 0)) == CONFRONT + 1


def test_nobody_strikes_who_would_be_struck_at_once() -> None:
    """The third, who hunts A from then on, stands next to them."""
    told = f"{THREE}; A knows B; A knows C; A at h4; B at h5; C at h6"
    assert by_instinct(play(f"{told}; A rolls 1; h5").match, 0) == PASS


def test_patience_has_an_end() -> None:
    told = f"{THREE}; A knows B; A knows C; A at h4; B at h5; C at h6; 70 rounds"
    assert by_instinct(play(f"{told}; A rolls 1; h5").match, 0) == CONFRONT + 1


# ---------------------------------------------------------------- duels


def test_who_can_strike_in_a_duel_strikes() -> None:
    match = play(f"{DUEL}; A at h4; B at h6; A rolls 4").match
    assert by_instinct(match, 0) == square(match, "h6")


def test_else_one_keeps_out_of_reach_or_is_safe() -> None:
    for seed in range(5):
        match = play(f"{DUEL}; A at h4; B at h6; A rolls 1").match
        s, b = of_type(State, match.state), of_type(Board, match.board.plain)
        s.figure[0] = max(range(b.squares), key=lambda at: b.distance[at][s.figure[1]])
        s.die = 6
        to = by_instinct(match, 0, seed=seed) - GO
        assert b.distance[to][s.figure[1]] > 6 or b.district[to] == 0


def test_the_tables_of_duels_tell_what_must_be_true() -> None:
    moving, waiting = np.array(bot_duels.MOVING), np.array(bot_duels.WAITING)
    assert moving.shape == waiting.shape == (8, 2, bot_duels.FARTHEST_APART + 1)
    assert (moving + waiting <= 1000).all()
    assert (moving[:, 0, 1] == 1000).all()  # next to somebody in the open, any roll will do
    assert (moving[:, 1, 1] < 1000).all()  # but not if they are safe
    assert (moving[:, 0, 0] < moving[:, 0, 1]).all()  # on the very same square one has to leave
    for row, strong in ((1, True), (2, False), (3, True), (4, False), (5, True), (6, False)):
        assert (moving[row, 0, 7] > waiting[row, 0, 7]) == strong


@pytest.mark.parametrize(
    ("moving", "waiting", "row"),
    [(1, 1, 0), (2, 1, 1), (1, 2, 2), (3, 1, 3), (1, 3, 4), (4, 1, 5), (1, 4, 6), (2, 2, 7)],
)
def test_each_pair_of_factors_has_its_row(moving: int, waiting: int, row: int) -> None:
    assert bot.factors(moving, waiting) == row


# ---------------------------------------------------------------- judging


@pytest.mark.parametrize("share", [1, 40, 333, 500, 720, 999])
def test_the_search_reads_the_share_that_was_meant(share: int, monkeypatch: Any) -> None:
    monkeypatch.setattr(bot, "share_of", lambda s, b, seat: share)
    scale = MASTER[place("value_scale")] * 1000
    value = bot.leaf_value(None, None, 0, altered("value_scale", scale))  # type: ignore[arg-type]
    hope = 1 + value / (scale + abs(value))
    assert hope / 2 == pytest.approx(share / 1000, abs=0.002)


def test_shares_of_a_duel_make_a_whole() -> None:
    match = play(f"{DUEL}; A at h4; B at h6").match
    s, b = of_type(State, match.state), of_type(Board, match.board.plain)
    assert bot.ends_playout(s, b, list(MASTER))
    assert bot.share_of(s, b, 0) + bot.share_of(s, b, 1) in (999, 1000)
    assert bot.share_of(s, b, 2) == 1


# ---------------------------------------------------------------- whole games


@cache
def searcher() -> Searcher:
    return Searcher(GAME, speed=INTERPRETER, most_nodes=5000)


@slow
@pytest.mark.parametrize("level", NAMES)
def test_thoughts_depend_on_nothing_secret(level: str) -> None:
    rng = Random(level)
    for _ in range(3):
        match = random_match(rng, seats=4, moves=60 + rng.randrange(60))
        acting = sorted(match.acting & frozenset(match.seats))
        if match.over or not acting:
            continue
        seat = acting[0]
        twin = Match(GAME, 4, options=match.options, board=match.board.name)
        for who, move in other_world(match, seat, rng):
            twin.play(who, move)
        assert thought(match, seat, level) == thought(twin, seat, level)


def thought(match: Match, seat: Seat, level: str) -> tuple[int, dict[int, tuple[int, float]]]:
    quick = level_of(GAME, f"{level}+iterations=8+depth=3")
    action = searcher().choose(match.state, match.board.plain, seat, quick, seeded(1, 1))
    return action, searcher().visited()


@pytest.mark.parametrize("seats", GAME.about.seats)
def test_games_by_instinct_come_to_an_end(seats: int) -> None:
    verbs = compile.interpreted(GAME)
    match = Match(GAME, seats)
    s, b = of_type(State, match.state), of_type(Board, match.board.plain)
    fate, out = seeded(seats, 1), [NOWHERE] * GAME.rules.ACTIONS
    steps = 0
    while not over(s, b) and steps < 2000:
        outcomes = verbs.chance(s, b)
        if outcomes:
            verbs.draw(s, b, chance.below(fate, outcomes))
        else:
            seat = verbs.acting(s, b).bit_length() - 1
            verbs.apply(s, b, seat, bot.playout_action(s, b, seat, fate, out, list(MASTER)))
            steps += 1
    assert s.phase == Phase.OVER


# ---------------------------------------------------------------- looking back at a game


FALLEN_VICTOR = "A english; B russian; C german; D chinese; C fell to B; B fell to A"


@clause("MI-W")
@pytest.mark.parametrize("depth", [1, 12])
def test_whoever_is_out_has_no_chance_of_winning(depth: int) -> None:
    """Not even with eliminations to their name, nor by play-outs that are cut short."""
    match = play(FALLEN_VICTOR).match
    played = Playouts(GAME, match.board, 4, 1, speed=INTERPRETER)
    estimator = Estimator(played, Scale(40_000.0), 6, depth, 60)
    shares = straight_through(estimator.chances(match.state, 30))
    assert shares[1:3] == [0, 0]
    assert sum(shares) == pytest.approx(1)


def test_what_an_advantage_is_worth_is_learned_from_those_who_can_still_win() -> None:
    first, second = [100, playouts.LOST, -100], [-100, 100, playouts.LOST]
    found = fitted([Lesson(first, 0.2, [1, 0, 0]), Lesson(second, 0.8, [0, 1, 0])])
    assert found.unit == pytest.approx(100)
    better, lost, worse = found.shares(first, 0.2)
    assert better > worse > lost == 0
    assert found.shares(second, 0.8)[2] == 0

"""What the clock does by itself, and when: the countdown, the stillness, the time limit."""

from __future__ import annotations

import pytest

from ludotheque.engine.contract import Alarm
from ludotheque.games.situation_4.clock import alarms
from tests.clauses import clause

from .table import Table, play


def ringing(game: Table) -> list[Alarm]:
    return list(alarms(game.state, game.b))


@clause("S4-3")
def test_play_begins_three_seconds_after_the_second_is_ready() -> None:
    game = play("getting ready; B is ready")
    assert ringing(game) == []
    game.take("A is ready")
    assert ringing(game) == [Alarm("go", 3, 2)]
    game.take("clock: go")
    assert ringing(game) == []


@clause("S4-20")
def test_two_minutes_of_stillness_count_from_the_declaration() -> None:
    game = play("A lays a1; A lays a2; A is done")
    assert game.state.actions == 6
    assert ringing(game) == [Alarm("still", 120, 6)]


@clause("S4-20")
@pytest.mark.parametrize(
    "deed", ["B lays c3", "B drops a1", "B tanks a4", "B flags town-2", "B bridges 3"]
)
def test_or_from_the_last_thing_done_if_that_was_later(deed: str) -> None:
    game = play("A has a1; B has a4 b4 d4 e4 f4 d3 d2 c4; A is done")
    assert ringing(game) == [Alarm("still", 120, 4)]
    game.take(deed)
    assert ringing(game) == [Alarm("still", 120, 5)]


@clause("S4-20")
def test_a_withdrawn_declaration_stops_it_and_a_new_one_counts_anew() -> None:
    game = play("A is done; A lays a1")
    assert ringing(game) == []
    game.then("B lays f4; A is done")
    assert ringing(game) == [Alarm("still", 120, 7)]


@clause("S4-20")
def test_who_is_stuck_counts_from_the_piece_that_made_it_so() -> None:
    game = play("A has b1; B has a1 b2 c2; B flags town-1; B lays c1")
    assert ringing(game) == [Alarm("still", 120, 5)]


@clause("S4-20")
def test_the_time_limit_counts_from_the_start() -> None:
    game = play("minutes=20; A lays a1; A is done")
    assert ringing(game) == [Alarm("still", 120, 5), Alarm("time", 1200, 3)]


def test_every_alarm_is_a_move_that_the_clock_may_make() -> None:
    game = play("minutes=20; A is done")
    for alarm in ringing(game):
        assert alarm.move in game.legal("clock")

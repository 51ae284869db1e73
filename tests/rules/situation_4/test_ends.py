"""How the game ends, and what is scored."""

from __future__ import annotations

import pytest

from ludotheque.engine.seats import Seat
from tests.clauses import clause, option

from .table import play

SOUTH_HALF = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2"
NORTH_HALF = "a4 b4 c4 d4 e4 f4 a3 b3 c3 d3 e3 f3"


@clause("S4-20")
def test_the_game_ends_when_the_board_is_wholly_covered() -> None:
    rest = SOUTH_HALF.removesuffix(" f2")
    game = play(f"A has {rest}; B has {NORTH_HALF}")
    assert not game.over
    game.take("A lays f2")
    assert game.over
    assert (game.outcome.clause, game.outcome.reason) == ("S4-20", "covered")
    assert game.acting() == set()


@clause("S4-20")
def test_it_ends_when_both_have_declared() -> None:
    game = play("A lays a1; A is done")
    assert not game.over
    assert game.why_not("A is done") == "S4-20"
    game.take("B is done")
    assert game.over
    assert game.outcome.reason == "both-finished"


@clause("S4-20")
@pytest.mark.parametrize(
    "deed", ["A lays a2", "A drops d4", "A tanks e1", "A flags town-1", "A bridges 4"]
)
def test_whatever_a_side_does_withdraws_its_declaration(deed: str) -> None:
    game = play("A has a1 b1 c1 e1 f1 e2; B has d4 e4; A is done")
    assert game.state.declared[0] == 1
    game.take(deed)
    assert "withdrawn" in game.codes()
    assert game.state.declared[0] == 0
    game.take("B is done")
    assert not game.over


@clause("S4-20")
def test_what_the_other_side_does_withdraws_nothing() -> None:
    game = play("A has a1; A is done; B lays f4; B flags town-2")
    assert game.state.declared[0] == 1
    assert "withdrawn" not in game.codes()


@clause("S4-20")
def test_a_side_that_can_do_nothing_more_that_scores_counts_as_declared() -> None:
    game = play("A has b1; B has a1 b2 c2; B flags town-1; B lays c1")
    assert "stuck" in game.codes()
    assert game.reason("A is done").code == "counts-as-declared"
    assert game.acting() == {"B", "clock"}
    assert not game.over
    game.take("B is done")
    assert game.over


@clause("S4-20")
def test_a_flag_to_plant_keeps_a_side_going() -> None:
    game = play("A has a1; B has a2 b2; B lays b1")
    assert game.legal("A") == {"flag town-1", "done"}
    assert not game.state.stuck[0]
    game.take("B is done")
    assert not game.over  # or B's word would have cost A the flag
    game.take("A flags town-1")
    assert game.over
    assert (game.outcome.reason, game.scores[0]) == ("both-finished", 100)


@clause("S4-20")
def test_so_does_a_flag_that_the_other_side_has_forgotten() -> None:
    game = play("B has a1 c1 c2; A has b1; B lays b2")
    assert game.legal("A") == {"flag town-1", "done"}
    assert not game.state.stuck[0]
    game.take("A flags town-1")
    assert game.state.stuck[0] == 1


@clause("S4-20")
def test_a_bridge_to_lay_keeps_a_side_going() -> None:
    walls = "B has d1 d2 f1 f2 e3"
    game = play(f"A has e1 e2; {walls}; B flags fort-1; B is done")
    assert game.legal("A") == {"bridge 4", "done"}
    assert not game.over
    game.take("A bridges 4")
    assert game.over
    assert game.scores[0] == 100


@clause("S4-20")
def test_units_that_bring_nothing_keep_nobody_going_but_may_be_used() -> None:
    game = play("A has e1 f1; B has d1 e2 f2")
    assert game.state.stuck[0] == 1
    assert game.places("A", "tank") == {"e1", "f1"}
    assert game.acting() == {"A", "B", "clock"}


@clause("S4-20")
def test_a_paratrooper_in_hand_that_could_open_a_place_keeps_a_side_going() -> None:
    walls = "B has a1 a2 b2 c2 d2 d1"
    flags = "B flags town-1; B flags refinery-1; B flags fort-1"
    game = play(f"A has b1 c1; {walls}; {flags}")
    assert game.state.paratroopers[0] == 3
    assert game.state.openings[0] == 0
    assert not game.state.stuck[0]
    game.then("A drops d1; A drops a2; A drops a1")
    assert game.places("A") == {"a3", "e1"}
    game.then("B lays a3; B lays e1")
    assert game.state.stuck[0] == 1


@clause("S4-20")
def test_a_tank_in_hand_that_could_neutralise_keeps_a_side_going() -> None:
    """All around is filled but for one place, which a tank of the opponent's closes."""
    game = play("A has e1 f1; B has d2 d1 e3 f3 f2; B parked on d2; B parked on f2")
    assert game.state.openings[0] == 0
    assert not game.state.stuck[0]
    game.take("A tanks e1")
    assert game.places("A") == {"e2"}


@clause("S4-20")
def test_a_tank_that_cannot_get_there_is_of_no_help() -> None:
    game = play("A has e1 f1 a1; B has a2 d1 e2 f2 b2; B parked on b2; A flags town-1")
    assert game.state.tanks[0] == 3
    assert game.state.openings[0] == 0
    assert game.state.stuck[0] == 1


@clause("S4-20")
def test_a_bridge_lets_a_tank_come_to_where_it_neutralises_another() -> None:
    game = play("A has e1 f1 e2 e3; B has d1 d2 f2 d3 f3 d4; B parked on d4")
    assert not game.state.stuck[0]
    game.then("A bridges 4; A tanks e3; A lays e4")
    assert game.owner("e4") == "A"


@clause("S4-20")
def test_who_counts_as_declared_may_come_back() -> None:
    """The other side completes an objective, and forgets its flag."""
    game = play("B has c1 c2; A has b1; B lays b2; B lays a2; B lays a1")
    assert game.state.stuck[0] == 1
    game.take("B lays a3")
    assert "unstuck" in game.codes()
    game.take("A flags town-1")
    assert "stuck" in game.codes()
    assert game.scores[0] == 100


@clause("S4-20")
def test_once_a_side_has_finished_the_clock_may_end_a_game_that_has_fallen_still() -> None:
    game = play("A lays a1")
    assert game.why_not("clock: still") == "S4-20"
    game.take("A is done")
    assert game.acting() == {"A", "B", "clock"}
    assert game.why_not("B: still") == "S4-20"
    game.take("clock: still")
    assert game.over
    assert game.outcome.reason == "nobody-acts"


@clause("S4-20")
def test_one_that_is_stuck_counts_for_that_too() -> None:
    game = play("A has b1; B has a1 b2 c2; B flags town-1; B lays c1; clock: still")
    assert game.over


@clause("S4-20")
@option("minutes=none")
def test_without_the_option_there_is_no_time_limit() -> None:
    game = play("A lays a1")
    assert game.acting() == {"A", "B"}
    assert game.why_not("clock: time") == "S4-20"


@clause("S4-20")
@pytest.mark.parametrize("minutes", [5, 120])
def test_with_the_option_the_clock_ends_the_game(minutes: int) -> None:
    game = play(f"minutes={minutes}; A lays a1")
    assert game.why_not("A: time") == "S4-20"
    game.take("clock: time")
    assert game.over
    assert game.outcome.reason == "time-is-up"
    assert game.scores == (100, 0)  # the town was completed, and not forgotten


@clause("S4-21")
def test_an_objective_brings_its_value_to_the_side_whose_flag_is_on_it() -> None:
    game = play("A has a1 b1 c1 c2 d2 d1; B flags town-1; A flags fort-1")
    assert game.scores == (150, 100)


@clause("S4-23")
def test_an_area_brings_fifty_to_the_side_that_has_covered_it_alone() -> None:
    game = play("A has a1 b1 a2")
    assert game.scores[0] == 0
    game.take("A lays b2")
    assert game.scores[0] == 50
    assert "area-covered" in game.codes()


@clause("S4-23")
def test_an_area_of_both_colours_counts_for_nobody() -> None:
    game = play("A has a1 b1 a2; B has b3; B lays b2")
    assert game.scores == (0, 0)


@clause("S4-O")
def test_the_score_is_areas_objectives_and_bridges_together() -> None:
    game = play("A has a1 b1 a2 b2 c1 c2 c3; A flags town-1; A bridges 2")
    assert game.scores == (100 + 100 + 100, 0)


@clause("S4-W")
def test_the_most_points_win() -> None:
    game = play("A has a1 b1 a2 b2; B has f4; A is done; B is done")
    assert game.outcome.winners == (Seat.B,)
    assert game.outcome.scores == (50, 100)


@clause("S4-W")
def test_a_tie_is_a_shared_win() -> None:
    game = play("A is done; B is done")
    assert game.outcome.winners == (Seat.A, Seat.B)
    assert game.why_not("A lays a1") == "S4-W"

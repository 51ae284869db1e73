"""Objectives and flags: covered wholly, planted in time, or taken by the other side."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .table import play


@clause("S4-8")
def test_an_objective_must_be_covered_wholly_by_ones_own_pieces() -> None:
    game = play("A has c1 c2")
    assert game.why_not("A flags refinery-1") == "S4-8"
    game.take("A lays d2")
    assert "flag refinery-1" in game.legal("A")


@clause("S4-8")
def test_covered_by_both_colours_it_is_lost_to_both() -> None:
    game = play("A has c1 c2; B has d4 d3; B lays d2")
    assert game.codes() == ["laid", "objective-lost"]
    for seat in "AB":
        assert game.why_not(f"{seat} flags refinery-1") == "S4-8"
        assert game.reason(f"{seat} flags refinery-1").code == "objective-lost"


@clause("S4-8")
def test_an_objective_on_the_other_half_can_be_had_too() -> None:
    game = play("B has d4 d3 d2 c2")
    assert "flag refinery-1" in game.legal("B")
    assert "flag refinery-1" not in game.legal("A")


@clause("S4-9", "S4-21")
def test_a_flag_scores_the_value() -> None:
    game = play("A has c1 c2 d2")
    assert game.scores == (0, 0)
    game.take("A flags refinery-1")
    assert game.scores == (200, 0)
    assert game.why_not("A flags refinery-1") == "S4-9"
    assert game.why_not("B flags refinery-1") == "S4-9"


@clause("S4-9")
def test_until_it_is_forgotten_it_is_for_its_own_side_alone() -> None:
    game = play("A has c1 c2; A lays d2; B lays f4; B lays f3")
    assert game.why_not("B flags refinery-1") == "S4-9"
    assert game.reason("B flags refinery-1").values["left"] == 1
    game.take("A flags refinery-1")
    assert game.flag("refinery-1") == "A"


@clause("S4-9")
def test_one_further_piece_and_the_flag_is_forgotten() -> None:
    game = play("A has c1 c2; A lays d2; A lays b1")
    assert "forgotten" in game.codes()
    assert "flag refinery-1" in game.legal("A")
    assert "flag refinery-1" in game.legal("B")
    game.take("B flags refinery-1")
    assert game.codes() == ["flag-taken"]
    assert game.scores == (0, 200)
    assert game.why_not("A flags refinery-1") == "S4-9"


@clause("S4-9")
def test_the_first_flag_stays_even_after_forgetting() -> None:
    game = play("A has c1 c2; A lays d2; A lays b1; A flags refinery-1")
    assert game.why_not("B flags refinery-1") == "S4-9"
    assert game.scores == (200, 0)


@clause("S4-4", "S4-9")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_team_may_lay_as_many_further_pieces_as_it_has_members(number: int) -> None:
    game = play(f"members_a={number}; A has c1 c2; A lays d2")
    further = ["b1", "a1", "d1", "e1"]
    for laid, place in enumerate(further, start=1):
        assert "flag refinery-1" not in game.legal("B")
        game.take(f"A lays {place}")
        if laid == number:
            break
    assert "flag refinery-1" in game.legal("B")


@clause("S4-9")
def test_only_pieces_are_counted_and_only_those_of_that_side() -> None:
    game = play("A has b1 c1 e1 f1 c2; B has e4 d4; A lays d2")
    game.then("A drops d4; A tanks e1; B lays f4; B lays f3")
    assert "flag refinery-1" not in game.legal("B")


@clause("S4-9")
def test_each_side_has_its_own_count_of_members() -> None:
    game = play("members_b=3; A has c1 c2; A lays d2; A lays b1")
    assert "flag refinery-1" in game.legal("B")


@clause("S4-8", "S4-9")
def test_one_piece_can_complete_two_objectives_at_once() -> None:
    game = play("A has c1 d1 c2; A lays d2")
    assert game.codes().count("completed") == 2
    assert {"flag refinery-1", "flag fort-1"} <= game.legal("A")
    game.then("A flags fort-1; A flags refinery-1")
    assert game.scores == (350, 0)


@clause("S4-9")
def test_of_two_completed_at_once_one_can_be_forgotten() -> None:
    game = play("A has c1 d1 c2; A lays d2; A flags fort-1; A lays b1")
    assert game.places("B", "flag") == {"refinery-1"}


@clause("S4-9")
def test_completed_later_counts_from_then_on() -> None:
    game = play("A has a1 b1 c1 d1; A lays c2; A lays d2")
    assert game.places("B", "flag") == {"town-1"}
    assert {"refinery-1", "fort-1", "town-1"} <= game.places("A", "flag")


@clause("S4-9")
def test_at_the_end_what_is_not_yet_forgotten_counts_as_flagged() -> None:
    game = play("A has c1 c2; A lays d2; A is done; B is done")
    assert game.over
    assert game.flag("refinery-1") == "A"
    assert game.scores == (200, 0)
    assert game.codes()[-1] == "counted"


@clause("S4-9")
def test_at_the_end_what_is_forgotten_and_bare_counts_for_nobody() -> None:
    game = play("A has c1 c2; A lays d2; A lays b1; A is done; B is done")
    assert game.over
    assert game.flag("refinery-1") == ""
    assert game.scores == (0, 0)
    assert game.codes()[-1] == "counted-for-nobody"


@clause("S4-9")
def test_the_last_piece_of_all_may_complete_an_objective() -> None:
    rest = "a1 b1 c1 d1 e1 f1 a2 b2 c2 e2 f2"
    game = play(f"B has a4 b4 c4 d4 e4 f4 a3 b3 c3 d3 e3 f3; A has {rest}; A lays d2")
    assert game.over
    assert game.flag("refinery-1") == game.flag("fort-1") == "A"
    assert game.flag("town-1") == ""  # completed long ago, and forgotten

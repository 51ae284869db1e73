"""Bridges: both banks, one a site, two a side."""

from __future__ import annotations

from tests.clauses import clause

from .table import play


@clause("S4-19")
def test_a_bridge_needs_ones_own_pieces_under_both_dots() -> None:
    game = play("A has d1 d2")
    assert game.why_not("A bridges 3") == "S4-19"
    game.take("A lays d3")
    assert game.places("A", "bridge") == {"3"}
    assert game.places("B", "bridge") == set()


@clause("S4-19")
def test_one_piece_may_lie_under_both_dots() -> None:
    game = play("A has e1; A lays e2")
    assert game.places("A", "bridge") == {"4"}


@clause("S4-19")
def test_pieces_of_both_sides_bear_no_bridge() -> None:
    game = play("A has d1 d2; B has d4 d3")
    assert game.reason("A bridges 3").code == game.reason("B bridges 3").code == "banks"


@clause("S4-19", "S4-22")
def test_one_bridge_a_site_and_two_a_side() -> None:
    game = play("A has c1 c2 c3 b3 d2 d3 e2 d1")
    assert game.places("A", "bridge") == {"1", "2", "3", "4"}
    game.take("A bridges 2")
    assert game.scores[0] == 100
    assert game.reason("A bridges 2").code == "bridge-there"
    game.take("A bridges 4")
    assert game.scores[0] == 200
    assert game.places("A", "bridge") == set()
    assert game.reason("A bridges 1").code == "no-bridge-left"


@clause("S4-22")
def test_a_bridge_is_worth_a_hundred_to_its_own_side() -> None:
    game = play("B has e4 e3 e2; B bridges 4")
    assert game.scores == (0, 100)

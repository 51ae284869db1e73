"""Laying pieces: the base line, link by link, one place a piece."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import LudothequeError
from tests.clauses import clause

from .table import play

SOUTH = {"a1", "b1", "c1", "d1", "e1", "f1"}
NORTH = {"a4", "b4", "c4", "d4", "e4", "f4"}


@clause("S4-5")
def test_the_first_piece_goes_onto_ones_own_base_line() -> None:
    game = play("")
    assert game.places("A") == SOUTH
    assert game.places("B") == NORTH
    assert game.why_not("A lays a2") == "S4-5"
    assert game.why_not("A lays a4") == "S4-5"
    assert game.why_not("B lays a1") == "S4-5"


@clause("S4-5", "S4-6")
def test_from_the_second_on_it_is_no_longer_the_base_line_that_counts() -> None:
    game = play("A lays a1")
    assert game.places("A") == {"a2", "b1"}
    assert game.why_not("A lays f1") == "S4-6"
    assert game.places("B") == NORTH


@clause("S4-6")
def test_a_piece_connects_to_ones_own_pieces_alone() -> None:
    game = play("A has a1; B has a4 a3; A lays a2")
    assert game.places("A") == {"b1", "b2"}
    assert game.places("B") == {"b3", "b4"}
    assert game.why_not("A lays b3") == "S4-6"


@clause("S4-6")
def test_one_may_build_on_from_every_piece_of_ones_own() -> None:
    game = play("A lays c1; A lays c2; A lays d2")
    assert game.places("A") == {"b1", "d1", "b2", "c3", "d3", "e2"}


@clause("S4-7")
def test_a_place_once_filled_stays_filled() -> None:
    game = play("A has a1 a2; B has f4")
    assert game.why_not("B: lay 19 at a1") == "S4-7"
    assert game.reason("A: lay 18 at f4").code == "place-filled"


@clause("S4-7")
def test_a_piece_fits_one_place_only_and_goes_back_to_the_tray_from_any_other() -> None:
    game = play("A has a1")
    before = list(game.state.on)
    assert game.reason("A: lay 14 at a2").code == "misfit"  # number 14 belongs on b2
    assert game.reason("A: lay 13 at a2 turned 1").code == "misfit"
    with pytest.raises(LudothequeError):
        game.take("A: lay 14 at a2")
    assert list(game.state.on) == before
    game.take("A: lay 13 at a2")
    assert game.owner("a2") == "A"


@clause("S4-7")
def test_what_is_wrong_with_the_place_is_said_first_and_whatever_the_piece() -> None:
    """So that a refusal never tells that a piece would fit."""
    game = play("A has a1 b1; B has f4 f3; B parked on f3; A has e3")
    for right, wrong in (
        ("A: lay 24 at f1", "A: lay 23 at f1"),
        ("A: lay 6 at f4", "A: lay 7 at f4"),
        ("A: lay 18 at f2", "A: lay 17 at f2"),
    ):
        assert game.reason(right) == game.reason(wrong)
    game = play("B has f4 f3; B parked on f3; A has e2")
    closed = game.reason("A: lay 11 at e3")
    assert closed == game.reason("A: lay 12 at e3")
    assert closed.clause == "S4-15"


@clause("S4-7")
def test_a_piece_whose_place_the_other_side_has_filled_stays_in_the_tray() -> None:
    game = play("A has a1 a2; B has a4 a3")
    assert game.reason("A: lay 7 at a3").code == "place-filled"
    assert game.reason("A: lay 7 at b1").code == "misfit"


@clause("S4-7")
def test_a_piece_that_lies_already_is_no_longer_in_the_tray() -> None:
    game = play("A lays a1")
    with pytest.raises(LudothequeError) as refused:
        game.take("A: lay 19 at a2")
    assert refused.value.problem.code == "piece-laid"
    with pytest.raises(LudothequeError) as refused:
        game.take("A: lay 25 at a2")
    assert refused.value.problem.code == "no-such-piece"

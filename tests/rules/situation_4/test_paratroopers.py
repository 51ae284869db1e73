"""Paratroopers: the base, the drop, and the bridgehead."""

from __future__ import annotations

from tests.clauses import clause

from .table import play


@clause("S4-10")
def test_whoever_covers_the_base_wholly_receives_three_paratroopers() -> None:
    game = play("A has c1; B has f4")
    assert game.why_not("A drops f4") == "S4-10"
    assert game.reason("A drops f4").values == {"base": "paratroop", "left": 1}
    game.take("A lays b1")
    assert "paratroopers-received" in game.codes()
    assert list(game.state.paratroopers) == [3, 0]
    assert game.places("A", "drop") == {"f4"}


@clause("S4-10")
def test_a_base_on_which_the_opponent_has_laid_a_piece_is_lost_for_good() -> None:
    game = play("A has c1; B has b2")
    game.take("B lays b1")
    assert game.codes() == ["laid", "base-lost"]
    assert game.reason("A drops b1").code == "base-lost"
    assert list(game.state.paratroopers) == [0, 0]


@clause("S4-10")
def test_covering_the_other_sides_base_brings_nothing() -> None:
    game = play("B has d3; A has e3; A lays e4; A lays d4")
    assert list(game.state.paratroopers) == [0, 0]
    assert game.reason("B drops e4").code == "base-lost"


@clause("S4-10")
def test_units_that_wait_on_a_base_occupy_nothing_and_close_nothing() -> None:
    game = play("A has b1 c1 d1 e1 f1; B has b3 c3 e3; B lays b2")
    assert list(game.state.unit) == [0] * 160
    assert {"a2", "c2"} <= game.places("B")
    assert {"b1", "c1", "e1", "f1"} <= game.places("A", "tank")


@clause("S4-11")
def test_a_paratrooper_lands_on_an_opponents_piece_anywhere() -> None:
    game = play("A has b1 c1; B has f4 f3 a4")
    assert game.places("A", "drop") == {"f4", "f3", "a4"}
    assert game.why_not("A drops b1") == "S4-11"
    assert game.why_not("A drops b3") == "S4-11"


@clause("S4-11", "S4-12")
def test_pieces_may_then_connect_to_the_piece_below_it_and_to_one_another() -> None:
    game = play("A has b1 c1; B has d4 e4; B lays f4; A drops e4")
    assert {"e3"} <= game.places("A")
    game.take("A lays e3")
    assert game.codes()[:2] == ["laid", "bridgehead"]
    assert {"d3", "f3", "e2"} <= game.places("A")


@clause("S4-11")
def test_there_is_no_deadline() -> None:
    game = play("A has b1 c1; B has d4 e4; A drops d4; A lays a1; B lays f4; A lays a2")
    assert {"c4", "d3"} <= game.places("A")
    game.then("A lays d3; A lays d2; A lays c4")
    assert game.owner("c4") == "A"


@clause("S4-11")
def test_the_opponent_may_still_build_on_from_that_piece() -> None:
    game = play("A has b1 c1; B has d4; A drops d4; B lays d3")
    assert game.owner("d3") == "B"


@clause("S4-11")
def test_three_a_game_and_none_moves_again() -> None:
    game = play("A has b1 c1; B has a4 b4 c4 d4; A drops a4; A drops b4; A drops c4")
    assert list(game.state.paratroopers) == [0, 0]
    assert game.why_not("A drops d4") == "S4-11"
    assert game.reason("A drops d4").code == "all-dropped"


@clause("S4-12")
def test_without_a_paratrooper_nothing_stands_apart_from_the_chain() -> None:
    game = play("A has b1 c1; B has d4 e4")
    assert game.places("A") == {"a1", "b2", "c2", "d1"}
    assert game.why_not("A lays d3") == "S4-6"


@clause("S4-17")
def test_a_piece_holds_one_unit_of_either_side() -> None:
    game = play("A has b1 c1; B has d4 e4 a4 b4; A drops d4")
    assert game.why_not("A drops d4") == "S4-17"
    assert "d4" not in game.places("B", "tank")
    assert game.why_not("B tanks d4") == "S4-17"
    game.take("B tanks a4")
    assert game.why_not("A drops a4") == "S4-17"


@clause("S4-17")
def test_a_flag_takes_no_room() -> None:
    game = play("B has d4 e4 f4 a1; A has b1 c1; B flags town-1; A drops a1")
    assert game.flag("town-1") == "B"
    assert game.codes() == ["dropped"]

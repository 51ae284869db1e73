"""Tanks: the base, where they may stand, what they close, and how they travel."""

from __future__ import annotations

from tests.clauses import clause

from .table import play


@clause("S4-13")
def test_whoever_covers_the_base_wholly_receives_three_tanks() -> None:
    game = play("A has e1")
    assert game.why_not("A tanks e1") == "S4-13"
    game.take("A lays f1")
    assert "tanks-received" in game.codes()
    assert list(game.state.tanks) == [3, 0]
    assert game.places("A", "tank") == {"e1", "f1"}


@clause("S4-13")
def test_a_base_on_which_the_opponent_has_laid_a_piece_is_lost_for_good() -> None:
    game = play("A has e1; B has f2; B lays f1")
    assert "base-lost" in game.codes()
    assert game.reason("A tanks e1").code == "base-lost"


@clause("S4-14")
def test_a_tank_stands_on_a_piece_of_ones_own() -> None:
    game = play("A has e1 f1; B has f4")
    assert game.why_not("A tanks f4") == "S4-14"
    assert game.why_not("A tanks d1") == "S4-14"
    game.take("A tanks e1")
    assert list(game.state.tanks) == [2, 0]


@clause("S4-14")
def test_a_bridgehead_holds_no_tank_before_it_is_connected_to_the_base_line() -> None:
    """Within reach by a bridge, and still not connected: the river is between."""
    game = play("A has e1 f1 d1 d2; B has d4; A dropped on d4; A has d3")
    assert game.state.linked[game.place("d3")] == 1  # d2 and d3 interlock
    game = play("A has e1 f1; B has d4; A dropped on d4; A has d3 c3 b3")
    assert game.why_not("A tanks c3") == "S4-14"
    assert game.reason("A tanks c3").code == "cut-off"


@clause("S4-14")
def test_a_bridgehead_that_reaches_the_base_line_is_connected_with_all_that_belongs_to_it() -> None:
    game = play("A has e1 f1; B has d4; A dropped on d4; A has d3 d2; A lays d1")
    for place in ("d1", "d2", "d3"):
        assert game.state.linked[game.place(place)] == 1


@clause("S4-14")
def test_three_a_game_and_none_moves_again() -> None:
    game = play("A has d1 e1 f1 c1; A tanks d1; A tanks e1; A tanks f1")
    assert game.why_not("A tanks c1") == "S4-14"
    assert game.reason("A tanks c1").code == "all-placed"


@clause("S4-15")
def test_every_empty_place_next_to_a_tank_is_closed_to_the_opponent() -> None:
    game = play("A has d1 d2 e1 f1; B has c3 d3; A tanks d2")
    assert game.codes() == ["tank-placed"]
    assert game.events[0].values["closed"] == 2
    for place in ("c2", "e2"):
        assert game.reason(f"B lays {place}").clause in ("S4-15", "S4-6")
    assert game.why_not("B lays c2") == "S4-15"
    assert {"c2", "e2", "c1"} <= game.places("A")


@clause("S4-15")
def test_it_is_closed_even_where_the_opponent_would_connect_to_its_own_pieces() -> None:
    game = play("A has d1 d2 e1 f1; B has b2 c3; A tanks d2")
    assert game.why_not("B lays c2") == "S4-15"


@clause("S4-15")
def test_a_closed_place_is_closed_to_a_first_piece_too() -> None:
    game = play("A has e1 f1 e2 e3; A parked on e3")
    assert game.places("B") == {"a4", "b4", "c4", "d4", "f4"}
    assert game.why_not("B lays e4") == "S4-15"


@clause("S4-15")
def test_places_farther_away_stay_open() -> None:
    game = play("A has d1 d2 e1 f1; B has b3 c3; A tanks d2; B lays b2; B lays b1")
    assert game.owner("b1") == "B"


@clause("S4-16")
def test_an_opposing_tank_with_the_place_between_them_opens_it_to_both() -> None:
    game = play("A has b1 c1 d1 e1 f1 b2; B has a4 b4 c4 c3 d3; A parked on b2; B tanks c3")
    assert game.codes() == ["tank-placed", "neutralised", "neutralised"]
    assert {"c2", "b3"} <= game.places("A") & game.places("B")


@clause("S4-16")
def test_the_other_places_stay_closed_as_before() -> None:
    game = play("A has b1 c1 d1 e1 f1 b2 d2; B has a4 b4 c4 c3 a3; A parked on b2; B parked on c3")
    assert game.why_not("B lays a2") == "S4-15"
    assert game.why_not("A lays d3") == "S4-15"
    assert "a2" in game.places("A")
    assert "d3" in game.places("B")


@clause("S4-16")
def test_two_places_between_two_tanks_are_both_open() -> None:
    game = play("A has b1 c1 b2; A parked on b2; B has c4 c3; B parked on c3")
    assert {"b3", "c2"} <= game.places("A") & game.places("B")


@clause("S4-16")
def test_it_is_judged_at_every_moment() -> None:
    game = play("A has b1 c1 d1 e1 f1 b2; B has c4 c3 b4 a4; A tanks b2")
    assert game.why_not("B lays c2") == "S4-15"
    game.take("B tanks c3")
    assert "c2" in game.places("B")
    game.take("A lays c2")
    assert game.why_not("B: lay 15 at c2") == "S4-7"


@clause("S4-17")
def test_a_piece_with_a_tank_holds_no_other() -> None:
    game = play("A has d1 e1 f1; A tanks e1")
    assert game.why_not("A tanks e1") == "S4-17"


@clause("S4-18")
def test_a_tank_travels_over_pieces_of_its_own_side_only() -> None:
    """Connected to the base line like the base itself, and yet apart from it."""
    game = play("A has e1 f1 a1 a2; B has d4")
    assert game.state.linked[game.place("a2")] == 1
    assert game.why_not("A tanks a2") == "S4-18"
    game.then("A lays b1; A lays c1; A lays d1")
    assert {"a1", "a2", "b1", "c1", "d1"} <= game.places("A", "tank")


@clause("S4-18")
def test_a_tank_follows_one_bank_and_does_not_cross_the_river() -> None:
    game = play("A has e1 f1 d1 d2 d3")
    assert "d2" in game.places("A", "tank")  # on its southern bank
    assert game.why_not("A tanks d3") == "S4-18"


@clause("S4-18")
def test_it_crosses_by_its_own_sides_bridge_from_dot_to_dot() -> None:
    game = play("A has e1 f1 d1 d2 d3 e3; A bridges 3")
    assert {"d2", "d3", "e3"} <= game.places("A", "tank")


@clause("S4-18")
def test_a_bridge_on_one_piece_leads_from_its_southern_bank_to_its_northern() -> None:
    game = play("A has e1 f1 e2 e3")
    assert "e3" not in game.places("A", "tank")
    game.take("A bridges 4")
    assert "e3" in game.places("A", "tank")


@clause("S4-18")
def test_the_other_sides_bridge_is_of_no_use() -> None:
    game = play("A has e1 f1 d1 e2 f2 f3; B has a4 b4 c4 d4 d3 d2; B bridges 3")
    assert game.why_not("A tanks f3") == "S4-18"


@clause("S4-18")
def test_it_crosses_by_no_bridge_that_it_cannot_come_to() -> None:
    game = play("A has e1 f1 b1 b2 b3 b4; A bridges 1")
    for place in ("b2", "b3", "b4"):
        assert game.why_not(f"A tanks {place}") == "S4-18"


@clause("S4-18")
def test_what_comes_later_opens_the_way_all_along() -> None:
    game = play("A has f1 a2 b2 c2 b3 b4 b1; A bridged 1; A has d1 c1; A lays e1")
    assert {"a2", "b2", "c2", "b3", "b4", "b1", "d1"} <= game.places("A", "tank")


@clause("S4-18")
def test_the_other_side_begins_on_its_own_bank() -> None:
    game = play("B has a4 b4 a3 a2")
    assert {"a4", "b4", "a3"} == game.places("B", "tank")
    assert game.why_not("B tanks a2") == "S4-18"


@clause("S4-18")
def test_units_are_not_in_the_way() -> None:
    game = play("A has e1 f1 d1 c1 b1; B has d4; B dropped on c1; A tanks d1; A tanks b1")
    assert game.codes()[0] == "tank-placed"

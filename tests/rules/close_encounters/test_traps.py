"""What happens in a trap: the pawn goes back, chips fall, new circles are made (CE-2 to CE-2d)."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters.view import View
from tests.clauses import clause, option

from .table import play


@clause("CE-2")
def test_passing_through_is_as_bad_as_landing() -> None:
    for roll in ("1-1", "6-6"):
        game = play(f"circles B 50; A at 61; A rolls {roll}; to 50")
        assert (game.pawn("A"), game.chips_on(50)) == ("tower", ["B"])


@clause("CE-2")
def test_a_number_that_nobody_circled_is_harmless() -> None:
    game = play("circles B 49, C 51; A at 61; A rolls 1-1; to 50")
    assert (game.pawn("A"), game.left) == ("50", 1)


@clause("CE-2a")
def test_the_move_stops_at_once() -> None:
    game = play("circles B 50; A at 61; A rolls 6-6; to 50")
    assert game.codes() == ["stepped", "trapped", "chip-placed"]
    assert (game.phase, game.acting, game.left) == ("recircle", "B", 0)


@clause("CE-2b")
@pytest.mark.parametrize(("bound", "back"), [("ship", "tower"), ("tower", "ship")])
def test_the_pawn_goes_back_where_it_set_out(bound: str, back: str) -> None:
    game = play(f"circles B 50; A bound {bound}; A at 51; A rolls 1-1; to 50; B circles 7")
    assert (game.pawn("A"), game.player("A").bound) == (back, bound)
    assert game.turn == "B"


@clause("CE-2b")
def test_the_square_of_the_trap_is_free_again() -> None:
    game = play("circles B 50; C at 62; A at 61; A rolls 1-1; to 50; B circles 7")
    assert game.then("B rolls 1-1; to f2 f3; C rolls 1-2").steps() >= {"50"}


@clause("CE-2c")
def test_the_owner_places_a_chip_and_circles_a_new_number() -> None:
    game = play("circles B 50 60; A at 61; A rolls 1-1; to 50")
    assert game.acting == "B"
    assert game.card("B") == {60}
    assert game.legal("B") == {f"circle {n}" for n in range(1, 100) if n not in (50, 60)}
    game.then("B circles 7")
    assert (game.card("B"), game.phase) == ({7, 60}, "roll")


@clause("CE-2c")
@pytest.mark.parametrize("number", [50, 60])
def test_new_is_what_this_player_has_never_circled(number: int) -> None:
    game = play("circles B 50 60; A at 61; A rolls 1-1; to 50")
    assert game.why_not("B", f"circle {number}") == "CE-2c"
    assert game.reason("B", f"circle {number}").code == "circled-before"


@clause("CE-2c")
def test_others_wait_and_circle_nothing() -> None:
    game = play("circles B 50; A at 61; A rolls 1-1; to 50")
    assert [game.why_not(seat, "circle 9") for seat in "AC"] == ["CE-2c"] * 2
    assert game.why_not("B", "pass") == "CE-2c"
    assert game.why_not("B", "to 50") == "CE-2c"


@clause("CE-2c")
def test_ones_own_circle_never_traps_oneself_and_stays() -> None:
    game = play("circles A 50; C at 62; A at 61; A rolls 1-1; to 50 39")
    assert (game.pawn("A"), game.card("A")) == ("39", {50})
    game.then("B rolls 1-1; to f2 f3; C rolls 1-1; to 50")
    assert game.chips_on(50) == ["A"]


@clause("CE-2c")
def test_where_nothing_is_left_nothing_is_circled() -> None:
    """All six numbers are spent or live; play goes on at once."""
    game = play("mini board; 2 players; circles A 1 2 3 4 5 6; B at b2; B rolls 1-1; to 5")
    assert game.chips("A") == (5,)
    assert (game.phase, game.turn) == ("roll", "A")


@clause("CE-2c")
@option("chips=may_enter")
def test_a_chips_square_may_be_circled_and_its_circles_are_live() -> None:
    game = play("chips C 40; circles B 50; A at 61; A rolls 1-1; to 50")
    game.then("B circles 40; B rolls 1-1; to f2 f3")
    game.state.turn = 0
    game = play("chips C 40; circles B 40; A at 51; A rolls 1-1; to 40")
    assert game.chips_on(40) == ["B", "C"]


@clause("CE-2c")
@option("chips=must_jump")
def test_where_chips_must_be_jumped_nothing_under_one_is_circled() -> None:
    game = play("chips=must_jump; chips C 40; circles B 50; A at 61; A rolls 1-1; to 50")
    assert game.why_not("B", "circle 40") == "CE-2c"
    assert game.reason("B", "circle 40").code == "circle-under-chip"
    assert game.reason("B", "circle 50").code == "circled-before"


@clause("CE-2c")
@option("chips=must_jump")
def test_a_circle_under_a_chip_is_dead() -> None:
    """A walks into B's trap where A has a circle too: nobody will ever enter it again."""
    game = play("chips=must_jump; circles A 50 7, B 50; A at 61; A rolls 1-1; to 50")
    card = of_type(View, game.match.view(0)).card
    assert {(circle.number, circle.dead) for circle in card or ()} == {(50, True), (7, False)}
    assert len(game.player("A").traps) == 2  # for all that the others know
    game.then("B circles 9")
    assert "50" not in play("chips=must_jump; chips B 50; A at 61; A rolls 1-1").steps()


@clause("CE-2c")
def test_a_circle_under_a_standing_pawn_waits_until_somebody_enters() -> None:
    game = play("circles B 50; C at 40; A at 61; A rolls 1-1; to 50; B circles 40")
    assert game.pawn("C") == "40"
    game.then("B rolls 1-1; to f2 f3; C rolls 1-1; to 29 18")
    assert (game.pawn("C"), game.chips("B")) == ("18", (50,))


@clause("CE-2c")
def test_all_circling_is_done_before_the_next_roll() -> None:
    game = play("circles B 50, C 50; A at 61; A rolls 1-1; to 50; C circles 1")
    assert (game.phase, game.acting) == ("recircle", "B")
    assert game.then("B circles 1").phase == "roll"


@clause("CE-2d")
def test_every_opponent_who_circled_the_square_places_a_chip() -> None:
    game = play("circles A 12 40, B 40 55, C 7 8; C at 39; C rolls 2-1; to 40")
    assert game.chips_on(40) == ["A", "B"]
    assert game.pawn("C") == "tower"
    assert game.acting == "AB"


@clause("CE-2d")
def test_chips_are_placed_from_the_left_of_the_trapped_player() -> None:
    game = play("4 players; circles A 40, B 40, D 40; C at 39; C rolls 2-1; to 40")
    placed = [event.values["seat"] for event in game.events if event.code == "chip-placed"]
    assert placed == ["D", "A", "B"]


@clause("CE-2d")
def test_the_first_to_place_a_fifth_chip_wins() -> None:
    four = "1 2 3 4"
    game = play(
        f"4 players; chips A {four}, B {four}, D {four};"
        "circles A 40, B 40; C at 39; C rolls 2-1; to 40"
    )
    assert game.over
    assert [seat.word for seat in game.outcome.winners] == ["A"]
    assert game.chips_on(40) == ["A"]  # B came too late


@clause("CE-2d")
def test_the_trapped_players_own_circle_places_nothing() -> None:
    game = play("circles A 40, C 40; C at 39; C rolls 2-1; to 40")
    assert game.chips_on(40) == ["A"]
    assert game.card("C") == {40}


@clause("CE-W")
def test_nobody_circles_after_the_end() -> None:
    game = play("chips B 1 2 3 4; circles B 50; A at 61; A rolls 1-1; to 50")
    assert game.over
    assert game.acting == ""
    assert game.why_not("B", "circle 9") == "CE-W"


@clause("CE-W")
def test_a_game_in_which_nothing_is_sprung_is_stopped() -> None:
    game = play("599 quiet turns; chips A 1, B 1 2; circles C 9; A rolls 1-1; to f2 f3")
    assert game.over
    assert [seat.word for seat in game.outcome.winners] == ["B"]
    assert (game.outcome.clause, game.outcome.reason) == ("CE-W", "nothing-sprung")
    game = play("599 quiet turns; circles B 50; A at 61; A rolls 1-1; to 50; B circles 1")
    assert not game.over
    assert game.view.quiet_turns == 0

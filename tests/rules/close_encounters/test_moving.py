"""How a pawn moves: towards its destination, in eight directions, over chips (CE-1 to CE-1d)."""

from __future__ import annotations

import pytest

from tests.clauses import clause, option

from .table import play

# ---------------------------------------------------------------- CE-1: towards the destination


@clause("CE-1")
def test_the_pawn_goes_to_and_fro_between_the_ends() -> None:
    game = play("2 players; A at f18; A rolls 1-1; to ship")
    assert game.player("A").bound == "tower"
    game = play("2 players; A bound tower; A at f2; A rolls 1-1; to tower")
    assert game.player("A").bound == "ship"


@clause("CE-1")
def test_nothing_moves_before_the_roll() -> None:
    game = play("2 players")
    assert (game.turn, game.phase) == ("A", "roll")
    assert game.why_not("A", "to f2") == "CE-1"
    assert game.reason("A", "to f2").code == "roll-first"


@clause("CE-1")
@option("progress=onward")
def test_onward_no_step_leads_farther() -> None:
    game = play("A at 61; A rolls 1-2")
    assert game.steps() == {"49", "50", "51", "60", "62"}
    assert game.reason("A", "to 72").code == "farther"
    game = play("A bound tower; A at 61; A rolls 1-2")
    assert game.steps() == {"71", "72", "73", "60", "62"}


@clause("CE-1")
@option("progress=onward")
def test_onward_the_last_step_leads_nearer_if_none_has() -> None:
    game = play("A at 61; A rolls 1-1; to 62")
    assert game.steps() == {"50", "51", "52"}
    assert game.reason("A", "to 63").code == "no-nearer"
    assert game.why_not("A", "to 63") == "CE-1"
    game = play("A at 61; A rolls 1-1; to 50")
    assert {"49", "51"} <= game.steps()


@clause("CE-1")
@option("progress=strict")
def test_strict_every_step_leads_nearer() -> None:
    game = play("progress=strict; A at 61; A rolls 1-2")
    assert game.steps() == {"49", "50", "51"}
    assert game.reason("A", "to 62").code == "no-nearer"


@clause("CE-1")
@option("progress=free")
def test_free_any_step_will_do() -> None:
    game = play("progress=free; A at 61; A rolls 1-2")
    assert game.steps() == {"49", "50", "51", "60", "62", "71", "72", "73"}


@clause("CE-1")
@option("progress=strict")
def test_strict_gives_way_to_onward_where_no_step_leads_nearer() -> None:
    wall = "4 players; progress=strict; B at 49; C at 50; D at 51; A at 61"
    game = play(f"{wall}; A rolls 1-2")
    assert game.steps() == {"60", "62"}
    assert game.reason("A", "to 72").code == "farther"


@clause("CE-1")
@option("progress=onward")
def test_onward_gives_way_to_free_where_no_step_is_onward() -> None:
    game = play("narrow board; 3 players; B at 5; C at 6; A at 7; A rolls 1-2")
    assert game.steps() == {"8"}
    game.then("to 8")
    assert game.steps() == {"9", "10"}


@clause("CE-1")
def test_strict_gives_way_all_the_way_to_free() -> None:
    game = play("narrow board; progress=strict; B at 5; C at 6; A at 7; A rolls 1-2; to 8")
    assert game.steps() == {"9", "10"}


@clause("CE-1")
@option("progress=onward")
def test_distance_is_that_of_the_empty_board() -> None:
    """Neither pawns nor chips make a way longer or shorter."""
    free = play("A at 61; A rolls 1-2").steps()
    game = play("circles B 17; chips B 28 39; C at 6; A at 61; A rolls 1-2")
    assert game.steps() == free


@clause("CE-1")
def test_no_square_is_entered_twice_in_a_turn() -> None:
    game = play("progress=free; A at 61; A rolls 2-2; to 50 51")
    assert game.why_not("A", "to 50") == "CE-1"
    assert game.reason("A", "to 50").code == "been-there"
    game.then("to 62")
    assert game.reason("A", "to 61").code == "been-there"  # where the turn began
    assert game.steps().isdisjoint({"50", "51", "61"})


@clause("CE-1")
def test_a_square_can_be_entered_again_in_another_turn() -> None:
    game = play("2 players; progress=free; A at 61; A rolls 1-1; to 50 49; B rolls 1-1; to f2 f3")
    assert "50" in game.then("A rolls 1-1").steps()


@clause("CE-1")
def test_the_pawn_never_walks_back_to_where_it_set_out() -> None:
    game = play("progress=free; A at f2; A rolls 1-1")
    assert "tower" not in game.steps()
    assert game.why_not("A", "to tower") == "CE-1"
    assert game.reason("A", "to tower").code == "set-out-there"
    game = play("progress=free; A bound tower; A at f18; A rolls 1-1")
    assert game.reason("A", "to ship").code == "set-out-there"


# ---------------------------------------------------------------- CE-1a, CE-1b: steps


@clause("CE-1a")
def test_steps_go_in_all_eight_directions() -> None:
    game = play("progress=free; A at 50; A rolls 1-1")
    assert game.steps() == {"38", "39", "40", "49", "51", "60", "61", "62"}


@clause("CE-1a")
@pytest.mark.parametrize("square", ["28", "27", "50", "6", "f5", "ship"])
def test_what_is_not_next_to_the_pawn_is_no_step(square: str) -> None:
    game = play("progress=free; A at 50; A rolls 1-1")
    assert game.why_not("A", f"to {square}") == "CE-1a"
    assert game.reason("A", f"to {square}").code == "not-next"


@clause("CE-1a")
def test_nobody_steps_off_the_board() -> None:
    game = play("progress=free; A at 45; A rolls 1-1")
    assert game.steps() == {"34", "35", "46", "56", "57"}


@clause("CE-1b", "CE-2")
def test_every_square_on_the_way_can_spring_a_trap() -> None:
    for step, path in ((1, "to 50"), (2, "to 50 39"), (3, "to 50 39 28")):
        game = play(f"circles B {path.split()[-1]}; A at 61; A rolls 1-2; {path}")
        assert game.pawn("A") == "tower", step


@clause("CE-1b")
def test_every_square_entered_counts_one() -> None:
    game = play("A rolls 3-2")
    for left, square in ((4, "f2"), (3, "f3"), (2, "f4"), (1, "f5")):
        assert game.then(f"to {square}").left == left
    assert game.then("to 94").turn == "B"


# ---------------------------------------------------------------- CE-1c: chips


@clause("CE-1c")
@option("chips=may_enter")
def test_a_chip_may_be_jumped_or_entered() -> None:
    game = play("chips B 50; A at 61; A rolls 2-1")
    assert {"50", "39"} <= game.steps()
    assert game.then("to 39").left == 2
    game = play("chips B 50; A at 61; A rolls 2-1; to 50")
    assert (game.pawn("A"), game.left) == ("50", 2)


@clause("CE-1c")
@option("chips=must_jump")
def test_a_chip_must_be_jumped_by_option() -> None:
    game = play("chips=must_jump; chips B 50; A at 61; A rolls 2-1")
    assert "39" in game.steps()
    assert "50" not in game.steps()
    assert game.why_not("A", "to 50") == "CE-1c"
    assert game.reason("A", "to 50").code == "chip-to-jump"


@clause("CE-1c")
def test_one_jumps_any_number_of_chips_in_a_row_whosever_they_are() -> None:
    game = play("chips A 50 28, B 39; A at 61; A rolls 2-1")
    assert {"50", "17"} <= game.steps()
    assert game.steps().isdisjoint({"39", "28"})
    assert game.reason("A", "to 39").code == "jump-short"
    assert game.why_not("A", "to 39") == "CE-1c"
    assert game.then("to 17").left == 2


@clause("CE-1c")
def test_a_jump_is_straight_in_any_direction() -> None:
    game = play("progress=free; chips B 60 49 51; A at 61; A rolls 2-1")
    assert {"59", "37", "41"} <= game.steps()


@clause("CE-1c")
def test_the_squares_jumped_spring_nothing_and_where_one_lands_does() -> None:
    game = play("chips C 50; circles B 50; A at 61; A rolls 2-1; to 39")
    assert game.pawn("A") == "39"
    game = play("chips C 50; circles B 39; A at 61; A rolls 2-1; to 39")
    assert game.pawn("A") == "tower"


@clause("CE-1c")
def test_nobody_jumps_over_a_pawn() -> None:
    game = play("chips C 50; B at 50; A at 61; A rolls 2-1")
    assert "39" not in game.steps()
    assert game.why_not("A", "to 39") == "CE-1c"
    assert game.reason("A", "to 39").code == "jump-over-pawn"
    game = play("B at 50; A at 61; A rolls 2-1")
    assert game.reason("A", "to 39").code == "jump-over-pawn"
    game = play("chips C 50 39; B at 39; A at 61; A rolls 2-1")
    assert game.reason("A", "to 28").code == "jump-over-pawn"


@clause("CE-1c")
def test_there_is_no_jump_off_the_board_or_onto_what_cannot_be_entered() -> None:
    game = play("progress=free; chips B 45; A at 46; A rolls 1-1")
    assert game.steps() == {"34", "35", "36", "45", "47", "56", "57", "58"}
    game = play("chips B 50; C at 39; A at 61; A rolls 1-1")
    assert "39" not in game.steps()
    assert game.why_not("A", "to 39") == "CE-3c"
    game = play("progress=free; chips B 50; A at 39; A rolls 2-2; to 38 49 60 61")
    assert game.turn == "B"
    game = play("progress=free; chips B 50; A at 39; A rolls 3-2; to 38 49 60 61")
    assert game.reason("A", "to 39").code == "been-there"


@clause("CE-1c")
def test_a_jump_lands_on_a_safe_square_or_an_end_too() -> None:
    assert "f15" in play("chips B 6; A at 17; A rolls 1-1").steps()


@clause("CE-1c")
def test_squares_jumped_are_not_entered_and_can_be_entered_later() -> None:
    game = play("progress=free; chips B 50; A at 61; A rolls 3-3; to 39")
    assert "50" in game.steps()


# ---------------------------------------------------------------- CE-1d: the whole roll


@clause("CE-1d")
def test_the_whole_roll_is_used() -> None:
    game = play("A at 61; A rolls 1-2; to 50 39")
    assert game.why_not("A", "stay") == "CE-1d"
    assert game.why_not("A", "pass") == "CE-3a"
    assert (game.then("to 28").turn, game.phase) == ("B", "roll")


@clause("CE-1d")
def test_a_pawn_without_any_step_stays() -> None:
    game = play("narrow board; B at a12; C at b12; A bound tower; A at a13; A rolls 2-1")
    assert game.legal() == {"stay"}
    game.then("stay")
    assert (game.pawn("A"), game.turn) == ("a13", "B")


@clause("CE-1d")
def test_no_step_is_refused_for_leading_into_a_dead_end() -> None:
    """Once it has run into the corner, there is nothing but to stay."""
    game = play("4 players; progress=free; B at 46; C at 56; D at 57; A at 35; A rolls 2-2; to 34")
    assert "45" in game.steps()
    game.then("to 45")
    assert game.legal() == {"stay"}
    assert game.then("stay").turn == "B"

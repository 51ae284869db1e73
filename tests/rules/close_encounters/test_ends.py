"""Devil's Tower, the Mother Ship and the safe areas around them (CE-3a to CE-4a)."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.state import Board
from ludotheque.games.close_encounters.walking import can_leave
from tests.clauses import clause, option

from .positions import board_named
from .table import play

# ---------------------------------------------------------------- arriving


@clause("CE-3a")
@pytest.mark.parametrize(("end", "at"), [("ship", "f18"), ("tower", "f2")])
def test_who_arrives_may_circle_one_new_number(end: str, at: str) -> None:
    game = play(
        f"2 players; circles A 5; chips A 9; A bound {end}; A at {at}; A rolls 1-1; to {end}"
    )
    assert game.phase == "landed"
    taken = {"circle 5", "circle 9"}
    assert game.legal() == ({f"circle {n}" for n in range(1, 100)} | {"pass"}) - taken
    assert game.then("A circles 42").card("A") == {5, 42}
    assert (game.turn, game.phase) == ("B", "roll")


@clause("CE-3a")
def test_or_circle_nothing() -> None:
    game = play("2 players; circles A 5; A at f18; A rolls 1-1; to ship; pass")
    assert game.card("A") == {5}
    assert (game.turn, game.phase) == ("B", "roll")


@clause("CE-3a")
def test_what_is_not_new_is_refused_on_arriving_too() -> None:
    game = play("2 players; circles A 5; A at f18; A rolls 1-1; to ship")
    assert game.why_not("A", "circle 5") == "CE-2c"
    assert game.reason("B", "circle 6").code == "not-your-turn"


@clause("CE-3a")
def test_not_when_a_trap_sends_one_there() -> None:
    game = play("2 players; circles B 50; A at 61; A rolls 1-1; to 50")
    assert game.pawn("A") == "tower"
    assert game.acting == "B"
    assert game.then("B circles 1").phase == "roll"


@clause("CE-3a")
def test_nobody_circles_on_the_way() -> None:
    game = play("A at 61; A rolls 1-1")
    assert game.why_not("A", "circle 5") == "CE-3a"
    assert game.reason("A", "circle 5").code == "circle-later"


@clause("CE-3b")
def test_no_exact_roll_is_needed_and_arriving_ends_the_move() -> None:
    game = play("2 players; A at f15; A rolls 6-4; to f16 f17 f18 ship")
    assert (game.phase, game.left) == ("landed", 0)
    assert game.why_not("A", "to f18") == "CE-3b"
    assert game.reason("A", "stay").code == "arrived"


@clause("CE-3c")
@pytest.mark.parametrize("end", ["tower", "ship"])
def test_any_number_of_pawns_stands_at_an_end(end: str) -> None:
    bound, at = ("tower", "f2") if end == "tower" else ("ship", "f18")
    others = "; ".join(f"{seat} at {end}" for seat in "BCD")
    game = play(f"4 players; A bound {bound}; {others}; A at {at}; A rolls 1-1; to {end}")
    assert [player.pawn for player in game.view.players] == [end] * 4


@clause("CE-3c")
@pytest.mark.parametrize(("at", "taken"), [("61", "50"), ("f17", "f18")])
def test_elsewhere_a_square_with_a_pawn_cannot_be_entered(at: str, taken: str) -> None:
    game = play(f"A at {at}; B at {taken}; A rolls 1-2")
    assert taken not in game.steps()
    assert game.why_not("A", f"to {taken}") == "CE-3c"
    reason = game.reason("A", f"to {taken}")
    assert (reason.code, reason.values["who"]) == ("pawn-there", "B")


# ---------------------------------------------------------------- safe areas


@clause("CE-4")
def test_nothing_in_a_safe_area_has_a_number() -> None:
    plan = of_type(Plan, board_named("valley").plan)
    safe = [square for square in plan.squares if square.kind.value == "safe"]
    assert len(safe) == 48
    assert not any(square.number for square in safe)
    game = play("circles B 1 2 3, C 4 5 6; A rolls 2-2; to f2 f3 f4 f5")
    assert (game.pawn("A"), game.turn) == ("f5", "B")


@clause("CE-4a")
def test_one_turn_may_end_on_a_safe_square() -> None:
    game = play("2 players; A rolls 1-1; to f2 f3")
    assert (game.pawn("A"), game.turn) == ("f3", "B")
    assert not any(event.code == "must-leave" for event in game.told)


@clause("CE-4a")
def test_the_next_must_not() -> None:
    """Three steps from f3 to the numbers, and three to go: only straight ahead."""
    game = play("2 players; A at f3; A rolls 1-2")
    assert game.codes() == ["rolled", "must-leave"]
    assert game.steps() == {"e4", "f4", "g4"}
    assert game.why_not("A", "to e3") == "CE-4a"
    assert game.reason("A", "to e3").code == "must-leave"
    assert game.told[-1].values == {"seat": "A", "area": "tower"}
    game.then("to f4")
    assert game.steps() == {"e5", "f5", "g5"}
    game.then("to f5")
    assert game.steps() == {"93", "94", "95"}


@clause("CE-4a")
def test_with_steps_to_spare_one_may_dawdle() -> None:
    game = play("2 players; A at f3; A rolls 2-2")
    assert game.steps() == {"e4", "f4", "g4", "e3", "g3"}
    game.then("to e3")
    assert game.steps() == {"d4", "e4", "f4"}


@clause("CE-4a")
def test_the_way_out_goes_round_pawns() -> None:
    """One lane is shut before the numbers: from the single square there is one way round."""
    game = play("narrow board; 3 players; A bound ship; B at 15; A at a2; A rolls 1-1")
    assert game.steps() == {"a3", "b3"}
    game = play("narrow board; B at 15; C at 16; A at a3; A rolls 1-2")
    assert "must-leave" not in game.codes()  # nothing is open, so the clause is waived
    assert game.steps() == {"b3"}


@clause("CE-4a")
def test_chips_are_no_hindrance_and_jumps_count_one() -> None:
    game = play("narrow board; chips=must_jump; chips B 15 16; A at a3; A rolls 1-1")
    assert "must-leave" in game.codes()
    assert "13" in game.steps()
    game = play("narrow board; chips=must_jump; chips B 15 16; C at 13; A at b3; A rolls 1-1")
    assert game.steps() == {"14"}


@clause("CE-4a")
def test_where_no_way_out_fits_the_roll_the_clause_is_waived() -> None:
    game = play("2 players; A at f2; A rolls 1-2")
    assert game.codes() == ["rolled", "leave-waived"]
    assert game.then("to f3 f4 f5").turn == "B"
    game = play("2 players; A at f2; A rolls 1-3; to f3 f4")
    assert game.steps() == {"e5", "f5", "g5"}


@clause("CE-4a")
def test_what_was_waived_holds_again_in_the_next_turn() -> None:
    game = play("2 players; A at f2; A rolls 1-1; to f3 f4; B rolls 1-1; to f2 f3; A rolls 1-1")
    assert game.codes() == ["rolled", "must-leave"]
    assert game.steps() == {"e5", "f5", "g5"}


@clause("CE-4a")
def test_once_out_the_area_is_closed_for_this_turn() -> None:
    game = play("2 players; progress=free; A at f5; A rolls 2-2; to 94")
    assert game.why_not("A", "to e5") == "CE-4a"
    assert game.steps() == {"82", "83", "84", "93", "95"}
    game = play("2 players; progress=free; A at 94; A rolls 1-2")
    assert "f5" in game.steps()  # one that began elsewhere may go in


@clause("CE-4a")
def test_the_destination_is_a_way_out() -> None:
    game = play("2 players; A at f17; A rolls 1-1")
    assert game.codes() == ["rolled", "must-leave"]
    assert game.steps() == {"e18", "f18", "g18"}
    game = play("2 players; A at f16; A rolls 1-1")
    assert game.codes() == ["rolled", "must-leave"]  # back to the numbers, if need be
    assert game.steps() == {"e15", "f15", "g15"}


ACROSS = "A at f5; A rolls 4-6; to 94 83 72 61 50 39 28 17 6"  # one step is left


@clause("CE-4a")
@option("other_area=open")
def test_the_turn_may_end_in_the_other_area() -> None:
    """A long roll leads across the valley, and there the pawn's one turn begins anew."""
    game = play(f"2 players; {ACROSS}")
    assert game.steps() == {"5", "7", "e15", "f15", "g15"}
    game.then("to f15; B rolls 1-1; to f2 f3; A rolls 1-1")
    assert game.told[-1].values["area"] == "ship"
    assert "f16" not in game.then("to e15").steps()


@clause("CE-4a")
@option("other_area=closed")
def test_by_option_it_must_not_end_in_the_other_area_either() -> None:
    """It stops before the other area, or runs through."""
    game = play(f"2 players; other_area=closed; {ACROSS}")
    assert game.why_not("A", "to f15") == "CE-4a"
    assert game.reason("A", "to f15").code == "other-area-closed"
    assert game.steps() == {"5", "7"}
    game = play("2 players; other_area=closed; A at f5; A rolls 5-6; to 94 83 72 61 50 39 28 17 6")
    assert {"e15", "f15", "g15"} <= game.steps()
    assert game.then("to f15").steps() == {"5", "7"}


# From c3 a pawn jumps over the chip on 3 into the other area; from b5 it could jump back over 2.
JUMPED = "shallow board; progress=free; chips=must_jump; chips B 2 3; A at c3; A rolls 2-2; to c5"


@clause("CE-4a")
@pytest.mark.parametrize("other_area", ["open", "closed"])
def test_the_area_that_was_left_is_closed_to_jumps_from_the_other_too(other_area: str) -> None:
    game = play(f"2 players; other_area={other_area}; {JUMPED} b5")
    assert game.why_not("A", "to b3") == "CE-4a"
    assert game.reason("A", "to b3").code == "area-left"
    assert "b3" not in game.steps()
    inside = play(f"2 players; {JUMPED.replace('A at c3', 'A at 5').replace('c5', 'd5 c5 b5')}")
    assert "b3" in inside.steps()  # one that began elsewhere may go in


@clause("CE-4a")
def test_a_jump_into_the_other_area_is_a_way_out() -> None:
    """Nothing else is open: on every number lies a chip that cannot be entered."""
    wall = "2 players; shallow board; chips=must_jump; chips B 1 2 3, A 4 5"
    game = play(f"{wall}; A at c3; A rolls 1-1")
    assert game.codes() == ["rolled", "must-leave"]
    game = play(f"{wall}; other_area=closed; A at c3; A rolls 1-1")
    assert game.codes() == ["rolled", "leave-waived"]


@clause("CE-4a")
def test_a_destination_is_no_safe_square_and_being_sent_back_counts_as_leaving() -> None:
    game = play("2 players; A at tower; A rolls 1-1")
    assert game.codes() == ["rolled"]
    game = play("2 players; circles B 94; A at f5; A rolls 1-1; to 94; B circles 1")
    assert game.then("B rolls 1-1; to f2 f3; A rolls 1-1").codes() == ["rolled"]


@clause("CE-4a")
def test_circles_are_never_consulted() -> None:
    wall = " ".join(str(number) for number in range(89, 100))
    circled = play(f"2 players; circles B {wall}; A at f3; A rolls 1-2")
    assert circled.steps() == play("2 players; A at f3; A rolls 1-2").steps()


@clause("CE-4a")
def test_a_way_out_may_lead_over_the_square_where_the_pawn_stood() -> None:
    """It has left it by then: from a3 over the chip on 15, where it stands, to 13."""
    game = play("narrow board; chips=must_jump; chips B 15 16; C at 14; A at 15; A rolls 1-1")
    plan, b = of_type(Plan, board_named("narrow").plan), of_type(Board, board_named("narrow").plain)
    assert can_leave(game.state, b, plan.index["a3"], 1)

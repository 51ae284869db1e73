"""Who begins, whose turn it is, and how the two dice are shared out (PM-5, PM-6, PM-13)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.kit.first_roll import every_first_roll, require_start, require_tie_rolled_again
from tests.kit.moves import TWO_DICE

from .table import Table, play

# A is shut in on f10, all but f8; beyond f8 there is no way on.
ONE_STEP_ONLY = "A at f10; B at e10; C at g10; D at e8; ghost-1 at g8"


def walk_to_the_end(game: Table) -> None:
    """Takes any way, as far as the die says."""
    assert game.walking is not None
    for _ in range(game.walking[1]):
        game.then(min(game.legal()))


# ---------------------------------------------------------------- PM-5: who begins, who follows


@clause("PM-5")
@every_first_roll
def test_the_highest_roll_starts(rolls: str, first: str) -> None:
    require_start(play, rolls, first)


@clause("PM-5")
def test_it_is_the_total_of_the_two_dice_that_counts() -> None:
    game = play("2 players; roll for start; A rolls 6-1; B rolls 4-4")
    assert game.turn == "B"


@clause("PM-5")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    require_tie_rolled_again(play)


@clause("PM-5")
def test_a_lower_tie_does_not_roll_again() -> None:
    game = play("3 players; roll for start; A rolls 2-2; B rolls 6-6; C rolls 3-1")
    assert (game.turn, game.phase) == ("B", "roll")


@clause("PM-5")
def test_a_roll_once_beaten_stays_beaten() -> None:
    game = play(
        "3 players; roll for start; A rolls 6-6; B rolls 6-5; C rolls 6-6;A rolls 1-1; C rolls 1-2"
    )
    assert (game.turn, game.phase) == ("C", "roll")


@clause("PM-5")
def test_nobody_moves_before_the_first_turn() -> None:
    game = play("2 players; roll for start; A rolls 6-6")
    assert game.legal() == set(TWO_DICE)
    assert game.why_not("A", "pac-man 6") == "PM-5"
    assert game.why_not("B", "pac-man 6") == "PM-5"


@clause("PM-5")
@pytest.mark.parametrize(("players", "order"), [(2, "BABA"), (3, "BCAB"), (4, "BCDA")])
def test_turns_go_clockwise(players: int, order: str) -> None:
    game = play(f"{players} players; no marbles; yellow f10; B rolls 1-1; ghost-1 1; f8")
    turns = []
    for _ in range(4):
        turns.append(game.turn)
        if game.walking is None:
            game.then(f"{game.turn} rolls 1-1; ghost-2 1")
            game.then(min(game.legal()))
        game.then(min(game.legal()))
    assert "".join(turns) == order


@clause("PM-5")
def test_only_the_player_whose_turn_it_is_may_move() -> None:
    game = play("4 players; B rolls 4-2")
    assert game.match.legal(0) == []
    assert [game.why_not(seat, "pac-man 4") for seat in "ACD"] == ["PM-5"] * 3
    assert "pac-man 4" in game.legal()


# ---------------------------------------------------------------- PM-6: which die, which piece


@clause("PM-6")
def test_either_die_moves_either_piece_in_either_order() -> None:
    assert play("A rolls 4-2").legal() == {
        f"{piece} {die}" for piece in ("pac-man", "ghost-1", "ghost-2") for die in (4, 2)
    }


@clause("PM-6")
def test_nothing_moves_before_the_roll() -> None:
    game = play("4 players")
    assert (game.turn, game.phase) == ("A", "roll")
    assert game.why_not("A", "pac-man 4") == "PM-6"


@clause("PM-6")
def test_a_die_that_was_not_rolled_moves_nothing() -> None:
    game = play("A rolls 4-2")
    for piece in ("pac-man", "ghost-1", "ghost-2"):
        for die in (1, 3, 5, 6):
            assert game.why_not("A", f"{piece} {die}") == "PM-6"


@clause("PM-6", "PM-13")
@pytest.mark.parametrize(("die", "other"), [(4, 2), (2, 4)])
def test_after_the_pac_man_the_other_die_moves_a_ghost(die: int, other: int) -> None:
    game = play(f"no marbles; yellow f2; A rolls 4-2; pac-man {die}")
    walk_to_the_end(game)
    assert game.turn == "A"
    assert game.legal() == {f"ghost-1 {other}", f"ghost-2 {other}"}
    assert game.why_not("A", f"pac-man {other}") == "PM-6"
    assert game.why_not("A", f"ghost-1 {die}") == "PM-6"


@clause("PM-6")
@pytest.mark.parametrize(("die", "other"), [(4, 2), (2, 4)])
def test_after_a_ghost_the_pac_man_walks_the_other_die_by_itself(die: int, other: int) -> None:
    game = play(f"A rolls 4-2; ghost-2 {die}")
    walk_to_the_end(game)
    assert game.turn == "A"
    assert game.walking == ("pac-man", other)


@clause("PM-6")
def test_equal_dice_are_used_one_each() -> None:
    game = play("A rolls 3-3")
    assert game.legal() == {"pac-man 3", "ghost-1 3", "ghost-2 3"}
    game.then("pac-man 3; c10 b9 a9")
    assert (game.turn, game.view.dice) == ("A", (3,))
    assert game.legal() == {"ghost-1 3", "ghost-2 3"}
    game.then("ghost-2 3; f8 e8 d7")
    assert (game.turn, game.phase) == ("B", "roll")


@clause("PM-6")
def test_equal_dice_with_the_ghost_first() -> None:
    game = play("A rolls 2-2; ghost-1 2; f8 e8")
    assert game.walking == ("pac-man", 2)
    assert game.then("c10 b9").turn == "B"


@clause("PM-6")
def test_a_choice_once_made_stands() -> None:
    game = play("A rolls 4-2; pac-man 4")
    assert game.why_not("A", "pac-man 2") == "PM-6"
    assert game.why_not("A", "ghost-1 2") == "PM-6"


@clause("PM-6", "PM-8a")
def test_a_die_may_be_lost_where_another_choice_would_let_more_pieces_move() -> None:
    game = play(f"{ONE_STEP_ONLY}; A rolls 2-1")
    assert {"pac-man 1", "pac-man 2"} <= game.legal()
    game.then("pac-man 2; stuck")
    assert game.pacman("A") == "f10"
    assert game.legal() == {"ghost-1 1", "ghost-2 1"}


@clause("PM-6", "PM-8a")
def test_with_the_other_die_the_same_pac_man_moves() -> None:
    game = play(f"{ONE_STEP_ONLY}; A rolls 2-1; pac-man 1")
    assert game.legal() == {"f8"}


@clause("PM-6", "PM-8a")
def test_a_ghost_may_make_room_for_the_pac_man_first() -> None:
    game = play(f"{ONE_STEP_ONLY}; A rolls 2-1; ghost-1 1; h9")
    assert game.walking == ("pac-man", 2)
    assert game.legal() == {"f8"}
    assert game.then("f8").legal() == {"g8"}


@clause("PM-6", "PM-8a")
def test_the_turn_ends_where_the_pac_man_left_to_move_cannot() -> None:
    game = play("A at f10; B at e10; C at g10; ghost-1 at f8; A rolls 5-1; ghost-2 1; d6; stuck")
    assert (game.turn, game.phase) == ("B", "roll")
    assert game.pacman("A") == "f10"


# ---------------------------------------------------------------- PM-6: which ghost


@clause("PM-6", "PM-13")
def test_if_only_one_ghost_can_move_it_is_that_one() -> None:
    game = play("tiny board; ghost-1 at b3; A rolls 1-2")
    assert {move for move in game.legal() if move.endswith("1")} == {"pac-man 1", "ghost-2 1"}
    assert game.why_not("A", "ghost-1 1") == "PM-6"


@clause("PM-6", "PM-14")
def test_if_neither_ghost_can_move_either_may_be_chosen_and_the_die_is_lost() -> None:
    game = play("tiny board; ghost-1 at b3; A rolls 1-2")
    assert {"ghost-1 2", "ghost-2 2"} <= game.legal()
    game.then("ghost-1 2; stuck")
    assert game.walking == ("pac-man", 1)
    assert (game.ghost(1), game.ghost(2)) == ("b3", "b2")


@clause("PM-6", "PM-14")
def test_both_dice_may_be_lost() -> None:
    game = play("tiny board; ghost-1 at b3; ghost-2 at a2; A rolls 1-2; pac-man 1; stuck")
    assert game.legal() == {"ghost-1 2", "ghost-2 2"}
    game.then("ghost-1 2; stuck")
    assert (game.turn, game.phase) == ("B", "roll")
    assert (game.pacman("A"), game.ghost(1), game.ghost(2)) == ("a3", "b3", "a2")


@clause("PM-6", "PM-14")
def test_both_dice_may_be_lost_with_the_ghost_first() -> None:
    game = play("tiny board; ghost-1 at b3; ghost-2 at a2; A rolls 1-2; ghost-2 1; stuck; stuck")
    assert (game.turn, game.phase) == ("B", "roll")
    assert (game.pacman("A"), game.ghost(1), game.ghost(2)) == ("a3", "b3", "a2")


# ---------------------------------------------------------------- PM-6: never forced


@clause("PM-6", "PM-12")
def test_a_pac_man_that_can_only_gobble_a_ghost_may_stay() -> None:
    game = play("A at f10; B at e10; C at g10; ghost-1 at f8; A holds b6; A rolls 4-1; pac-man 4")
    assert game.legal() == {"f8", "stay"}
    game.then("stay")
    assert (game.pacman("A"), game.ghost(1), game.privileges("A")) == ("f10", "f8", 1)
    assert game.legal() == {"ghost-1 1", "ghost-2 1"}


@clause("PM-6", "PM-8a")
def test_a_pac_man_that_has_another_way_may_not_stay() -> None:
    game = play("A at f10; B at e10; ghost-1 at f8; A holds b6; A rolls 4-1; pac-man 4")
    assert game.legal() == {"f8", "g10"}
    assert game.why_not("A", "stay") == "PM-6"


@clause("PM-6", "PM-12")
def test_a_pac_man_that_has_set_out_after_a_ghost_may_not_stay_half_way() -> None:
    game = play(f"{ONE_STEP_ONLY}; A holds b6; A rolls 2-1; pac-man 2")
    assert game.legal() == {"f8", "stay"}
    game.then("f8")
    assert game.legal() == {"g8"}
    assert game.why_not("A", "stay") == "PM-6"


@clause("PM-6", "PM-17a")
def test_a_ghost_that_can_only_reach_ones_own_pac_man_may_stay() -> None:
    game = play("tiny board; A at b3; A has 3; A rolls 2-1; ghost-1 2")
    assert game.legal() == {"b3", "stay"}
    game.then("stay")
    assert (game.pacman("A"), game.ghost(1)) == ("b3", "b2")
    assert game.walking == ("pac-man", 1)


@clause("PM-6", "PM-14")
def test_a_ghost_that_has_another_way_may_not_stay() -> None:
    game = play("tiny board; A at b3; A rolls 2-1; ghost-1 1")
    assert game.legal() == {"a2", "b1", "b3", "c2"}
    assert game.why_not("A", "stay") == "PM-6"


@clause("PM-6", "PM-16")
def test_a_ghost_that_can_only_reach_another_pac_man_must() -> None:
    game = play("tiny board; A at b3; B at c2; A rolls 2-1; ghost-1 2")
    assert game.legal() == {"b3", "c2"}
    assert game.why_not("A", "stay") == "PM-6"


@clause("PM-6", "PM-17a")
def test_the_ghost_that_can_only_reach_ones_own_pac_man_counts_as_able_to_move() -> None:
    game = play("tiny board; A at b3; ghost-2 at a2; A rolls 2-1")
    assert "ghost-1 2" in game.legal()
    assert game.why_not("A", "ghost-2 2") == "PM-6"


@clause("PM-6")
def test_staying_is_no_choice_before_a_piece_is_chosen() -> None:
    game = play("A rolls 4-2")
    assert game.why_not("A", "stay") == "PM-6"
    assert game.why_not("A", "c10") == "PM-6"


# ---------------------------------------------------------------- PM-13: the ghost's die


@clause("PM-13")
def test_a_turn_moves_one_ghost_only() -> None:
    game = play("A rolls 1-1; ghost-1 1; f8")
    assert game.walking == ("pac-man", 1)
    assert game.why_not("A", "ghost-2 1") == "PM-6"
    assert game.then("c10").turn == "B"


@clause("PM-13")
def test_every_player_may_move_every_ghost() -> None:
    game = play("2 players; A rolls 1-1; ghost-1 1; f8; c10; B rolls 1-1; ghost-1 1; g8; i4")
    assert (game.turn, game.ghost(1), game.ghost(2)) == ("A", "g8", "f6")
    assert {"ghost-1 2", "ghost-2 2"} <= game.then("A rolls 2-2").legal()

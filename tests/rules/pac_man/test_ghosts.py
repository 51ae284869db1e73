"""Ghosts: their ways, what is closed to them, and what they do to Pac-Men (PM-14 to PM-17a)."""

from __future__ import annotations

import pytest

from tests.clauses import clause, option

from .positions import GAME
from .table import play

# ---------------------------------------------------------------- PM-14: in the way, whole dice


@clause("PM-14")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_a_ghost_neither_passes_nor_stops_on_the_other(die: int) -> None:
    game = play(f"ghost-1 at f8; ghost-2 at e8; A rolls {die}-3; ghost-1 {die}")
    assert game.legal() == {"f10", "g8"}
    assert game.why_not("A", "e8") == "PM-14"


@clause("PM-14", "PM-16")
def test_a_ghost_does_not_pass_a_pac_man() -> None:
    game = play("B at e8; ghost-1 at f8; A rolls 4-3; ghost-1 4; e8")
    assert game.ghost(1) == "e8"
    assert game.walking == ("pac-man", 3)


@clause("PM-14")
def test_a_ghost_walks_its_whole_die() -> None:
    game = play("A rolls 3-1; ghost-1 3; f8 e8")
    assert game.why_not("A", "stay") == "PM-6"
    assert game.then("d7").ghost(1) == "d7"


@clause("PM-14")
def test_a_ghost_that_cannot_move_stays_and_the_die_is_lost() -> None:
    game = play("tiny board; ghost-1 at b3; ghost-2 at a2; A rolls 3-1; pac-man 3; stuck")
    game.then("ghost-2 1; stuck")
    assert (game.turn, game.ghost(1), game.ghost(2)) == ("B", "b3", "a2")


@clause("PM-14")
def test_a_step_after_which_the_ghost_cannot_walk_its_die_is_refused() -> None:
    game = play("tiny board; B at c2; A rolls 2-1; ghost-1 2")
    assert game.legal() == {"c2"}
    assert game.why_not("A", "a2") == "PM-14"


@clause("PM-14")
@option("ghost_turn=forbidden")
@pytest.mark.parametrize("said", ["", "ghost_turn=forbidden; "])
def test_a_ghost_may_not_turn_back(said: str) -> None:
    game = play(f"{said}ghost-1 at f8; A rolls 3-1; ghost-1 3; e8")
    assert game.legal() == {"d9", "d7"}
    assert game.why_not("A", "f8") == "PM-14"


@clause("PM-14")
@option("ghost_turn=free")
def test_by_option_a_ghost_may_turn_back() -> None:
    game = play("ghost_turn=free; ghost-1 at f8; A rolls 3-1; ghost-1 3; e8")
    assert game.legal() == {"d9", "d7", "f8"}
    game.then("f8 e8")
    assert (game.ghost(1), game.walking) == ("e8", ("pac-man", 1))


@clause("PM-14")
@option("ghost_turn=free")
def test_turning_back_can_be_the_only_way_on() -> None:
    script = "A rolls 2-1; ghost-1 2"
    blocked = "ghost-1 at b9; ghost-2 at c11"  # beyond c10 lie only the other ghost and a home
    assert play(f"{blocked}; {script}").legal() == {"a9"}
    assert play(f"ghost_turn=free; {blocked}; {script}").legal() == {"a9", "c10"}


@clause("PM-14", "PM-8")
@option("ghost_turn=free")
def test_the_option_does_not_let_pac_men_turn_back() -> None:
    game = play("ghost_turn=free; A rolls 3-1; pac-man 3; c8")
    assert game.why_not("A", "c9") == "PM-8"


# ---------------------------------------------------------------- PM-15: what is closed to ghosts


@clause("PM-15")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("hole", "home"), [("c10", "c9"), ("i10", "i9"), ("i4", "i3"), ("c4", "c3")]
)
def test_a_ghost_neither_crosses_nor_stops_on_any_home(players: int, hole: str, home: str) -> None:
    away = "; ".join(["A at f1", "B at f2", "C at f4", "D at e2"][:players])
    for die in (1, 2):
        game = play(f"{players} players; {away}; ghost-1 at {hole}; A rolls {die}-6; ghost-1 {die}")
        assert home not in game.legal()
        assert game.why_not("A", home) == "PM-15"


@clause("PM-15")
def test_a_pac_man_at_home_is_safe() -> None:
    game = play("ghost-1 at c10; B rolls 1-2; ghost-1 1")
    assert game.legal() == {"c11", "b9"}
    assert game.why_not("B", "c9") == "PM-15"


@clause("PM-15", "PM-2")
@pytest.mark.parametrize("said", ["", "ghost_turn=free; "])
def test_a_ghost_does_not_go_back_into_the_centre_by_itself(said: str) -> None:
    game = play(f"{said}ghost-2 at f8; A rolls 1-2; ghost-2 1")
    assert game.legal() == {"f10", "e8", "g8"}
    assert game.why_not("A", "f6") == "PM-15"
    game = play(f"{said}A rolls 2-1; ghost-2 2; f8")
    assert game.why_not("A", "f6") == "PM-15"


@clause("PM-15")
@option("ghost_doors=closed")
@pytest.mark.parametrize("said", ["", "ghost_doors=closed; "])
def test_ghosts_do_not_use_the_doors(said: str) -> None:
    game = play(f"{said}ghost-1 at a6; A rolls 1-2; ghost-1 1")
    assert game.legal() == {"a7", "a5"}
    assert [game.why_not("A", door) for door in ("f11", "k6", "f1")] == ["PM-15"] * 3


@clause("PM-15")
@option("ghost_doors=open")
def test_by_option_ghosts_use_the_doors() -> None:
    game = play("ghost_doors=open; ghost-1 at a6; A rolls 2-1; ghost-1 2")
    assert game.legal() == {"a7", "a5", "f11", "k6", "f1"}
    game.then("f11")
    assert game.legal() == {"e11", "g11", "k6", "f1"}
    assert game.why_not("A", "a6") == "PM-14"


@clause("PM-15", "PM-17")
@option("ghost_doors=open")
def test_a_ghost_may_reach_a_pac_man_through_a_door() -> None:
    game = play("ghost_doors=open; ghost-1 at a6; B at f11; A rolls 2-1; ghost-1 2; f11")
    assert (game.pacman("B"), game.ghost(1)) == ("i9", "f11")


@clause("PM-15")
@option("ghost_doors=open")
def test_open_doors_open_neither_homes_nor_the_centre() -> None:
    game = play("ghost_doors=open; ghost-1 at c10; A rolls 1-2; ghost-1 1")
    assert game.why_not("A", "c9") == "PM-15"
    game = play("ghost_doors=open; ghost-1 at f8; A rolls 1-2; ghost-1 1")
    assert game.why_not("A", "f6") == "PM-15"


@clause("PM-9", "PM-15")
def test_barriers_hold_for_ghosts_too() -> None:
    game = play("ghost-1 at d9; A rolls 2-1; ghost-1 2")
    assert game.why_not("A", "d7") == "PM-9"


@clause("PM-14", "PM-15")
@option("ghost_turn=forbidden", "ghost_doors=closed")
def test_the_first_value_of_each_option_is_the_default() -> None:
    game = play("4 players")
    assert game.match.options == {"ghost_turn": "forbidden", "ghost_doors": "closed"}
    assert {option.name for option in GAME.about.options} == {"ghost_turn", "ghost_doors"}


# ---------------------------------------------------------------- PM-16: marbles, and stopping


@clause("PM-16")
def test_a_ghost_gobbles_no_marbles() -> None:
    game = play("A rolls 3-1; ghost-1 3; f8 f10 g10; c10")
    assert [game.marble(hole) for hole in ("f8", "f10", "g10")] == ["white", "yellow", "white"]
    assert (game.tray("A"), game.privileges("A")) == (1, 0)


@clause("PM-16")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_a_ghost_need_not_roll_the_exact_number_to_reach_a_pac_man(die: int) -> None:
    game = play(f"B at d7; ghost-1 at f8; A rolls {die}-1; ghost-1 {die}; e8 d7")
    assert (game.ghost(1), game.pacman("B")) == ("d7", "i9")
    assert game.walking == ("pac-man", 1)


@clause("PM-16")
def test_a_die_too_small_does_not_reach() -> None:
    game = play("B at d7; ghost-1 at f8; A rolls 1-2; ghost-1 1; e8")
    assert (game.ghost(1), game.pacman("B")) == ("e8", "d7")


@clause("PM-16")
def test_a_ghost_may_leave_a_pac_man_alone() -> None:
    game = play("B at e8; ghost-1 at f8; A rolls 2-1; ghost-1 2")
    assert game.legal() == {"e8", "f10", "g8"}


# ---------------------------------------------------------------- PM-17: the penalty


@clause("PM-17")
@pytest.mark.parametrize(("owned", "paid"), [(6, 2), (2, 2), (1, 1), (0, 0)])
def test_a_pac_man_reached_goes_home_and_pays_two_or_all_if_fewer(owned: int, paid: int) -> None:
    game = play(f"C at e8; ghost-1 at f8; C has {owned}; A has 3; A rolls 1-2; ghost-1 1; e8")
    assert game.pacman("C") == game.home("C") == "i3"
    assert (game.tray("C"), game.tray("A"), game.tray("B")) == (owned - paid, 3 + paid, 0)


@clause("PM-17")
def test_the_second_of_two_players_goes_to_the_home_opposite() -> None:
    game = play("2 players; B at e8; ghost-1 at f8; A rolls 1-2; ghost-1 1; e8")
    assert game.pacman("B") == "i3"


@clause("PM-17")
def test_the_penalty_is_paid_in_white_marbles() -> None:
    game = play("C at e8; ghost-1 at f8; C has 1; C holds b6; A rolls 1-2; ghost-1 1; e8")
    assert (game.tray("C"), game.privileges("C")) == (0, 1)
    assert (game.tray("A"), game.privileges("A")) == (1, 0)


@clause("PM-17")
def test_the_player_who_moved_the_ghost_is_paid_at_once() -> None:
    game = play("2 players; A at e8; ghost-1 at f8; A has 5; B rolls 1-2; ghost-1 1; e8")
    assert (game.turn, game.tray("A"), game.tray("B")) == ("B", 3, 2)


@clause("PM-17")
def test_the_pac_man_that_was_reached_leaves_its_hole() -> None:
    game = play("C at e8; ghost-1 at f8; A rolls 1-1; ghost-1 1; e8; c10; B rolls 1-1; ghost-2 1")
    assert game.legal() == {"f8", "d6", "h6", "f4"}
    assert game.ghost(1) == "e8"


# ---------------------------------------------------------------- PM-17a: one's own Pac-Man


@clause("PM-17a")
def test_a_ghost_stopped_on_ones_own_pac_man_sends_it_home_without_penalty() -> None:
    game = play("A at e8; ghost-1 at f8; A has 5; A rolls 3-2; ghost-1 3; e8")
    assert (game.pacman("A"), game.tray("A"), game.ghost(1)) == ("c9", 5, "e8")
    assert [game.tray(seat) for seat in "BCD"] == [0, 0, 0]


@clause("PM-17a", "PM-6")
def test_the_pac_man_then_walks_from_home() -> None:
    game = play("A at e8; ghost-1 at f8; A rolls 3-2; ghost-1 3; e8")
    assert game.walking == ("pac-man", 2)
    assert game.legal() == {"c10", "b9", "c8", "d9"}


@clause("PM-17a")
def test_it_may_be_done_after_the_pac_man_has_moved_and_keeps_its_marbles() -> None:
    game = play("A at d9; ghost-1 at f8; A rolls 1-2; pac-man 1; e8; ghost-1 2; e8")
    assert (game.pacman("A"), game.tray("A"), game.turn) == ("c9", 1, "B")


@clause("PM-17a")
def test_nobody_is_forced_to_it() -> None:
    game = play("A at e8; ghost-1 at f8; A rolls 2-1; ghost-1 2")
    assert game.legal() == {"e8", "f10", "g8"}

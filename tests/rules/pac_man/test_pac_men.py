"""Pac-Men: gobbling, ways and doors, homes, and the privilege (PM-7 to PM-12c)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .table import play

# A is shut in on f10 by two Pac-Men and, on f8, the first ghost.
SHUT_IN = "A at f10; B at e10; C at g10; ghost-1 at f8"
NEXT_TO_GHOST = "A at f10; ghost-1 at f8; A holds b6"


# ---------------------------------------------------------------- PM-7: gobbling


@clause("PM-7")
def test_a_pac_man_gobbles_every_marble_on_its_way() -> None:
    game = play("A rolls 3-1; pac-man 3; c10")
    assert game.marble("c10") is None
    game.then("b9 a9")
    assert [game.marble(hole) for hole in ("c10", "b9", "a9", "c11")] == [None] * 3 + ["white"]
    assert game.view.swallowed == 3


@clause("PM-7")
def test_the_marbles_go_into_the_tray_at_the_end_of_the_turn() -> None:
    game = play("A has 4; A rolls 3-1; pac-man 3; c10 b9 a9")
    assert (game.tray("A"), game.view.swallowed) == (4, 3)
    game.then("ghost-1 1; f8")
    assert (game.turn, game.tray("A"), game.view.swallowed) == ("B", 7, 0)


@clause("PM-7")
def test_the_marbles_go_into_the_tray_when_the_pac_man_moves_last() -> None:
    game = play("A rolls 3-1; ghost-1 1; f8; c10 b9 a9")
    assert (game.turn, game.tray("A"), game.view.swallowed) == ("B", 3, 0)


@clause("PM-7")
def test_empty_holes_give_nothing_and_marbles_beside_the_way_stay() -> None:
    game = play("marbles b9 c11; A rolls 3-1; pac-man 3; c10 b9 a9")
    assert game.view.swallowed == 1
    assert game.view.marbles == {"c11": "white"}


@clause("PM-7")
def test_a_hole_passed_twice_gives_its_marble_once() -> None:
    game = play("A at c10; A rolls 6-1; pac-man 6; b9 a9 c11 c10 b9 a9")
    assert (game.pacman("A"), game.view.swallowed) == ("a9", 4)


# ---------------------------------------------------------------- PM-8: in the way, turning back


@clause("PM-8")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_a_pac_man_neither_passes_nor_stops_on_another(die: int) -> None:
    game = play(f"B at c8; A rolls {die}-3; pac-man {die}")
    assert game.legal() == {"c10", "b9", "d9"}
    assert game.why_not("A", "c8") == "PM-8"


@clause("PM-8")
def test_a_privilege_does_not_open_the_way_through_a_pac_man() -> None:
    game = play("B at c8; A holds b6; A rolls 2-3; pac-man 2")
    assert game.why_not("A", "c8") == "PM-8"


@clause("PM-8", "PM-12")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_a_pac_man_does_not_pass_a_ghost(die: int) -> None:
    game = play(f"ghost-2 at c8; A rolls {die}-3; pac-man {die}")
    assert game.legal() == {"c10", "b9", "d9"}
    assert game.why_not("A", "c8") == "PM-12"


@clause("PM-8")
def test_even_with_the_privilege_a_ghost_is_not_passed() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 5-1; pac-man 5; f8")
    assert game.phase == "name"
    assert game.pacman("A") == "f8"


@clause("PM-8")
def test_a_pac_man_does_not_turn_back() -> None:
    game = play("A rolls 3-1; pac-man 3; c8")
    assert game.legal() == {"b7", "d7"}
    assert game.why_not("A", "c9") == "PM-8"
    game.then("b7")
    assert game.why_not("A", "c8") == "PM-8"


@clause("PM-8")
def test_a_pac_man_may_come_back_round_a_loop() -> None:
    game = play("A at c10; A rolls 5-1; pac-man 5; b9 a9 c11")
    assert "c10" in game.legal()
    game.then("c10")
    assert game.legal() == {"b9", "c9"}


@clause("PM-8", "PM-8a")
def test_a_loop_back_to_where_the_walk_began_is_a_way() -> None:
    game = play("A at c10; B at e11; C at a7; A rolls 4-1; pac-man 4; b9 a9 c11")
    assert game.legal() == {"c10"}


@clause("PM-8")
def test_a_new_turn_may_go_back_where_the_last_one_came_from() -> None:
    game = play("2 players; A rolls 1-1; ghost-1 1; f8; c8; B rolls 1-1; ghost-1 1; g8; i4")
    game.then("A rolls 1-1; pac-man 1")
    assert "c9" in game.legal()


# ---------------------------------------------------------------- PM-8a: no way


@clause("PM-8a")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_pac_man_that_cannot_move_stays_and_the_die_is_lost(die: int) -> None:
    game = play(f"{SHUT_IN}; A rolls {die}-1; pac-man {die}; stuck")
    assert game.pacman("A") == "f10"
    assert game.legal() == {"ghost-1 1", "ghost-2 1"}


@clause("PM-8a")
def test_it_stays_for_that_turn_only() -> None:
    game = play(f"{SHUT_IN}; A rolls 5-1; pac-man 5; stuck; ghost-1 1; g8")
    game.then("B rolls 1-1; ghost-1 1; h9; e11; C rolls 1-1; ghost-1 1; g8; g11")
    game.then("D rolls 1-1; ghost-1 1; h9; c4; A rolls 1-1; pac-man 1")
    assert game.legal() == {"e10", "g10", "f8"}


@clause("PM-8a")
def test_the_whole_die_must_be_walked() -> None:
    game = play("A rolls 3-1; pac-man 3; c10 c11")
    assert game.why_not("A", "stay") == "PM-6"
    assert game.why_not("A", "ghost-1 1") == "PM-6"


@clause("PM-8a")
def test_a_step_after_which_the_die_cannot_be_walked_is_refused() -> None:
    game = play("A at f10; C at g10; D at e8; ghost-1 at g8; A rolls 2-1; pac-man 2")
    assert game.legal() == {"e10"}
    assert game.why_not("A", "f8") == "PM-8a"


@clause("PM-8a")
def test_a_way_must_not_end_on_a_foreign_home() -> None:
    game = play("A at i11; B at a5; C at j9; A rolls 2-1; pac-man 2")
    assert game.legal() == {"g11", "k9"}
    assert game.why_not("A", "i10") == "PM-8a"


# ---------------------------------------------------------------- PM-9: barriers and doors


@clause("PM-9")
@pytest.mark.parametrize(("at", "beyond"), [("d9", "d7"), ("c10", "e10"), ("c9", "a9")])
def test_barriers_cannot_be_crossed(at: str, beyond: str) -> None:
    game = play(f"A at {at}; A rolls 2-1; pac-man 2")
    assert beyond not in game.legal()
    assert game.why_not("A", beyond) == "PM-9"


@clause("PM-9")
def test_a_pac_man_leaves_by_a_door_and_comes_in_by_another_within_the_count() -> None:
    game = play("A at a7; A rolls 3-1; pac-man 3; a6 f11 g11")
    assert (game.pacman("A"), game.view.swallowed) == ("g11", 3)
    assert game.phase == "choose"


@clause("PM-9")
@pytest.mark.parametrize(
    ("door", "inside"),
    [("a6", "a7 a5"), ("f11", "e11 g11"), ("k6", "k7 k5"), ("f1", "e1 g1")],
)
def test_every_door_leads_to_every_other(door: str, inside: str) -> None:
    game = play(f"A at {door}; A rolls 1-3; pac-man 1")
    assert game.legal() == {"a6", "f11", "k6", "f1"} - {door} | set(inside.split())


@clause("PM-9", "PM-8")
def test_a_pac_man_does_not_go_back_through_the_door_at_once() -> None:
    game = play("A at a6; A rolls 4-1; pac-man 4; f11")
    assert game.legal() == {"e11", "g11", "k6", "f1"}
    assert game.why_not("A", "a6") == "PM-8"
    game.then("k6")
    assert "a6" in game.legal()


@clause("PM-9")
def test_whoever_stands_behind_a_door_is_in_the_way() -> None:
    game = play("A at a6; B at f11; ghost-1 at k6; A rolls 2-1; pac-man 2")
    assert game.legal() == {"a7", "a5", "f1"}
    assert game.why_not("A", "f11") == "PM-8"
    assert game.why_not("A", "k6") == "PM-12"


# ---------------------------------------------------------------- PM-10: foreign homes


@clause("PM-10")
def test_a_foreign_home_may_be_crossed() -> None:
    game = play("A at i10; B at a5; A rolls 2-1; pac-man 2; i9")
    assert game.legal() == {"h9", "j9", "i8"}


@clause("PM-10")
def test_nobody_stops_on_a_foreign_home() -> None:
    game = play("A at i10; B at a5; A rolls 1-2; pac-man 1")
    assert game.legal() == {"i11", "j9"}
    assert game.why_not("A", "i9") == "PM-10"


@clause("PM-10")
@pytest.mark.parametrize(
    ("players", "start", "home"),
    [(2, "i10", "i9"), (2, "c4", "c3"), (2, "i4", "i3"), (3, "c4", "c3"), (4, "c4", "c3")],
)
def test_the_homes_of_absent_players_likewise(players: int, start: str, home: str) -> None:
    away = "; ".join(f"{seat} at {at}" for seat, at in zip("BCD", ("f1", "f2", "f4"), strict=True))
    others = "; ".join(away.split("; ")[: players - 1])
    game = play(f"{players} players; A at {start}; {others}; A rolls 1-2; pac-man 1")
    assert home not in game.legal()
    assert game.why_not("A", home) == "PM-10"
    game = play(f"{players} players; A at {start}; {others}; A rolls 1-2; pac-man 2")
    assert home in game.legal()


@clause("PM-10", "PM-8")
def test_a_home_with_its_owner_in_it_cannot_be_crossed() -> None:
    game = play("A at i10; A rolls 2-1; pac-man 2")
    assert game.legal() == {"i11", "j9"}
    assert game.why_not("A", "i9") == "PM-8"


# ---------------------------------------------------------------- PM-11: the privilege


@clause("PM-11")
def test_a_yellow_marble_gives_the_privilege_and_no_point() -> None:
    game = play("A at e10; A rolls 1-2; pac-man 1; f10")
    assert game.privileges("A") == 1
    assert (game.marble("f10"), game.view.swallowed, game.score("A")) == (None, 0, 0)


@clause("PM-11")
def test_a_player_can_hold_several() -> None:
    game = play("A at e10; A holds b6 j6; A rolls 1-2; pac-man 1; f10; ghost-1 2; d6 d5")
    assert (game.turn, game.privileges("A")) == ("B", 3)


@clause("PM-11")
def test_the_privilege_holds_at_once_within_the_same_move() -> None:
    game = play("A at e10; ghost-1 at f8; A rolls 3-1; pac-man 3; f10")
    assert game.legal() == {"g10", "f8"}
    game.then("f8")
    assert (game.phase, game.ghost(1)) == ("name", "f6")


@clause("PM-11", "PM-8a")
def test_a_way_that_only_the_yellow_marble_opens_is_a_way() -> None:
    position = "A at e10; B at e11; C at g10; ghost-1 at f8; ghost-2 at d9"
    game = play(f"{position}; A rolls 4-1; pac-man 4")
    assert game.legal() == {"f10", "stay"}
    assert game.then("f10").legal() == {"f8"}


@clause("PM-11", "PM-8a")
@pytest.mark.parametrize(
    ("marble", "open_to"), [("yellow f10", {"c9", "e10"}), ("no marbles", {"c9"})]
)
def test_likewise_where_the_yellow_marble_lies_further_on(marble: str, open_to: set[str]) -> None:
    position = "A at d9; B at e11; C at g10; D at e8; ghost-1 at f8"
    game = play(f"{position}; {marble}; A rolls 5-1; pac-man 5")
    assert game.legal() == open_to


@clause("PM-11", "PM-8a")
def test_without_the_yellow_marble_that_way_is_closed() -> None:
    position = "A at e10; B at e11; C at g10; ghost-1 at f8; marbles k5"
    game = play(f"{position}; A rolls 4-1; pac-man 4")
    assert "f10" not in game.legal()
    assert game.why_not("A", "f10") == "PM-8a"


@clause("PM-11")
def test_the_privilege_found_further_on_does_not_open_a_ghost_before_it() -> None:
    game = play("A at g8; ghost-1 at f8; A rolls 3-1; pac-man 3")
    assert game.why_not("A", "f8") == "PM-12"


@clause("PM-11")
def test_a_yellow_marble_under_a_ghost_does_not_open_it() -> None:
    game = play("A at e10; ghost-1 at f10; A rolls 1-2; pac-man 1")
    assert game.legal() == {"e11", "d9"}
    assert game.why_not("A", "f10") == "PM-12"


@clause("PM-11")
def test_the_privilege_is_kept_until_it_is_used() -> None:
    game = play("2 players; A holds b6; A rolls 1-1; ghost-1 1; f8; c8")
    game.then("B rolls 1-1; ghost-1 1; g8; i4; A rolls 1-1; pac-man 1; b7")
    assert game.privileges("A") == 1


# ---------------------------------------------------------------- PM-12: gobbling a ghost


@clause("PM-12")
def test_a_pac_man_stops_on_a_ghost_at_the_end_of_its_move() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 1-2; pac-man 1; f8")
    assert (game.phase, game.pacman("A")) == ("name", "f8")


@clause("PM-12")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_or_part_way_and_the_rest_of_the_die_is_not_used(die: int) -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls {die}-1; pac-man {die}; f8; name B")
    assert (game.pacman("A"), game.phase) == ("f8", "choose")
    assert game.legal() == {"ghost-1 1", "ghost-2 1"}


@clause("PM-12")
def test_the_privilege_is_optional() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 1-2; pac-man 1")
    assert game.legal() == {"f8", "e10", "g10"}
    game.then("e10")
    assert (game.privileges("A"), game.ghost(1)) == (1, "f8")


@clause("PM-12")
def test_without_the_privilege_a_ghost_cannot_be_entered() -> None:
    game = play("A at f10; ghost-1 at f8; B holds b6; A rolls 1-2; pac-man 1")
    assert game.legal() == {"e10", "g10"}
    assert game.why_not("A", "f8") == "PM-12"


@clause("PM-12", "PM-7")
def test_the_marble_under_the_ghost_is_gobbled_too() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 1-2; pac-man 1; f8")
    assert (game.view.swallowed, game.marble("f8")) == (1, None)


@clause("PM-12")
def test_a_second_ghost_needs_a_second_privilege() -> None:
    game = play(f"{NEXT_TO_GHOST}; ghost-2 at g8; A rolls 1-2; pac-man 1; f8; name B")
    game.then("ghost-1 2; d6 d5; B rolls 1-1; ghost-1 1; d6; i8; C rolls 1-1; ghost-1 1; d5; i4")
    game.then("D rolls 1-1; ghost-1 1; d6; c4; A rolls 1-1; pac-man 1")
    assert game.why_not("A", "g8") == "PM-12"


@clause("PM-12a")
@pytest.mark.parametrize("number", [1, 2])
def test_the_gobbled_ghost_goes_back_to_the_centre(number: int) -> None:
    game = play(f"A at f10; ghost-{number} at f8; A holds b6; A rolls 1-2; pac-man 1; f8")
    assert (game.ghost(1), game.ghost(2)) == ("f6", "f6")


@clause("PM-12a")
def test_the_other_ghost_stays_where_it_is() -> None:
    game = play(f"{NEXT_TO_GHOST}; ghost-2 at e8; A rolls 1-2; pac-man 1; f8")
    assert (game.ghost(1), game.ghost(2)) == ("f6", "e8")


@clause("PM-12a", "PM-2")
def test_the_gobbled_ghost_may_come_out_again_in_the_same_turn() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 1-2; pac-man 1; f8; name B; ghost-1 2")
    assert game.legal() == {"d6", "h6", "f4", "f8"}


# ---------------------------------------------------------------- PM-12b: who pays


@clause("PM-12b")
@pytest.mark.parametrize(("owned", "paid"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_the_named_player_gives_two_or_all_if_fewer(owned: int, paid: int) -> None:
    game = play(f"{NEXT_TO_GHOST}; A has 1; C has {owned}; A rolls 1-2; pac-man 1; f8; name C")
    assert (game.tray("C"), game.tray("A")) == (owned - paid, 1 + paid)


@clause("PM-12b")
def test_any_other_player_may_be_named() -> None:
    game = play(f"{NEXT_TO_GHOST}; B has 4; A rolls 1-2; pac-man 1; f8")
    assert game.legal() == {"name B", "name C", "name D"}


@clause("PM-12b")
def test_neither_oneself_nor_an_absent_player() -> None:
    game = play(f"2 players; {NEXT_TO_GHOST}; A rolls 1-2; pac-man 1; f8")
    assert game.legal() == {"name B"}
    assert [game.why_not("A", f"name {seat}") for seat in "ACD"] == ["PM-12b"] * 3


@clause("PM-12b")
def test_only_white_marbles_are_given() -> None:
    game = play(f"{NEXT_TO_GHOST}; C holds j6 f2; A rolls 1-2; pac-man 1; f8; name C")
    assert (game.privileges("C"), game.privileges("A")) == (2, 0)


@clause("PM-12b")
def test_naming_comes_before_everything_else() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 5-2; pac-man 5; f8")
    for move in ("ghost-1 2", "e8", "stay"):
        assert game.why_not("A", move) == "PM-12b"


@clause("PM-12b")
def test_nobody_is_named_where_no_ghost_was_gobbled() -> None:
    game = play("A rolls 5-2")
    assert game.why_not("A", "name B") == "PM-12b"
    assert game.then("pac-man 5").why_not("A", "name B") == "PM-12b"


@clause("PM-12b")
def test_naming_may_end_the_turn() -> None:
    game = play(f"{NEXT_TO_GHOST}; B has 3; A rolls 1-2; ghost-2 2; d6 d5; f8; name B")
    assert (game.turn, game.phase) == ("B", "roll")
    assert (game.tray("A"), game.tray("B")) == (3, 1)


# ---------------------------------------------------------------- PM-12c: the yellow marble


@clause("PM-12c")
def test_the_yellow_marble_is_put_back_where_it_came_from() -> None:
    game = play(f"{NEXT_TO_GHOST}; A rolls 1-2; pac-man 1; f8")
    assert (game.privileges("A"), game.marble("b6")) == (1, None)
    game.then("name B")
    assert (game.privileges("A"), game.marble("b6")) == (0, "yellow")


@clause("PM-12c")
def test_it_is_the_one_held_longest() -> None:
    game = play("A at f10; ghost-1 at f8; A holds j6 b6 f2; A rolls 1-2; pac-man 1; f8; name B")
    assert [game.marble(hole) for hole in ("j6", "b6", "f2")] == ["yellow", None, None]
    assert game.privileges("A") == 2


@clause("PM-12c")
def test_even_where_another_was_gobbled_in_the_same_move() -> None:
    game = play("A at e10; ghost-1 at f8; A holds b6; A rolls 3-2; pac-man 3; f10 f8; name B")
    assert (game.marble("b6"), game.marble("f10"), game.privileges("A")) == ("yellow", None, 1)


@clause("PM-12c")
def test_one_just_gobbled_goes_straight_back_where_it_is_the_only_one() -> None:
    game = play("A at e10; ghost-1 at f8; A rolls 3-2; pac-man 3; f10 f8; name B")
    assert (game.marble("f10"), game.privileges("A")) == ("yellow", 0)


@clause("PM-12c")
def test_the_next_use_puts_the_next_one_back() -> None:
    game = play("2 players; A at f10; ghost-1 at f8; ghost-2 at g8; A holds j6 b6; A rolls 1-1")
    game.then("pac-man 1; f8; name B; ghost-1 1; d6; B rolls 1-1; ghost-1 1; d7; i4")
    game.then("A rolls 1-1; pac-man 1; g8; name B")
    assert [game.marble(hole) for hole in ("j6", "b6")] == ["yellow", "yellow"]
    assert game.privileges("A") == 0


@clause("PM-12c")
def test_whoever_enters_the_hole_next_gobbles_it_again() -> None:
    game = play(f"2 players; {NEXT_TO_GHOST}; B at b7; A rolls 1-2; pac-man 1; f8; name B")
    game.then("ghost-1 2; h6 h5; B rolls 1-1; pac-man 1; b6")
    assert (game.privileges("B"), game.marble("b6")) == (1, None)


@clause("PM-12c")
def test_it_lies_under_a_pac_man_who_stands_there_until_somebody_enters() -> None:
    game = play("2 players; A at b7; ghost-1 at b6; A holds b6; A rolls 1-1; pac-man 1; b6; name B")
    assert (game.marble("b6"), game.privileges("A")) == ("yellow", 0)
    game.then("ghost-1 1; f8; B rolls 1-1; ghost-1 1; g8; i4; A rolls 1-1; pac-man 1; b7")
    assert (game.marble("b6"), game.privileges("A")) == ("yellow", 0)
    game.then("ghost-1 1; f8; B rolls 1-1; ghost-1 1; g8; h5; A rolls 1-1; pac-man 1; b6")
    assert (game.marble("b6"), game.privileges("A")) == (None, 1)

"""Setting up: homes, ghosts, marbles, and what counts as a space (PM-1 to PM-4)."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import EVERYBODY, Event
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE
from ludotheque.games.pac_man.board import Kind
from ludotheque.games.pac_man.board.plan import Plan
from ludotheque.games.pac_man.notation import Empty
from ludotheque.games.pac_man.view import View
from tests.clauses import clause

from .positions import BOARDS, GAME, board_named
from .table import play

BOTH_BOARDS = pytest.mark.parametrize("board", BOARDS)


def spaces_of(board: str, *kinds: Kind) -> set[str]:
    return {
        space.name for space in of_type(Plan, board_named(board).plan).spaces if space.kind in kinds
    }


# ---------------------------------------------------------------- PM-1: homes


@clause("PM-1")
@BOTH_BOARDS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pac_man_starts_at_home(board: str, players: int) -> None:
    game = play(f"{players} players; {board} board; roll for start")
    assert len(game.view.players) == players
    for player in game.view.players:
        assert player.pacman == player.home
        assert player.home in spaces_of(board, Kind.HOME)


@clause("PM-1")
def test_four_players_sit_clockwise() -> None:
    game = play("4 players; roll for start")
    assert [game.home(seat) for seat in "ABCD"] == ["c9", "i9", "i3", "c3"]


@clause("PM-1")
def test_with_three_players_fate_draws_which_home_is_empty() -> None:
    """Before the first roll, and each is as likely."""
    game = play("3 players; homes undrawn")
    assert (game.phase, game.match.legal(FATE)) == (
        "empty-home",
        [Empty(home) for home in ("c9", "i9", "i3", "c3")],
    )
    assert {(player.pacman, player.home) for player in game.view.players} == {("", "")}
    assert game.why_not("A", "pac-man 1") == "PM-1"
    game.then("empty i9")
    assert game.phase == "first-roll"
    assert game.events == [
        Event("empty-home", {"space": "i9", "A": "c9", "B": "i3", "C": "c3"}, audience=EVERYBODY),
    ]


@clause("PM-1")
@pytest.mark.parametrize(
    ("empty", "homes"),
    [
        ("c9", ["i9", "i3", "c3"]),
        ("i9", ["c9", "i3", "c3"]),
        ("i3", ["c9", "i9", "c3"]),
        ("c3", ["c9", "i9", "i3"]),
    ],
)
def test_with_three_players_seats_keep_their_order_around_the_board(
    empty: str, homes: list[str]
) -> None:
    game = play(f"3 players; homes undrawn; empty {empty}")
    assert [game.home(seat) for seat in "ABC"] == homes
    assert [game.pacman(seat) for seat in "ABC"] == homes


@clause("PM-1")
@pytest.mark.parametrize("players", [2, 4])
def test_with_two_or_four_players_nothing_is_drawn(players: int) -> None:
    assert of_type(View, Match(GAME, players).view()).phase == "first-roll"


@clause("PM-10")
@pytest.mark.parametrize(("empty", "stops"), [("c9", True), ("c3", False)])
def test_whose_home_it_is_follows_from_the_draw(empty: str, stops: bool) -> None:
    """A lives at i9 where c9 is empty, and may stop there; else it is somebody else's home."""
    game = play(f"3 players; home {empty} empty; B at a5; A at i10; A rolls 1-3; pac-man 1")
    assert ("i9" in game.legal()) == stops
    assert stops or game.why_not("A", "i9") == "PM-10"


@clause("PM-1")
@BOTH_BOARDS
def test_two_players_sit_at_opposite_homes(board: str) -> None:
    game, plan = (
        play(f"2 players; {board} board; roll for start"),
        of_type(Plan, board_named(board).plan),
    )
    a, b, centre = (
        plan.spaces[plan.index[name]] for name in (game.home("A"), game.home("B"), "f6")
    )
    assert (a.column + b.column, a.row + b.row) == (2 * centre.column, 2 * centre.row)


# ---------------------------------------------------------------- PM-2: the centre


@clause("PM-2")
@BOTH_BOARDS
def test_both_ghosts_start_in_the_centre(board: str) -> None:
    game = play(f"{board} board; roll for start")
    assert {game.ghost(1), game.ghost(2)} == spaces_of(board, Kind.CENTRE)


@clause("PM-2")
@pytest.mark.parametrize("ghost", [1, 2])
def test_ghosts_do_not_block_each_other_in_the_centre(ghost: int) -> None:
    game = play(f"A rolls 1-3; ghost-{ghost} 1")
    assert game.legal() == {"f8", "d6", "h6", "f4"}
    game.then("f8")
    assert (game.ghost(ghost), game.ghost(3 - ghost)) == ("f8", "f6")


@clause("PM-2")
def test_leaving_the_centre_the_first_hole_counts_one() -> None:
    game = play("A rolls 2-3; ghost-1 2; f8")
    assert game.walking == ("ghost-1", 1)
    assert game.then("g8").ghost(1) == "g8"
    assert game.walking == ("pac-man", 3)


@clause("PM-2")
def test_the_other_ghost_on_the_first_hole_bars_the_way_out() -> None:
    game = play("ghost-2 at f8; A rolls 1-3; ghost-1 1")
    assert game.legal() == {"d6", "h6", "f4"}


@clause("PM-2")
def test_a_pac_man_never_enters_the_centre() -> None:
    game = play("A at f8; A rolls 1-3; pac-man 1")
    assert game.legal() == {"f10", "e8", "g8"}
    assert game.why_not("A", "f6") == "PM-2"


@clause("PM-2")
def test_a_ghost_in_the_centre_cannot_be_gobbled() -> None:
    game = play("A at f8; A holds b6; A rolls 1-3; pac-man 1")
    assert game.legal() == {"f10", "e8", "g8"}
    assert game.why_not("A", "f6") == "PM-2"


# ---------------------------------------------------------------- PM-3: marbles


@clause("PM-3")
@BOTH_BOARDS
def test_yellow_marbles_lie_in_the_ringed_holes_and_white_ones_in_all_others(board: str) -> None:
    marbles = play(f"{board} board; roll for start").view.marbles
    assert {hole for hole, marble in marbles.items() if marble == "yellow"} == spaces_of(
        board, Kind.RINGED
    )
    assert {hole for hole, marble in marbles.items() if marble == "white"} == spaces_of(
        board, Kind.HOLE
    )


@clause("PM-3")
@pytest.mark.parametrize(("board", "white"), [("european", 56), ("american", 72)])
def test_what_lies_on_the_circuit_is_the_whole_box(board: str, white: int) -> None:
    marbles = [*play(f"{board} board; roll for start").view.marbles.values()]
    assert (marbles.count("white"), marbles.count("yellow")) == (white, 4)


@clause("PM-3")
def test_trays_are_empty_at_the_start() -> None:
    game = play("roll for start")
    assert [(game.tray(seat), game.privileges(seat)) for seat in "ABCD"] == [(0, 0)] * 4


# ---------------------------------------------------------------- PM-4: spaces


@clause("PM-4")
@pytest.mark.parametrize("marbles", ["marbles b7 a7 a6", "marbles b7 k6", "marbles k6"])
def test_every_hole_is_a_space_full_or_empty(marbles: str) -> None:
    game = play(f"A at c8; {marbles}; A rolls 3-1; pac-man 3; b7 a7 a6")
    assert game.pacman("A") == "a6"
    assert game.phase == "choose"


@clause("PM-4")
def test_the_dots_and_bends_between_two_holes_are_no_spaces() -> None:
    game = play("A at c11; A rolls 1-3; pac-man 1; a9")
    assert game.pacman("A") == "a9"
    assert game.phase == "choose"


@clause("PM-4")
def test_a_home_counts_one_space() -> None:
    game = play("A at c10; A rolls 2-3; pac-man 2; c9")
    assert game.walking == ("pac-man", 1)
    assert game.then("d9").phase == "choose"


@clause("PM-4")
def test_the_owner_may_stop_at_home() -> None:
    game = play("A at c10; A rolls 1-3; pac-man 1")
    assert game.legal() == {"c11", "b9", "c9"}
    assert game.then("c9").pacman("A") == "c9"


@clause("PM-4")
def test_the_second_of_two_players_owns_the_home_opposite() -> None:
    game = play("2 players; B at i4; B rolls 1-3; pac-man 1")
    assert game.legal() == {"h5", "j5", "i3"}


@clause("PM-4")
@BOTH_BOARDS
def test_a_home_never_holds_a_marble(board: str) -> None:
    game = play(f"{board} board; roll for start")
    assert not spaces_of(board, Kind.HOME, Kind.CENTRE) & set(game.view.marbles)

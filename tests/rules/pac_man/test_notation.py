"""Moves as named types and as text, there and back again."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.pac_man import notation
from ludotheque.games.pac_man.board.plan import Plan
from ludotheque.games.pac_man.constants import STEP
from ludotheque.games.pac_man.notation import Choose, Move, Name, Roll, Stay, Step
from tests.kit import moves

from .positions import BOARDS, GAME, board_named
from .table import play

BOTH_BOARDS = pytest.mark.parametrize("board", BOARDS)


def position(board: str) -> Any:
    return play(f"{board} board").state


@BOTH_BOARDS
def test_every_action_is_a_move_and_a_text_both_ways(board: str) -> None:
    s, plan = position(board), of_type(Plan, board_named(board).plan)
    moves.require_actions_both_ways(GAME, s, plan, 0, range(STEP + len(plan.spaces)))


@BOTH_BOARDS
def test_every_roll_is_a_move_and_a_text_both_ways(board: str) -> None:
    s, plan = position(board), board_named(board).plan
    assert moves.fates_both_ways(GAME, s, plan, len(moves.TWO_DICE)) == moves.TWO_DICE


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("4-2", Roll(4, 2)),
        ("pac-man 4", Choose("pac-man", 4)),
        ("ghost-1 2", Choose("ghost-1", 2)),
        ("ghost-2 6", Choose("ghost-2", 6)),
        ("c4", Step("c4")),
        ("k11", Step("k11")),
        ("stay", Stay()),
        ("name C", Name("C")),
    ],
)
def test_the_notation(text: str, move: Move) -> None:
    moves.require_written(GAME, text, move)


def test_space_around_a_move_does_not_matter() -> None:
    assert notation.read("  pac-man 4\n") == Choose("pac-man", 4)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "4",
            "0-1",
            "7-1",
            "4-2-1",
            "4 - 2",
            "c0",
            "c100",
            "4c",
            "C4",
            "cc4",
            "c-4",
            "ｃ4",
        ),
        *("pac-man", "pac-man 0", "pac-man 7", "pac-man  4", "pacman 4", "Stay", "stay put"),
        *("ghost 1", "ghost-3 1", "ghost-1", "name", "name E", "name c", "name AB"),
        *("c4 d4", "c4, d4"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    moves.require_no_move(GAME, text)


@BOTH_BOARDS
@pytest.mark.parametrize("space", ["a1", "z9", "e5", "k12"])
def test_a_step_to_a_space_that_the_board_lacks(board: str, space: str) -> None:
    why = moves.why_no_action(
        GAME, position(board), board_named(board).plan, 0, notation.read(space)
    )
    assert why == ("no-such-space", {"space": space})


@pytest.mark.parametrize(
    "move",
    [
        Roll(1, 2),
        Choose("pac-man", 7),
        Choose("pac-man", 0),
        Choose("ghost-3", 1),
        Name("E"),
        Name(""),
        Name("AB"),
        Step(""),
    ],
)
def test_named_types_that_are_no_players_move(move: Move) -> None:
    assert moves.why_no_action(GAME, position(BOARDS[0]), board_named(BOARDS[0]).plan, 0, move)[0]


@pytest.mark.parametrize("move", [Stay(), Step("c4"), Roll(0, 3), Roll(3, 7), Choose("pac-man", 1)])
def test_named_types_that_are_no_roll(move: Move) -> None:
    s, plan = position(BOARDS[0]), board_named(BOARDS[0]).plan
    assert moves.why_no_fate(GAME, s, plan, move)[0] == "not-a-move"


def test_a_match_takes_named_types_and_texts_alike() -> None:
    one, other = play("roll for start").match, play("roll for start").match
    for seat in "ABCD":
        one.play(FATE, "1-2" if seat < "D" else "6-6")
        other.play(FATE, Roll(1, 2) if seat < "D" else Roll(6, 6))
    one.play(FATE, "3-1")
    other.play(FATE, Roll(3, 1))
    one.play(Seat.D, "ghost-1 1")
    other.play(Seat.D, Choose("ghost-1", 1))
    one.play(Seat.D, "f4")
    other.play(Seat.D, Step("f4"))
    assert one.log == other.log
    assert one.view() == other.view()

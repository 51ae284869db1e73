"""Moves as named types and as text, there and back again."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.mission_impossible.board.plan import Plan
from ludotheque.games.mission_impossible.constants import CONFRONT, GO, START
from ludotheque.games.mission_impossible.notation import (
    Confront,
    Deal,
    Go,
    Lay,
    Move,
    Pass,
    Roll,
    Start,
)
from tests.kit import moves

from .positions import BOARDS, GAME, board_named
from .table import play

EVERY_BOARD = pytest.mark.parametrize("board", BOARDS)
EVERY_NUMBER = pytest.mark.parametrize("players", GAME.about.seats)


@EVERY_BOARD
@EVERY_NUMBER
def test_every_action_is_a_move_and_a_text_both_ways(board: str, players: int) -> None:
    s, plan = (
        play(f"{players} players; {board} board").state,
        of_type(Plan, board_named(board).plan),
    )
    count = len(plan.squares)
    actions = [*range(START + count), *range(CONFRONT, GO + count)]
    for seat in range(players):
        moves.require_actions_both_ways(GAME, s, plan, seat, actions)


@EVERY_NUMBER
def test_every_deal_and_every_roll_both_ways(players: int) -> None:
    plan = board_named("").plan
    for script, outcomes in (("deal", 720 if players > 4 else {3: 120, 4: 360}[players]),
                             ("roll for start", 6)):  # fmt: skip
        s = play(f"{players} players; {script}").state
        assert len(set(moves.fates_both_ways(GAME, s, plan, outcomes))) == outcomes


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("deal german-english-french", Deal("german-english-french")),
        ("4", Roll(4)),
        ("lay broken-nose", Lay("broken-nose")),
        ("lay red-herring", Lay("red-herring")),
        ("start f7", Start("f7")),
        ("f7", Go("f7")),
        ("g10", Go("g10")),
        ("confront B", Confront("B")),
        ("pass", Pass()),
    ],
)
def test_the_notation(text: str, move: Move) -> None:
    moves.require_written(GAME, text, move)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "7", "44", "f0", "f100", "7f", "F7", "ff7", "f-7", "ｆ7", "f7 f8"),
        *("lay", "lay hat", "lay  wart", "Lay wart", "lay wart, beard", "start", "start 7"),
        *("deal", "deal english,german", "deal English", "confront", "confront G", "confront b"),
        *("Pass", "pass B"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    moves.require_no_move(GAME, text)


def why(move: Move, seat: int = 0, script: str = "3 players") -> str:
    return moves.why_no_action(GAME, play(script).state, board_named("").plan, seat, move)[0]


def test_squares_that_the_board_lacks() -> None:
    assert why(Go("f5")) == "no-such-square"
    assert why(Start("z9")) == "no-such-square"


@pytest.mark.parametrize(
    "move", [Roll(1), Deal("english"), Lay("monocle"), Lay(""), Confront("G"), Confront("AB")]
)
def test_named_types_that_are_no_players_move(move: Move) -> None:
    assert why(move) == "not-a-move"


@pytest.mark.parametrize(
    ("script", "move"),
    [
        ("deal", Roll(1)),
        ("deal", Pass()),
        ("deal", Deal("english-russian")),
        ("deal", Deal("english-russian-russian")),
        ("deal", Deal("english-russian-spanish")),
        ("roll for start", Roll(7)),
        ("roll for start", Roll(0)),
        ("roll for start", Deal("english-russian-german")),
    ],
)
def test_what_fate_cannot_draw(script: str, move: Any) -> None:
    assert (
        moves.why_no_fate(GAME, play(script).state, board_named("").plan, move)[0] == "not-a-move"
    )

"""Moves as named types and as text, there and back again."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import NotationError
from ludotheque.games.mission_impossible import notation
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
from ludotheque.games.mission_impossible.rules import CONFRONT, GO, START

from .positions import BOARDS, GAME, board_named
from .table import play

EVERY_BOARD = pytest.mark.parametrize("board", BOARDS)
EVERY_NUMBER = pytest.mark.parametrize("players", GAME.about.seats)


@EVERY_BOARD
@EVERY_NUMBER
def test_every_action_is_a_move_and_a_text_both_ways(board: str, players: int) -> None:
    s, plan = play(f"{players} players; {board} board").state, board_named(board).plan
    for seat in range(players):
        texts = set()
        count = len(plan.squares)
        actions = [*range(START + count), *range(CONFRONT, GO + count)]
        for action in actions:
            move = notation.to_move(s, plan, seat, action)
            text = notation.write(move)
            assert notation.read(text) == move
            assert notation.to_action(s, plan, seat, move) == action
            texts.add(text)
        assert len(texts) == len(actions)


@EVERY_NUMBER
def test_every_deal_and_every_roll_both_ways(players: int) -> None:
    plan = board_named("").plan
    for script, outcomes in (("deal", 720 if players > 4 else {3: 120, 4: 360}[players]),
                             ("roll for start", 6)):  # fmt: skip
        s = play(f"{players} players; {script}").state
        texts = set()
        for k in range(outcomes):
            move = notation.to_fate(s, plan, k)
            texts.add(notation.write(move))
            assert notation.read(notation.write(move)) == move
            assert notation.from_fate(s, plan, move) == k
        assert len(texts) == outcomes


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
    assert notation.read(text) == move
    assert notation.write(move) == text
    assert notation.read(f"  {text}\n") == move


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
    with pytest.raises(NotationError) as error:
        notation.read(text)
    assert error.value.problem.code == "not-a-move"
    assert error.value.problem.values == {"text": text.strip()}
    assert error.value.problem.game == GAME.name


def why(move: Move, seat: int = 0, script: str = "3 players") -> str:
    with pytest.raises(NotationError) as error:
        notation.to_action(play(script).state, board_named("").plan, seat, move)
    return error.value.problem.code


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
    with pytest.raises(NotationError):
        notation.from_fate(play(script).state, board_named("").plan, move)

"""Moves as named types and as text, there and back again."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import NotationError
from ludotheque.games.close_encounters import notation
from ludotheque.games.close_encounters.notation import Circle, Move, Pass, Roll, Stay, Step
from ludotheque.games.close_encounters.rules import NUMBERS, STEP

from .positions import BOARDS, board_named
from .table import play

OUTCOMES = 36


@pytest.mark.parametrize("board", BOARDS)
def test_every_action_is_a_move_and_a_text_both_ways(board: str) -> None:
    s, plan = play(f"{board} board").state, board_named(board).plan
    texts = set()
    actions = [*range(len(plan.numbered)), *range(NUMBERS, STEP + len(plan.squares))]
    for action in actions:
        move = notation.to_move(s, plan, 0, action)
        text = notation.write(move)
        assert notation.read(text) == move
        assert notation.to_action(s, plan, 0, move) == action
        texts.add(text)
    assert len(texts) == len(actions)


def test_every_roll_is_a_move_and_a_text_both_ways() -> None:
    s, plan = play("2 players").state, board_named("valley").plan
    texts = []
    for k in range(OUTCOMES):
        move = notation.to_fate(s, plan, k)
        texts.append(notation.write(move))
        assert notation.read(texts[-1]) == move
        assert notation.from_fate(s, plan, move) == k
    assert texts == [f"{first}-{second}" for first in range(1, 7) for second in range(1, 7)]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("4-2", Roll(4, 2)),
        ("circle 42", Circle(42)),
        ("pass", Pass()),
        ("to 42", Step("42")),
        ("to f3", Step("f3")),
        ("to k15", Step("k15")),
        ("to tower", Step("tower")),
        ("to ship", Step("ship")),
        ("stay", Stay()),
        ("  stay ", Stay()),
    ],
)
def test_a_text_is_read_as_a_move(text: str, move: Move) -> None:
    assert notation.read(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "42", "to", "to 0", "to 042", "to tower f3", "to A1", "TO 42", "to 1234", "4 - 2"),
        *("circle", "circle 0", "circle f3", "circle ٤٢", "4-7", "0-1", "stay here"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        notation.read(text)
    assert caught.value.problem.code == "not-a-move"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Step("100"), "no-such-square"),
        (Step("a1"), "no-such-square"),
        (Circle(100), "no-such-number"),
        (Roll(1, 2), "not-a-move"),
    ],
)
def test_what_is_not_on_the_board_is_no_action(move: Move, code: str) -> None:
    s, plan = play("2 players").state, board_named("valley").plan
    with pytest.raises(NotationError) as caught:
        notation.to_action(s, plan, 0, move)
    assert caught.value.problem.code == code


@pytest.mark.parametrize("move", [Roll(0, 1), Roll(1, 7), Stay()])
def test_fate_draws_nothing_but_dice(move: Move) -> None:
    s, plan = play("2 players").state, board_named("valley").plan
    with pytest.raises(NotationError):
        notation.from_fate(s, plan, move)

"""Moves as named types and as text, there and back again."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters import notation
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.constants import STEP
from ludotheque.games.close_encounters.notation import Circle, Move, Pass, Roll, Stay, Step
from tests.kit import moves

from .positions import BOARDS, GAME, board_named
from .table import play


@pytest.mark.parametrize("board", BOARDS)
def test_every_action_is_a_move_and_a_text_both_ways(board: str) -> None:
    s, plan = play(f"{board} board").state, of_type(Plan, board_named(board).plan)
    moves.require_actions_both_ways(GAME, s, plan, 0, range(STEP + len(plan.squares)))


def test_every_roll_is_a_move_and_a_text_both_ways() -> None:
    s, plan = play("2 players").state, board_named("valley").plan
    assert moves.fates_both_ways(GAME, s, plan, len(moves.TWO_DICE)) == moves.TWO_DICE


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
    moves.require_no_move(GAME, text)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Step("100"), "no-such-square"),
        (Step("a1"), "no-such-square"),
        (Circle(101), "no-such-number"),
        (Circle(0), "no-such-number"),
        (Roll(1, 2), "not-a-move"),
    ],
)
def test_what_is_not_on_the_board_is_no_action(move: Move, code: str) -> None:
    s, plan = play("2 players").state, board_named("valley").plan
    assert moves.why_no_action(GAME, s, plan, 0, move)[0] == code


@pytest.mark.parametrize("move", [Roll(0, 1), Roll(1, 7), Stay()])
def test_fate_draws_nothing_but_dice(move: Move) -> None:
    s, plan = play("2 players").state, board_named("valley").plan
    assert moves.why_no_fate(GAME, s, plan, move)[0] == "not-a-move"

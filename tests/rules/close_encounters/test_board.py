"""The board: reading its drawing, judging it, its tables, its drawing for pages and its picture.

The requirements are those of the last section of the rule page, “The board: known, and
required”, and of CE-4. Most tests take a good drawing, spoil it, and expect to be told so.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from xml.etree import ElementTree

import msgspec
import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters import board, view
from ludotheque.games.close_encounters.board import Kind, picture, plan
from ludotheque.games.close_encounters.board import check as judging
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.constants import AREA, FAR, NOWHERE, NUMBERS, SQUARES
from ludotheque.games.close_encounters.state import Board
from tests.kit import board_files

from .positions import GAME, NARROW, board_named

VALLEY = board_named("valley")
PLAN, B = of_type(Plan, VALLEY.plan), of_type(Board, VALLEY.plain)

codes = partial(board_files.codes, GAME)
refused = partial(board_files.refused, GAME)


# ---------------------------------------------------------------- the valley


def test_the_valley_is_as_far_as_known_the_original() -> None:
    """149 squares in a pointed hexagon, 99 of them numbered, the ends 18 steps apart."""
    assert (len(PLAN.squares), PLAN.columns, PLAN.rows) == (149, 11, 19)
    rows = Counter(square.row for square in PLAN.squares)
    assert [rows[row] for row in range(19)] == [1, 3, 5, 7, 9, *[11] * 9, 9, 7, 5, 3, 1]
    assert sorted(PLAN.numbered) == list(range(1, 100))
    assert B.distance[0][PLAN.ship] == B.distance[1][PLAN.tower] == 18
    assert PLAN.squares[PLAN.tower].row == 18  # at the bottom
    assert PLAN.squares[PLAN.ship].row == 0


def test_the_valley_breaks_no_requirement() -> None:
    assert board.check(PLAN) == []
    assert codes(NARROW) == []


def test_squares_have_names() -> None:
    assert PLAN.squares[PLAN.numbered[42]].name == "42"
    assert (PLAN.squares[PLAN.tower].name, PLAN.squares[PLAN.ship].name) == ("tower", "ship")
    safe = [PLAN.squares[square].name for square in PLAN.of_kind(Kind.SAFE)]
    assert safe[:5] == ["e18", "f18", "g18", "d17", "e17"]
    assert safe[-3:] == ["e2", "f2", "g2"]
    assert len({square.name for square in PLAN.squares}) == 149


# ---------------------------------------------------------------- reading


def test_a_plan_keeps_its_text_to_the_letter() -> None:
    assert VALLEY.text == PLAN.text


def test_comments_a_byte_order_mark_and_other_line_ends_change_nothing() -> None:
    plain = board.read(NARROW)
    for text in (
        NARROW + "# the end\n",
        "# first\n" + NARROW.replace("   1   2", "# between\n   1   2"),
        "\ufeff" + NARROW.replace("\n", "\r\n"),
        NARROW.replace("\n   M", "\n\n   M"),
        NARROW.replace("\n ", "\n       "),
    ):
        assert board.read(text).squares == plain.squares


@pytest.mark.parametrize("text", ["", "\n \n", "# only a comment\n", "name: x\n", "name: x\n\n"])
def test_a_file_without_a_drawing_is_refused(text: str) -> None:
    assert refused(text) == ("board-empty", {})


@pytest.mark.parametrize(
    ("old", "new", "code", "values"),
    [
        ("name: A narrow valley", "name:", "board-name-missing", {}),
        ("name: A narrow valley", "title: x", "board-heading-unknown", {"line": 1}),
        ("\n\n", "\nname: y\n\n", "board-heading-twice", {"line": 2, "heading": "name"}),
        ("   M", "   X", "board-mark-unknown", {"line": 3, "column": 4, "mark": "X"}),
        ("   1   2", "   1  ٢", "board-mark-unknown", {"line": 6, "column": 7, "mark": "٢"}),
        ("   1   2", "   1  2", "board-off-grid", {"line": 6, "column": 7, "mark": "2"}),
        ("   1   2", "   1   0", "board-number-nought", {"line": 6, "column": 8, "mark": "0"}),
        ("   3   4", "   3   1", "board-mark-twice", {"line": 7, "column": 8, "mark": "1"}),
        ("   3   4", "   3  01", "board-mark-twice", {"line": 7, "column": 7, "mark": "01"}),
        ("   3   4", "   3   T", "board-mark-twice", {"line": 16, "column": 4, "mark": "T"}),
        ("   T", "   .", "board-tower-missing", {}),
        ("   M", "   .", "board-ship-missing", {}),
        ("   M", "   M" + "   ." * 27, "board-too-large", {"columns": 28, "rows": 14, "most": 26}),
    ],
)
def test_what_cannot_be_read_is_told(
    old: str, new: str, code: str, values: dict[str, str | int]
) -> None:
    assert refused(NARROW.replace(old, new, 1)) == (code, values)


# ---------------------------------------------------------------- judging


def wide(rows: int) -> str:
    """A board with eleven numbers a row."""
    numbers = iter(range(1, 11 * rows + 1))
    lines = ["".join(f"{next(numbers):>4}" for _ in range(11)) for _ in range(rows)]
    before, after = ["   M", "   .   ."], ["   .   .", "   T"]
    return "\n".join(["name: wide", "", *before, *lines, *after, ""])


BOARDS_TO_JUDGE: list[tuple[str, list[str]]] = [
    (wide(9), []),
    (wide(10), ["board-too-many-numbers"]),
    (wide(15), ["board-too-many-squares", "board-too-many-numbers"]),
    (wide(1), ["board-too-few-numbers"]),
    (NARROW.replace("  16", "  17"), ["board-number-missing"]),
    (NARROW.replace("\n   5   6", "\n"), ["board-too-few-numbers", "board-number-missing",
                                          "board-apart"]),
    (NARROW.replace("   M\n   .\n", "   M\n   3\n").replace("   3   4", "   .   4"),
     ["board-end-open", "board-area-elsewhere"]),
    (NARROW.replace("   M\n", "   M\n\n"), ["board-apart", "board-end-alone",
                                            "board-area-elsewhere"]),
    (NARROW.replace("   9  10", "   .  10"), ["board-number-missing",
                                              "board-too-few-numbers",
                                              "board-area-elsewhere"]),
    (NARROW.replace("\n   .\n   T", "\n" + "   .   .   .   .\n" * 8 + "   .\n   T"),
     ["board-area-too-large"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), BOARDS_TO_JUDGE)
def test_what_a_good_board_needs(text: str, expected: list[str]) -> None:
    assert sorted(codes(text)) == sorted(expected)


def test_the_two_areas_must_not_meet() -> None:
    text = NARROW
    for number in range(1, 17, 2):
        text = text.replace(f"{number:>4} ", "   . ")
    assert "board-areas-meet" in codes(text)


def test_every_problem_has_a_case() -> None:
    """Those of the drawing and those of the board, found in the source."""
    cases = {code for _, expected in BOARDS_TO_JUDGE for code in expected}
    assert board_files.problem_codes(plan, judging) == cases | {"board-areas-meet"}


# ---------------------------------------------------------------- tables


def test_the_tables_fit_what_the_rules_have_room_for() -> None:
    assert len(B.step) == len(B.number) == len(B.area) == SQUARES
    assert len(B.square) == NUMBERS
    assert len(B.safe) == 2 * AREA
    assert B.safes == 48


def test_a_step_has_a_way_back() -> None:
    for square in range(B.squares):
        for way, to in enumerate(B.step[square]):
            if to != NOWHERE:
                assert B.step[to][(way + 4) % 8] == square


def test_numbers_and_squares_belong_together() -> None:
    for number in range(B.numbers):
        assert B.number[B.square[number]] == number
        assert PLAN.squares[B.square[number]].number == number + 1
        assert B.area[B.square[number]] == NOWHERE


def test_the_way_out_of_an_area_on_the_empty_board() -> None:
    def way_out(end: int, name: str) -> int:
        found: int = B.way_out[end][PLAN.index[name]]
        return found

    assert [way_out(1, name) for name in ("f2", "f5", "f18", "f15", "42")] == [4, 1, 1, 1, 0]
    assert [way_out(0, name) for name in ("f2", "f5", "f18", "f15")] == [1, 1, 4, 1]
    assert way_out(1, "tower") == way_out(0, "ship") == FAR


# ---------------------------------------------------------------- as it looks


def test_a_page_is_told_all_that_it_needs_to_draw_the_board() -> None:
    drawn = view.drawing(PLAN)
    assert (drawn.columns, drawn.rows, len(drawn.squares)) == (11, 19, 149)
    kinds = Counter(square.kind.value for square in drawn.squares)
    assert kinds == {"tower": 1, "ship": 1, "safe": 48, "numbered": 99}
    areas = Counter(square.area for square in drawn.squares)
    assert areas == {"tower": 24, "ship": 24, "": 101}
    assert msgspec.json.decode(msgspec.json.encode(drawn), type=view.BoardShown) == drawn


@pytest.mark.parametrize("name", ["valley", "narrow"])
def test_the_picture_shows_every_number(name: str) -> None:
    drawn = of_type(Plan, board_named(name).plan)
    root = ElementTree.fromstring(picture.svg(drawn))
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {str(number) for number in drawn.numbered} <= texts


def test_the_name_of_a_board_is_harmless_in_a_picture() -> None:
    text = NARROW.replace("A narrow valley", "<script>&\x07")
    root = ElementTree.fromstring(picture.svg(board.read(text)))
    assert root.get("aria-label") == "<script>&"

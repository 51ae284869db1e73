"""Board files: how they are read, and everything that can be wrong with them."""

from __future__ import annotations

from functools import partial

import pytest

import ludotheque
from ludotheque.games.situation_4 import board, constants
from ludotheque.games.situation_4.board import check as judging
from ludotheque.games.situation_4.board import plan
from ludotheque.games.situation_4.board.plan import Rectangle
from ludotheque.games.situation_4.mapmaking import check as geometry
from tests.kit import board_files
from tests.tiers import slow

from .test_board_cut import TEXT

GAME = ludotheque.game("situation-4")
GOOD = TEXT.format(columns=6, rows=4, seed=1)

codes = partial(board_files.codes, GAME)
refused = partial(board_files.refused, GAME)


# ---------------------------------------------------------------- reading


def test_a_file_is_read_in_hundredths_of_an_area() -> None:
    found = board.read(GOOD)
    assert found.name == "A small valley"
    assert (found.width, found.height, found.places) == (4000, 2000, 24)
    assert found.course == (
        (0, 940), (600, 1120), (1300, 900), (2000, 1000), (2700, 1100), (3400, 880), (4000, 1060),
    )  # fmt: skip
    assert found.paratroop_bases == (
        Rectangle(400, 1500, 500, 300),
        Rectangle(3100, 200, 500, 300),
    )
    assert [objective.name for objective in found.objectives] == ["town-1", "town-2"]
    assert [objective.value for objective in found.objectives] == [100, 100]
    assert found.crossings == (600, 3400)


def test_places_are_named_as_in_chess_and_areas_are_counted() -> None:
    found = board.read(GOOD)
    assert found.place_names[:7] == ("a4", "b4", "c4", "d4", "e4", "f4", "a3")
    assert found.index["f1"] == 23
    assert found.area_names == tuple("12345678")


def test_comments_and_blank_lines_say_nothing() -> None:
    text = "\ufeff# A comment\n\n" + GOOD.replace("\n", "\n\n")
    assert board.read(text).half == board.read(GOOD).half


def test_a_railway_may_be_left_out() -> None:
    assert board.read(GOOD).half.railway == ()
    assert board.read(GOOD + "railway: 0 180, 400 190\n").half.railway == ((0, 1800), (4000, 1900))


@pytest.mark.parametrize(
    ("old", "new", "code", "values"),
    [
        (GOOD, "# nothing\n", "board-empty", {}),
        ("name: A small valley", "name:", "board-heading-missing", {"heading": "name"}),
        ("width: 10\n", "", "board-heading-missing", {"heading": "width"}),
        ("town 100", "castle 100", "board-heading-unknown", {"line": 11}),
        ("town 100: 130", "town 100 130", "board-heading-unknown", {"line": 11}),
        ("width: 10", "width: 10\nwidth: 9", "board-heading-twice",
         {"line": 8, "heading": "width"}),
        ("width: 10", "width: ten", "board-fact-unreadable", {"line": 7, "heading": "width"}),
        ("width: 10", "width: -1", "board-fact-unreadable", {"line": 7, "heading": "width"}),
        ("40 150 50 30", "40 150 0 30", "board-fact-unreadable",
         {"line": 9, "heading": "paratroops"}),
        ("town 100:", "town:", "board-fact-unreadable", {"line": 11, "heading": "town"}),
        ("200 100", "200", "board-fact-unreadable", {"line": 6, "heading": "river"}),
        ("areas: 4 x 2", "areas: 4 x 99", "board-size-wrong",
         {"line": 3, "heading": "areas", "most": 26}),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told(
    old: str, new: str, code: str, values: dict[str, str | int]
) -> None:
    assert old in GOOD
    assert refused(GOOD.replace(old, new, 1)) == (code, values)


# ---------------------------------------------------------------- judging

BOARDS_TO_JUDGE: list[tuple[str, str, list[str]]] = [
    ("pieces: 6 x 4", "pieces: 5 x 4", ["board-pieces-odd"]),
    ("pieces: 6 x 4", "pieces: 26 x 8", ["board-too-many-places"]),
    ("areas: 4 x 2", "areas: 12 x 4", ["board-too-many-areas", "board-river-ends"]),
    ("town 100", "fort 50: 0 0 9 9\n" * 8 + "town 100", ["board-too-many-objectives"]),
    ("bridges: 60", "bridges: 60, 90, 120", ["board-too-many-sites"]),
    ("town 100", "town 0", ["board-value-wrong"]),
    ("river: 0 94", "river: 10 94", ["board-river-ends"]),
    ("130 90, 200 100", "130 90, 200 99", ["board-river-ends"]),
    ("60 112, 130 90", "130 90, 60 112", ["board-river-backwards"]),
    ("60 112", "60 198", ["board-river-outside"]),
    ("width: 10", "width: 0", ["board-river-outside"]),
    ("bridges: 60", "bridges: 190", ["board-bridge-outside"]),
    ("bridges: 60", "bridges: 60, 61", ["board-bridges-together"]),
    ("40 150 50 30", "370 150 50 30", ["board-zone-outside"]),
    ("40 150 50 30", "40 150 50 48", ["board-zone-outside"]),
    ("130 130 40 30", "130 90 40 30", ["board-zone-in-river"]),
    ("130 130 40 30", "130 20 40 30", ["board-zone-north"]),
    ("130 130 40 30", "70 140 40 30", ["board-zones-overlap"]),
    ("town 100", "railway: 0 20, 400 20\ntown 100", ["board-railway-wet"]),
    ("town 100", "railway: 0 180\ntown 100", ["board-railway-wet"]),
]


@pytest.mark.parametrize(("old", "new", "expected"), BOARDS_TO_JUDGE)
def test_what_a_good_board_needs(old: str, new: str, expected: list[str]) -> None:
    assert old in GOOD
    assert codes(GOOD.replace(old, new, 1)) == expected


@slow
def test_a_good_board_has_nothing_wrong() -> None:
    assert codes(GOOD) == []


@slow
def test_what_cannot_be_cut_cleanly_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a search for a better cut, the first one grazes zones, and worse."""
    monkeypatch.setattr("ludotheque.games.situation_4.mapmaking.fitting.PATIENCE", 0)
    monkeypatch.setattr("ludotheque.games.situation_4.mapmaking.fitting.BEGINNINGS", 1)
    found = {
        code
        for seed in range(6)
        for code in codes(TEXT.format(columns=12, rows=6, seed=seed).replace("1: 60", "1: 61"))
    }
    assert found == {
        "board-piece-thin",
        "board-zone-grazed",
        "board-dot-near-cut",
        "board-sites-on-one-piece",
    }


@slow
def test_a_piece_may_be_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(board.check.__globals__, "MOST_TOUCHED", 2)
    problems = board_files.problems(GAME, GOOD)
    assert {problem.code for problem in problems} == {"board-place-too-large"}
    assert all(int(problem.values["zones"]) > 2 for problem in problems)


def test_every_problem_has_a_case() -> None:
    """Those of a board, found in the source."""
    cases = {code for _, _, expected in BOARDS_TO_JUDGE for code in expected}
    told_elsewhere = {"board-piece-thin", "board-zone-grazed", "board-dot-near-cut"}
    told_elsewhere |= {"board-place-too-large", "board-sites-on-one-piece"}
    assert board_files.problem_codes(plan, judging, geometry) == cases | told_elsewhere


@pytest.mark.parametrize("name", GAME.about.boards)
def test_a_board_that_comes_with_the_game_is_good_and_any_change_is_worked_out(name: str) -> None:
    text = GAME.board_text(name)
    assert board.check(board.read(text)) == []
    assert board.read(text).map is not None
    assert board.read(text + "# changed\n").map is None


def test_the_rules_have_the_room_that_a_board_may_take() -> None:
    sizes = (plan.MOST_PLACES, plan.MOST_AREAS, plan.MOST_OBJECTIVES, plan.MOST_SITES)
    assert sizes == (constants.PLACES, constants.AREAS, constants.OBJECTIVES, constants.SITES)
    assert (plan.MOST_NEIGHBOURS, plan.MOST_TOUCHED) == (constants.NEIGHBOURS, constants.TOUCHED)

"""The boards: reading their drawings and clue tables, judging them, their tables and picture.

Most tests take a good board, spoil it in one way, and expect to be told so.
"""

from __future__ import annotations

import re
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import get_type_hints
from xml.etree import ElementTree

import msgspec
import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import FATE, Seat
from ludotheque.engine.text import load
from ludotheque.games.mission_impossible import board
from ludotheque.games.mission_impossible.board import picture
from ludotheque.games.mission_impossible.board.check import turned_square
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES, Plan
from ludotheque.games.mission_impossible.constants import FARTHEST, NOWHERE, SQUARES
from ludotheque.games.mission_impossible.state import Board
from ludotheque.games.mission_impossible.view import View, drawing
from tests.clauses import clause
from tests.kit import board_files

from .positions import BOARDS, GAME, board_named

TEXTS = {name: GAME.board_text(name) for name in BOARDS}
RING = TEXTS["ring-city"]
HEADINGS, CITY = RING.rsplit("\n\n", 1)
EVERY_BOARD = pytest.mark.parametrize("name", BOARDS)

codes = partial(board_files.codes, GAME)
values = partial(board_files.values, GAME)
refused = partial(board_files.refused, GAME)


def plan_of(name: str) -> Plan:
    return of_type(Plan, board_named(name).plan)


def with_mark(square: str, mark: str, dx: int = 0, dy: int = 0) -> str:
    """Ring City with another character at a square, or beside it."""
    plan = plan_of("ring-city")
    at = plan.squares[plan.index[square]]
    lines = CITY.splitlines()
    row, column = 2 * at.row + dy, 2 * at.column + dx
    line = lines[row].ljust(column + 1)
    lines[row] = line[:column] + mark + line[column + 1 :]
    return f"{HEADINGS}\n\n" + "\n".join(lines) + "\n"


def with_line(agent: str, clues: str) -> str:
    """Ring City with other clues for an agent."""
    lines = HEADINGS.splitlines()
    changed = [f"{agent}: {clues}" if line.startswith(f"{agent}:") else line for line in lines]
    return "\n".join(changed) + f"\n\n{CITY}"


# ---------------------------------------------------------------- the boards of the house


@EVERY_BOARD
def test_a_board_of_the_house_is_good(name: str) -> None:
    assert codes(TEXTS[name]) == []
    assert plan_of(name).text == TEXTS[name]


@EVERY_BOARD
def test_squares_come_in_reading_order_and_have_names_of_their_own(name: str) -> None:
    plan = plan_of(name)
    places = [(square.row, square.column) for square in plan.squares]
    assert places == sorted(places)
    assert len({square.name for square in plan.squares}) == len(plan.squares)
    assert all((square.row + square.column) % 2 == places[0][1] % 2 for square in plan.squares)


@EVERY_BOARD
def test_streets_join_neighbours(name: str) -> None:
    plan = plan_of(name)
    for a, b in plan.streets:
        one, other = plan.squares[a], plan.squares[b]
        step = abs(one.column - other.column), abs(one.row - other.row)
        assert step in ((2, 0), (1, 1))
    assert len(set(plan.streets)) == len(plan.streets)


@EVERY_BOARD
def test_colours_are_equal_and_apart(name: str) -> None:
    """The requirements again, in other words, from the tables."""
    b, plan = of_type(Board, board_named(name).plain), plan_of(name)
    spread = []
    for squares in plan.coloured:
        assert len(squares) == 5
        apart = sorted(b.distance[one][other] for one, other in combinations(squares, 2))
        assert apart[0] >= 4
        spread.append(apart)
    assert all(one == spread[0] for one in spread)


@EVERY_BOARD
def test_nobody_has_a_dead_end(name: str) -> None:
    assert min(len(ends) for ends in plan_of(name).links) >= 2


def test_each_clue_fits_four_and_each_agent_lacks_two() -> None:
    for name in BOARDS:
        cards = plan_of(name).cards
        clues = set().union(*cards.values())
        assert len(clues) == 6
        for clue in clues:
            assert sum(clue in own for own in cards.values()) == 4
        assert len({frozenset(own) for own in cards.values()}) == 6


# ---------------------------------------------------------------- tables


@EVERY_BOARD
def test_the_tables_are_all_there_and_full(name: str) -> None:
    tables = board.tables(plan_of(name))
    assert set(tables) == set(get_type_hints(Board))
    assert board_named(name).record.shape == (1,)


@EVERY_BOARD
def test_the_tables_say_what_the_streets_say(name: str) -> None:
    plan, b = plan_of(name), of_type(Board, board_named(name).plain)
    size = len(plan.squares)
    for start in range(size):
        assert b.distance[start][start] == 0
        for end in range(size):
            assert (b.distance[start][end] == 1) == (end in plan.links[start])
            if start != end:
                before = min(b.distance[link][end] for link in plan.links[start])
                assert b.distance[start][end] == 1 + before
        near = b.near[start][:size]
        assert sorted(near) == list(range(size))
        steps = [b.distance[start][end] for end in near]
        assert steps == sorted(steps)
        for most in range(FARTHEST + 1):
            assert b.within[start][most] == sum(0 < step <= most for step in steps)
    for district, squares in enumerate(plan.coloured):
        for place, at in enumerate(squares):
            assert (b.district[at], b.place[at]) == (district, place)
            assert b.coloured[district][place] == at


@EVERY_BOARD
def test_a_drawing_has_all_that_a_page_needs(name: str) -> None:
    plan = plan_of(name)
    drawn = msgspec.json.decode(msgspec.json.encode(GAME.views.drawing(plan)))
    assert drawn["name"] == plan.name
    assert [square["name"] for square in drawn["squares"]] == list(plan.index)
    assert len(drawn["streets"]) == len(plan.streets)
    assert sum(square["district"] is not None for square in drawn["squares"]) == 30
    assert [agent["name"] for agent in drawn["agents"]] == list(AGENT_NAMES)
    assert len(drawn["clues"]) == 6


@EVERY_BOARD
def test_the_picture_shows_every_square(name: str) -> None:
    plan = plan_of(name)
    root = ElementTree.fromstring(picture.svg(plan))
    groups = [one for one in root.iter() if one.tag.endswith("}g")]
    assert len(groups) == len(plan.squares)
    labels = [one.text for one in root.iter() if one.tag.endswith("}text")]
    assert all(labels.count(str(district)) == 5 for district in range(1, 7))


# ---------------------------------------------------------------- reading


def test_comments_and_blank_lines_do_not_matter() -> None:
    again = board.read("\n\n# Hello\n" + RING.replace("\nname:", "\n# more\nname:"))
    assert again.squares == plan_of("ring-city").squares


def test_a_drawing_may_stand_anywhere_on_the_page() -> None:
    shifted = "\n".join("   " + line for line in CITY.splitlines())
    again = board.read(f"{HEADINGS}\n\n\n{shifted}\n\n")
    assert (again.squares, again.streets) == (
        plan_of("ring-city").squares,
        plan_of("ring-city").streets,
    )


def test_clues_may_bear_other_names() -> None:
    text = RING.replace("gold-tooth", "monocle")
    assert codes(text) == []
    assert "monocle" in board.read(text).clues


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "board-empty"),
        ("# nothing\n\n", "board-empty"),
        (HEADINGS, "board-empty"),
        ("colour: red\n\n" + CITY, "board-heading-unknown"),
        (RING.replace("name:", "name: A\nname:"), "board-heading-twice"),
        (RING.replace("name: Ring City", "name:"), "board-name-missing"),
        (RING.replace("german:", "# german:"), "board-agent-missing"),
        (with_line("french", "broken-nose, wart, scar, hat"), "board-clue-unknown"),
        (with_mark("h4", "x"), "board-character-unknown"),
        (with_mark("h4", "o", 1), "board-off-grid"),
        (with_mark("h4", "/"), "board-off-grid"),
        (with_mark("h4", "o", 0, 1), "board-off-grid"),
        (with_mark("h4", " ", 2), "board-street-broken"),
        (with_mark("h4", " "), "board-street-nowhere"),
        (with_mark("h4", "\\", -1, 1), "board-street-nowhere"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, code: str) -> None:
    assert refused(text)[0] == code


def test_where_something_is_wrong_is_told_by_line_and_column() -> None:
    code, found = refused(with_mark("k4", "x"))
    line = 1 + next(
        number for number, text in enumerate(RING.splitlines()) if text.startswith("    ")
    )
    assert (code, found["line"], found["character"]) == ("board-character-unknown", line, "x")
    assert RING.splitlines()[line - 1][int(found["column"]) - 1] == "o"


def test_too_many_rows_cannot_be_named() -> None:
    zigzag = "\n".join(["o", " \\", "  o", " /"] * 14)
    assert refused(f"{HEADINGS}\n\n{zigzag}\no\n")[0] == "board-too-large"


# ---------------------------------------------------------------- judging


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        (
            RING.replace("gold-tooth", "monocle", 1),
            "board-clues",
            {"clues": 7},
        ),
        (
            with_line("russian", "wart, beard, scar"),
            "board-agent-clues",
            {"agent": "russian", "clues": 3},
        ),
        (
            with_line("russian", "wart, beard, scar, scar"),
            "board-agent-clues",
            {"agent": "russian", "clues": 3},
        ),
        (
            with_line("chinese", "wart, beard, scar, gold-tooth"),
            "board-agents-alike",
            {"agent": "russian", "other": "chinese"},
        ),
        (
            with_line("chinese", "wart, beard, scar, gold-tooth"),
            "board-clue-agents",
            {"clue": "sunglasses", "agents": 3},
        ),
        (
            with_line("american", "sunglasses, broken-nose, wart, scar"),
            "board-clue-known",
            {"agent": "american", "clue": "beard"},
        ),
        (with_mark("f6", "o"), "board-colour-squares", {"district": 1, "squares": 4}),
        (with_mark("f6", "2"), "board-colour-squares", {"district": 2, "squares": 6}),
        (with_mark("f6", "o"), "board-turn-square", {"square": "g6", "image": "f6"}),
        (with_mark("h5", " ", 2).replace("o- -o", "o   o"), "board-turn-street", {}),
        (with_mark("h5", "1"), "board-colours-touch", {"first": "h5", "second": "g6"}),
        (
            with_mark("f7", "1"),
            "board-colour-near",
            {"district": 1, "first": "f6", "second": "f7"},
        ),
    ],
)
def test_what_is_wrong_with_a_board(text: str, code: str, expected: dict[str, str | int]) -> None:
    found = values(text, code)
    assert found, codes(text)
    assert any(expected.items() <= one.items() for one in found), found


def drawn(city: str) -> str:
    return f"{HEADINGS}\n\n{city}\n"


def test_a_board_in_two_pieces() -> None:
    assert "board-apart" in codes(drawn("o---o   o---o"))


def test_a_board_without_a_middle() -> None:
    assert "board-no-middle" in codes(drawn("o---o"))
    assert "board-no-middle" not in codes(drawn("o---o---o"))


def test_a_place_outside_the_drawing_has_no_name() -> None:
    found = values(drawn("o---o---o---o---o"), "board-turn-square")
    assert {one["image"] for one in found} == {"–"}


def test_a_board_with_more_squares_than_there_is_room_for() -> None:
    long = "---".join("o" * (SQUARES + 1))
    assert values(drawn(long), "board-too-many-squares") == [
        {"squares": SQUARES + 1, "most": SQUARES}
    ]


def test_a_board_on_which_some_square_is_out_of_reach() -> None:
    """A long street leads away from the city."""
    lines = CITY.splitlines()
    middle = next(row for row, line in enumerate(lines) if line.lstrip().startswith("4   1"))
    tail = "o---" * 8
    moved = [" " * len(tail) + line for line in lines]
    start = len(moved[middle]) - len(moved[middle].lstrip())
    moved[middle] = moved[middle][: start - len(tail)] + tail + moved[middle][start:]
    assert "board-out-of-reach" in codes(drawn("\n".join(moved)))


def test_every_message_has_a_test() -> None:
    """Each problem that reading and judging can raise is provoked above."""
    source = "".join(
        (GAME.folder / "board" / f"{name}.py").read_text(encoding="utf-8")
        for name in ("file", "check")
    )
    raised = set(re.findall(r'"(board-[a-z-]+)"', source))
    here = Path(__file__).read_text(encoding="utf-8")
    assert {code for code in raised if f'"{code}"' not in here} == set()


def test_six_turns_bring_everything_back() -> None:
    for name in BOARDS:
        plan = plan_of(name)
        for number in range(len(plan.squares)):
            at = number
            for _ in range(6):
                at = turned_square(plan, at)
                assert at != NOWHERE
            assert at == number


# ---------------------------------------------------------------- the series


@clause("MI-S5")
def test_the_series_is_the_order_of_the_agents_in_the_file() -> None:
    """Somebody who has the cards can correct it: here the American comes after the German."""
    lines = HEADINGS.splitlines()
    american = next(line for line in lines if line.startswith("american:"))
    lines.remove(american)
    lines.insert(
        1 + next(i for i, line in enumerate(lines) if line.startswith("german:")), american
    )
    text = "\n".join(lines) + f"\n\n{CITY}"
    assert board.read(text).series == (
        "english",
        "russian",
        "german",
        "american",
        "chinese",
        "french",
    )
    match = GAME.match(seats=3, board=text)
    match.play(FATE, "deal german-american-french")
    told = [of_type(View, match.view(seat)).notebook for seat in match.seats]
    assert [(book.agent, book.target) for book in told if book] == [
        ("german", "american"),
        ("american", "french"),
        ("french", "german"),
    ]
    assert [agent.name for agent in drawing(board.read(text)).agents][3] == "american"
    assert load(match.text()).view(Seat.A) == match.view(Seat.A)

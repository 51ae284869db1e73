"""What games are made with, without any game."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from ludotheque.engine.errors import BoardError, NotationError, Problem
from ludotheque.kit.dice import DIE, Roll, from_roll, to_roll
from ludotheque.kit.drawn_board import marks_among, read_headings, split
from ludotheque.kit.first_turn import ABSENT, TO_ROLL, roll_for_start
from ludotheque.kit.graph import distances
from ludotheque.kit.grid import first_few
from ludotheque.kit.notation import Moves
from ludotheque.kit.tables import filled, filled_rows


@dataclass(frozen=True)
class Lay:
    piece: int
    place: str
    turn: int = 0


@dataclass(frozen=True)
class Stay:
    pass


MOVES = Moves[Lay | Stay](
    "",
    {Lay: "lay {piece} at {place}[ turned {turn}]", Stay: "stay"},
    {"piece": "[1-9]", "place": "[a-z][1-9]", "turn": "[0-3]"},
)


@pytest.mark.parametrize(
    ("move", "text"),
    [(Lay(3, "b2"), "lay 3 at b2"), (Lay(3, "b2", 1), "lay 3 at b2 turned 1"), (Stay(), "stay")],
)
def test_moves_are_read_as_they_are_written(move: Lay | Stay, text: str) -> None:
    assert MOVES.write(move) == text
    assert MOVES.read(f" {text} ") == move


@pytest.mark.parametrize("text", ["", "lay", "lay 3 at b2 turned 4", "lay 0 at b2", "stay here"])
def test_nothing_else_is_a_move(text: str) -> None:
    with pytest.raises(NotationError):
        MOVES.read(text)


def test_every_roll_has_a_number() -> None:
    rolls = [to_roll(k) for k in range(len(DIE) ** 2)]
    assert [from_roll(roll) for roll in rolls] == [*range(36)]
    assert all(roll.is_possible for roll in rolls)
    assert not Roll(0, 7).is_possible


def test_distances_are_counted_from_the_nearest_start() -> None:
    links = {0: [1], 1: [0, 2], 2: [1, 3], 3: [2], 4: []}
    assert distances([0, 3], links.__getitem__) == {0: 0, 3: 0, 1: 1, 2: 1}


def test_tables_are_filled_up() -> None:
    assert filled([1, 2], 4, -1) == [1, 2, -1, -1]
    assert filled_rows([[1], [2, 3]], 3, 2, 0) == [[1, 0], [2, 3], [0, 0]]


def test_a_message_names_a_few() -> None:
    assert first_few(["a", "b"]) == "a, b"
    assert first_few([*"abcdefghi"]) == "a, b, c, d, e, f, g, h…"


def tell(code: str, **values: str | int) -> Problem:
    return Problem(code, values)


def test_a_drawn_board_has_headings_and_a_drawing() -> None:
    headings, drawing = split("# a comment\nname: Here\nclue: x\n\n o-o\n", tell)
    found = read_headings(headings, tell, ["clue"])
    assert found["name"].text == "Here"
    assert (found["clue"].number, found["clue"].text) == (3, "x")
    assert marks_among(drawing, "o") == [(1, 1), (3, 1)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("\n# nothing\n", "board-empty"),
        ("title: x\n", "board-heading-unknown"),
        ("name: x\nname: y\n", "board-heading-twice"),
        ("name:\n", "board-name-missing"),
    ],
)
def test_what_is_wrong_with_headings_is_told(text: str, code: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_headings(split(text, tell)[0], tell)
    assert caught.value.problem.code == code


def test_those_who_tie_for_the_highest_roll_roll_again() -> None:
    s = SimpleNamespace(seats=3, turn=0, total=[TO_ROLL] * 3 + [ABSENT])
    assert [roll_for_start(s, total) for total in (9, 4, 9)] == [False] * 3
    assert (s.turn, s.total) == (0, [TO_ROLL, -4, TO_ROLL, ABSENT])
    assert [roll_for_start(s, total) for total in (5, 6)] == [False, True]
    assert s.turn == 2

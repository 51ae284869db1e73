"""Saved games without turns: each move has its time, or none, and a wrong one is told exactly."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludotheque.engine.errors import SavedGameError
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.text import load
from tests.engine.random_play import choices
from tests.fixtures import fixture_games

pytestmark = pytest.mark.usefixtures("full_shelf")
DASH, _, RUSH = fixture_games()


def timed_match(seed: int, moves: int = 30) -> Match:
    random, match = Random(seed), RUSH.match(2, seed)
    at = 0
    for _ in range(moves):
        if match.over:
            break
        at += random.choice((0, 1, 999, 60_000, 12_345))
        match.play(*random.choice(choices(match)), at)
    return match


@pytest.mark.parametrize("seed", range(20))
def test_times_read_back_exactly(seed: int) -> None:
    match = timed_match(seed)
    again = load(match.text())
    assert again.log == match.log
    assert [entry.at for entry in again.log] == [entry.at for entry in match.log]
    assert again.text() == match.text()
    assert load(match.branch(10).text()).log == match.log[:10]


def test_a_person_can_read_the_times() -> None:
    match = RUSH.match(2, board="spill")
    for peg in "cadbe":
        match.play(FATE, f"peg {peg}")
    for seat, move, at in (
        (Seat.A, "ready", 800),
        (Seat.B, "ready", 1500),
        (CLOCK, "go", 4500),
        (Seat.A, "put 1 on c", 7005),
        (Seat.A, "put 2 on a", 7005),
        (Seat.B, "put 5 on e", 61_250),
    ):
        match.play(seat, move, at)
    assert match.text().splitlines()[6:-1] == [
        "fate: peg c, peg a, peg d, peg b, peg e",
        "A: ready @0.800",
        "B: ready @1.500",
        "clock: go @4.500",
        "A: put 1 on c @7.005, put 2 on a",
        "B: put 5 on e @61.250",
    ]


def unsealed(match: Match, *changes: tuple[str, str]) -> str:
    lines = match.text().splitlines()
    text = "\n".join([*lines[:-1], "end: unsealed", ""])
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_saved_game_without_times_is_one_where_nobody_looked_at_the_clock() -> None:
    match = timed_match(3)
    without = re.sub(r" @\d+\.\d+", "", unsealed(match))
    assert "@" not in without
    again = load(without)
    assert [(entry.seat, entry.move) for entry in again.log] == [
        (entry.seat, entry.move) for entry in match.log
    ]
    assert {entry.at for entry in again.log} == {0}


def begun() -> Match:
    match = RUSH.match(2, 1, board="spill")
    for seat, move, at in ((Seat.A, "ready", 5000), (Seat.B, "ready", 8000), (CLOCK, "go", 8000)):
        match.play(seat, move, at)
    return match


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ("@", "saved-no-time"),
        ("@8", "saved-no-time"),
        ("@8.00", "saved-no-time"),
        ("@-8.000", "saved-no-time"),
        ("@٨.000", "saved-no-time"),
        ("@8.000 @9.000", "saved-no-time"),
        ("@99999999.000", "saved-no-time"),
        ("@4.999", "saved-time-back"),
        ("8.000", "saved-bad-move"),
    ],
)
def test_a_wrong_time_is_told_with_its_line(new: str, code: str) -> None:
    text = unsealed(begun(), ("@8.000", new))
    with pytest.raises(SavedGameError) as error:
        load(text)
    problem = error.value.problem
    line = next(at for at, each in enumerate(text.splitlines(), 1) if each.startswith("B: ready"))
    assert (problem.code, problem.values["line"]) == (code, line)
    assert f"{line}" in str(error.value)


def test_an_altered_time_breaks_the_seal() -> None:
    text = begun().text()
    for old, new in (("@8.000", "@9.000"), ("@8.000", ""), ("@5.000", "@4.000")):
        with pytest.raises(SavedGameError) as error:
            load(text.replace(old, new))
        assert error.value.problem.code == "saved-altered"
    whole = text.splitlines()
    for cut in range(1, len(whole)):
        with pytest.raises(SavedGameError):
            load("\n".join(whole[:cut]))


def test_where_there_are_turns_a_time_is_no_part_of_a_move() -> None:
    match = DASH.match(2, 1)
    match.play(Seat.A, "step", 5000)
    assert "@" not in match.text()
    with pytest.raises(SavedGameError) as error:
        load(unsealed(match, ("step", "step @5.000")))
    assert error.value.problem.code == "saved-bad-move"

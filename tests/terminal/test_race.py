"""A game without turns at one keyboard: portions of time, kept by a clock that the test winds."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

import ludotheque
from ludotheque import Seat
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import CLOCK
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.state import State
from ludotheque.terminal.race import AHEAD, Race
from ludotheque.terminal.saving import Shelf
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Chance, SeatAssignment
from tests.tiers import mostly_thorough

SEED = 5
BOTS = ("greedy", "random", "sharp")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end a game asks under what name to save it, and takes the next line typed."""
    monkeypatch.chdir(tmp_path)


class Watch:
    """Every line takes its typist so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.time = seconds, 0.0

    def __call__(self) -> float:
        self.time += self.seconds / 2  # asked before and after each line
        return self.time


def match_of(**options: str | int) -> ludotheque.Match:
    game = ludotheque.game("situation-4")
    return game.match(seats=2, seed=SEED, options=options, board="quick")


def race(
    lines: list[str],
    seconds: float,
    humans: int = 2,
    bot: str = "greedy",
    language: str = "en",
    **options: str | int,
) -> tuple[Race, str]:
    """Plays lines that take so long each; what was played, and what was shown."""
    out = io.StringIO()
    people = frozenset(Seat(number) for number in range(humans))
    with (
        patch("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines))),
        redirect_stdout(out),
    ):
        played = Race(
            match_of(**options), SeatAssignment(people, bot), Screen(), language, Chance(SEED),
            Shelf(), now=Watch(2 * seconds),
        )  # fmt: skip
        played.play()
    return played, out.getvalue()


def pieces(match: ludotheque.Match, side: int, places: str) -> list[str]:
    """How a side lays pieces on some places."""
    tray = list(of_type(State, match.state).tray[side])
    index = of_type(Plan, match.board.plan).index
    return [f"lay {1 + tray.index(index[place])} at {place}" for place in places.split()]


def layers(match: ludotheque.Match) -> str:
    return "".join(entry.seat.word for entry in match.log if str(entry.move).startswith("Lay"))


# ---------------------------------------------------------------- in portions


def test_both_sides_play_in_portions_and_have_the_same_time() -> None:
    """Ten seconds a line: three for the first side, then six for each."""
    match = match_of()
    south = pieces(match, 0, "a1 b1 c1 d1 e1 f1 g1 h1 i1")
    north = pieces(match, 1, "a4 b4 c4 d4 e4 f4")
    played, _ = race(south[:3] + north + south[3:], seconds=10)
    assert layers(played.match) == "AAABBBBBBAAAAAA"
    assert abs(played.used[Seat.A] - played.used[Seat.B]) <= AHEAD


def test_whoever_takes_too_long_gives_the_other_side_as_much() -> None:
    match = match_of()
    south, north = pieces(match, 0, "a1 b1"), pieces(match, 1, "a4 b4 c4")
    played, _ = race([south[0], *north[:2], south[1]], seconds=40)
    assert layers(played.match) == "ABBA"


def test_waiting_ends_a_portion() -> None:
    match = match_of()
    lines = [
        *pieces(match, 0, "a1"),
        "wait",
        *pieces(match, 1, "a4"),
        "wait",
        *pieces(match, 0, "b1"),
    ]
    played, _ = race(lines, seconds=0)
    assert layers(played.match) == "ABA"


@pytest.mark.parametrize("bot", mostly_thorough(BOTS, usually=["greedy"]))
def test_a_bot_gets_to_act_and_is_not_handed_the_clock(bot: str) -> None:
    played, _ = race([*pieces(match_of(), 0, "a1"), "wait", "wait"], seconds=0, humans=1, bot=bot)
    laid = layers(played.match)
    assert laid.startswith("AB")
    assert laid.count("B") >= 2
    assert {entry.seat for entry in played.match.log if str(entry.move) == "Go()"} == {CLOCK}


def test_once_one_has_finished_the_other_plays_to_the_end() -> None:
    played, told = race(["done", *["wait"] * 60, ""], seconds=0, humans=1)
    assert played.match.over
    assert "wins." in told


# ---------------------------------------------------------------- by the clock


def test_a_time_limit_ends_the_game_after_as_much_time_for_each() -> None:
    """Ten minutes for a game in which each side thinks for ten: twenty of sitting there."""
    played, told = race(["place a1"] * 200, seconds=20, minutes=10)
    assert played.match.over
    assert "The time was up." in told
    assert sum(played.used.values()) == pytest.approx(2 * 600, abs=2 * AHEAD)


def test_stillness_ends_the_game_once_a_side_has_finished() -> None:
    lines = [*pieces(match_of(), 0, "a1"), "done", *["place a1"] * 60]
    played, told = race(lines, seconds=20)
    assert played.match.over
    assert "two minutes" in told


def test_times_only_grow_and_the_game_can_be_saved_and_read_again() -> None:
    match = match_of()
    south, north = pieces(match, 0, "a1 b1 c1"), pieces(match, 1, "a4 b4 c4")
    played, _ = race([*south, *north], seconds=12)
    times = [entry.at for entry in played.match.log]
    assert times == sorted(times)
    assert times[-1] > 0
    again = ludotheque.load(played.match.text())
    assert layers(again) == layers(played.match)


# ---------------------------------------------------------------- what is told


def described(text: str) -> Iterator[tuple[str, ...]]:
    for line in text.splitlines():
        words = line.split()
        if len(words) > 4 and words[0].isdecimal() and set("".join(words[1:5])) <= set("+o|"):
            yield tuple(words)


def test_a_tray_is_listed_and_looked_through() -> None:
    _, told = race(["tray", "quit"], seconds=0)
    assert len(list(described(told))) == 40
    _, corners = race(["tray corner", "quit"], seconds=0)
    assert len(list(described(corners))) == 4
    assert all(line[1:5].count("|") == 2 for line in described(corners))
    _, one = race(["tray 17", "quit"], seconds=0)
    assert [line[0] for line in described(one)] == ["17"]


def test_a_place_is_described_as_it_is_printed_and_no_piece_is_named() -> None:
    _, told = race(["place a1", "quit"], seconds=0)
    assert "a1   " in told
    assert re.search(r"Areas: .*\b25\b", told)  # the first of the bottom row


@pytest.mark.parametrize("asked", ["tray", "place a1", "hint"])
def test_nothing_tells_where_a_piece_fits(asked: str) -> None:
    """No line of an answer names a piece together with its place."""
    match = match_of()
    _, told = race([asked, "quit"], seconds=0)
    answer = told.split(f"> {asked}")[1].split("╷ A")[0]
    tray, plan = list(of_type(State, match.state).tray[0]), of_type(Plan, match.board.plan)
    for piece, place in enumerate(tray[: plan.places], start=1):
        assert not re.search(rf"\b{piece}\b.*\b{plan.place_names[place]}\b", answer)


def test_a_piece_that_does_not_fit_is_refused_and_nothing_else_is_told() -> None:
    match = match_of()
    wrong = pieces(match, 0, "b1")[0].replace("b1", "a1")
    played, told = race([wrong, "quit"], seconds=0)
    assert layers(played.match) == ""
    assert "S4-7" in told


def test_the_map_shows_river_sites_bases_and_objectives() -> None:
    _, told = race(["quit"], seconds=0)
    for sign in ("~", "PA", "TA", "PB", "TB", "Re1", "Re2", "Po1", "□"):
        assert sign in told
    _, french = race(["quit"], seconds=0, language="fr")
    assert "Ra1" in french

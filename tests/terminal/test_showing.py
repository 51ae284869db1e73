"""What the drawings show besides the board: counters, notes, open cards; and hints."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Look
from ludotheque.games.close_encounters import view as close_encounters
from ludotheque.games.mission_impossible import view as mission_impossible
from ludotheque.games.pac_man import view as pac_man
from ludotheque.terminal.choosing import ranges
from tests.cli.command import command

EVERY_GAME = pytest.mark.parametrize("game", ludotheque.all_games(), ids=lambda game: game.name)


def look_of(match: ludotheque.Match, **more: bool) -> Look:
    return Look("en", names=dict.fromkeys(match.seats, "somebody"), **more)


def reached(
    match: ludotheque.Match, is_there: Callable[[ludotheque.Match], bool]
) -> ludotheque.Match:
    """The first position of a random game in which something is the case."""
    dice = random.Random(3)
    while not is_there(match):
        seat = min(match.acting)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def table(match: ludotheque.Match, seat: ludotheque.Seat | None = None) -> str:
    return str(match.game.terminal.table(match, seat, look_of(match)).plain)


# ---------------------------------------------------------------- Pac-Man


def has_marble_under_ghost(match: ludotheque.Match) -> bool:
    view = of_type(pac_man.View, match.view())
    return any(ghost in view.marbles for ghost in view.ghosts)


def test_a_marble_under_a_ghost_is_drawn_beside_it() -> None:
    match = ludotheque.game("pac-man").match(seats=2, seed=1)
    board = match.game.terminal.board
    reached(match, has_marble_under_ghost)
    drawn = board(match, None, look_of(match), ()).plain
    assert re.search("∩[12][•◉]", drawn)
    reached(match, lambda match: not has_marble_under_ghost(match))
    assert not re.search("∩[12][•◉]", board(match, None, look_of(match), ()).plain)


def test_marbles_left_are_counted() -> None:
    match = ludotheque.game("pac-man").match(seats=2, seed=1)
    assert "56 white, 4 yellow" in table(match)
    reached(match, lambda match: len(of_type(pac_man.View, match.view()).marbles) == 40)
    kinds = list(of_type(pac_man.View, match.view()).marbles.values())
    assert f"{kinds.count('white')} white, {kinds.count('yellow')} yellow" in table(match)


@pytest.mark.parametrize("name", ["pac-man", "close-encounters"])
def test_quiet_rounds_are_counted_where_they_end_the_game(name: str) -> None:
    match = ludotheque.game(name).match(seats=2, seed=1)
    assert "without" not in table(match)
    s: Any = match.state
    s.quiet = 2 * 40
    assert "40 rounds without" in table(match)


# ---------------------------------------------------------------- Mission Impossible


def test_rounds_are_counted() -> None:
    game = ludotheque.game("mission-impossible")
    for options, told in (({}, "Round 1"), ({"rounds": 10}, "Round 1 of 10")):
        match = game.match(seats=3, seed=1, options=options)
        reached(match, lambda match: of_type(mission_impossible.View, match.view()).phase == "move")
        assert told in table(match).split("\n")


@pytest.mark.parametrize(("language", "told"), [("en", "Round 10 of 10"), ("fr", "Tour 10 sur 10")])
def test_once_all_rounds_are_played_the_last_is_named(language: str, told: str) -> None:
    match = ludotheque.game("mission-impossible").match(seats=3, seed=1, options={"rounds": 10})
    reached(match, lambda match: match.over)
    assert match.outcome is not None
    assert match.outcome.reason == "rounds-played"
    shown = match.game.terminal.table(match, None, Look(language)).plain
    assert shown.split("\n") == [told]


def test_the_notebook_has_the_table_of_clues_and_what_was_read() -> None:
    match = ludotheque.game("mission-impossible").match(seats=3, seed=1)
    reached(
        match,
        lambda match: any(
            card.noted_by for card in of_type(mission_impossible.View, match.view()).cards
        ),
    )
    card = next(
        card for card in of_type(mission_impossible.View, match.view()).cards if card.noted_by
    )
    reader = ludotheque.Seat[card.noted_by[0]]
    notes = match.game.terminal.answer(match, reader, look_of(match), ["notes"]).plain
    says = next(
        each.says
        for each in of_type(mission_impossible.View, match.view(reader)).cards
        if each.square == card.square
    )
    assert "Which clue fits whom" in notes
    report = notes.split("Report card")[1]
    name = "red herring" if says == "red-herring" else str(says).replace("-", " ")
    assert re.search(rf"^{name}.*\b{card.square}\b", report, re.M)
    assert max(len(line) for line in notes.split("\n")) <= 80


def test_a_notebook_says_nothing_that_its_reader_does_not_know() -> None:
    match = ludotheque.game("mission-impossible").match(seats=3, seed=1)
    reached(match, lambda match: of_type(mission_impossible.View, match.view()).phase == "move")
    for seat in match.seats:
        notes = match.game.terminal.answer(match, seat, look_of(match), ["notes"]).plain
        report = notes.split("Report card")[1].split("Who can")[0]
        others = {
            card.square
            for card in of_type(mission_impossible.View, match.view()).cards
            if card.owner != seat.word
        }
        assert not others & set(report.split())


# ---------------------------------------------------------------- open cards


def test_at_the_end_all_circles_are_open() -> None:
    match = ludotheque.game("close-encounters").match(seats=2, seed=1)
    play_out_of_turn(match)
    drawn = match.game.terminal.board(match, match.seats[0], look_of(match), ()).plain
    for seat, card in of_type(close_encounters.View, match.revealed()).cards.items():
        assert f"{seat} ({' '.join(str(circle.number) for circle in card)})" in table(match)
        for circle in card:
            assert re.search(rf"\( ?{circle.number}\b|\(\s*{circle.number}", drawn)


def play_out_of_turn(match: ludotheque.Match) -> None:
    dice = random.Random(1)
    while not match.over:
        seat = min(match.acting)
        match.play(seat, dice.choice(match.legal(seat)))


def test_at_the_end_all_cards_are_open() -> None:
    match = ludotheque.game("mission-impossible").match(seats=3, seed=1, options={"rounds": 10})
    play_out_of_turn(match)
    opened = match.game.terminal.opened(match, look_of(match)).plain
    cards = of_type(mission_impossible.View, match.revealed()).cards
    assert len(cards) == 15
    assert {card.square for card in cards} <= set(opened.split())


@pytest.mark.parametrize("name", ["close-encounters", "mission-impossible"])
def test_a_replay_of_a_finished_game_shows_what_was_secret(tmp_path: Path, name: str) -> None:
    match = ludotheque.game(name).match(
        seats=3, seed=1, options={"rounds": 10} if name == "mission-impossible" else {}
    )
    halfway = None
    dice = random.Random(1)
    while not match.over:
        seat = min(match.acting)
        match.play(seat, dice.choice(match.legal(seat)))
        if halfway is None and len(match.log) > 30:
            halfway = match.text()
    assert halfway is not None
    secret = {"close-encounters": r"circles \d+|\( ?\d+", "mission-impossible": "and hunts the"}[
        name
    ]
    file = tmp_path / "over.txt"
    file.write_text(match.text(), encoding="utf-8")
    assert re.search(secret, command("replay", str(file)).out)
    unfinished = tmp_path / "unfinished.txt"
    unfinished.write_text(halfway, encoding="utf-8")
    assert not re.search(secret, command("replay", str(unfinished)).out)


# ---------------------------------------------------------------- hints


@EVERY_GAME
@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_is_given_in_words_and_nothing_is_played(
    game: ludotheque.Game, language: str, word: str
) -> None:
    table = ("play", game.name, "--seed", "3", "--humans", "1", "--lang", language)
    result = command(*table, typed=f"{word}\nquit\n")
    assert result.code == 0, result.err
    told = result.out.split(f"> {word}")[1]
    assert "hint-" not in told
    assert len(told.split("\n")[1].split()) > 3


def test_numbers_in_a_row_are_drawn_together() -> None:
    assert ranges(["1", "2", "3", "7", "9", "10"]) == ["1–3", "7", "9–10"]
    assert ranges(["b10", "b9", "a1"]) == ["a1", "b9", "b10"]

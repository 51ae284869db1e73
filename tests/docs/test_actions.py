"""The tables of actions in `docs/research.md` are what the games' numbers stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ludotheque
from ludotheque import Seat
from ludotheque.engine.game import Game

from .test_glossary import ROOT

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SECTION = TEXT.split("\n## Actions\n")[1].split("\n## ")[0]
ROW = re.compile(r"^\| (\d+)(?:–(\d+))? \| (unused|`.+?`(?: … `.+?`)?) \|", re.MULTILINE)
EVERY_GAME = pytest.mark.parametrize("game", ludotheque.all_games(), ids=lambda game: game.name)


def table(game: Game) -> str:
    return SECTION.split(f"\n### {game.name}: actions\n")[1].split("\n### ")[0]


def rows(game: Game) -> Iterator[tuple[int, int, list[str]]]:
    """The first and the last number of each row, and how these are written, if at all."""
    for first, last, notation in ROW.findall(table(game)):
        yield int(first), int(last or first), re.findall(r"`(.+?)`", notation)


def name_of(match: ludotheque.Match, number: int) -> str:
    """In notation, without the number that a piece of Situation 4 has in its tray."""
    text = match.game.notation.write(match.move_of(Seat.A, number))
    return re.sub(r"^lay \d+ at ", "lay … at ", text)


def new_match(game: Game) -> ludotheque.Match:
    return game.match(seats=max(game.about.seats), seed=1)


@EVERY_GAME
def test_the_rows_cover_every_number_once(game: Game) -> None:
    named = f"Board `{game.about.boards[0]}`, of {game.action_count} numbers:"
    assert named in table(game)
    numbers = [n for first, last, _ in rows(game) for n in range(first, last + 1)]
    assert numbers == list(range(game.action_count))


@EVERY_GAME
def test_the_first_and_the_last_number_of_a_row_are_written_so(game: Game) -> None:
    match = new_match(game)
    for first, last, notation in rows(game):
        if notation:
            ends = [first] if first == last else [first, last]
            assert [name_of(match, number) for number in ends] == notation
            kinds = {type(match.move_of(Seat.A, number)) for number in range(first, last + 1)}
            assert len(kinds) == 1


@EVERY_GAME
def test_a_number_that_is_unused_stands_for_nothing(game: Game) -> None:
    match = new_match(game)
    for first, last, notation in rows(game):
        for number in range(first, last + 1) if not notation else ():
            with pytest.raises(ludotheque.LudothequeError):
                match.move_of(Seat.A, number)


@EVERY_GAME
def test_spaces_are_in_reading_order_and_have_names(game: Game) -> None:
    for board in game.about.boards:
        plan: object = game.laid_out(board).plan
        spots = getattr(plan, "spots", None)
        names = list(getattr(plan, "place_names", ())) or [spot.name for spot in spots or ()]
        assert names == list(getattr(plan, "index"))  # noqa: B009
        if spots is not None:
            assert list(spots) == sorted(spots, key=lambda spot: (spot.row, spot.column))


def test_the_example() -> None:
    [example] = re.findall(r"^```python\n(.*?)^```$", SECTION, re.M | re.S)
    names: dict[str, object] = {}
    exec(example, names)
    assert [names[name] for name in ("number", "text", "first", "index")] == [
        *(3, "pac-man 4", "c11", 0)
    ]


def test_a_piece_that_does_not_fit_is_always_refused() -> None:
    match = new_match(ludotheque.game("situation-4"))
    for action in ("ready", "ready", "go"):
        match.play(min(match.acting), action)
    for place in range(84):
        assert match.why_not(Seat.A, match.move_of(Seat.A, 160 + place)) is not None
        with pytest.raises(ludotheque.Refused):
            match.play_action(Seat.A, 160 + place)


def test_the_numbers_of_fitting_found() -> None:
    env = ludotheque.batch("situation-4", games=1, seats=2, task="fitting-found")
    count = env.spec.action_count
    assert f"{env.game.action_count} + 84 · 84 = {count:,}" in TEXT

"""`board check` and `board draw`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludotheque
from tests.cli.command import command, process

SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.fixture
def drawing() -> str:
    return ludotheque.game("pac-man").board_text("european")


@pytest.mark.parametrize("more", [(), ("--game", "pac-man")])
def test_a_good_board_is_said_to_be_good(
    tmp_path: Path, drawing: str, more: tuple[str, ...]
) -> None:
    file = tmp_path / "good.txt"
    file.write_text(drawing)
    result = command("board", "check", str(file), *more)
    assert result.code == 0
    assert "good board" in result.out
    assert "Pac-Man" in result.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_problem_of_a_board_is_told_a_line_each(
    tmp_path: Path, drawing: str, language: str
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(drawing.replace("@", "o"))
    result = command("board", "check", str(file), "--lang", language)
    assert result.code == 1
    lines = result.out.splitlines()
    assert len(lines) == len(set(lines)) >= 5  # the whole board, and each of its quarters
    assert all(line.endswith(".") for line in lines)


def test_a_board_that_cannot_be_read_says_where(tmp_path: Path, drawing: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(drawing.replace("G", "Z"))
    result = command("board", "check", str(file), "--game", "pac-man")
    assert result.code == 1
    assert "“Z”" in result.out


@pytest.mark.parametrize("given", ["european", "file"])
def test_a_board_is_drawn_on_the_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawing: str, given: str
) -> None:
    (tmp_path / "file").write_text(drawing)
    monkeypatch.chdir(tmp_path)
    assert ElementTree.fromstring(command("board", "draw", given).out).tag == SVG


def test_a_board_is_drawn_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = command("board", "draw", "american", "-o", str(file), "--lang", "fr")
    assert result.code == 0
    assert result.out == ""
    assert str(file) in result.sentence
    assert ElementTree.parse(file).getroot().tag == SVG


@pytest.mark.parametrize("game", ludotheque.all_games(), ids=lambda game: game.name)
def test_a_board_is_drawn_the_same_each_time(game: ludotheque.Game) -> None:
    """Sets have another order in every process, and a picture must not show it."""
    drawing = "board", "draw", game.about.boards[0], "--game", game.name
    one, other = (process(*drawing, PYTHONHASHSEED=seed).out for seed in ("1", "2"))
    assert ElementTree.fromstring(one).tag == SVG
    assert one == other

"""A new game: its skeleton runs as it is written, under any name."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludotheque.conformance import LAWS
from tests.engine.test_contract import installed

from .command import SOURCES, command


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """The package of a new game, as if it had been installed."""
    done = command("new", "moon-race", "--folder", str(tmp_path / "made"))
    assert done.code == 0, done.err
    project = tomllib.loads((tmp_path / "made" / "pyproject.toml").read_text(encoding="utf-8"))
    announced = project["project"]["entry-points"]["ludotheque.games"]
    assert announced == {"moon-race": "moon_race"}
    folder = tmp_path / "made" / "src"
    installed(folder, "moon-race", announced["moon-race"])
    return folder


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        env=os.environ | {"PYTHONPATH": f"{folder}:{SOURCES}", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_keeps_every_law(written: Path) -> None:
    said = run(written, "conformance", "moon-race")
    assert said.count("✓") == len(LAWS)
    assert "✗" not in said


def test_a_new_game_plays_itself_in_the_terminal(written: Path) -> None:
    said = run(written, "play", "moon-race", "--humans", "0", "--fast", "--seed", "3")
    assert "The last square has been reached. (MR-W)" in said


def test_nothing_of_the_skeleton_is_left_in_it(written: Path) -> None:
    for path in sorted((written / "moon_race").rglob("*.*")):
        text = path.read_text(encoding="utf-8").lower()
        assert "skeleton" not in text
        assert "squelette" not in text
        assert "sk-" not in text


@pytest.mark.parametrize("name", ["Moon", "moon_race", "-moon", "moon--race", "../moon", "1moon"])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    done = command("new", "--folder", str(tmp_path / "made"), "--", name)
    assert done.code != 0
    assert "cannot be a game’s name" in done.sentence
    assert not (tmp_path / "made").exists()


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    done = command("new", "moon", "--folder", str(tmp_path))
    assert done.code != 0
    assert "exists already" in done.sentence
    assert list(tmp_path.iterdir()) == []

"""What the house in the browser loads: which files, and what is said where one cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.engine.registry import all_games
from tools import browser_package
from tools.browser_package import PACKAGE, fill, main, sources
from tools.page import PageError


def names() -> set[str]:
    return {path.relative_to(PACKAGE).as_posix() for path in sources()}


def test_every_game_is_there_with_its_boards_and_words() -> None:
    for game in all_games():
        folder = f"games/{game.folder.name}"
        boards = {f"{folder}/boards/{name}.txt" for name in game.about.boards}
        assert {f"{folder}/rules.py", f"{folder}/words/fr.ftl", *boards} <= names()


def test_nothing_is_there_that_a_browser_has_no_use_for() -> None:
    rooms = {name.split("/")[0] for name in names()}
    assert not rooms & {"server", "cli", "lab", "envs", "terminal", "conformance", "skeleton"}
    assert not names() & {"tables/sqlite_store.py", "bots/workshop.py", "words/fr.ftl"}
    assert not any("__pycache__" in name for name in names())


def test_a_package_that_is_missing_is_told_of_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser_package, "PYODIDE", tmp_path / "nowhere")
    with pytest.raises(PageError, match=r"^Pyodide is missing: “make setup” fetches it\.$"):
        fill(tmp_path / "made")


def test_a_wheel_that_is_not_the_one_in_the_lock_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "browser.lock"
    lock.write_text(f"msgspec==0.22.0 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    monkeypatch.setattr(browser_package, "LOCK", lock)
    with pytest.raises(PageError, match=r"^msgspec’s wheel for Pyodide could not be fetched: "):
        fill(tmp_path / "made")
    assert not list((tmp_path / "made").glob("*.whl"))


def test_it_fills_one_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["here", "there"]) == 2
    assert "FOLDER" in capsys.readouterr().err

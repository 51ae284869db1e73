"""`rules`: the rulebook on the terminal."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import ludotheque
from ludotheque import words
from ludotheque.engine.game import Game
from ludotheque.terminal.rulebook import clause_text
from ludotheque.words import say
from tests.cli.command import command

GAME = ludotheque.game("pac-man")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_has_every_clause_and_option(language: str) -> None:
    told = command("rules", "pac-man", "--lang", language).out
    lines = told.splitlines()
    for clause in GAME.clauses:
        assert any(line.startswith(f"{clause}  ") for line in lines), clause
    for option in GAME.about.options:
        assert any(line.startswith(option.name) for line in lines)
        assert all(any(line.startswith(f"  {value}") for line in lines) for value in option.values)


@pytest.mark.parametrize("asked", ["PM-8a", "pm-8A", "8a"])
def test_a_single_clause_can_be_asked_for(asked: str) -> None:
    told = command("rules", "pac-man", asked).out
    assert told.startswith("PM-8a  ")
    assert "PM-9" not in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_our_rulings_stand_apart_with_a_sign_that_the_book_explains(language: str) -> None:
    sign = f"[{say(language, 'rulebook-ruling')}]"
    told = command("rules", "pac-man", "8a", "--lang", language).out.splitlines()
    (ruling,) = (number for number, line in enumerate(told) if line.startswith(sign))
    assert 1 < ruling < len(told)  # after the title and what the sheet says
    assert sign not in command("rules", "pac-man", "13", "--lang", language).out
    head, _, _ = command("rules", "pac-man", "--lang", language).out.partition("PM-O")
    assert sign in head


def test_a_clause_of_which_the_sheet_says_nothing_is_all_ruling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tacit" / "words"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("TA-1 =\n    .title = The aim\n    .ruling = Win.\n")
    monkeypatch.setattr(words, "GAMES", tmp_path)
    game = cast(Game, SimpleNamespace(name="tacit"))
    assert say("en", "TA-1", game="tacit") == ""
    assert clause_text(game, "TA-1", "en").plain == "TA-1  The aim\n[Our ruling] Win."


def test_the_languages_differ() -> None:
    english, french = (command("rules", "pac-man", "--lang", each).out for each in ("en", "fr"))
    assert english != french

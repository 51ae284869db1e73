"""`rules`: the rulebook on the terminal."""

from __future__ import annotations

import pytest

import ludotheque
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


def test_the_languages_differ() -> None:
    english, french = (command("rules", "pac-man", "--lang", each).out for each in ("en", "fr"))
    assert english != french

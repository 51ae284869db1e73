"""In which language the command line speaks."""

from __future__ import annotations

import pytest

from ludotheque.cli.labels import LABELS
from ludotheque.cli.language import asked_for, of_environment
from tests.cli.command import command

FRENCH, ENGLISH = "Aucun jeu", "There is no game"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fruits"}, "en"),
    ],
)
def test_the_environment_has_a_language(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], ""),
        (["--lang", "fr", "play"], "fr"),
        (["play", "--lang=en"], "en"),
        (["--lang", "fr", "play", "--lang", "en"], "en"),
        (["--lang", "de"], ""),
        (["--lang"], ""),
        (["--", "--lang", "fr"], ""),
    ],
)
def test_a_language_can_be_asked_for(arguments: list[str], language: str) -> None:
    assert asked_for(arguments) == language


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "nothing"), ENGLISH),
        (("rules", "nothing", "--lang", "fr"), FRENCH),
        (("--lang", "fr", "rules", "nothing"), FRENCH),
        (("--lang", "fr", "rules", "nothing", "--lang", "en"), ENGLISH),
    ],
)
def test_the_option_stands_before_or_after_the_command(
    arguments: tuple[str, ...], words: str
) -> None:
    assert command(*arguments).sentence.startswith(words)


def test_the_environment_decides_where_nobody_asks() -> None:
    assert command("rules", "nothing", LC_ALL="fr_FR.UTF-8").sentence.startswith(FRENCH)


def test_a_language_that_nobody_speaks_is_refused() -> None:
    refused = command("rules", "pac-man", "--lang", "de")
    assert refused.code == 2
    assert "de" in refused.sentence
    assert "en, fr" in refused.sentence


def test_a_sub_command_takes_the_language_in_the_middle_too() -> None:
    refused = command("board", "--lang", "fr", "check", "nowhere.txt")
    assert refused.sentence.startswith("Impossible de lire")


def test_the_labels_are_the_same_in_both_languages() -> None:
    assert LABELS["en"].keys() == LABELS["fr"].keys()

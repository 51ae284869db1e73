"""`verify`: what was checked, in words or as JSON, and an exit status that can be trusted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.engine.notes import written
from ludotheque.engine.text import load
from tests.cli.command import command, process
from tests.tables.sealed import (
    FINGERPRINT,
    KINDS,
    NAME,
    SealedGame,
    a_finished,
    finished,
    resealed,
    unfinished,
)


def saved(folder: Path, text: str) -> str:
    file = folder / "game.txt"
    file.write_bytes(text.encode())
    return str(file)


@pytest.mark.parametrize("kind", KINDS)
def test_a_fair_game_is_proven_with_a_list_of_what_was_checked(kind: str, tmp_path: Path) -> None:
    result = command("verify", saved(tmp_path, finished(kind)), "--key", FINGERPRINT)
    title, *lines, verdict = result.out.splitlines()
    assert result.code == 0, result.out
    assert title.endswith(f"table {NAME}")
    assert len(lines) == 9
    assert all(line.startswith("✓ ") for line in lines)
    assert verdict == "Nothing is wrong, and the game is signed."


@pytest.mark.parametrize("kind", KINDS)
def test_notes_prove_a_game(kind: str, tmp_path: Path) -> None:
    notes = noted(tmp_path, a_finished(kind))
    result = command("verify", saved(tmp_path, finished(kind)), "--notes", notes)
    assert result.code == 0, result.out
    assert result.out.splitlines()[-1].startswith("Proven by the notes")
    others = "close-encounters" if kind != "close-encounters" else "pac-man"
    foreign = noted(tmp_path, a_finished(others))
    result = command("verify", saved(tmp_path, finished(kind)), "--notes", foreign)
    assert result.code == 1
    assert result.out.splitlines()[-1] == "Not as promised: see above."


def noted(folder: Path, game: SealedGame) -> str:
    file = folder / "notes.txt"
    file.write_text(written(game.notes), encoding="utf-8")
    return str(file)


def test_a_game_that_nobody_vouches_for_does_not_pass(tmp_path: Path) -> None:
    """Everything in the file fits; but whoever wrote it can have made up all of it."""
    for text in (finished("pac-man"), resealed(finished("pac-man").splitlines())):
        result = command("verify", saved(tmp_path, text))
        assert result.code == 1
        assert "✗" not in result.out
        assert "anybody could have written this file" in result.out
    forged = saved(tmp_path, resealed(finished("pac-man").splitlines()))
    assert command("verify", forged, "--key", FINGERPRINT).code == 1
    assert command("verify", saved(tmp_path, finished("pac-man")), "--key", "0" * 32).code == 1


def test_notes_that_are_none_are_said_to_be_none(tmp_path: Path) -> None:
    game = saved(tmp_path, finished("pac-man"))
    notes = tmp_path / "notes.txt"
    notes.write_text("Dear diary\n", encoding="utf-8")
    assert "no notes of a game" in command("verify", game, "--notes", str(notes)).sentence
    missing = command("verify", game, "--notes", str(tmp_path / "nothing.txt"))
    assert "there is no such file" in missing.sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "draws were worked out again from the secret"),
        ("fr", "tirages ont été recalculés à partir du secret"),
    ],
)
def test_it_speaks_both_languages(language: str, words: str, tmp_path: Path) -> None:
    file = saved(tmp_path, finished("mission-impossible"))
    assert words in command("verify", file, "--lang", language).out


def test_json_says_the_same(tmp_path: Path) -> None:
    file = saved(tmp_path, finished("close-encounters"))
    result = command("verify", file, "--key", FINGERPRINT, "--json")
    report = json.loads(result.out)
    assert (result.code, report["verdict"], report["table"]) == (0, "signed", NAME)
    assert report["key"] == FINGERPRINT
    assert report["game"] == "close-encounters"
    assert {check["ok"] for check in report["checks"]} == {True}


def test_a_changed_game_is_refused_and_says_where(tmp_path: Path) -> None:
    text = finished("pac-man").replace("\nmoves:\n", "\nmoves:\n\n", 1)
    result = command("verify", saved(tmp_path, text))
    assert result.code == 1
    first, last = result.out.splitlines()[-2:]
    assert first.startswith("✗ The saved game should have")
    assert last == "Not as promised: see above."
    assert command("verify", saved(tmp_path, finished("pac-man") + "\n")).code == 1


def test_what_refuses_a_move_is_said_in_the_same_language(tmp_path: Path) -> None:
    lines = load(finished("pac-man")).text().splitlines()
    at = lines.index("moves:")
    text = "\n".join([*lines[: at + 1], "fate: 6-6", "A: pac-man 5", "end: unsealed", ""])
    english, french = (
        command("verify", saved(tmp_path, text), "--lang", language).out
        for language in ("en", "fr")
    )
    assert "is no move" in english or "is refused by" in english
    assert "n’est pas un coup" in french or "est refusé par" in french
    assert not any(word in french for word in (" the ", " is "))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (unfinished("pac-man"), "So far nothing is wrong"),
        (load(finished("pac-man")).text(), "nothing is proven about the dice"),
    ],
    ids=["unfinished", "unsealed"],
)
def test_what_is_not_proven_does_not_pass(text: str, words: str, tmp_path: Path) -> None:
    result = command("verify", saved(tmp_path, text))
    assert result.code == 1
    assert "✗" not in result.out
    assert words in result.out


def test_signs_are_plain_where_the_output_is(tmp_path: Path) -> None:
    file = saved(tmp_path, finished("situation-4"))
    key = "--key", FINGERPRINT
    result = process("verify", file, *key, PYTHONIOENCODING="ascii:replace", PYTHONUTF8="0")
    assert result.code == 0
    assert "\nok The file is whole" in result.out


def test_a_file_that_is_none_is_said_to_be_none(tmp_path: Path) -> None:
    assert "there is no such file" in command("verify", str(tmp_path / "nothing.txt")).sentence
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe\x00")
    result = command("verify", str(noise))
    assert (result.code, result.out.splitlines()[0]) == (
        1,
        "✗ The file is no text: byte 1 cannot be read.",
    )
    assert command("verify", saved(tmp_path, "Dear diary\n")).code == 1
    assert command("verify", saved(tmp_path, "")).code == 1

"""What the server's side and the page's side both test: one game, and the notes of it."""

from __future__ import annotations

import json

from ludotheque.engine.notes import read_notes, written
from ludotheque.engine.verify import verify
from tests.tables.noted import FILE, noted


def test_the_game_that_the_page_tests_is_what_comes_out() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == noted(), (
        "write it anew: python -m tests.tables.noted"
    )


def test_the_notes_that_the_page_writes_of_it_are_read_and_fit_the_game() -> None:
    """But for B, who had committed to a number and told none, they would prove it."""
    game = json.loads(FILE.read_text(encoding="utf-8"))
    notes = read_notes(game["notes"].encode())
    assert written(notes) == game["notes"]
    report = verify(game["saved"].encode(), notes)
    assert report.verdict == "signed", [check for check in report.checks if not check.ok]
    assert [check.code for check in report.checks if not check.known] == ["verify-left-out"]

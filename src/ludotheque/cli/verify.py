"""`verify`: whether a saved game is what it says, and its dice as fair as they were promised."""

from __future__ import annotations

import sys

import msgspec

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.notes import read_notes
from ludotheque.engine.verify import Check, Verification, verify
from ludotheque.terminal.files import read_bytes
from ludotheque.words import say

from .language import spoken
from .reporting import sentence

SIGNS = {True: "✓", False: "✗", None: "–"}
PLAIN_SIGNS = {True: "ok", False: "WRONG", None: "--"}


def verify_saved_game(file: str, notes: str, key: str, as_json: bool) -> bool:
    """Tells all that was checked; whether the game is over, and shown to be what was asked for."""
    report = verify(read_bytes(file), read_notes(read_bytes(notes)) if notes else None, key)
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        tell(report)
    return is_shown(report, bool(notes), bool(key))


def is_shown(report: Verification, by_notes: bool, by_key: bool) -> bool:
    """Notes must prove the game; a key alone must have signed it. Without either, nothing does."""
    if by_notes:
        return report.verdict == "proven"
    return by_key and report.verdict == "signed"


def tell(report: Verification) -> None:
    if report.game:
        print(title(report))
    for check in report.checks:
        print(f"{sign(check)} {said(check)}")
    print(say(spoken(), f"verdict-{report.verdict}"))


def title(report: Verification) -> str:
    game = say(spoken(), "game-title", game=report.game)
    if not report.table:
        return say(spoken(), "verify-title-unsealed", {"game": game})
    return say(spoken(), "verify-title", {"game": game, "table": report.table})


def said(check: Check) -> str:
    return sentence(as_error(check))


def as_error(check: Check) -> LudothequeError:
    """What was found, as all that can go wrong is told."""
    error = LudothequeError(Problem(check.code, check.values, check.game))
    error.__cause__ = as_error(check.cause) if check.cause else None
    return error


def sign(check: Check) -> str:
    fancy = (sys.stdout.encoding or "utf-8").lower().startswith("utf")
    return (SIGNS if fancy else PLAIN_SIGNS)[check.ok if check.known else None]

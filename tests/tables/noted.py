"""A sealed game with all that a page notes of it, as one file: the page's tests read the same.

Run as a program, it writes the file anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.api.routes.fairness import Fair, looked_through
from ludotheque.engine.notes import written
from ludotheque.engine.seats import Seat
from ludotheque.tables import messages
from tests.tables.sealed import A_WHILE, FINGERPRINT, SealedGame

FILE = Path(__file__).resolve().parents[1] / "fixtures" / "noted.json"


def a_game() -> SealedGame:
    """Two people: a choice taken back, and a second round in which one of them comes too late."""
    here = SealedGame("close-encounters", 2).sit(Seat.A, Seat.B)
    here.choose_again()
    here.play(6)
    here.shake(Seat.B, Seat.A, silent=(Seat.B,))
    here.play(12)
    here.take(here.table.resign(Seat.B))
    return here.reveal()


def noted() -> Any:
    """All of it, as JSON has it."""
    here = a_game()
    table, text = here.table, here.saved()
    told = [
        messages.EntryShown(seq, A_WHILE * seq, messages.entry_for(table.match, entry, frozenset()))
        for seq, entry in enumerate(here.log, 1)
    ]
    fair = Fair(messages.fairness_of(table), {}, *looked_through(text, FINGERPRINT))
    return msgspec.to_builtins(
        {"fair": fair, "told": told, "saved": text, "notes": written(here.notes)}
    )


if __name__ == "__main__":
    FILE.write_text(json.dumps(noted(), indent=1) + "\n", encoding="utf-8")

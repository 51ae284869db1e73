"""Where a game goes when it is saved from the terminal: never over somebody else's file."""

from __future__ import annotations

from pathlib import Path

from ludotheque.engine.match import Match
from ludotheque.engine.saving import NOBODY, Players

from .files import write_text


class Shelf:
    """Writes a game to files, and remembers which of them are its own."""

    def __init__(self, *own: str) -> None:
        self.own = {Path(path).absolute() for path in own}
        self.saved_at = -1  # the length of the log when it was last saved

    def save(self, match: Match, name: str, players: Players = NOBODY) -> None:
        path = Path(name).absolute()
        write_text(name, match.text(players), fresh=path not in self.own)
        self.own.add(path)
        self.saved_at = len(match.log)

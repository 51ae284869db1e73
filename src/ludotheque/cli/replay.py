"""`replay`: a saved game told in words, with its board at the end or after every move."""

from __future__ import annotations

from ludotheque.engine.match import Match
from ludotheque.engine.text import load
from ludotheque.terminal.files import read_text
from ludotheque.terminal.replay import Replay
from ludotheque.terminal.screen import Screen

from .language import spoken


def tell_saved_game(file: str, step: bool) -> None:
    match: Match = load(read_text(file))
    Replay(match, Screen(), spoken()).tell(step)

"""`replay`: a saved game told in words, with its board at the end or after every move."""

from __future__ import annotations

from ludotheque.engine.text import load_saved
from ludotheque.terminal.files import read_text
from ludotheque.terminal.replay_viewer import ReplayViewer
from ludotheque.terminal.screen import Screen

from .language import spoken


def tell_saved_game(file: str, step: bool) -> None:
    saved = load_saved(read_text(file))
    ReplayViewer(saved.match, Screen(), spoken(), saved.players).tell(step)

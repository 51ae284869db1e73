"""Minds that are made ready in the background, so that nobody waits for a compiler.

Whoever asks for a mind before it is ready is told that there is none, and plays simply for now.
"""

from __future__ import annotations

import logging
import os
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from ludotheque.engine import compile
from ludotheque.engine.game import Game

from .foresight import Foresight, foresight

if TYPE_CHECKING:
    from .search import Searcher

log = logging.getLogger(__name__)

LEAST_URGENT = 19
MARK = "minds-are-ready"


class Minds:
    """One mind for each game that was wished for; made ready one after the other."""

    def __init__(self) -> None:
        self._wished: list[Game] = []  # the most urgent first
        self._ready: dict[str, Searcher] = {}
        self._failed: set[str] = set()
        self._making = ""
        self._change = threading.Condition()
        self._maker: threading.Thread | None = None

    def wish(self, game: Game) -> None:
        """Makes a game's mind ready before those of all others, unless it is ready."""
        with self._change:
            if game.package in self._ready.keys() | self._failed | {self._making}:
                return
            others = [each for each in self._wished if each.package != game.package]
            self._wished = [game, *others]
            if self._maker is None:
                self._maker = threading.Thread(target=self._make, daemon=True)
                self._maker.start()

    def ready(self, game: Game) -> Searcher | None:
        return self._ready.get(game.package)

    def wait(self, game: Game, seconds: float | None = None) -> Searcher | None:
        """The mind, as soon as it is ready; none if it cannot be made, or not within this time."""
        self.wish(game)
        with self._change:
            self._change.wait_for(lambda: self._is_settled(game), seconds)
        return self.ready(game)

    def _is_settled(self, game: Game) -> bool:
        return game.package in self._ready.keys() | self._failed

    def _make(self) -> None:
        give_way()
        while True:
            with self._change:
                if not self._wished:
                    self._maker = None
                    return
                game = self._wished.pop(0)
                self._making = game.package
            made = prepared(game)
            with self._change:
                if made is None:
                    self._failed.add(game.package)
                else:
                    self._ready[game.package] = made
                self._making = ""
                self._change.notify_all()


def prepared(game: Game) -> Searcher | None:
    """A mind that has thought once already, so that its next thought is quick."""
    from .search import Searcher

    try:
        mind = Searcher(game)
        mind.prepare()
    except Exception:  # without a compiler there is still the interpreter
        log.warning("%s cannot be compiled: its bots play simply.", game.name, exc_info=True)
        return None
    set_mark(game)
    return mind


def give_way() -> None:
    """Everything else goes first, where the system lets a thread be less urgent than others.

    Unless somebody waits for it.
    """
    if hasattr(os, "setpriority") and foresight() == Foresight.WHEN_READY:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST_URGENT)


def set_mark(game: Game) -> None:
    folder = compile.cache_folder(game)
    if folder is not None:
        with suppress(OSError):
            (folder / MARK).touch()


def is_prepared(game: Game) -> bool:
    """Whether all that its mind needs has been compiled before, and kept."""
    folder = compile.cache_folder(game)
    return folder is not None and (folder / MARK).exists()

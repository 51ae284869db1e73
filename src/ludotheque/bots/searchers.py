"""Compiles the search of each game in the background, so that nobody waits for a compiler.

Before a game's searcher is ready there is none, and its bots play simply.
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
MARK = "search-is-compiled"


class Searchers:
    """A searcher for each game that was requested; they are made ready one after the other."""

    def __init__(self) -> None:
        self._requested: list[Game] = []  # the most urgent first
        self._ready: dict[str, Searcher] = {}
        self._failed: set[str] = set()
        self._making = ""
        self._change = threading.Condition()
        self._maker: threading.Thread | None = None

    def request(self, game: Game) -> None:
        """Makes a game's searcher ready before those of all others, unless it is ready."""
        with self._change:
            if game.package in self._ready.keys() | self._failed | {self._making}:
                return
            others = [each for each in self._requested if each.package != game.package]
            self._requested = [game, *others]
            if self._maker is None:
                self._maker = threading.Thread(target=self._make, daemon=True)
                self._maker.start()

    def ready(self, game: Game) -> Searcher | None:
        return self._ready.get(game.package)

    def wait(self, game: Game, seconds: float | None = None) -> Searcher | None:
        """The searcher, once it is ready; none if it cannot be made, or not within this time."""
        self.request(game)
        with self._change:
            self._change.wait_for(lambda: self._is_settled(game), seconds)
        return self.ready(game)

    def _is_settled(self, game: Game) -> bool:
        return game.package in self._ready.keys() | self._failed

    def _make(self) -> None:
        lower_priority()
        while True:
            with self._change:
                if not self._requested:
                    self._maker = None
                    return
                game = self._requested.pop(0)
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
    """A searcher that has searched once, so that everything is compiled."""
    from .search import Searcher

    try:
        searcher = Searcher(game)
        searcher.prepare()
    except Exception:  # without a compiler there is still the interpreter
        log.warning("%s cannot be compiled: its bots play simply.", game.name, exc_info=True)
        return None
    mark_prepared(game)
    return searcher


def lower_priority() -> None:
    """Lets everything else go first, unless somebody waits, where threads can have priorities."""
    if hasattr(os, "setpriority") and foresight() == Foresight.WHEN_READY:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST_URGENT)


def mark_prepared(game: Game) -> None:
    folder = compile.cache_folder(game)
    if folder is not None:
        with suppress(OSError):
            (folder / MARK).touch()


def is_prepared(game: Game) -> bool:
    """Whether the search has been compiled before, and is in the cache."""
    folder = compile.cache_folder(game)
    return folder is not None and (folder / MARK).exists()

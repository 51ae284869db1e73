"""The modules in which a game's own tests and cases stand."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludotheque.engine.game import Game


def module_of(game: Game, name: str) -> Any:
    """`tests/rules/<game>/<name>.py`"""
    return import_module(f"tests.rules.{game.folder.name}.{name}")
